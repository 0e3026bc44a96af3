import { completeParticulars } from './particulars.testing.ts';
import fc from 'fast-check';
import { annexRows } from '../annex/rows.testing.ts';
import { readAnnexRow } from '../annex/readAnnexRow.ts';
import type { Finding } from '../finding.ts';
import { finding } from '../finding.ts';
import { line, scented } from '../formula/examples.testing.ts';
import type { Product } from '../product/product.ts';
import { UNKNOWN_PRODUCT } from '../product/product.ts';
import { checkIngredientList } from './checkIngredientList.ts';
import { checkLabel } from './checkLabel.ts';
import { buildKnowledge } from './knowledge.ts';
import type { Particulars } from './particulars.ts';

const TODAY = '2026-11-01';
const names = [
  'AQUA',
  'WATER',
  'GLYCERIN',
  'PARFUM',
  'PHENOXYETHANOL',
  'LIMONENE',
  'COUMARIN',
  'MICA',
  'CI 19140',
  'CI 77891',
  'TITANIUM DIOXIDE',
  'RETINOL',
  'SALICYLIC ACID',
  'THIOGLYCOLIC ACID',
  'BUTYLPHENYL METHYLPROPIONAL',
  'PETROLATUM',
  'LAVANDULA ANGUSTIFOLIA OIL',
  'METHYLISOTHIAZOLINONE',
  'SODIUM BENZOATE',
  'TOCOPHEROL',
  'HELIANTHUS ANNUUS SEED OIL',
];
const entries = annexRows.map(readAnnexRow).filter((entry) => entry !== null);
const knowledge = buildKnowledge(
  names.map((inciName) => ({ inciName, casNumbers: [] })),
  entries,
);
const lotion: Product = {
  category: 'body_care_products',
  use: 'leave-on',
  isForUnderThree: false,
  isForIntimateUse: false,
  isInhalable: false,
};
const shown = ({ severity, code, ingredient, params }: Finding) =>
  [severity, code, ingredient ?? params.item ?? params.id ?? params.name].filter(Boolean).join(' ');
const list = (text: string, product: Product = lotion) => checkIngredientList(text, product, knowledge, TODAY);
const serious = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity !== 'info').map(shown);
const label = (ingredients: string, more: Partial<Particulars> = {}, product: Product = lotion) =>
  checkLabel({ ingredients, product, particulars: { ...completeParticulars, ...more } }, knowledge, TODAY);

test('a sound label is GREEN', () => {
  const { result, findings, list: checked } = label('Aqua, Glycerin, Phenoxyethanol, Parfum, Coumarin, CI 19140');
  expect([result, serious(findings), checked.recognised, checked.total]).toEqual(['GREEN', [], 6, 6]);
});

test('a label that lacks an allergen of its formula is RED, and GREEN when it shows it', () => {
  const perfumed = scented('Parfem', { Coumarin: '2' });
  const formula = { lines: [line('0.3', perfumed), line('99.7', 'Aqua')], category: null, use: null };
  const ofFormula = (ingredients: string) =>
    checkLabel({ ingredients, product: lotion, particulars: completeParticulars, formula }, knowledge, TODAY);
  expect(serious(ofFormula('Aqua, Parfum').findings)).toEqual(['error ALLERGEN_MISSING Coumarin']);
  expect(ofFormula('Aqua, Parfum').result).toBe('RED');
  expect(ofFormula('Aqua, Parfum, Coumarin').result).toBe('GREEN');
});

test('findings about allergens that are known elsewhere count as if the formula were known', () => {
  const allergenFindings = [finding('ALLERGENS_NOT_KNOWN', 'warning', 'X', 'ASK_SUPPLIER', { materials: null })];
  const { result } = checkLabel(
    { ingredients: 'Aqua, Parfum', product: lotion, particulars: completeParticulars, allergenFindings },
    knowledge,
    TODAY,
  );
  expect(result).toBe('YELLOW');
});

test.each<[string, string[]]>([
  ['Aqua, Glycerin, Butylphenyl Methylpropional', ['error PROHIBITED BUTYLPHENYL METHYLPROPIONAL']],
  ['Aqua, Glycerin, Methylisothiazolinone', ['error OUTSIDE_PRODUCT_TYPES METHYLISOTHIAZOLINONE']],
  ['Aqua, Phenoxyethanol 1.5 %, Glycerin', ['error OVER_LIMIT PHENOXYETHANOL']],
  ['Petrolatum, Glycerin', ['warning PROHIBITED_UNDER_CONDITION PETROLATUM']],
  ['Aqua, Retinol', []],
  ['Aqua, Glycerin, Kokosovo brašno', ['warning UNKNOWN_NAME Kokosovo brašno']],
  ['Aqua, Glycerin, Вода', ['warning NOT_LATIN AQUA', 'warning DUPLICATE AQUA']],
  ['Aqua, Phenoxyethanl', ['warning PROBABLE_MISSPELLING PHENOXYETHANOL']],
  ['Aqua, Glycerin, Water', ['warning DUPLICATE WATER']],
  ['Aqua, Glycerin [+/- CI 77891, CI 19140]', []],
  ['Aqua, CI 19140, Glycerin', []],
  ['Aqua, Glycerin, Yellow 5', ['warning COLOURANT_NOT_BY_NUMBER CI 19140']],
  ['Aqua, Glycerin, CI 99999', ['warning COLOURANT_NOT_LISTED', 'warning UNKNOWN_NAME CI 99999']],
  ['Aqua 5 %, Glycerin 20 %', ['warning ORDER_OF_CONCENTRATION GLYCERIN']],
  ['Phenoxyethanol, Aqua 60 %', ['warning ORDER_OF_CONCENTRATION AQUA']],
  // Below 1 % the order is free; exactly 1 % is not below it.
  ['Aqua 0.5 %, Glycerin 1 %', ['warning ORDER_OF_CONCENTRATION GLYCERIN']],
  ['Aqua 0.5 %, Glycerin 0.999 %', []],
  ['Aqua 5 %, Glycerin 5 %', []],
  ['Aqua 120 %, Glycerin', ['warning PERCENT_OVER_100 AQUA']],
  ['Aqua 1200 %, Glycerin', ['warning PERCENT_OVER_100 AQUA']],
  ['Aqua, Lavandula Angustifolia Oil', ['warning ALLERGEN_GROUP_NAME LAVANDULA ANGUSTIFOLIA OIL']],
  ['Aqua, Lavandula Angustifolia Oil, Lavandula Oil/Extract, Rose Ketones', []],
  ['Aqua, Lavandula Angustifolia', ['warning NAME_PART Lavandula Angustifolia']],
  ['Aqua, made with love for your skin, Glycerin', ['warning NOT_READ']],
  ['Aqua, Glycerin. For the latest information, please refer to the product packaging.', []],
  ['-Glycerin: hydrates the skin. Aqua, Glycerin', []],
  ['Aqua, Glycerin (Butylphenyl Methylpropional)', ['warning PROHIBITED BUTYLPHENYL METHYLPROPIONAL']],
  ['Aqua, Parfum (Butylphenyl Methylpropional)', ['error PROHIBITED BUTYLPHENYL METHYLPROPIONAL']],
  ['Aqua, Glycerin (from Butylphenyl Methylpropional)', ['warning MENTIONED BUTYLPHENYL METHYLPROPIONAL']],
  ['Aqua [nano], Glycerin', ['warning NANO_NOT_LISTED AQUA']],
])('%s', (text, expected) => {
  expect(serious(list(text).findings)).toEqual(expected);
});

test('a finding has the position of its name and its legal reference', () => {
  const text = 'Aqua, Butylphenyl Methylpropional*, Glycerin';
  const [worst] = list(text).findings;
  expect(text.slice(worst?.span?.start, worst?.span?.end)).toBe('Butylphenyl Methylpropional');
  expect(worst).toMatchObject({
    code: 'PROHIBITED',
    action: 'REMOVE_INGREDIENT',
    reference: 'Regulation (EC) No 1223/2009, Annex II/1666',
    params: { entry: 'II/1666' },
  });
});

test('a passage between two names is found where it stands', () => {
  const text = `Aqua, made for your skin ${'and hair '.repeat(30)}, Glycerin`;
  const { findings, leftOut } = list(text);
  const [found] = findings.filter(({ code }) => code === 'NOT_READ');
  expect(found?.span).toEqual(leftOut[0]);
  expect(text.slice(found?.span?.start, found?.span?.end).trim()).toMatch(/^made for .* and hair$/);
  expect(String(found?.params.text)).toMatch(/^made for .{150,160}…$/);
});

test('an ingredient repeated under a trivial name is a note that says both', () => {
  const { findings, result } = list('Aqua, Tocopherol, Glycerin, Vitamin E');
  expect(findings.find(({ code }) => code === 'DUPLICATE')).toMatchObject({
    severity: 'info',
    params: { name: 'Vitamin E', other: 'Tocopherol' },
  });
  expect(result).toBe('GREEN');
});

test.each([
  ['the same trivial name', 'Aqua, Vitamin E, Glycerin, Vitamin E', 'TOCOPHEROL'],
  ['a name in another language', 'Aqua, Glycerin, Wasser', 'AQUA'],
  ['a second perfume', 'Aqua, Glycerin, Parfum, Natural Fragrance', 'PARFUM'],
])('%s is repeated', (_what, text, ingredient) => {
  expect(serious(list(text).findings)).toEqual([`warning DUPLICATE ${ingredient}`]);
});

test('a colourant before the others is a note, because only its weight or less than 1 % of it puts it there', () => {
  expect(list('Aqua, CI 19140, Glycerin').findings.map(shown)).toContain('info COLOURANT_BEFORE_OTHERS CI 19140');
});

test('a probable misspelling never gives an error', () => {
  const { findings, result } = list('Aqua, Butylphenyl Methylpropionl');
  expect(result).toBe('YELLOW');
  expect(findings.find(({ code }) => code === 'PROHIBITED')?.params).toMatchObject({ isGuess: true });
});

test('Lilial is prohibited even before any annex is loaded', () => {
  const bare = buildKnowledge(
    [
      { inciName: 'AQUA', casNumbers: [] },
      { inciName: 'BUTYLPHENYL METHYLPROPIONAL', casNumbers: ['80-54-6'] },
    ],
    [],
  );
  expect(serious(checkIngredientList('Aqua, Butylphenyl Methylpropional', lotion, bare, TODAY).findings)).toEqual([
    'error ALLERGEN_PROHIBITED BUTYLPHENYL METHYLPROPIONAL',
  ]);
});

test.each([
  'NULL',
  '',
  'Visit the Dior boutique',
  'Body-Safe Silicone, ABS Plastic, Li-ion Polymer Battery',
  '100% human hair',
  'For the latest information, review the packaging.',
])('%j is not an ingredient list', (text) => {
  const checked = list(text);
  expect([checked.isIngredientList, checked.findings.map(({ code }) => code)]).toEqual([
    false,
    ['NOT_AN_INGREDIENT_LIST'],
  ]);
});

test('a list in Cyrillic is read, and each of its names asked about', () => {
  const { names, findings } = list('Вода, Глицерин, Парфем');
  expect(names.map(({ ingredient }) => ingredient?.inciName)).toEqual(['AQUA', 'GLYCERIN', 'PARFUM']);
  expect(findings.filter(({ code }) => code === 'NOT_LATIN').map(({ params }) => params['name'])).toEqual([
    'Вода',
    'Глицерин',
    'Парфем',
  ]);
});

test('one ingredient is an ingredient list', () => {
  expect(list('HELIANTHUS ANNUUS (SUNFLOWER) SEED OIL.').isIngredientList).toBe(true);
});

test.each<[string, Partial<Particulars>, string[]]>([
  ['no responsible person', { responsiblePerson: ' ' }, ['error ITEM_MISSING responsiblePerson']],
  ['no address', { responsiblePerson: 'Firma' }, ['warning ITEM_UNREADABLE responsiblePerson']],
  ['no origin, for Serbia', { countryOfOrigin: null }, ['error ITEM_MISSING countryOfOrigin']],
  ['no origin, for the Union', { countryOfOrigin: null, markets: ['EU'] }, []],
  [
    'no origin of an import',
    { countryOfOrigin: null, markets: ['EU'], isImported: true },
    ['error ITEM_MISSING countryOfOrigin'],
  ],
  ['no content', { nominalContent: null }, ['error ITEM_MISSING nominalContent']],
  ['a content without unit', { nominalContent: 'fifty' }, ['warning ITEM_UNREADABLE nominalContent']],
  ['a content in ounces and millilitres', { nominalContent: '1.7 fl oz / 50 ml' }, []],
  [
    'neither period nor date',
    { paoMonths: null, minimumDurabilityMonths: null },
    ['error DURABILITY_MISSING paoMonths'],
  ],
  ['a date instead of a period', { paoMonths: null, minimumDurabilityMonths: null, bestBefore: '03/2028' }, []],
  ['30 months without a date', { minimumDurabilityMonths: 30 }, ['error DATE_REQUIRED bestBefore']],
  ['31 months without a period', { minimumDurabilityMonths: 31, paoMonths: null }, ['error PAO_REQUIRED paoMonths']],
  ['31 months of a single-use pack', { minimumDurabilityMonths: 31, paoMonths: null, isPaoIrrelevant: true }, []],
  ['a date that does not exist', { bestBefore: '31/02/2027' }, ['warning ITEM_UNREADABLE bestBefore']],
  ['a period longer than the durability', { paoMonths: 40 }, ['warning ITEM_UNREADABLE paoMonths']],
  ['no period at all', { paoMonths: 0 }, ['warning ITEM_UNREADABLE paoMonths']],
  ['no batch', { batch: null }, ['error ITEM_MISSING batch']],
  ['a batch in the text', { batch: null, labelText: 'Broj serije: vidi dno' }, []],
  ['no function', { productFunction: '' }, ['warning ITEM_MISSING productFunction']],
])('mandatory particulars: %s', (_, more, expected) => {
  expect(serious(label('Aqua, Glycerin', more).findings)).toEqual(expected);
});

test('unrecorded particulars get a finding', () => {
  const { batch: _batch, productFunction: _function, ...unrecorded } = completeParticulars;
  const { findings, result } = checkLabel(
    { ingredients: 'Aqua, Glycerin', product: lotion, particulars: { ...unrecorded, markets: ['RS'] } },
    knowledge,
    TODAY,
  );
  expect([result, findings.map(shown)]).toEqual([
    'GREEN',
    ['info ITEM_TO_CONFIRM batch', 'info ITEM_TO_CONFIRM productFunction'],
  ]);
  expect(findings[0]?.reference).toBe('Pravilnik o kozmetičkim proizvodima (Sl. glasnik RS 60/2019, 47/2022, 21/2023)');
});

test('a label without ingredients is not compliant', () => {
  const { result, findings } = label('  ');
  expect([result, serious(findings)]).toEqual(['RED', ['error ITEM_MISSING ingredients']]);
});

test('warnings of the annexes must be printed in English or Serbian', () => {
  expect(serious(label('Aqua, Retinol').findings)).toEqual(['error WARNING_MISSING RETINOL']);
  expect(
    serious(
      label('Aqua, Retinol', { precautions: 'Sadrži vitamin A. Pre upotrebe uzeti u obzir dnevni unos.' }).findings,
    ),
  ).toEqual([]);
  const hairDye = { ...lotion, category: 'oxidative_hair_colour_products', use: 'rinse-off' as const };
  expect(serious(label('Aqua, Glycerin', {}, hairDye).findings)).toEqual(['error WARNING_MISSING hairDye']);
  expect(
    serious(label('Aqua, Glycerin', { labelText: 'MOŽE IZAZVATI TEŠKU ALERGIJSKU REAKCIJU' }, hairDye).findings),
  ).toEqual([]);
  expect(label('Aqua, Glycerin', {}, { ...lotion, category: 'sun_protection_products' }).findings.map(shown)).toEqual([
    'warning WARNING_ADVISED sun',
  ]);
});

test('the findings for any text and product agree with the result', () => {
  const pieces = [
    ...names,
    'Unknownol',
    ', ',
    ',',
    '; ',
    ' (',
    ')',
    '[nano]',
    ' 5 %',
    '+/-',
    '\n',
    'Вода',
    'the skin is soft. ',
    '\ud83d',
    'Ã©',
  ];
  const categories = [
    null,
    'body_care_products',
    'shampoo',
    'lip_stick',
    'oxidative_hair_colour_products',
    'no such category',
  ];
  const texts = fc.string({ unit: fc.constantFrom(...pieces), maxLength: 25, size: 'max' });
  const facts = fc.record({
    category: fc.constantFrom(...categories),
    isForUnderThree: fc.constantFrom(null, true, false),
    isInhalable: fc.constantFrom(null, true, false),
  });
  fc.assert(
    fc.property(texts, facts, (text, known) => {
      const {
        findings,
        names: matched,
        leftOut,
        recognised,
        total,
        result,
      } = checkIngredientList(text, { ...UNKNOWN_PRODUCT, ...known }, knowledge, TODAY);
      expect(recognised).toBeLessThanOrEqual(total);
      expect(matched).toHaveLength(total);
      for (const { code, span, ingredient, reference } of findings) {
        expect(reference).not.toBe('');
        const places = code === 'NOT_READ' ? leftOut : matched;
        if (span && (code === 'MENTIONED' || code === 'SPLIT_NAME'))
          expect(text.slice(span.start, span.end)).toMatch(/[\p{L}\p{N}]/u);
        else if (span) expect(places.some(({ start, end }) => start === span.start && end === span.end)).toBe(true);
        if (ingredient) expect(span).not.toBeNull();
      }
      const worst = findings.some(({ severity }) => severity === 'error')
        ? 'RED'
        : findings.some(({ severity }) => severity === 'warning')
          ? 'YELLOW'
          : 'GREEN';
      expect(result).toBe(worst);
    }),
    { seed: 1, numRuns: 400 },
  );
});
