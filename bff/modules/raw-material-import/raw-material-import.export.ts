import { MAX_PAGE_SIZE } from '../../../domain/limits.ts';
import { mapNames } from '../../../domain/mapNames.ts';
import { TEXT_FIELDS } from '../../../domain/raw-material/rawMaterialFields.ts';
import { cutTitle } from '../../../domain/raw-material-import/cutTitle.ts';
import type { SheetMaterial } from '../../../domain/raw-material-import/sheetRow.ts';
import { toSheet } from '../../../domain/raw-material-import/toSheet.ts';
import { viewerOf, type RequestContext } from '../../context.ts';
import { missingIds, type ExportedCells } from '../../files/selectionQuery.ts';
import { listRawMaterials, type RawMaterialModel } from '../raw-material/raw-material.rest.ts';
import { toValues } from '../raw-material/raw-material.values.rest.ts';
import type { ExportQuery } from './raw-material-import.exportQuery.ts';

/** More would take minutes. */
const MAX_EXPORTED = 10_000;

/**
 * The cells of the raw materials that a filter finds, in the order of trade names: global values, which an import can
 * change. At most 10,000; a title says so if there are more.
 */
export async function exportedCells(
  { language, format: _format, ...filter }: ExportQuery,
  context: RequestContext,
): Promise<ExportedCells> {
  const viewer = viewerOf(context);
  const materials: SheetMaterial[] = [];
  let leftOut: readonly string[] = filter.ids ?? [];
  for (let page = 1; ; page++) {
    const { items, totalCount } = await listRawMaterials(context.product, viewer, {
      filter,
      sort: 'TRADE_NAME_ASC',
      page,
      pageSize: MAX_PAGE_SIZE,
    });
    materials.push(...items.map(toMaterial));
    leftOut = missingIds(leftOut, items);
    const isComplete = materials.length >= totalCount || items.length === 0;
    if (!isComplete && materials.length < MAX_EXPORTED) continue;
    const cells = toSheet(materials, language);
    return { cells: isComplete ? cells : [[cutTitle(materials.length, totalCount, language)], ...cells], leftOut };
  }
}

function toMaterial({ tradeName, manufacturer, code, hasValidDocuments, global }: RawMaterialModel): SheetMaterial {
  const values = toValues(global);
  return {
    tradeName,
    manufacturer: manufacturer ?? '',
    code: code ?? '',
    type: values.type,
    composition: values.composition.map(({ inciName, maxConcentration }) => ({
      inciName,
      maxConcentration: maxConcentration ?? '',
    })),
    hasValidDocuments,
    ...mapNames(TEXT_FIELDS, (name) => values[name] ?? ''),
    cmrStatus: values.cmrStatus,
    isNano: values.isNano,
  };
}
