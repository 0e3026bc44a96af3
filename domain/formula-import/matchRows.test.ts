import { choiceKey, createMatcher, type KnownMaterial, type RowIdentity } from './matchRows.ts';

const material = (id: string, tradeName: string, rest: Partial<KnownMaterial> = {}): KnownMaterial => ({
  id,
  tradeName,
  manufacturer: '',
  code: '',
  inciNames: [],
  ...rest,
});
const row = (rest: Partial<RowIdentity>): RowIdentity => ({
  code: '',
  tradeName: '',
  manufacturer: '',
  components: [],
  ...rest,
});
const inci = (...names: string[]) => names.map((inciName) => ({ inciName, maxConcentration: '' }));

const materials = [
  material('emulgade', 'Emulgade SE-PF', { manufacturer: 'BASF', code: 'E-10' }),
  material('cutina', 'Cutina GMS', { manufacturer: 'BASF', inciNames: ['Glyceryl Stearate'] }),
  material('twin1', 'Glycerol', { manufacturer: 'Oleon', inciNames: ['Glycerin'] }),
  material('twin2', 'Glycerol', { manufacturer: 'P&G', inciNames: ['Glycerin'] }),
  material('water', 'Voda', { inciNames: ['Aqua'] }),
  material('sameCode1', 'One', { code: 'X' }),
  material('sameCode2', 'Two', { code: 'x' }),
];
const find = (identity: Partial<RowIdentity>, remembered: ReadonlyMap<string, string> = new Map()) => {
  const match = createMatcher(materials, remembered)(row(identity));
  if (match.kind === 'MATCHED') return [match.reason, match.material.id];
  return match.kind === 'NEW' ? ['NEW'] : ['SUGGESTED', ...match.suggestions.map(({ id }) => id)];
};

test('a remembered choice comes before everything else', () => {
  const identity = { code: 'E-10', tradeName: 'Emulgade SE-PF', manufacturer: 'BASF' };
  expect(find(identity, new Map([[choiceKey(row(identity)) ?? '', 'water']]))).toEqual(['REMEMBERED', 'water']);
});

test('a remembered choice that the company does not see any more is passed over', () => {
  const identity = { tradeName: 'Voda' };
  expect(find(identity, new Map([[choiceKey(row(identity)) ?? '', 'gone']]))).toEqual(['NAMES', 'water']);
});

test('no choice is remembered for a row without name and code', () => {
  expect(choiceKey(row({ manufacturer: 'BASF' }))).toBeNull();
  expect(choiceKey(row({ code: 'E-10' }))).not.toBeNull();
});

test.each<[string, Partial<RowIdentity>, string[]]>([
  ['the code, before the names', { code: 'e - 10', tradeName: 'Voda' }, ['CODE', 'emulgade']],
  ['trade name and manufacturer', { tradeName: 'GLYCEROL', manufacturer: 'p&g' }, ['NAMES', 'twin2']],
  ['a unique trade name', { tradeName: 'Cutina  GMS' }, ['TRADE_NAME', 'cutina']],
  [
    'a unique trade name whose manufacturer is not known',
    { tradeName: 'Voda', manufacturer: 'Us' },
    ['TRADE_NAME', 'water'],
  ],
  ['its only INCI name', { components: inci('AQUA') }, ['ONLY_INCI', 'water']],
])('a row is matched by %s', (_name, identity, expected) => {
  expect(find(identity)).toEqual(expected);
});

test.each<[string, Partial<RowIdentity>, string[]]>([
  ['several of its code', { code: 'X' }, ['SUGGESTED', 'sameCode1', 'sameCode2']],
  ['several of its trade name', { tradeName: 'Glycerol' }, ['SUGGESTED', 'twin1', 'twin2']],
  [
    'the trade name of another manufacturer',
    { tradeName: 'Cutina GMS', manufacturer: 'Evonik' },
    ['SUGGESTED', 'cutina'],
  ],
  ['several of its only INCI name', { components: inci('Glycerin') }, ['SUGGESTED', 'twin1', 'twin2']],
  [
    'the only INCI name under another trade name',
    { tradeName: 'Tegin M', components: inci('Glyceryl Stearate') },
    ['SUGGESTED', 'cutina'],
  ],
  ['a similar name', { tradeName: 'Emulgade SEPF' }, ['SUGGESTED', 'emulgade']],
  ['a misspelt name', { tradeName: 'Emulgede SE-PF' }, ['SUGGESTED', 'emulgade']],
])('%s is only suggested', (_name, identity, expected) => {
  expect(find(identity)).toEqual(expected);
});

test('a row that nothing resembles is new', () => {
  expect(find({ tradeName: 'Sepimax Zen', components: inci('Polyacrylate Crosspolymer-6') })).toEqual(['NEW']);
});

test('the INCI names of several are no trade name', () => {
  expect(find({ components: inci('Aqua', 'Glycerin') })).toEqual(['NEW']);
});
