/**
 * Finds the labels of a field as jsdom does, without walking the whole document once for every label in it.
 *
 * Testing Library asks for the labels of every field of a page for every name it looks for.
 */

const names = ['HTMLInputElement', 'HTMLSelectElement', 'HTMLTextAreaElement', 'HTMLButtonElement'] as const;

/** Of several elements with the same id the first one is meant, and a label with `for` has no other field. */
function labelsOf(field: HTMLElement): HTMLLabelElement[] {
  const root = field.getRootNode() as Document | ShadowRoot | Element;
  const around = field.closest<HTMLLabelElement>('label:not([for])');
  const found = around?.control === field ? [around] : [];
  if (field.id === '' || !('querySelectorAll' in root)) return found;
  const id = CSS.escape(field.id);
  // jsdom knows the elements of a document by their ids, and walks through it for a selector with one.
  const first = 'getElementById' in root ? root.getElementById(field.id) : root.querySelector(`#${id}`);
  if (first !== field) return found;
  found.push(...root.querySelectorAll<HTMLLabelElement>(`label[for="${id}"]`));
  return found.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

/** The answer of jsdom itself, which the test of this file compares. */
export const labelsByJsdom = (field: HTMLElement): HTMLLabelElement[] => {
  const kind = names.find((name) => field instanceof window[name]);
  return kind ? Array.from((ofJsdom[kind]?.call(field) as NodeListOf<HTMLLabelElement> | null) ?? []) : [];
};

const ofJsdom = Object.fromEntries(
  names.map((name) => [name, Object.getOwnPropertyDescriptor(window[name].prototype, 'labels')?.get]),
);

/** Puts the short way in the place of `labels` of every kind of field. */
export function installLabels() {
  for (const name of names) {
    Object.defineProperty(window[name].prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        return this instanceof HTMLInputElement && this.type === 'hidden' ? null : labelsOf(this);
      },
    });
  }
}
