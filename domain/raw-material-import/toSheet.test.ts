import { isRemark, isSubtotal, isTotal } from '../import/rows/totals.ts';
import fc from 'fast-check';
import { mapNames } from '../mapNames.ts';
import { TEXT_FIELDS } from '../raw-material/rawMaterialFields.ts';
import { MATERIAL_TYPES } from '../raw-material/rawMaterial.ts';
import { readSheet } from './readSheet.ts';
import type { SheetMaterial } from './sheetRow.ts';
import { toSheet } from './toSheet.ts';

/** Half of a character at the end of a cut text. No text that the product keeps holds one, since UTF-8 has none. */
const CUT_IN_TWO = /[\ud800-\udbff]$/;
/**
 * Texts as the product keeps them: of one line, blanks trimmed, among them what spreadsheets and separators trip over.
 */
const line = (maxLength: number) =>
  fc
    .array(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        "'",
        '"',
        ';',
        ', ',
        ',',
        ' ',
        'č',
        'Đ',
        '😀',
        '&',
        '<',
        '1',
        '0',
        '%',
        'Aqua',
        'HYPERLINK(1)',
        'Ukupno',
        '(and)',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('').replace(/\s+/g, ' ').trim().slice(0, maxLength).replace(CUT_IN_TWO, '').trim());
const text = fc.array(line(50), { maxLength: 4 }).map((lines) => lines.join('\n').trim());
const name = line(50).filter((value) => value !== '');
/** A total or a remark in a composition names no ingredient and is left out. */
const inciName = name.filter((value) => ![isTotal, isSubtotal, isRemark].some((isOther) => isOther(value)));
const concentration = fc.constantFrom('', '0', '5', '12.50', '<0.1', '≤0.1', '0.1-0.5', '100');

const material: fc.Arbitrary<SheetMaterial> = fc
  .record({
    tradeName: name,
    manufacturer: line(50),
    code: line(60),
    type: fc.constantFrom(...MATERIAL_TYPES),
    composition: fc.array(fc.record({ inciName, maxConcentration: concentration }), {
      minLength: 1,
      maxLength: 6,
    }),
    hasValidDocuments: fc.boolean(),
    ...mapNames(TEXT_FIELDS, () => text),
    cmrStatus: fc.constantFrom('NO_DATA', 'NONE', 'PRESENT'),
    isNano: fc.boolean(),
  })
  .map((made) => ({
    ...made,
    statusDescription: made.hasValidDocuments ? '' : made.statusDescription,
    cmrQuantity: made.cmrStatus === 'PRESENT' ? made.cmrQuantity : '',
  }));

test('a written sheet is read back without a difference', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(material, {
        minLength: 1,
        maxLength: 5,
        selector: ({ tradeName }) => tradeName.toLowerCase().replace(/\s/g, ''),
      }),
      fc.constantFrom('en' as const, 'sr' as const),
      (materials, language) => {
        const sheet = readSheet(toSheet(materials, language));
        // An empty cell says nothing.
        const said = materials.map((one) =>
          Object.fromEntries(Object.entries(one).filter(([key, value]) => value !== '' || key === 'manufacturer')),
        );
        expect(sheet.ok && sheet.rows.map(({ values }) => values)).toEqual(said);
        expect(sheet.ok && sheet.rows.flatMap(({ problems }) => problems.filter(({ isError }) => isError))).toEqual([]);
      },
    ),
  );
});

const plain: SheetMaterial = {
  tradeName: 'Voda',
  manufacturer: '',
  code: '',
  type: 'PLAIN',
  composition: [{ inciName: 'Aqua', maxConcentration: '' }],
  hasValidDocuments: true,
  ...mapNames(TEXT_FIELDS, () => ''),
  cmrStatus: 'NONE',
  isNano: false,
};

test('no cell starts like a formula', () => {
  const tradeName = '=HYPERLINK("http://evil.example","x")';
  const cells = toSheet([{ ...plain, tradeName, manufacturer: '@ACME', microbiology: "'+1" }], 'sr').flat();
  expect(cells).toEqual(expect.arrayContaining([`'${tradeName}`, "'@ACME", "''+1"]));
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

test('a composition that is too long for a cell continues in the rows below', () => {
  const composition = Array.from({ length: 500 }, (_, at) => ({
    inciName: `${'N'.repeat(290)} ${at}`,
    maxConcentration: '0.1',
  }));
  const cells = toSheet([{ ...plain, composition }], 'en');
  expect(Math.max(...cells.flat().map(({ length }) => length))).toBeLessThan(32_768);
  const sheet = readSheet(cells);
  expect(sheet.ok && sheet.rows.map(({ values }) => values.composition)).toEqual([composition]);
});
