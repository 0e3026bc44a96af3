import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { MatchReason } from '../../../domain/formula-import/matchRows.ts';
import type { AmountScale, FormulaSheetRow } from '../../../domain/formula-import/formulaRow.ts';
import type { Viewer } from '../../auth/viewer.rest.ts';
import type { FormulaImport, FormulaImportKind, FormulaImportMaterial } from '../../resolvers.generated.ts';
import type { SheetContents } from '../../spreadsheets/sheetTask.ts';
import type { ProductClient } from '../../upstream/clients.ts';
import { decodeText, decodeTexts, encodeText } from '../../upstream/encoding.ts';
import { toFormula, type FormulaModel } from '../formula/formula.rest.ts';
import type { FormulaImportApplication, FormulaImportQuery } from './formula-import.input.ts';

type Wire = components['schemas'];
type WireImport = Wire['FormulaImportAnswer']['data']['data'];

const scales = { procenat: 'PERCENT', udeli: 'FRACTIONS', drugiZbir: 'OTHER' } as const satisfies Record<
  Wire['FormulaImportScale'],
  AmountScale
>;
const scaleWords = { PERCENT: 'procenat', FRACTIONS: 'udeli', OTHER: 'drugiZbir' } as const satisfies Record<
  AmountScale,
  Wire['FormulaImportScale']
>;
const kinds = { poznato: 'MATCHED', predlog: 'SUGGESTED', novo: 'NEW', neispravno: 'FAULTY' } as const satisfies Record<
  Wire['FormulaImportKind'],
  FormulaImportKind
>;
const reasons = {
  zapamceno: 'REMEMBERED',
  sifra: 'CODE',
  naziv: 'NAMES',
  trgovackiNaziv: 'TRADE_NAME',
  jediniInci: 'ONLY_INCI',
} as const satisfies Record<NonNullable<WireImport['redovi'][number]['nacin']>, MatchReason>;

/** Places of the input by the names of the service, for its refusals; each line has its own. */
const fieldNamesOf = (lines: readonly unknown[]): Record<string, string> => ({
  ime: 'input.name',
  sifra: 'input.code',
  stavke: 'input.lines',
  ...Object.fromEntries(
    lines.flatMap((_line, at) => [
      [`stavke.${at}.sirovina`, `input.lines.${at}.rawMaterialSlug`],
      [`stavke.${at}.novaSirovina`, `input.lines.${at}.newMaterial`],
      [`stavke.${at}.linija`, `input.lines.${at}.line`],
    ]),
  ),
});

/** Has the service find the raw materials of the rows; enters nothing. */
export async function startFormulaImport(
  product: ProductClient,
  { fileName, companyId }: { fileName: string; companyId: string },
  { columns, unknownColumns, rows, scale, total, leftOut }: SheetContents['formula'],
): Promise<FormulaImport> {
  const body = {
    firma: companyId,
    naziv: encodeText(fileName),
    kolone: [...columns],
    nepoznateKolone: unknownColumns.map(encodeText),
    skala: scaleWords[scale],
    ukupno: total && { linija: total.line, vrednost: total.value, jednako: total.isEqual },
    izostavljeneLinije: leftOut
      .slice(0, 1000)
      .map(({ line, reason, text }) => ({ linija: line, razlog: reason, tekst: encodeText(text) })),
    redovi: rows.map(fromRow),
  };
  const names = { naziv: 'input.fileName', firma: 'input.companyId', redovi: 'input.upload' };
  const { data } = await product.call('startFormulaImport', { body }, names);
  return toImport(data.data, { page: 1, pageSize: 20 });
}

/** Keeps the file of an import. It is streamed from disk. */
export async function keepFile(product: ProductClient, importId: string, file: Blob): Promise<void> {
  await product.call('keepFormulaImportFile', { path: { importId }, form: { fajl: file } }, { fajl: 'input.upload' });
}

export async function fetchFormulaImport(
  product: ProductClient,
  { id, page, pageSize }: FormulaImportQuery,
): Promise<FormulaImport> {
  const query = { page, limit: pageSize };
  const { data } = await product.call('getFormulaImport', { path: { importId: id }, query });
  return toImport(data.data, { page, pageSize });
}

/** Enters the formula with its new raw materials; CONFLICT when the import was applied already. */
export async function applyFormulaImport(
  product: ProductClient,
  viewer: Viewer,
  { id, name, code, lines }: FormulaImportApplication,
): Promise<FormulaModel> {
  const body = { ime: encodeText(name), sifra: code && encodeText(code), stavke: lines.map(fromLine) };
  const { data } = await product.call('applyFormulaImport', { path: { importId: id }, body }, fieldNamesOf(lines));
  return toFormula(data.data, viewer);
}

const fromRow = (row: FormulaSheetRow): Wire['FormulaImportRow'] => ({
  linija: row.line,
  tradeName: encodeText(row.tradeName),
  proizvodjac: encodeText(row.manufacturer),
  sifra: encodeText(row.code),
  cas: encodeText(row.cas),
  faza: encodeText(row.phase),
  funkcija: encodeText(row.function),
  sastav: row.components.map(({ inciName, maxConcentration }) => ({
    inci: encodeText(inciName),
    maxConc: maxConcentration,
  })),
  kolicina: row.amount,
  udeoNa100: row.scaledAmount,
  doSto: row.isRemainder,
  izracunato: row.isCalculated,
  // Not encoded: entities would lengthen a value whose length the document limits.
  problemi: row.problems.map(({ code, column, value, isError }) => ({
    kod: code,
    kolona: column,
    vrednost: value,
    greska: isError,
  })),
});

const fromLine = (line: FormulaImportApplication['lines'][number]): Wire['FormulaImportLine'] => ({
  linija: line.line,
  sirovina: line.rawMaterialSlug ?? null,
  novaSirovina: line.newMaterial
    ? {
        tradeName: encodeText(line.newMaterial.tradeName),
        proizvodjac: encodeText(line.newMaterial.manufacturer ?? ''),
        sifra: encodeText(line.newMaterial.code ?? ''),
        sastav: line.newMaterial.composition.map(({ inciName, maxConcentration }) => ({
          inci: encodeText(inciName),
          maxConc: maxConcentration ?? '',
        })),
      }
    : null,
  naziv: line.provisionalName && encodeText(line.provisionalName),
  udeo: line.isRemainder ? null : line.percent,
  doSto: line.isRemainder,
  faza: line.phase && encodeText(line.phase),
  funkcija: line.function && encodeText(line.function),
});

const toMaterial = (wire: Wire['FormulaImportMaterial']): FormulaImportMaterial => ({
  slug: wire.slug,
  tradeName: decodeText(wire.tradeName) ?? '',
  manufacturer: decodeText(wire.proizvodjac),
  inciNames: decodeTexts(wire.inci),
});

const toRow = ({ red, vrsta, nacin, sirovina, predlozi }: WireImport['redovi'][number]) => ({
  line: red.linija,
  kind: kinds[vrsta],
  match: nacin ? reasons[nacin] : null,
  rawMaterial: sirovina ? toMaterial(sirovina) : null,
  suggestions: predlozi.map(toMaterial),
  phase: decodeText(red.faza) ?? '',
  code: decodeText(red.sifra) ?? '',
  tradeName: decodeText(red.tradeName) ?? '',
  manufacturer: decodeText(red.proizvodjac) ?? '',
  function: decodeText(red.funkcija) ?? '',
  cas: decodeText(red.cas) ?? '',
  composition: red.sastav.map(({ inci, maxConc }) => ({
    inciName: decodeText(inci) ?? '',
    maxConcentration: maxConc || null,
  })),
  amount: red.kolicina,
  scaledAmount: red.udeoNa100 ?? null,
  isRemainder: red.doSto,
  isCalculated: red.izracunato,
  problems: red.problemi.map(({ kod, kolona, vrednost, greska }) => ({
    code: kod,
    column: kolona ?? null,
    value: vrednost ?? null,
    isError: greska,
  })),
});

const toImport = (found: WireImport, { page, pageSize }: { page: number; pageSize: number }): FormulaImport => ({
  id: found._id,
  fileName: decodeText(found.naziv) ?? '',
  company: { id: found.firma, name: decodeText(found.firmaIme) },
  formulaSlug: found.formula ?? null,
  columns: found.kolone,
  unknownColumns: decodeTexts(found.nepoznateKolone),
  scale: scales[found.skala],
  total: found.ukupno
    ? { line: found.ukupno.linija, value: found.ukupno.vrednost, isEqual: found.ukupno.jednako }
    : null,
  // oxlint-disable-next-line typescript/no-deprecated -- clients of the published schema may still ask for it
  leftOutLines: found.izostavljeneLinije.map(({ linija }) => linija),
  leftOut: found.izostavljeneLinije.map(({ linija, razlog, tekst }) => ({
    line: linija,
    reason: razlog,
    text: decodeText(tekst) ?? '',
  })),
  counts: found.brojevi.map(({ vrsta, broj }) => ({ kind: kinds[vrsta], count: broj })),
  rows: found.redovi.map(toRow),
  totalCount: found.ukupnoRedova,
  page,
  pageSize,
});
