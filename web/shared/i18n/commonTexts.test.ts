import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const web = join(__dirname, '../..');

function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) => flatten(inner, `${path}.${key}`));
}

/** The folders of translations by the text in English and in Serbian. */
const folders = new Map<string, Set<string>>();
for (const file of readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((one) =>
  /locale\/en\.json$/.test(one),
)) {
  const read = (path: string) => flatten(JSON.parse(readFileSync(join(web, path), 'utf8')));
  const serbian = new Map(read(file.replace('en.json', 'sr.json')));
  for (const [key, english] of read(file)) {
    const text = `${english} | ${serbian.get(key)}`;
    folders.set(text, (folders.get(text) ?? new Set()).add(file));
  }
}

/** Texts that three or more folders have and that are no words of all pages, by the reason. */
const exceptions = {
  'names of pages and of what they are about: the menu, the guide and the page are loaded apart': [
    'Allergens',
    'Checked INCIs',
    'Companies',
    'Document folders',
    'E-mail',
    'Expiring documents',
    'Formula',
    'Formulas',
    'INCI data',
    'INCI generator',
    'Label',
    'Labels',
    'Labels to reprint',
    'New formula',
    'New label',
    'PIFs',
    'Raw INCI',
    'Raw materials',
    'Tools',
    'Users',
  ],
  'names of fields and headings of a subject, which change with it': [
    'Actions',
    'Address',
    'Code',
    'Conclusion',
    'Dermal absorption',
    'File',
    'For children under three',
    'Function',
    'INCI name',
    'Ingredient list',
    'Ingredients',
    'Manufacturer',
    'NOAEL',
    'Name',
    'Documents',
    'Period after opening',
    'Product',
    'Raw material',
    'Result',
    'State',
    'Substance',
    'The product',
  ],
  'one of several texts that an expression chooses by its key, such as a state or a step': [
    'Added',
    'All',
    'Archive',
    'Cancel',
    'Changed',
    'Delete',
    'Deleting…',
    'Edit',
    'Global values',
    'Left out',
    'Missing',
    'New',
    'No',
    'Save',
    'Save changes',
    'Saving…',
    'Unchanged',
    'Yes',
  ],
  'names of choices, by the values of the schema': [
    'Aroma',
    'CAS',
    'Composition',
    'Extract or vegetable oil',
    'IFRA certificates',
    'INCI',
    'Impurities',
    'Microbiology',
    'Perfume',
    'Supplier',
  ],
  'plural forms, which belong to the count beside them': [
    'and {{count, number}} more',
    '{{count, number}} formula',
    '{{count, number}} formulas',
    '{{count, number}} label',
    '{{count, number}} labels',
    '{{count, number}} raw material',
    '{{count, number}} raw materials',
  ],
  'in Serbian it agrees with what it is said of, which may differ from page to page': [
    'Choose a company',
    'Choose a spreadsheet or drop it here',
    'Columns that were not understood: {{columns}}',
    'Label without a name',
    'No raw materials yet',
    'None',
    'Not known',
    'Without a name',
    'empty',
    'none',
    'not known',
    'revision {{number}}',
    '{{name}} saved',
  ],
  'messages of a form, by the key of its own translations': [
    'Enter a name.',
    'The text is too long.',
    'This text is too long.',
  ],
  'named by the specification for a page': ['Details'],
} satisfies Record<string, string[]>;

test('a text of three folders of translations is one of common, or a named exception', () => {
  const often = [...folders].filter(([, found]) => found.size >= 3).map(([text]) => text.split(' | ')[0] ?? '');
  expect([...new Set(often)].sort()).toEqual([...new Set(Object.values(exceptions).flat())].sort());
});
