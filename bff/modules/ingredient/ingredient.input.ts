import { z } from 'zod';
import {
  MAX_LOG_POW,
  MAX_MOLECULAR_WEIGHT,
  MAX_NOAEL_MG_PER_KG_DAY,
  MAX_REFERENCES,
  MAX_TOXICOLOGY_LENGTHS,
  MAX_WATER_SOLUBILITY_MG_PER_L,
  MAX_YEAR,
  MIN_YEAR,
} from '../../../domain/ingredient/limits.ts';
import { TOXICOLOGY_ENDPOINTS } from '../../../domain/ingredient/toxicology.ts';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { multiLine, pageInput, recordId, searchInput, singleLine } from '../../input.ts';
import type {
  Annex,
  NoDataReason,
  PointRoute,
  PointType,
  StudyDuration,
  ToxicologyEndpoint,
  ToxicologyScope,
} from '../../resolvers.generated.ts';

export const ingredientQuery = z.object({
  filter: z
    .object({
      search: searchInput,
      function: searchInput,
      annex: z.custom<Annex>().nullish(),
    })
    .nullish(),
  ...pageInput,
});
export type IngredientQuery = z.output<typeof ingredientQuery>;

export const ingredientById = z.object({ id: recordId });

export const searchQuery = z.object({ text: singleLine(MAX_SEARCH_LENGTH) });

export const toxicologyVersionsQuery = z.object({ ingredientId: recordId, scope: z.custom<ToxicologyScope>() });

/** A blank text clears the field. */
const words = (maxLength: number) =>
  singleLine(maxLength)
    .transform((value) => value || null)
    .nullish();
const above0 = z.number().gt(0, 'Must be above 0');

const pointDetailsInput = z.object({
  type: z.custom<PointType>().nullish(),
  route: z.custom<PointRoute>().nullish(),
  duration: z.custom<StudyDuration>().nullish(),
  daysPerWeek: z.union([z.literal(5), z.literal(7)], 'Must be 5 or 7').nullish(),
  year: z.int().min(MIN_YEAR, `At least ${MIN_YEAR}`).max(MAX_YEAR, `At most ${MAX_YEAR}`).nullish(),
  dermalAbsorptionPercent: above0.max(100, 'At most 100').nullish(),
});

/**
 * The limits are those of the product server's contract. Rules that combine two fields are checked together with the
 * stored data.
 */
export const updateToxicologyInput = z.object({
  ingredientId: recordId,
  version: z.int().min(0),
  noaelMgPerKgDay: above0.max(MAX_NOAEL_MG_PER_KG_DAY, 'At most 1,000,000').nullish(),
  noaelSource: words(MAX_TOXICOLOGY_LENGTHS.noaelSource),
  oralAbsorptionPercent: above0.max(100, 'At most 100').nullish(),
  dermalAbsorptionPercent: z.number().min(0, 'Must not be below 0').max(100, 'At most 100').nullish(),
  molecularWeight: above0.max(MAX_MOLECULAR_WEIGHT, 'At most 10,000,000').nullish(),
  iupacName: words(MAX_TOXICOLOGY_LENGTHS.iupacName),
  colour: words(MAX_TOXICOLOGY_LENGTHS.colour),
  legislation: multiLine(MAX_TOXICOLOGY_LENGTHS.legislation)
    .transform((value) => value.trim() || null)
    .nullish(),
  references: z
    .array(singleLine(MAX_TOXICOLOGY_LENGTHS.reference))
    .max(MAX_REFERENCES, `At most ${MAX_REFERENCES}`)
    .transform((references) => references.filter(Boolean))
    .nullish(),
  logPow: z.number().min(-MAX_LOG_POW, 'At least -20').max(MAX_LOG_POW, 'At most 20').nullish(),
  waterSolubilityMgPerL: z
    .number()
    .min(0, 'Must not be below 0')
    .max(MAX_WATER_SOLUBILITY_MG_PER_L, 'At most 1,000,000,000')
    .nullish(),
  physicalForm: words(MAX_TOXICOLOGY_LENGTHS.physicalForm),
  uvAbsorption: words(MAX_TOXICOLOGY_LENGTHS.uvAbsorption),
  uvAbsorptionSource: words(MAX_TOXICOLOGY_LENGTHS.uvAbsorptionSource),
  purity: words(MAX_TOXICOLOGY_LENGTHS.purity),
  puritySource: words(MAX_TOXICOLOGY_LENGTHS.puritySource),
  podSpecies: words(MAX_TOXICOLOGY_LENGTHS.podSpecies),
  podStudy: words(MAX_TOXICOLOGY_LENGTHS.podStudy),
  podDetails: pointDetailsInput
    // Nothing stated is null, so that a value looks the same however it came.
    .transform((details) => (Object.values(details).some((one) => one !== null) ? details : null))
    .nullish(),
  endpoints: z
    .array(
      z.object({
        endpoint: z.custom<ToxicologyEndpoint>(),
        text: multiLine(MAX_TOXICOLOGY_LENGTHS.endpoint)
          .transform((value) => value.trim() || null)
          .nullish(),
        source: words(MAX_TOXICOLOGY_LENGTHS.endpointSource),
        noData: z.custom<NoDataReason>().nullish(),
      }),
    )
    .max(TOXICOLOGY_ENDPOINTS.length, `At most ${TOXICOLOGY_ENDPOINTS.length}`)
    .refine((texts) => new Set(texts.map(({ endpoint }) => endpoint)).size === texts.length, 'Name each endpoint once')
    .nullish(),
  isVerified: z.boolean().nullish(),
});
export type ToxicologyChange = z.output<typeof updateToxicologyInput>;
