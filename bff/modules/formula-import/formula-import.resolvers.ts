import type { FormulaSheetRow } from '../../../domain/formula-import/formulaRow.ts';
import { viewerOf, type Context } from '../../context.ts';
import { parseInput } from '../../input.ts';
import type { FormulaImport, Resolvers, StartFormulaImportInput } from '../../resolvers.generated.ts';
import { applyFormulaImportInput, formulaImportQuery, startFormulaImportInput } from './formula-import.input.ts';
import type { SheetContents } from '../../spreadsheets/sheetTask.ts';
import { inciNameProblems, nameProblemText } from '../sheet/inciNames.ts';
import { importTables } from '../sheet/sheet.service.ts';
import { applyFormulaImport, fetchFormulaImport, keepFile, startFormulaImport } from './formula-import.rest.ts';

/**
 * Reads the file, has the rows of each table matched, and keeps the file with each import, from which the formula takes
 * it over.
 */
function start(input: StartFormulaImportInput, context: Context): Promise<[FormulaImport, ...FormulaImport[]]> {
  const { fileName, companyId, ...chosen } = parseInput(startFormulaImportInput, input);
  const { product } = context;
  return importTables(context, 'formula', { ...chosen, companyId }, async ([first, ...more], { blob }) => {
    const startOne = async ({ sheet }: typeof first): Promise<FormulaImport> => {
      const prepared = await startFormulaImport(
        product,
        { fileName, companyId },
        await withNameProblems(context, sheet),
      );
      await keepFile(product, prepared.id, blob);
      return prepared;
    };
    const started: [FormulaImport, ...FormulaImport[]] = [await startOne(first)];
    // One after the other, so that a refusal of one leaves no others behind it.
    for (const table of more) started.push(await startOne(table));
    return started;
  });
}

/** Adds to the rows what the ingredient dictionary says of their INCI names. */
async function withNameProblems(context: Context, sheet: SheetContents['formula']): Promise<SheetContents['formula']> {
  const namesOf = ({ components }: FormulaSheetRow) => [...new Set(components.map(({ inciName }) => inciName))];
  const problems = await inciNameProblems(context, sheet.rows.flatMap(namesOf));
  const rows = sheet.rows.map((row) => {
    const found = namesOf(row).flatMap((name) => problems.get(name) ?? []);
    const added = found.map((problem) => ({
      code: problem.code,
      column: 'INCI' as const,
      value: nameProblemText(problem),
      isError: false,
    }));
    return { ...row, problems: [...row.problems, ...added] };
  });
  return { ...sheet, rows };
}

export const formulaImportResolvers: Resolvers = {
  Query: {
    formulaImport: (_, args, { product }) => fetchFormulaImport(product, parseInput(formulaImportQuery, args, '')),
  },
  Mutation: {
    startFormulaImport: async (_, { input }, context) => {
      const formulaImports = await start(input, context);
      return { formulaImport: formulaImports[0], formulaImports };
    },
    applyFormulaImport: async (_, { input }, context) => ({
      formula: await applyFormulaImport(context.product, viewerOf(context), parseInput(applyFormulaImportInput, input)),
    }),
  },
};
