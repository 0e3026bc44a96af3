import { z } from 'zod';
import { languageCodes } from '../../../domain/language.ts';
import { mapNames } from '../../../domain/mapNames.ts';
import {
  FILTER_NAMES,
  isChoice,
  isFlag,
  RAW_MATERIAL_FILTERS,
  type FilterName,
} from '../../../domain/raw-material/rawMaterialFilters.ts';
import { searchInput } from '../../input.ts';
import { materialIds, type FilterSchemas } from '../raw-material/raw-material.input.ts';

const flag = z
  .enum(['true', 'false'], { error: 'Must be true or false' })
  .transform((value) => value === 'true')
  .optional();

/** A filter as the text of a parameter. No schema checks the enumerations of a URL. */
function toTextSchema(name: FilterName) {
  if (isFlag(name)) return flag;
  if (!isChoice(name)) return searchInput;
  const values: string[] = Object.values(RAW_MATERIAL_FILTERS[name].values);
  return z.enum(values, { error: `Must be one of ${values.join(', ')}` }).optional();
}

/** The query of the download of a list of raw materials: the fields of RawMaterialFilter, and the format and language of the file. */
export const exportQuery = z.strictObject({
  format: z.enum(['xlsx', 'csv'], { error: 'Must be xlsx or csv' }),
  language: z.enum(languageCodes, { error: `Must be ${languageCodes.join(' or ')}` }),
  search: searchInput,
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(materialIds)
    .optional(),
  ...(mapNames(FILTER_NAMES, toTextSchema) as FilterSchemas),
});
export type ExportQuery = z.output<typeof exportQuery>;
