import { isWritten } from '../../../domain/pif/writtenText.ts';
import {
  MAX_LOG_POW,
  MAX_REFERENCES,
  MAX_TOXICOLOGY_LENGTHS,
  MAX_YEAR,
  MIN_YEAR,
} from '../../../domain/ingredient/limits.ts';
import { readDose } from '../../../domain/exposure/doseUnits.ts';
import { DOSING_DAYS, POINT_ROUTES, POINT_TYPES, STUDY_DURATIONS } from '../../../domain/exposure/pointOfDeparture.ts';
import { NO_DATA_REASONS } from '../../../domain/ingredient/toxicology.ts';
import { readNumber } from '../../../domain/quantity/readNumber.ts';
import type { UpdateToxicologyInput } from '../../shared/apollo/schema.generated.ts';
import { languages, type Language } from '../../../domain/language.ts';
import * as z from '../../shared/zod.ts';
import { decimalSign } from '../../shared/i18n/decimalText.ts';
import { errorKey } from '../../shared/i18n/errorKey.ts';
import './translations.generated.ts';
import type { Toxicology_DataFragment as Toxicology } from './Toxicology.generated.ts';
import { endpoints } from './useToxicologyFacts.ts';

const isBlank = (text: string) => text.trim() === '';
/** Parses a number; null when the text is blank or not a number. */
const numberOf = (text: string, largest?: number): number | null => {
  const read = readNumber('', text, { decimalSign: decimalSign(), ...(largest !== undefined && { largest }) });
  return read.ok ? read.value : null;
};
const logPowOf = (text: string): number | null => numberOf(text, MAX_LOG_POW);
const percentOf = (text: string): number | null => numberOf(text, 100);

const figure = (
  holds: (value: number) => boolean,
  message: string,
  read: (text: string) => number | null = (text) => numberOf(text),
) =>
  z.string().check(
    z.refine((text) => isBlank(text) || read(text) !== null, { error: errorKey('ingredient', 'number'), abort: true }),
    z.refine((text) => isBlank(text) || holds(read(text) ?? 0), message),
  );
/** A dose in mg/kg bw/day, or with another unit of a dose behind it. */
const doseOf = (text: string): number | null => {
  const read = readDose(text, decimalSign());
  return typeof read === 'number' ? read : null;
};
const dose = z.string().check(
  z.refine((text) => isBlank(text) || readDose(text, decimalSign()) !== 'UNIT', {
    error: errorKey('ingredient', 'unit'),
    abort: true,
  }),
  z.refine((text) => isBlank(text) || doseOf(text) !== null, { error: errorKey('ingredient', 'number'), abort: true }),
  z.refine((text) => isBlank(text) || (doseOf(text) ?? 0) > 0, errorKey('ingredient', 'positive')),
);
const positive = figure((value) => value > 0, errorKey('ingredient', 'positive'));
const text = (max: number) => z.string().check(z.maxLength(max, errorKey('ingredient', 'tooLong')));

const referencesOf = (lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The form values: figures as text with comma or point, one reference per line. */
export const toxicologyForm = z
  .object({
    noael: dose,
    pointType: z.enum(['', ...POINT_TYPES]),
    route: z.enum(['', ...POINT_ROUTES]),
    duration: z.enum(['', ...STUDY_DURATIONS]),
    daysPerWeek: z.enum(['', '5', '7']),
    year: figure(
      (value) => Number.isInteger(value) && value >= MIN_YEAR && value <= MAX_YEAR,
      errorKey('ingredient', 'year'),
    ),
    studyDermal: figure((value) => value > 0 && value <= 100, errorKey('ingredient', 'percentAboveZero'), percentOf),
    noaelSource: text(MAX_TOXICOLOGY_LENGTHS.noaelSource),
    oral: figure((value) => value > 0 && value <= 100, errorKey('ingredient', 'percentAboveZero'), percentOf),
    dermal: figure((value) => value >= 0 && value <= 100, errorKey('ingredient', 'percent'), percentOf),
    weight: positive,
    iupac: text(MAX_TOXICOLOGY_LENGTHS.iupacName),
    colour: text(MAX_TOXICOLOGY_LENGTHS.colour),
    legislation: text(MAX_TOXICOLOGY_LENGTHS.legislation),
    references: z.string().check(
      z.refine((lines) => referencesOf(lines).length <= MAX_REFERENCES, errorKey('ingredient', 'tooManyReferences')),
      z.refine(
        (lines) => referencesOf(lines).every((line) => line.length <= MAX_TOXICOLOGY_LENGTHS.reference),
        errorKey('ingredient', 'tooLong'),
      ),
    ),
    species: text(MAX_TOXICOLOGY_LENGTHS.podSpecies),
    study: text(MAX_TOXICOLOGY_LENGTHS.podStudy),
    logPow: figure((value) => Math.abs(value) <= MAX_LOG_POW, errorKey('ingredient', 'logPow'), logPowOf),
    solubility: figure((value) => value >= 0, errorKey('ingredient', 'notNegative')),
    form: text(MAX_TOXICOLOGY_LENGTHS.physicalForm),
    uv: text(MAX_TOXICOLOGY_LENGTHS.uvAbsorption),
    uvSource: text(MAX_TOXICOLOGY_LENGTHS.uvAbsorptionSource),
    purity: text(MAX_TOXICOLOGY_LENGTHS.purity),
    puritySource: text(MAX_TOXICOLOGY_LENGTHS.puritySource),
    endpoints: z.record(
      z.enum(endpoints),
      z.object({
        text: text(MAX_TOXICOLOGY_LENGTHS.endpoint),
        source: text(MAX_TOXICOLOGY_LENGTHS.endpointSource),
        noData: z.enum(['', ...NO_DATA_REASONS]),
      }),
    ),
    isVerified: z.boolean(),
  })
  .check(
    z.refine(({ noael, noaelSource }) => isBlank(noael) || isWritten(noaelSource), {
      error: errorKey('ingredient', 'sourceMissing'),
      path: ['noaelSource'],
    }),
    // Dermal absorption cannot exceed oral absorption: specification, section 5; ECHA guidance R.8.
    z.refine(({ oral, dermal }) => (percentOf(dermal) ?? 0) <= (percentOf(oral) ?? 100), {
      error: errorKey('ingredient', 'dermalAboveOral'),
      path: ['dermal'],
    }),
  );

export type ToxicologyForm = z.infer<typeof toxicologyForm>;

/** The data as form values, with figures in the given language. */
export function toFormValues(toxicology: Toxicology | null, language: Language): ToxicologyForm {
  // readNumber does not accept grouping.
  const format = new Intl.NumberFormat(languages[language].locale, {
    useGrouping: false,
    maximumSignificantDigits: 15,
  });
  const figureOf = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : format.format(value);
  return {
    noael: figureOf(toxicology?.noaelMgPerKgDay),
    pointType: toxicology?.podDetails?.type ?? '',
    route: toxicology?.podDetails?.route ?? '',
    duration: toxicology?.podDetails?.duration ?? '',
    daysPerWeek:
      DOSING_DAYS.map((days) => `${days}` as const).find(
        (days) => days === String(toxicology?.podDetails?.daysPerWeek),
      ) ?? '',
    year: toxicology?.podDetails?.year?.toString() ?? '',
    studyDermal: figureOf(toxicology?.podDetails?.dermalAbsorptionPercent),
    noaelSource: toxicology?.noaelSource ?? '',
    oral: figureOf(toxicology?.oralAbsorptionPercent),
    dermal: figureOf(toxicology?.dermalAbsorptionPercent),
    weight: figureOf(toxicology?.molecularWeight),
    iupac: toxicology?.iupacName ?? '',
    colour: toxicology?.colour ?? '',
    legislation: toxicology?.legislation ?? '',
    references: toxicology?.references.join('\n') ?? '',
    species: toxicology?.podSpecies ?? '',
    study: toxicology?.podStudy ?? '',
    logPow: figureOf(toxicology?.logPow),
    solubility: figureOf(toxicology?.waterSolubilityMgPerL),
    form: toxicology?.physicalForm ?? '',
    uv: toxicology?.uvAbsorption ?? '',
    uvSource: toxicology?.uvAbsorptionSource ?? '',
    purity: toxicology?.purity ?? '',
    puritySource: toxicology?.puritySource ?? '',
    endpoints: Object.fromEntries(
      endpoints.map((endpoint) => {
        const { text = '', source, noData } = toxicology?.endpoints.find((one) => one.endpoint === endpoint) ?? {};
        return [endpoint, { text, source: source ?? '', noData: noData ?? '' }];
      }),
    ) as ToxicologyForm['endpoints'],
    isVerified: toxicology?.isVerified ?? false,
  };
}

/** The input of the mutation; empty fields are cleared. */
export const toInput = (values: ToxicologyForm, ingredientId: string, version: number): UpdateToxicologyInput => ({
  ingredientId,
  version,
  noaelMgPerKgDay: doseOf(values.noael),
  podDetails: {
    type: values.pointType || null,
    route: values.route || null,
    duration: values.duration || null,
    daysPerWeek: numberOf(values.daysPerWeek),
    year: numberOf(values.year),
    dermalAbsorptionPercent: percentOf(values.studyDermal),
  },
  noaelSource: values.noaelSource.trim() || null,
  oralAbsorptionPercent: percentOf(values.oral),
  dermalAbsorptionPercent: percentOf(values.dermal),
  molecularWeight: numberOf(values.weight),
  iupacName: values.iupac.trim() || null,
  colour: values.colour.trim() || null,
  legislation: values.legislation.trim() || null,
  references: referencesOf(values.references),
  podSpecies: values.species.trim() || null,
  podStudy: values.study.trim() || null,
  logPow: logPowOf(values.logPow),
  waterSolubilityMgPerL: numberOf(values.solubility),
  physicalForm: values.form.trim() || null,
  uvAbsorption: values.uv.trim() || null,
  uvAbsorptionSource: values.uvSource.trim() || null,
  purity: values.purity.trim() || null,
  puritySource: values.puritySource.trim() || null,
  endpoints: endpoints.map((endpoint) => {
    const { text, source, noData } = values.endpoints[endpoint];
    return { endpoint, text: text.trim() || null, source: source.trim() || null, noData: noData || null };
  }),
  isVerified: values.isVerified,
});

const fields = new Map<string, keyof ToxicologyForm>([
  ['input.noaelMgPerKgDay', 'noael'],
  ['input.podDetails.type', 'pointType'],
  ['input.podDetails.route', 'route'],
  ['input.podDetails.duration', 'duration'],
  ['input.podDetails.daysPerWeek', 'daysPerWeek'],
  ['input.podDetails.year', 'year'],
  ['input.podDetails.dermalAbsorptionPercent', 'studyDermal'],
  ['input.noaelSource', 'noaelSource'],
  ['input.oralAbsorptionPercent', 'oral'],
  ['input.dermalAbsorptionPercent', 'dermal'],
  ['input.molecularWeight', 'weight'],
  ['input.iupacName', 'iupac'],
  ['input.colour', 'colour'],
  ['input.legislation', 'legislation'],
  ['input.references', 'references'],
  ['input.podSpecies', 'species'],
  ['input.podStudy', 'study'],
  ['input.logPow', 'logPow'],
  ['input.waterSolubilityMgPerL', 'solubility'],
  ['input.physicalForm', 'form'],
  ['input.uvAbsorption', 'uv'],
  ['input.uvAbsorptionSource', 'uvSource'],
  ['input.purity', 'purity'],
  ['input.puritySource', 'puritySource'],
]);

/** The form field of an input path. */
export const fieldOf = (path: string): keyof ToxicologyForm | undefined =>
  fields.get(path) ?? (path.startsWith('input.references') ? 'references' : undefined);
