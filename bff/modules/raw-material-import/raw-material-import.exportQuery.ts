import { z } from 'zod';
import { languageCodes } from '../../../domain/language.ts';
import { MATERIAL_TYPES } from '../../../domain/raw-material/rawMaterial.ts';
import { rawMaterialQuery } from '../raw-material/raw-material.input.ts';

const flag = z
  .enum(['true', 'false'], { error: 'Must be true or false' })
  .transform((value) => value === 'true')
  .optional();
const { filter } = rawMaterialQuery.shape;
const { search, manufacturer } = filter.unwrap().unwrap().shape;

/** The query of the download of a list of raw materials: the fields of RawMaterialFilter, and the format and language of the file. */
export const exportQuery = z.strictObject({
  format: z.enum(['xlsx', 'csv'], { error: 'Must be xlsx or csv' }),
  language: z.enum(languageCodes, { error: `Must be ${languageCodes.join(' or ')}` }),
  search,
  manufacturer,
  type: z.enum(MATERIAL_TYPES, { error: 'Must be a type of raw material' }).optional(),
  hasValidDocuments: flag,
  cmrStatus: z.enum(['NO_DATA', 'NONE', 'PRESENT'], { error: 'Must be a CMR status' }).optional(),
  isNano: flag,
  isInCatalogue: flag,
});
export type ExportQuery = z.output<typeof exportQuery>;
