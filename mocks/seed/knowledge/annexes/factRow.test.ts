import { readAnnexRow } from '../../../../domain/annex/readAnnexRow.ts';
import { UNKNOWN_PRODUCT } from '../../../../domain/product/product.ts';
import { checkIngredientList } from '../../../../domain/label/checkIngredientList.ts';
import { demoKnowledge } from '../../checkDemoLabel.ts';
import { factRow } from './factRow.ts';

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
])('a fresh database knows that %s is banned', (name) => {
  const { result } = checkIngredientList(`Aqua, Glycerin, ${name}`, UNKNOWN_PRODUCT, demoKnowledge(), '2026-11-22');
  expect(result).toBe('RED');
});
