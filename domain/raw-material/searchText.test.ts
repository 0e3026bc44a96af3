import { readMaterialSearch } from './searchText.ts';

test.each<[string, string, string]>([
  ['glycerin', 'ALL', 'glycerin'],
  ['  two words ', 'ALL', 'two words'],
  ['', 'ALL', ''],
  ['inci:aqua', 'INCI', 'aqua'],
  ['INCI:  Aqua, Parfum', 'INCI', 'Aqua, Parfum'],
  [' Trade: Lip\nsol ', 'TRADE', 'Lip\nsol'],
  ['inci:', 'INCI', ''],
  ['trade:inci:x', 'TRADE', 'inci:x'],
  ['incis:x', 'ALL', 'incis:x'],
  ['my inci:x', 'ALL', 'my inci:x'],
  ['inci x', 'ALL', 'inci x'],
])('%j looks in %s for %j', (text, field, words) => {
  expect(readMaterialSearch(text)).toEqual({ field, words });
});
