import type { Loaders, RequestContext } from '../context.ts';
import { createCheckLoaders } from './check/check.loaders.ts';
import { createCheckedListLoaders } from './checked-list/checked-list.loaders.ts';
import { createDocumentFolderLoaders } from './document-folder/document-folder.loaders.ts';
import { createFragranceMaterialLoaders } from './fragrance-material/fragrance-material.loaders.ts';
import { createFormulaLoaders } from './formula/formula.loaders.ts';
import { createLabelLoaders } from './label/label.loaders.ts';
import { createPifLoaders } from './pif/pif.loaders.ts';
import { createRawMaterialLoaders } from './raw-material/raw-material.loaders.ts';

/** The loaders of every subject for one request. A module that declares loaders and is missing here is a type error. */
export function createLoaders(context: RequestContext): Loaders {
  const check = createCheckLoaders(context);
  const formula = createFormulaLoaders(context, check);
  return {
    check,
    checkedList: createCheckedListLoaders(context, check),
    documentFolder: createDocumentFolderLoaders(context),
    fragranceMaterial: createFragranceMaterialLoaders(context),
    formula,
    label: createLabelLoaders(context, { check, formula }),
    pif: createPifLoaders(context, check),
    rawMaterial: createRawMaterialLoaders(context),
  };
}
