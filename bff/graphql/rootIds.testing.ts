const slugs = ['label', 'material', 'duplicate', 'formula', 'pif'] as const;
const records = [
  'materialId',
  'pifFile',
  'comment',
  'link',
  'signOff',
  'document',
  'perfumeId',
  'certificate',
  'company',
  'account',
  'ingredient',
  'checkedList',
  'message',
  'messageFile',
  'accessToken',
  'deleted',
  'recheck',
  'formulaImport',
  'fragranceImport',
  'toxicologyImport',
  'materialImport',
  'inventoryImport',
] as const;

/** What each kind of object is called by in an argument. */
export type Ids = Record<(typeof slugs)[number] | (typeof records)[number] | 'perfume' | 'inspection', string>;

/** Ids that no object has; `letter` makes several of them. */
export const missingIds = (letter = 'f'): Ids =>
  Object.fromEntries([
    ...slugs.map((kind) => [kind, `no-such-${kind}-${letter}`]),
    ...records.map((kind) => [kind, letter.repeat(24)]),
    ['perfume', `No such perfume ${letter}`],
    ['inspection', letter.repeat(43)],
  ]) as Ids;
