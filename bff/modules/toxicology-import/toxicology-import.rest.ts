import type { PointRow } from '../../../domain/toxicology-import/referencePoint.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type {
  ToxicologyImport,
  ToxicologyImportField,
  ToxicologyImportKind,
  ToxicologyScope,
} from '../../resolvers.generated.ts';
import type { SheetContents } from '../../spreadsheets/sheetTask.ts';
import { decodeText, decodeTexts, encodeText } from '../../upstream/encoding.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import type { ToxicologyImportApplication, ToxicologyImportQuery } from './toxicology-import.input.ts';

type WireImport = components['schemas']['ToxicologyImportAnswer']['data']['data'];
type WireRow = components['schemas']['ReferencePointRow'];
type WireKind = components['schemas']['ToxicologyImportKind'];
type WireScope = components['schemas']['ToxicologyScope'];
type WireField = WireImport['redovi'][number]['promene'][number]['polje'];

/** The rows in the responses to starting and applying an import. */
const FIRST_PAGE = { page: 1, pageSize: 20 };

const kinds = {
  novo: 'NEW',
  izmenjeno: 'CHANGED',
  sukob: 'CONFLICT',
  isto: 'UNCHANGED',
  neupotrebljeno: 'NOT_USED',
  nepovezano: 'UNMATCHED',
  neispravno: 'FAULTY',
} as const satisfies Record<WireKind, ToxicologyImportKind>;
const kindWords = {
  NEW: 'novo',
  CHANGED: 'izmenjeno',
  CONFLICT: 'sukob',
  UNCHANGED: 'isto',
  NOT_USED: 'neupotrebljeno',
  UNMATCHED: 'nepovezano',
  FAULTY: 'neispravno',
} as const satisfies Record<ToxicologyImportKind, WireKind>;
const scopes = { globalno: 'GLOBAL', sopstveno: 'OWN' } as const satisfies Record<WireScope, ToxicologyScope>;
const scopeWords = { GLOBAL: 'globalno', OWN: 'sopstveno' } as const satisfies Record<ToxicologyScope, WireScope>;
const fields = {
  noael: 'NOAEL',
  noaelIzvor: 'SOURCE',
  zivotinja: 'SPECIES',
  studija: 'STUDY',
} as const satisfies Record<WireField, ToxicologyImportField>;

/** Has the service compare the rows of a table with the toxicological data; changes nothing. */
export async function startToxicologyImport(
  product: ProductClient,
  { fileName, scope }: { fileName: string; scope: ToxicologyScope },
  { columns, unknownColumns, rows }: SheetContents['referencePoints'],
): Promise<ToxicologyImport> {
  const body = {
    naziv: encodeText(fileName),
    opseg: scopeWords[scope],
    kolone: [...columns],
    nepoznateKolone: unknownColumns.map(encodeText),
    redovi: rows.map(fromRow),
  };
  const { data } = await product.call(
    'startToxicologyImport',
    { body },
    { naziv: 'input.fileName', opseg: 'input.scope', redovi: 'input.upload' },
  );
  return toImport(data.data, FIRST_PAGE);
}

export async function fetchToxicologyImport(
  product: ProductClient,
  { id, kind, page, pageSize }: ToxicologyImportQuery,
): Promise<ToxicologyImport> {
  const query = { ...(kind && { vrsta: kindWords[kind] }), page, limit: pageSize };
  const { data } = await product.call('getToxicologyImport', { path: { importId: id }, query });
  return toImport(data.data, { page, pageSize });
}

/** Applies a prepared import; CONFLICT if it was applied already or a value changed since. */
export async function applyToxicologyImport(
  product: ProductClient,
  { id, replacedLines }: ToxicologyImportApplication,
): Promise<ToxicologyImport> {
  const { data } = await product.call(
    'applyToxicologyImport',
    { path: { importId: id }, body: { zameniti: replacedLines } },
    { zameniti: 'input.replacedLines' },
  );
  return toImport(data.data, FIRST_PAGE);
}

const fromRow = ({ line, casNumber, name, point, problem }: PointRow): WireRow => ({
  linija: line,
  cas: casNumber,
  naziv: encodeText(name),
  ...(point && {
    parametar: point.kind,
    noael: point.noaelMgPerKgDay,
    noaelIzvor: encodeText(point.source),
    zivotinja: point.species === null ? null : encodeText(point.species),
    studija: point.study === null ? null : encodeText(point.study),
  }),
  // Not encoded: entities would lengthen a value whose length the document limits.
  ...(problem && { problem: { kod: problem.code, vrednost: problem.value } }),
});

const toImport = (found: WireImport, { page, pageSize }: { page: number; pageSize: number }): ToxicologyImport => ({
  id: found._id,
  fileName: decodeText(found.naziv) ?? '',
  scope: scopes[found.opseg],
  isApplied: found.primenjeno,
  columns: found.kolone,
  unknownColumns: decodeTexts(found.nepoznateKolone),
  counts: found.brojevi.map(({ vrsta, broj }) => ({ kind: kinds[vrsta], count: broj })),
  rows: found.redovi.map((row) => ({
    line: row.linija,
    kind: kinds[row.vrsta],
    casNumber: row.cas,
    name: decodeText(row.naziv) ?? '',
    ingredientId: row.sastojakId ?? null,
    ingredientName: decodeText(row.inci),
    isApplied: row.primenjeno,
    fields: row.promene.map(({ polje, pre, posle }) => ({
      field: fields[polje],
      before: decodeText(pre),
      after: decodeText(posle),
    })),
    problem: row.problem ? { code: row.problem.kod, value: row.problem.vrednost ?? null } : null,
  })),
  totalCount: found.ukupno,
  page,
  pageSize,
});
