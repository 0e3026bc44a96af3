import { readConcentration } from '../../../domain/raw-material/concentration.ts';
import { LONGEST, MOST_COMPONENTS } from '../../../domain/raw-material/limits.ts';
import { pairsUp } from '../../../domain/raw-material/overrides.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { rawMaterials } from '../../database/schema/schema.ts';
import { type FieldError, invalid } from '../../service/refusal.ts';
import { partsOf, plainText } from './rawMaterialTexts.ts';

type RawMaterialChange = components['schemas']['RawMaterialChange'];
export type Composition = (typeof rawMaterials.$inferSelect)['composition'];

/** What changes of a raw material; what is undefined stays. */
export type MaterialChange = Partial<
  Pick<
    typeof rawMaterials.$inferInsert,
    | 'tradeName'
    | 'manufacturer'
    | 'vrsta'
    | 'composition'
    | 'dataFromDocs'
    | 'opisRazloga'
    | 'mikrobiologija'
    | 'necistoce'
    | 'imaCmr'
    | 'cmr'
    | 'nano'
  >
>;

const TEXTS = {
  tradeName: 'tradeName',
  proizvodjac: 'manufacturer',
  opisRazloga: 'statusDescription',
  mikrobiologija: 'microbiology',
  necistoce: 'impurities',
  CMR: 'cmrQuantity',
} as const;

const wordsOf = {
  NOT_A_NUMBER: 'must be a number of percent',
  NEGATIVE: 'must not be negative',
  OVER_100: 'must not be over 100',
} as const;

/** The fields of a request as they are kept; throws a 422 that names everything that is wrong. */
export function materialChange(body: RawMaterialChange): MaterialChange {
  const errors: FieldError[] = [];
  const text = (field: keyof typeof TEXTS): string | undefined => {
    const plain = body[field] === undefined ? undefined : plainText(body[field]);
    errors.push(...tooLong(field, plain ?? '', LONGEST[TEXTS[field]]));
    return plain;
  };
  const tradeName = text('tradeName');
  if (tradeName === '') errors.push({ path: 'tradeName', message: 'A raw material needs a trade name.' });
  const change: MaterialChange = {
    tradeName,
    manufacturer: text('proizvodjac'),
    vrsta: body.vrsta,
    composition:
      body.inci === undefined || body.maxConc === undefined
        ? undefined
        : paired(partsOf(body.inci), partsOf(body.maxConc), errors),
    dataFromDocs: body.selekcija,
    opisRazloga: text('opisRazloga'),
    mikrobiologija: text('mikrobiologija'),
    necistoce: text('necistoce'),
    imaCmr: body.imaCMR,
    cmr: text('CMR'),
    nano: body.nano,
  };
  refuse(errors);
  return change;
}

/** Throws a 422 when there are any errors. */
export function refuse(errors: readonly FieldError[]): void {
  const [first, ...more] = errors;
  if (first) throw invalid(first, ...more.slice(0, 19));
}

/** What is wrong with a text that is too long. */
export const tooLong = (path: string, text: string, longest: number): FieldError[] =>
  text.length > longest ? [{ path, message: `must not be longer than ${longest} characters` }] : [];

function paired(names: string[], concentrations: string[], errors: FieldError[]): Composition {
  checkNames(names, 'inci', errors);
  const read = readConcentrations(concentrations, 'maxConc', errors);
  if (!pairsUp(names, read))
    errors.push({ path: 'maxConc', message: 'There must be one concentration for each INCI name.' });
  return names.map((inci, at) => ({ inci, maxConc: read[at] ?? '' }));
}

/** Notes what is wrong with INCI names. */
export function checkNames(names: readonly string[], field: string, errors: FieldError[]): void {
  if (names.length > MOST_COMPONENTS)
    errors.push({ path: field, message: `must not hold more than ${MOST_COMPONENTS} names` });
  names.forEach((name, at) => {
    if (name === '') errors.push({ path: `${field}.${at}`, message: 'An INCI name is missing.' });
    errors.push(...tooLong(`${field}.${at}`, name, LONGEST.inciName));
  });
}

/** Concentrations as they are kept, with a decimal point; notes what is wrong with them. */
export const readConcentrations = (written: readonly string[], field: string, errors: FieldError[]): string[] =>
  written.map((one, at) => {
    const read = readConcentration(one);
    if (!read.ok) errors.push({ path: `${field}.${at}`, message: wordsOf[read.code] });
    return read.ok ? read.text : '';
  });
