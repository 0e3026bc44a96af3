import type { SheetFragrance } from '../../../domain/fragrance-import/fragranceSheet.ts';
import { settleDates } from '../../../domain/fragrance-import/settleDates.ts';
import type { Context } from '../../context.ts';
import { clientError } from '../../errors.ts';
import { parseInput } from '../../input.ts';
import type { FragranceImport, Resolvers, StartFragranceImportInput } from '../../resolvers.generated.ts';
import {
  applyFragranceImportInput,
  fragranceImportQuery,
  startFragranceImportInput,
} from './fragrance-import.input.ts';
import { inciNameProblems, nameProblemText } from '../sheet/inciNames.ts';
import { importTables } from '../sheet/sheet.service.ts';
import { applyFragranceImport, fetchFragranceImport, startFragranceImport } from './fragrance-import.rest.ts';

function start(input: StartFragranceImportInput, context: Context): Promise<FragranceImport> {
  const { fileName, dateOrder = null, ...chosen } = parseInput(startFragranceImportInput, input);
  return importTables(context, 'fragrances', { ...chosen, companyId: null }, async ([{ sheet }]) => {
    const fragrances = settleDates(sheet.fragrances, dateOrder);
    if (!fragrances) throw dateOrderMissing();
    return startFragranceImport(context.product, fileName, {
      ...sheet,
      fragrances: await withNameProblems(context, fragrances),
    });
  });
}

/** Adds to the perfumes what the ingredient dictionary says of the names of their allergens. */
async function withNameProblems(context: Context, fragrances: readonly SheetFragrance[]): Promise<SheetFragrance[]> {
  const namesOf = ({ allergens }: SheetFragrance) => allergens.map(({ inciName }) => inciName);
  const problems = await inciNameProblems(context, fragrances.flatMap(namesOf));
  return fragrances.map((one) => {
    const added = namesOf(one).flatMap((name, at) => {
      const problem = problems.get(name);
      const line = one.allergenLines[at] ?? one.line;
      return problem ? [{ line, code: problem.code, value: nameProblemText(problem), isError: false }] : [];
    });
    return { ...one, problems: [...one.problems, ...added] };
  });
}

function dateOrderMissing() {
  const message = 'The sheet has dates such as 02/03/2026: say whether the day or the month comes first';
  const fields = [{ path: 'input.dateOrder', message, code: 'DATE_ORDER' }];
  return clientError('BAD_USER_INPUT', 'The input is not valid', { fields });
}

export const fragranceImportResolvers: Resolvers = {
  Query: {
    fragranceImport: (_, args, { product }) =>
      fetchFragranceImport(product, parseInput(fragranceImportQuery, args, '')),
  },
  Mutation: {
    startFragranceImport: async (_, { input }, context) => ({ fragranceImport: await start(input, context) }),
    applyFragranceImport: async (_, { input }, { product }) => ({
      fragranceImport: await applyFragranceImport(product, parseInput(applyFragranceImportInput, input)),
    }),
  },
};
