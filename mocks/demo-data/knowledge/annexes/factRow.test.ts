import { demandsOf } from '../../../../domain/annex/demands.ts';
import { readAnnexRow } from '../../../../domain/annex/readAnnexRow.ts';
import { UNKNOWN_PRODUCT } from '../../../../domain/product/product.ts';
import { checkIngredientList } from '../../../../domain/label/checkIngredientList.ts';
import { demoKnowledge } from '../../checkDemoLabel.ts';
import { factRow } from './factRow.ts';

const CREAM = { ...UNKNOWN_PRODUCT, category: 'face_care_products_other_than_face_mask' };

test('a fact has its names and numbers', () => {
  expect(factRow('II/4 | SPIRONOLACTONE | Spironolactone | 52-01-7 | 200-133-6 | (EC) 2009/1223 | | |')).toMatchObject({
    annex: 'II',
    reference: '4',
    names: ['SPIRONOLACTONE'],
    substance: 'Spironolactone',
    casNumbers: '52-01-7',
    regulation: '(EC) 2009/1223',
  });
});

test.each([
  ['II/4 | | Gold | | | | nano |', 'nano'],
  ['II/5 | | Butane | | | | text |', 'text'],
  ['II/6 | | Mercury | | | | listedElsewhere |', 'listedElsewhere'],
  ['II/7 | | Alizarin | | | | hairDye |', 'hairDye'],
  ['II/8 | | Ephedrine | | | | |', null],
])('%s has its exception', (line, exception) => {
  expect(readAnnexRow(factRow(line))?.exception).toBe(exception);
});

const LINE =
  'III/98 | SALICYLIC ACID | | 69-72-7 | | | underThree&hair!shampoo+toothpaste oral@b nitrosamine=50 phFrom=3-4@a more@b label@a | a: rinse-off hair = 3 acid; b: other !lip notInhalable = 2..1 | R2';

test('figures, scopes and forbidden uses of an entry read back', () => {
  const { conditions, forbiddenUses, cmr } = readAnnexRow(factRow(LINE))!;
  expect(
    conditions.map(({ part, scope: { use, kinds, except, isOther, form }, limit }) => [
      part,
      use,
      kinds,
      except,
      isOther,
      form,
      limit?.percent,
      limit?.lowest,
      limit?.basis,
    ]),
  ).toEqual([
    ['a', 'rinse-off', ['hair'], [], false, null, 3, 3, 'acid'],
    ['b', null, [], ['lip'], true, 'notInhalable', 2, 1, 'substance'],
  ]);
  expect(forbiddenUses).toEqual([
    {
      use: 'underThree',
      parts: [],
      of: null,
      within: expect.objectContaining({ kinds: ['hair'], understood: 'all' }) as unknown,
      except: ['shampoo', 'toothpaste'],
    },
    { use: 'oral', parts: ['b'], of: null, within: null, except: null },
  ]);
  expect(cmr).toEqual(['R2']);
});

test('demands and wordings concern their parts', () => {
  const entry = readAnnexRow(factRow(LINE.replace('&hair!shampoo+toothpaste', '')))!;
  const [a, b] = entry.conditions.map((condition) => demandsOf(entry, [condition]));
  expect(a).toEqual({ isPurityAsked: true, forbidsNitrosation: false, ph: { min: 3, max: 4 }, rest: '' });
  expect(b).toMatchObject({ isPurityAsked: true, ph: null, rest: 'Other conditions of the entry apply' });
  expect(entry.warnings).toBe('(a) The label bears the wording of the entry.');
});

test('a line without a name is no fact', () => {
  expect(() => factRow('II/4 | | | 52-01-7')).toThrow('Not a fact of an annex: II/4');
});

test.each([
  'Mercury',
  'Spironolactone',
  'Tretinoin',
  'Methylene Chloride',
  'Copper [nano]',
  'CI 12140',
  'PABA',
  '76-03-9',
  'Hydrogen Peroxide 5 %',
  'Octocrylene 11 %',
])('a fresh database knows that %s is not allowed on the face', (name) => {
  const { result } = checkIngredientList(`Aqua, Glycerin, ${name}`, CREAM, demoKnowledge(), '2026-11-22');
  expect(result).toBe('RED');
});
