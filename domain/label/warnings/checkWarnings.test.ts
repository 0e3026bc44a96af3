import type { Annex } from '../../annex/annexEntry.ts';
import { readAnnexRow } from '../../annex/readAnnexRow.ts';
import type { Product } from '../../product/product.ts';
import { UNKNOWN_PRODUCT } from '../../product/product.ts';
import { matchNames } from '../../inci/matchNames.ts';
import { parseInciText } from '../../inci/parseInciText.ts';
import { buildKnowledge } from '../knowledge.ts';
import { checkWarnings } from './checkWarnings.ts';
import { containsStatements, fluorides } from './contains.ts';
import { dyeStatements } from './dyeStatements.ts';
import { bearsWording, readPrintedText } from './matchWording.ts';
import type { WarningStatement } from './statements.ts';
import { sharedStatements } from './statements.ts';

const entry = (annex: Annex, reference: string, names: string[], warnings = '') =>
  readAnnexRow({
    annex,
    reference,
    substance: names[0] ?? '',
    names,
    casNumbers: '',
    productTypes: '',
    maximum: '',
    otherConditions: '',
    warnings,
    regulation: '',
  }) ?? [];

const entries = [
  entry('III', '2a', ['THIOGLYCOLIC ACID']),
  entry('III', '4', ['AMMONIA', 'AMMONIUM HYDROXIDE']),
  entry('III', '8b', ['P-PHENYLENEDIAMINE']),
  entry('III', '12', ['HYDROGEN PEROXIDE', 'UREA PEROXIDE']),
  entry('III', '15a', ['SODIUM HYDROXIDE']),
  entry('III', '22', ['RESORCINOL']),
  entry('III', '31', ['SODIUM FLUORIDE']),
  entry('III', '59', ['TALC']),
  entry('III', '98', ['SALICYLIC ACID']),
  entry('III', '313', ['HEMA']),
  entry('III', '376', ['RETINOL']),
  entry('III', '999', ['NEW SUBSTANCE'], 'Keep the opened bottle refrigerated below eight degrees'),
  entry('V', '3', ['SODIUM SALICYLATE']),
  entry('V', '11', ['CHLOROBUTANOL']),
  entry('V', '16', ['THIMEROSAL']),
  entry('V', '33', ['DMDM HYDANTOIN']),
  entry('V', '45', ['DIMETHYL OXAZOLIDINE']),
  entry('V', '48', ['GLUTARAL']),
  entry('V', '49', ['7-ETHYLBICYCLOOXAZOLIDINE']),
  entry('V', '54', ['BENZALKONIUM CHLORIDE']),
  entry('V', '56', ['IODOPROPYNYL BUTYLCARBAMATE']),
  entry('VI', '4', ['BENZOPHENONE-3']),
  entry(
    'VI',
    '30',
    ['ZINC OXIDE'],
    'Not to be used in applications that may lead to exposure of the lungs by inhalation.',
  ),
].flat();
const knowledge = buildKnowledge(
  ['AQUA', ...entries.flatMap(({ names }) => names)].map((inciName) => ({ inciName, casNumbers: [] })),
  entries,
);
const product = (category: string | null, more: Partial<Product> = {}): Product => ({
  ...UNKNOWN_PRODUCT,
  category,
  ...more,
});
const missing = (list: string, of: Product, text: string | null = null) =>
  checkWarnings(matchNames(knowledge.index, list, parseInciText(list)), [text], knowledge.annexes, of);
const shown = (list: string, category: string | null, text: string | null = null) =>
  missing(list, product(category), text).map(({ severity, params }) => `${severity} ${String(params.id)}`);

const CREAM = 'face_care_products_other_than_face_mask';

test.each<[string, string | null, string[]]>([
  ['Aqua, Retinol', CREAM, ['error retinol']],
  ['Aqua, Benzalkonium Chloride', CREAM, ['error benzalkonium']],
  ['Aqua, Chlorobutanol', CREAM, ['error chlorobutanol']],
  ['Aqua, Thimerosal', 'mascara', ['error thiomersal']],
  ['Aqua, HEMA', 'nail_sculpting_products', ['error methacrylate']],
  ['Aqua, Thioglycolic Acid', 'chemical_depilatories', ['error thioglycolateDepilatory']],
  ['Aqua, Thioglycolic Acid', 'permanent_wave_products', ['error thioglycolateHair']],
  ['Aqua, Hydrogen Peroxide', 'hair_bleaching_and_dye_remover_products', ['error hydrogenPeroxideHair']],
  ['Aqua, Benzophenone-3', 'sun_protection_products', ['error benzophenone3Sun', 'warning sun']],
  // What is not known is asked and not decided.
  ['Aqua, Salicylic Acid', CREAM, ['warning salicylicAcid']],
  ['Aqua, Salicylic Acid', 'shampoo', ['warning salicylicAcid']],
  ['Aqua, Sodium Salicylate', CREAM, ['warning salicylates']],
  // Salts: only in products that stay on the skin (V/3, note ***).
  ['Aqua, Sodium Salicylate', 'shampoo', []],
  ['Aqua, DMDM Hydantoin', CREAM, ['warning formaldehyde']],
  ['Aqua, Dimethyl Oxazolidine', CREAM, ['warning formaldehyde']],
  ['Aqua, 7-Ethylbicyclooxazolidine', CREAM, ['warning formaldehyde']],
  ['Aqua, Thioglycolic Acid', null, ['warning thioglycolateHair']],
  // Percentages decide where column i names one.
  ['Aqua, Ammonia', CREAM, ['warning ammonia']],
  ['Aqua, Ammonia (2%)', CREAM, []],
  ['Aqua, Ammonia (2.5%)', CREAM, ['error ammonia']],
  // As column g calculates it: 3 % of ammonium hydroxide are 1.46 % of NH3, and .25 % of urea peroxide are .09 % of
  // H2O2.
  ['Aqua, Ammonium Hydroxide (3%)', CREAM, []],
  ['Aqua, Ammonium Hydroxide (4.2%)', CREAM, ['error ammonia']],
  ['Aqua, Urea Peroxide (0.25%)', 'toothpaste', []],
  ['Aqua, Urea Peroxide (0.3%)', 'toothpaste', ['error hydrogenPeroxideOral']],
  ['Aqua, Glutaral (0.05%)', CREAM, []],
  ['Aqua, Glutaral (0.06%)', CREAM, ['error glutaral']],
  ['Aqua, Benzophenone-3 (0.5%)', CREAM, []],
  // Kinds of products for which the entry has no wording.
  ['Aqua, Sodium Hydroxide', CREAM, []],
  ['Aqua, Sodium Hydroxide', null, []],
  ['Aqua, Sodium Hydroxide', 'cuticle_remover_softener', ['error alkaliNail']],
  ['Aqua, Iodopropynyl Butylcarbamate', 'shampoo', []],
  ['Aqua, Iodopropynyl Butylcarbamate', CREAM, ['warning iodopropynylButylcarbamate']],
  ['Aqua, Sodium Fluoride', 'toothpaste', ['error fluoride31', 'warning fluorideOfToothpaste']],
  ['Aqua, Sodium Fluoride', 'mouth_wash', ['error fluoride31']],
  ['Aqua, Resorcinol', 'shampoo', ['error resorcinolHair']],
  ['Aqua, Zinc Oxide', CREAM, []],
  ['Aqua, Talc', CREAM, []],
])('%s in %s: %j', (list, category, expected) => {
  expect(shown(list, category)).toEqual(expected);
});

test('talc for children under three asks for its wording', () => {
  expect(missing('Talc', product('body_care_products', { isForUnderThree: true }))[0]?.params.id).toBe('talc');
});

test('an oxidative hair dye with p-phenylenediamine lacks the long wording and that of the entry', () => {
  expect(shown('Aqua, p-Phenylenediamine', 'oxidative_hair_colour_products')).toEqual([
    'error dyeLong',
    'error phenylenediamine',
  ]);
});

test('a statement that two ingredients demand is reported once', () => {
  const found = missing('Aqua, Hydrogen Peroxide, Benzalkonium Chloride', product('body_care_products'));
  expect(found.map(({ ingredient }) => ingredient)).toEqual(['HYDROGEN PEROXIDE']);
});

test('only the statements that are not printed are shown', () => {
  const [found] = missing('Aqua, HEMA', product('nail_sculpting_products'), 'Samo za profesionalnu upotrebu!');
  expect(found?.params).toMatchObject({
    english: 'Can cause an allergic reaction.',
    serbian: 'Može da izazove alergijsku reakciju.',
  });
});

test.each<[string, string]>([
  ['Retinol', 'Krema bogata: vitamin A'],
  ['Retinol', 'Sadrži vitamin A za lepšu kožu'],
  ['Retinol', 'Dnevni unos vode je važan. Sadrži vitamin A.'],
  ['Chlorobutanol', 'Ne sadrži hlorobutanol.'],
  ['Chlorobutanol', 'Contains no chlorobutanol'],
  ['Chlorobutanol', 'Contains panthenol and is chlorobutanol free'],
  ['Benzalkonium Chloride', 'Krema za kontakt sa predelom oko očiju'],
  ['DMDM Hydantoin', 'Bez formaldehida'],
  ['DMDM Hydantoin', 'Ne oslobađa formaldehid'],
  ['Salicylic Acid', 'Namenjeno deci mlađoj od 3 godine'],
  ['Salicylic Acid', 'Ne iritira kožu. Za decu do 3 godine.'],
  ['Salicylic Acid', 'Ne koristiti kod dece mlađe od 12 godina'],
])('%s: %s does not replace the wording', (name, text) => {
  expect(missing(name, product(CREAM), text)).not.toEqual([]);
});

test.each<[string, string]>([
  ['Retinol', 'Contains Vitamin A. Consider your daily intake before use.'],
  ['Retinol', 'CONSIDER YOUR DAILY INTAKE BEFORE USE: CONTAINS VITAMIN A'],
  ['Retinol', 'Proizvod sadrži vitamin A! Dnevni unos vitamina A uzeti u obzir pre upotrebe.'],
  ['Retinol', 'Садржи витамин А. Пре употребе узети у обзир дневни унос.'],
  ['Chlorobutanol', 'Sadrži: hlorobutanol'],
  ['Benzalkonium Chloride', 'Izbegavajte kontakt proizvoda\nsa očima'],
  ['Benzalkonium Chloride', 'Ne sme doći u dodir sa očima.'],
  ['Benzalkonium Chloride', 'Avoid eye contact'],
  ['DMDM Hydantoin', 'Oslobađa formaldehid'],
  ['DMDM Hydantoin', 'releases formaldehyde'],
  ['Salicylic Acid', 'Ne koristiti kod dece mlađe od 3 god.'],
  ['Salicylic Acid', 'Nije namenjeno deci do tri godine'],
  ['Salicylic Acid', 'Not recommended for children under three years'],
])('%s: %s is the wording', (name, text) => {
  expect(missing(name, product(CREAM), text)).toEqual([]);
});

test('a wording that no rule reads is asked for as published', () => {
  const text = 'Once opened, keep refrigerated: below eight degrees the bottle lasts.';
  expect(missing('New Substance', product(CREAM))[0]?.params).toMatchObject({
    condition: 'notRead',
    english: 'Keep the opened bottle refrigerated below eight degrees',
  });
  expect(missing('New Substance', product(CREAM), text)).toEqual([]);
});

const statements: Readonly<Record<string, WarningStatement>> = {
  ...sharedStatements,
  ...dyeStatements,
  ...containsStatements,
  ...fluorides,
};
/** Statements with a figure to fill in. */
const WITH_FIGURE = ['mixingRatio', 'peroxideConcentration'];

test.each(Object.keys(statements).filter((id) => !WITH_FIGURE.includes(id)))('%s recognises itself', (id) => {
  const statement = statements[id] ?? { english: '', serbian: '', clauses: [['missing']] };
  for (const wording of [statement.english, statement.serbian])
    expect([wording, bearsWording(readPrintedText([wording]), statement.clauses)]).toEqual([wording, true]);
});

test.each(WITH_FIGURE)('%s is not recognised before its figure is filled in', (id) => {
  const { english, serbian, clauses } =
    id === 'mixingRatio' ? dyeStatements.mixingRatio : sharedStatements.peroxideConcentration;
  expect([english, serbian].map((wording) => bearsWording(readPrintedText([wording]), clauses))).toEqual([
    false,
    false,
  ]);
  expect(bearsWording(readPrintedText([serbian.replaceAll('…', '1')]), clauses)).toBe(true);
});
