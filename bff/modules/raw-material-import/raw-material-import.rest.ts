import { LINE_FIELDS, TEXT_FIELDS } from '../../../domain/raw-material/rawMaterialFields.ts';
import type { SheetMaterial, SheetProblem, SheetRow } from '../../../domain/raw-material-import/sheetRow.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type {
  RawMaterialFieldChange,
  RawMaterialImport,
  RawMaterialImportAction,
  RawMaterialImportEntry,
  RawMaterialImportKind,
} from '../../resolvers.generated.ts';
import type { SheetContents } from '../../spreadsheets/sheetTask.ts';
import { encodeText, decodeText, decodeTexts, toIsoDateTime } from '../../upstream/encoding.ts';
import { wireNames } from '../raw-material/raw-material.fields.rest.ts';
import { fromCmrStatus, fromNano, fromType } from '../raw-material/raw-material.values.rest.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { columnOf, columnWords, fromProblem, toProblem, valueOf } from './raw-material-import.problems.rest.ts';
import type { ActionInput, NameCorrection, RawMaterialImportQuery } from './raw-material-import.input.ts';

type WireImport = components['schemas']['RawMaterialImportAnswer']['data']['data'];
type WireKind = components['schemas']['RawMaterialImportKind'];
type WireAction = components['schemas']['RawMaterialImportAction'];
type WireRow = components['schemas']['RawMaterialImportRow'];

/** The rows in the responses to starting and applying an import. */
const FIRST_PAGE = { page: 1, pageSize: 20 };

const kinds = { novo: 'NEW', izmenjeno: 'CHANGED', isto: 'UNCHANGED', neispravno: 'FAULTY' } as const satisfies Record<
  WireKind,
  RawMaterialImportKind
>;
const kindWords = {
  NEW: 'novo',
  CHANGED: 'izmenjeno',
  UNCHANGED: 'isto',
  FAULTY: 'neispravno',
} as const satisfies Record<RawMaterialImportKind, WireKind>;

const actionWords = {
  CREATE: 'unesi',
  CHANGE: 'izmeni',
  TAKE_OVER: 'preuzmi',
  SKIP: 'preskoci',
} as const satisfies Record<RawMaterialImportAction, WireAction>;
const actions = { unesi: 'CREATE', izmeni: 'CHANGE', preuzmi: 'TAKE_OVER', preskoci: 'SKIP' } as const satisfies Record<
  WireAction,
  RawMaterialImportAction
>;

/** Has the service compare the rows of a sheet with the catalogue; changes nothing. */
export async function startRawMaterialImport(
  product: ProductClient,
  fileName: string,
  sheet: SheetContents['rawMaterials'],
  companyId: string | null | undefined,
): Promise<RawMaterialImport> {
  const body = {
    ...(companyId && { firma: companyId }),
    naziv: encodeText(fileName),
    kolone: sheet.columns.map((column) => columnWords[column]),
    nepoznateKolone: sheet.unknownColumns.map(encodeText),
    redovi: sheet.rows.map(fromRow),
  };
  return toImport(
    (await product.call('startRawMaterialImport', { body }, { naziv: 'input.fileName', redovi: 'input.upload' })).data
      .data,
    FIRST_PAGE,
  );
}

export async function fetchRawMaterialImport(
  product: ProductClient,
  { id, kind, page, pageSize }: RawMaterialImportQuery,
): Promise<RawMaterialImport> {
  const query = { ...(kind && { vrsta: kindWords[kind] }), page, limit: pageSize };
  return toImport((await product.call('getRawMaterialImport', { path: { importId: id }, query })).data.data, {
    page,
    pageSize,
  });
}

/** Applies a prepared import; CONFLICT if it was applied already or a raw material changed since. */
export async function applyRawMaterialImport(product: ProductClient, id: string): Promise<RawMaterialImport> {
  return toImport((await product.call('applyRawMaterialImport', { path: { importId: id } })).data.data, FIRST_PAGE);
}

/** The caller's imports, the latest first. */
export async function listRawMaterialImports(product: ProductClient): Promise<RawMaterialImportEntry[]> {
  const { data } = await product.call('listRawMaterialImports', {});
  return data.data.map(({ _id, naziv, pripremljeno, primenjeno, vraceno }) => ({
    id: _id,
    fileName: decodeText(naziv) ?? '',
    preparedAt: toIsoDateTime(pripremljeno) ?? '',
    isApplied: primenjeno,
    isTakenBack: vraceno,
  }));
}

/** Chooses what becomes of one row, or of all rows for which it is possible; CONFLICT once the import is applied. */
export async function setRawMaterialImportAction(
  product: ProductClient,
  { id, line, kind, action }: ActionInput,
): Promise<RawMaterialImport> {
  const body = {
    postupak: actionWords[action],
    ...(typeof line === 'number' && { linija: line }),
    ...(kind && { vrsta: kindWords[kind] }),
  };
  const { data } = await product.call(
    'setRawMaterialImportAction',
    { path: { importId: id }, body },
    { linija: 'input.line', vrsta: 'input.kind', postupak: 'input.action' },
  );
  return toImport(data.data, FIRST_PAGE);
}

/**
 * Writes `inciName` for `name` in all rows that have it; `problem` is what the dictionary says of it. CONFLICT once the
 * import is applied.
 */
export async function correctRawMaterialImportName(
  product: ProductClient,
  { id, name, inciName }: NameCorrection,
  problem: Omit<SheetProblem, 'line'> | null,
): Promise<RawMaterialImport> {
  const body = {
    inci: encodeText(name),
    zamena: encodeText(inciName),
    // The service puts in the line of each row.
    ...(problem && { problem: fromProblem({ ...problem, line: 1 }) }),
  };
  const { data } = await product.call(
    'correctRawMaterialImportName',
    { path: { importId: id }, body },
    { inci: 'input.name', zamena: 'input.inciName' },
  );
  return toImport(data.data, FIRST_PAGE);
}

/** Undoes an applied import; CONFLICT if anything else changed or used its raw materials since. */
export async function takeBackRawMaterialImport(product: ProductClient, id: string): Promise<RawMaterialImport> {
  return toImport((await product.call('takeBackRawMaterialImport', { path: { importId: id } })).data.data, FIRST_PAGE);
}

function fromRow({ line, values, problems }: SheetRow): WireRow {
  return { linija: line, ...fromValues(values), problemi: problems.map(fromProblem) };
}

/** The content of a row in the service's words; what is undefined is not sent. */
function fromValues(values: Partial<SheetMaterial>): Partial<WireRow> {
  const texts = [...LINE_FIELDS, ...TEXT_FIELDS].map((name) => {
    const text = values[name];
    return [wireNames[name], text === undefined ? undefined : encodeText(text)];
  });
  return {
    ...(Object.fromEntries(texts) as Partial<WireRow>),
    vrsta: values.type && fromType(values.type),
    sastav: values.composition?.map(({ inciName, maxConcentration }) => ({
      inci: encodeText(inciName),
      maxConc: maxConcentration,
    })),
    selekcija: values.hasValidDocuments,
    imaCMR: values.cmrStatus && fromCmrStatus(values.cmrStatus),
    nano: values.isNano === undefined ? undefined : fromNano(values.isNano),
  };
}

function toImport(found: WireImport, { page, pageSize }: { page: number; pageSize: number }): RawMaterialImport {
  return {
    id: found._id,
    fileName: decodeText(found.naziv) ?? '',
    company: { id: found.firma, name: decodeText(found.firmaIme) },
    isApplied: found.primenjeno,
    isTakenBack: found.vraceno,
    canBeTakenBackUntil: toIsoDateTime(found.vracaSeDo),
    columns: found.kolone.map(columnOf),
    unknownColumns: decodeTexts(found.nepoznateKolone),
    counts: found.brojevi.map(({ vrsta, broj }) => ({ kind: kinds[vrsta], count: broj })),
    actionCounts: found.postupci.map(({ postupak, broj }) => ({ action: actions[postupak], count: broj })),
    rows: found.redovi.map((row) => ({
      line: row.linija,
      kind: kinds[row.vrsta],
      action: actions[row.postupak],
      actions: row.postupci.map((action) => actions[action]),
      tradeName: decodeText(row.tradeName),
      manufacturer: decodeText(row.proizvodjac),
      componentCount: row.brojSastojaka,
      fields: row.promene.map(toChange),
      problems: row.problemi.map(toProblem),
    })),
    totalCount: found.ukupno,
    page,
    pageSize,
  };
}

function toChange({ polje, pre, posle }: WireImport['redovi'][number]['promene'][number]): RawMaterialFieldChange {
  const toText = (value: string | null | undefined) =>
    value === null || value === undefined ? null : valueOf(polje, value);
  // Names and percentages are compared together.
  return { field: polje === 'inci' ? 'COMPOSITION' : columnOf(polje), before: toText(pre), after: toText(posle) };
}
