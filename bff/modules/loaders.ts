import type { Context, Loaders, RequestContext } from '../context.ts';
import { createCheckLoaders } from './check/check.loaders.ts';
import { createCheckedListLoaders } from './checked-list/checked-list.loaders.ts';
import { createDocumentFolderLoaders } from './document-folder/document-folder.loaders.ts';
import { createFragranceMaterialLoaders } from './fragrance-material/fragrance-material.loaders.ts';
import { createFormulaLoaders } from './formula/formula.loaders.ts';
import { createLabelLoaders } from './label/label.loaders.ts';
import { createPifLoaders } from './pif/pif.loaders.ts';
import { createRawMaterialLoaders } from './raw-material/raw-material.loaders.ts';

/**
 * The loaders of every subject for one request, each made when it is first asked for: a request needs few of them. A
 * module that declares loaders and is missing here is a type error.
 */
class RequestLoaders implements Loaders {
  readonly #context: RequestContext;
  readonly #made: Partial<Loaders> = {};

  constructor(context: RequestContext) {
    this.#context = context;
  }

  get check() {
    return (this.#made.check ??= createCheckLoaders(this.#context));
  }

  get checkedList() {
    return (this.#made.checkedList ??= createCheckedListLoaders(this.#context, this.check));
  }

  get documentFolder() {
    return (this.#made.documentFolder ??= createDocumentFolderLoaders(this.#context));
  }

  get formula() {
    return (this.#made.formula ??= createFormulaLoaders(this.#context, this.check));
  }

  get fragranceMaterial() {
    return (this.#made.fragranceMaterial ??= createFragranceMaterialLoaders(this.#context));
  }

  get label() {
    return (this.#made.label ??= createLabelLoaders(this.#context, this));
  }

  get pif() {
    return (this.#made.pif ??= createPifLoaders(this.#context, this.check));
  }

  get rawMaterial() {
    return (this.#made.rawMaterial ??= createRawMaterialLoaders(this.#context));
  }
}

/**
 * Adds the loaders to the context of a request, which they share: whoever finds out whose request it is tells all of
 * them.
 */
export function withLoaders(requestContext: RequestContext): Context {
  const context = requestContext as Context;
  context.loaders = new RequestLoaders(context);
  return context;
}
