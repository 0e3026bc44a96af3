import { oneSubstance } from '../../../domain/report/examples.testing.ts';
import { safetyReport } from '../../../domain/report/safetyReport.ts';
import { formatsOf } from '../formats.ts';
import { wordsOf } from '../words/wordsOf.ts';
import { marginBlocks } from './margins.ts';

const input = oneSubstance(
  '0.9',
  null,
  { noael: 500, dermal: 50, oral: 50 },
  'face_care_products_other_than_face_mask',
);
const named = { inciName: 'Phenoxyethanol', exposureProduct: 'BODY_LOTION', percent: '1' } as const;
const report = safetyReport({
  ...input,
  partA: {
    ...input.partA,
    combinedProducts: [
      { ...named, productName: 'Lotion A' },
      { ...named, productName: 'Dye B', exposureProduct: 'OXIDATIVE_HAIR_DYE' },
    ],
  },
});

test('A7 prints what each named product brings, and what is not known of one', () => {
  const language = 'en';
  const blocks = marginBlocks(report, { words: wordsOf(language), formats: formatsOf(language), language });
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
  const table = tables.find(({ columns }) => columns[0]?.head === 'Other product');
  const [group] = table?.groups ?? [];
  const rows = [group?.head ?? [], ...(group?.rows ?? [])];
  expect(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)))).toEqual([
    ['PHENOXYETHANOL', '', '', '', '', '? not known'],
    ['This product', '', '24.14', '0.9', '50', '0.10863'],
    ['Lotion A', 'Body lotion', '123.2', '1', '50', '0.616'],
    ['Dye B', 'Oxidative hair dye', '? not known', '1', '50', '? not known'],
  ]);
  // The engine ends with an error where a row, or the head of a group, has another number of cells.
  for (const row of rows) expect(row).toHaveLength(table?.columns.length ?? 0);
});
