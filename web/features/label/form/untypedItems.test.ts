import type { CheckFinding } from '../../../subjects/check/findingText.ts';
import { resultSoFar, splitUntyped } from './untypedItems.ts';

const found = (code: string, severity: CheckFinding['severity'], item?: string): CheckFinding => ({
  code,
  severity,
  ingredient: null,
  span: null,
  reference: '',
  action: 'NOTHING',
  params: item === undefined ? [] : [{ name: 'item', value: item }],
  signOffKey: null,
  signOff: null,
});
const empty = [
  found('ITEM_MISSING', 'ERROR', 'ingredients'),
  found('ITEM_MISSING', 'ERROR', 'responsiblePerson'),
  found('ITEM_MISSING', 'ERROR', 'countryOfOrigin'),
  found('ITEM_MISSING', 'ERROR', 'nominalContent'),
  found('DURABILITY_MISSING', 'ERROR', 'paoMonths'),
  found('ITEM_MISSING', 'ERROR', 'batch'),
  found('ITEM_MISSING', 'WARNING', 'productFunction'),
];
const stateOf = (findings: CheckFinding[]) => {
  const { items, others } = splitUntyped(findings);
  return [items.filter(({ isTyped }) => !isTyped).length, others.length, resultSoFar(items, others)];
};

test.each([
  ['nothing is typed', empty, [7, 0, null]],
  ['a banned name is typed', [...empty.slice(1), found('PROHIBITED', 'ERROR')], [6, 1, 'RED']],
  ['an unknown name is typed', [...empty.slice(1), found('UNKNOWN_NAME', 'WARNING')], [6, 1, 'YELLOW']],
  ['an unreadable content is typed', [found('ITEM_UNREADABLE', 'WARNING', 'nominalContent')], [0, 1, 'YELLOW']],
  ['all is typed', [found('WITHIN_LIMIT', 'INFO')], [0, 1, 'GREEN']],
  ['the country of origin is missing', [found('ITEM_MISSING', 'ERROR', 'countryOfOrigin')], [1, 0, null]],
] as const)('%s', (_, findings, expected) => {
  expect(stateOf([...findings])).toEqual(expected);
});

test('the country of origin is not listed where no rule asks for it', () => {
  expect(splitUntyped([]).items.map(({ item }) => item)).not.toContain('countryOfOrigin');
});
