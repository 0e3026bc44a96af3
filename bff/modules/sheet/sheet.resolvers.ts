import type { Action } from '../../../domain/account/rights.ts';
import { IMPORT_SUBJECTS, type ImportSubject } from '../../../domain/import/importSubjects.ts';
import { requireRight } from '../../auth/viewerRights.ts';
import { viewerOf, type Context } from '../../context.ts';
import { parseInput, sheetGone } from '../../input.ts';
import type { Resolvers, SheetSubject, SheetTable, SheetTables, SheetTablesInput } from '../../resolvers.generated.ts';
import type { SheetKind, SheetLook } from '../../spreadsheets/sheetTask.ts';
import { sheetTablesInput } from './sheet.input.ts';
import { fetchLayouts, type Layout } from './sheet.rest.ts';

/** How each subject is read, and what somebody has to be allowed who imports it. */
const subjects = {
  FORMULA: { kind: 'formula', action: 'formula.edit' },
  RAW_MATERIALS: { kind: 'rawMaterials', action: 'rawMaterial.import' },
  FRAGRANCES: { kind: 'fragrances', action: 'fragranceMaterial.edit' },
  REFERENCE_POINTS: { kind: 'referencePoints', action: 'ingredient.editOwnToxicology' },
} as const satisfies Record<SheetSubject, { kind: SheetKind; action: Action }>;

const certainties = { sure: 'SURE', guess: 'GUESS' } as const;

async function look(input: SheetTablesInput, context: Context): Promise<SheetTables> {
  const {
    upload,
    subject,
    companyId = null,
    table = null,
    columns,
    hiddenLines,
    page,
    pageSize,
  } = parseInput(sheetTablesInput, input);
  const choice = columns ? { columns, hiddenLines } : null;
  const { kind, action } = subjects[subject];
  const viewer = viewerOf(context);
  requireRight(viewer, action);
  const { uploads, sheets } = context.services;
  const found = await uploads.lookInto('sheet', upload, viewer.id, (file) =>
    sheets.look(file, { content: kind, table, choice, page, pageSize }, 'input.upload'),
  );
  if (!found) throw sheetGone();
  const layouts = found.tables.map(({ layout }) => layout);
  const remembered = await fetchLayouts(context.product, kind, companyId, layouts);
  return { ...found, tables: found.tables.map((one) => toTable(one, kind, remembered.get(one.layout))) };
}

/**
 * A table with the columns that are remembered for its headings. They hold no more once a column of that name is gone
 * from the product.
 */
function toTable(
  { layout: _, columns, ...table }: SheetLook['tables'][number],
  kind: SheetKind,
  remembered: (Layout & { rememberedAt: string }) | undefined,
): SheetTable {
  const subject: ImportSubject<string> = IMPORT_SUBJECTS[kind];
  const isValid = remembered?.columns.every((column) => column === null || subject.columns.includes(column)) ?? false;
  return {
    ...table,
    rememberedAt: isValid ? (remembered?.rememberedAt ?? null) : null,
    columns: columns.map(({ column, certainty, ...one }, place) => {
      const chosen = isValid ? (remembered?.columns[place] ?? null) : column;
      const own = certainty && certainties[certainty];
      return { ...one, column: chosen, certainty: chosen === null ? null : chosen === column ? own : 'REMEMBERED' };
    }),
  };
}

export const sheetResolvers: Resolvers = {
  Query: { sheetTables: (_, { input }, context) => look(input, context) },
};
