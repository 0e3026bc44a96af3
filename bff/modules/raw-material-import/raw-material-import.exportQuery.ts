import { z } from 'zod';
import { mapNames } from '../../../domain/mapNames.ts';
import {
  FILTER_NAMES,
  isChoice,
  isFlag,
  RAW_MATERIAL_FILTERS,
  type FilterName,
} from '../../../domain/raw-material/rawMaterialFilters.ts';
import type { FilterSchemas } from '../../filterInput.ts';
import { idList, sheetQuery } from '../../files/selectionQuery.ts';
import { searchInput } from '../../input.ts';

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

/**
 * The query of the download of a list of raw materials: the fields of RawMaterialFilter, and the format and language of
 * the file.
 */
export const exportQuery = z.strictObject({
  ...sheetQuery,
  search: searchInput,
  ids: idList.optional(),
  ...(mapNames(FILTER_NAMES, toTextSchema) as FilterSchemas<typeof RAW_MATERIAL_FILTERS>),
});
export type ExportQuery = z.output<typeof exportQuery>;
