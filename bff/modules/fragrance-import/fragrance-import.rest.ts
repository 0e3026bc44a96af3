import type { SheetFragrance } from '../../../domain/fragrance-import/fragranceSheet.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { FragranceImport, FragranceImportField, FragranceImportKind } from '../../resolvers.generated.ts';
import type { SheetContents } from '../../spreadsheets/sheetTask.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, decodeTexts, encodeText } from '../../upstream/encoding.ts';
import {
  fromAllergen,
  kinds as fragranceKinds,
  kindWords as fragranceKindWords,
} from '../fragrance-material/fragrance-material.rest.ts';
import type { FragranceImportApplication, FragranceImportQuery } from './fragrance-import.input.ts';

type WireImport = components['schemas']['FragranceImportAnswer']['data']['data'];
type WireKind = components['schemas']['FragranceImportKind'];
type WireRow = components['schemas']['FragranceImportRow'];
type WireChange = WireImport['redovi'][number]['promene'][number];

/** Problems of one perfume or aroma that are sent; more would not help to correct the sheet. */
const MAX_PROBLEMS = 1_000;
/** The rows in the responses to starting and applying an import. */
const FIRST_PAGE = { page: 1, pageSize: 20 };

const kinds = {
  novo: 'NEW',
  izmenjeno: 'CHANGED',
  isto: 'UNCHANGED',
  bezAlergena: 'NO_ALLERGENS',
  neispravno: 'FAULTY',
} as const satisfies Record<WireKind, FragranceImportKind>;
const kindWords = {
  NEW: 'novo',
  CHANGED: 'izmenjeno',
  UNCHANGED: 'isto',
  NO_ALLERGENS: 'bezAlergena',
  FAULTY: 'neispravno',
} as const satisfies Record<FragranceImportKind, WireKind>;
const fields = {
  kod: 'CODE',
  dobavljac: 'SUPPLIER',
  vrsta: 'KIND',
  izjavaOd: 'STATEMENT_DATE',
  alergen: 'ALLERGEN',
} as const satisfies Record<WireChange['polje'], FragranceImportField>;

/** Asks the service to compare the perfumes and aromas of a sheet with its own. Nothing is changed yet. */
export async function startFragranceImport(
  product: ProductClient,
  fileName: string,
  { unknownColumns, fragrances }: SheetContents['fragrances'],
): Promise<FragranceImport> {
  const body = {
    naziv: encodeText(fileName),
    nepoznateKolone: unknownColumns.map(encodeText),
    redovi: fragrances.map(fromFragrance),
  };
  const fieldNames = { naziv: 'input.fileName', redovi: 'input.upload' };
  const { data } = await product.call('startFragranceImport', { body }, fieldNames);
  return toImport(data.data, FIRST_PAGE);
}

export async function fetchFragranceImport(
  product: ProductClient,
  { id, kind, page, pageSize }: FragranceImportQuery,
): Promise<FragranceImport> {
  const query = { ...(kind && { vrsta: kindWords[kind] }), page, limit: pageSize };
  const { data } = await product.call('getFragranceImport', { path: { importId: id }, query });
  return toImport(data.data, { page, pageSize });
}

/** Applies a prepared import; CONFLICT if it was applied already or a perfume or aroma changed since. */
export async function applyFragranceImport(
  product: ProductClient,
  { id, confirmedLines }: FragranceImportApplication,
): Promise<FragranceImport> {
  const body = { potvrdjeneLinije: confirmedLines };
  const fieldNames = { potvrdjeneLinije: 'input.confirmedLines' };
  const { data } = await product.call('applyFragranceImport', { path: { importId: id }, body }, fieldNames);
  return toImport(data.data, FIRST_PAGE);
}

const fromFragrance = (found: SheetFragrance): WireRow => ({
  linija: found.line,
  ime: encodeText(found.name),
  kod: found.code && encodeText(found.code),
  dobavljac: found.supplier && encodeText(found.supplier),
  vrsta: found.kind && fragranceKindWords[found.kind],
  izjavaOd: found.statementDate,
  // A row with problems is not imported, so that its allergens, which may be malformed, are not sent.
  alergeni: found.problems.some(({ isError }) => isError) ? [] : found.allergens.map(fromAllergen),
  problemi: found.problems.slice(0, MAX_PROBLEMS).map(({ line, code, value, isError }) => ({
    linija: line,
    kod: code,
    greska: isError,
    // Not encoded: entities would lengthen a value whose length the OpenAPI document limits.
    vrednost: value,
  })),
});

function toImport(found: WireImport, { page, pageSize }: { page: number; pageSize: number }): FragranceImport {
  return {
    id: found._id,
    fileName: decodeText(found.naziv) ?? '',
    isApplied: found.primenjeno,
    unknownColumns: decodeTexts(found.nepoznateKolone),
    counts: found.brojevi.map(({ vrsta, broj }) => ({ kind: kinds[vrsta], count: broj })),
    rows: found.redovi.map((row) => ({
      line: row.linija,
      kind: kinds[row.vrsta],
      name: decodeText(row.ime) ?? '',
      code: decodeText(row.kod),
      supplier: decodeText(row.dobavljac),
      allergenCount: row.brojAlergena,
      fields: row.promene.map(toChange),
      problems: row.problemi.map(({ linija, kod, vrednost, greska = true }) => ({
        line: linija,
        code: kod,
        value: vrednost ?? null,
        isError: greska,
      })),
    })),
    totalCount: found.ukupno,
    page,
    pageSize,
  };
}

const toChange = ({ polje, inci, pre, posle }: WireChange) => {
  const valueOf = (text: string | null | undefined) =>
    polje === 'vrsta' && (text === 'parfum' || text === 'aroma') ? fragranceKinds[text] : decodeText(text);
  return { field: fields[polje], inciName: decodeText(inci), before: valueOf(pre), after: valueOf(posle) };
};
