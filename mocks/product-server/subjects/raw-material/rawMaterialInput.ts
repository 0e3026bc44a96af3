import { readConcentration } from '../../../../domain/raw-material/concentration.ts';
import { MAX_LENGTHS, MAX_COMPONENTS } from '../../../../domain/raw-material/limits.ts';
import { pairsUp } from '../../../../domain/raw-material/overrides.ts';
import { mapNames } from '../../../../domain/mapNames.ts';
import {
  RAW_MATERIAL_FIELDS,
  type LineField,
  type TextField,
} from '../../../../domain/raw-material/rawMaterialFields.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import {
  TEXT_COLUMN_NAMES,
  TEXT_COLUMNS,
  type rawMaterials,
  type TextColumn,
} from '../../database/schema/raw-material.ts';
import { type FieldError, invalidInput } from '../../service/httpError.ts';
import { splitNames, plainText } from './rawMaterialWireForm.ts';

type RawMaterialChange = components['schemas']['RawMaterialChange'];
export type Composition = (typeof rawMaterials.$inferSelect)['composition'];

/** A change of a raw material; undefined fields stay. */
export type MaterialChange = Partial<
  Pick<
    typeof rawMaterials.$inferInsert,
    'tradeName' | 'manufacturer' | 'code' | 'vrsta' | 'composition' | 'dataFromDocs' | 'imaCmr' | 'nano' | TextColumn
  >
>;

const concentrationMessages = {
  NOT_A_NUMBER: 'must be a number of percent',
  AMBIGUOUS: 'must not leave open whether a sign parts thousands',
  NEGATIVE: 'must not be negative',
  OVER_100: 'must not be over 100',
} as const;

/** Validates the fields of a request; throws a 422 with all errors. */
export function parseMaterialChange(body: RawMaterialChange): MaterialChange {
  const errors: FieldError[] = [];
  const text = (
    wire: 'tradeName' | 'proizvodjac' | 'sifra' | (typeof TEXT_COLUMNS)[TextColumn]['wire'],
    field: LineField | TextField,
  ): string | undefined => {
    const plain = body[wire] === undefined ? undefined : plainText(body[wire]);
    errors.push(...lengthErrors(wire, plain ?? '', RAW_MATERIAL_FIELDS[field].maxLength));
    return plain;
  };
  const tradeName = text('tradeName', 'tradeName');
  if (tradeName === '') errors.push({ path: 'tradeName', message: 'Sirovina mora da ima trgovački naziv.' });
  const change: MaterialChange = {
    tradeName,
    manufacturer: text('proizvodjac', 'manufacturer'),
    code: text('sifra', 'code'),
    vrsta: body.vrsta,
    composition:
      body.inci === undefined || body.maxConc === undefined
        ? undefined
        : toComposition(splitNames(body.inci), splitNames(body.maxConc), errors),
    dataFromDocs: body.selekcija,
    ...mapNames(TEXT_COLUMN_NAMES, (column) => text(TEXT_COLUMNS[column].wire, TEXT_COLUMNS[column].field)),
    imaCmr: body.imaCMR,
    nano: body.nano,
  };
  assertNoErrors(errors);
  return change;
}

/** Throws a 422 when there are any errors. */
export function assertNoErrors(errors: readonly FieldError[]): void {
  const [first, ...more] = errors;
  if (first) throw invalidInput(first, ...more.slice(0, 19));
}

/** The error of a text that is too long, if it is. */
export const lengthErrors = (path: string, text: string, maxLength: number): FieldError[] =>
  text.length > maxLength ? [{ path, message: `ne sme da ima više od ${maxLength} znakova` }] : [];

function toComposition(names: string[], concentrations: string[], errors: FieldError[]): Composition {
  checkNames(names, 'inci', errors);
  const read = readConcentrations(concentrations, 'maxConc', errors);
  if (!pairsUp(names, read))
    errors.push({
      path: 'maxConc',
      message: 'Svaki INCI naziv mora da ima jednu koncentraciju.',
      kod: 'CONCENTRATION_PER_NAME',
    });
  return names.map((inci, at) => ({ inci, maxConc: read[at] ?? '' }));
}

/** Adds the errors of INCI names. */
export function checkNames(names: readonly string[], field: string, errors: FieldError[]): void {
  if (names.length > MAX_COMPONENTS)
    errors.push({ path: field, message: `ne sme da ima više od ${MAX_COMPONENTS} naziva` });
  names.forEach((name, at) => {
    if (name === '') errors.push({ path: `${field}.${at}`, message: 'Nedostaje INCI naziv.' });
    errors.push(...lengthErrors(`${field}.${at}`, name, MAX_LENGTHS.inciName));
  });
}

/** Concentrations as they are stored, with a decimal point; adds their errors. */
export const readConcentrations = (written: readonly string[], field: string, errors: FieldError[]): string[] =>
  written.map((one, at) => {
    const read = readConcentration(one);
    if (!read.ok) errors.push({ path: `${field}.${at}`, message: concentrationMessages[read.code] });
    return read.ok ? read.text : '';
  });
