import { bracketPairs } from './bracketPairs.ts';
import { findDenials } from './denials.ts';

const denied = (text: string) =>
  findDenials(text, bracketPairs(text)).denied.map(({ start, end }) => text.slice(start, end).trim());
const doubtful = (text: string) =>
  findDenials(text, bracketPairs(text)).doubtful.map(({ start, end }) => text.slice(start, end).trim());

test.each([
  ['Aqua. Free from: Isobutylparaben, Formaldehyde.', ['Free from: Isobutylparaben, Formaldehyde']],
  ['Aqua. Bez: Isobutylparaben, Formaldehyde', ['Bez: Isobutylparaben, Formaldehyde']],
  ['Bez parabena i formaldehida.\nAqua, Glycerin', ['Bez parabena i formaldehida']],
  ['Без парабена. Aqua', ['Без парабена']],
  ['Aqua. Ne sadrži: Lead, Formaldehyde', ['Ne sadrži: Lead, Formaldehyde']],
  ['Aqua. Does not contain Lead', ['Does not contain Lead']],
  ['Aqua. Contains no Lead.', ['Contains no Lead']],
  ['Aqua. Sans: Formaldehyde', ['Sans: Formaldehyde']],
  ['Aqua. Ohne Formaldehyde', ['Ohne Formaldehyde']],
  ['Aqua. Frei von Formaldehyde', ['Frei von Formaldehyde']],
  ['Aqua. Senza: Formaldehyde', ['Senza: Formaldehyde']],
  ['Aqua. No parabens, no formaldehyde.', ['No parabens', 'no formaldehyde']],
  ['Aqua. 0% Parabens, Formaldehyde, Silicones.', ['0% Parabens, Formaldehyde, Silicones']],
  ['Aqua, 0 % Isobutylparaben, Urea', ['0 % Isobutylparaben']],
  ['Aqua, 0,0 % Isobutylparaben, Urea', ['0,0 % Isobutylparaben']],
  ['Aqua, Lead 0 %, Urea', ['Lead 0 %']],
  ['Aqua, Isobutylparaben: none, Urea', ['Isobutylparaben: none']],
  ['Aqua, Formaldehyde: nema, Urea', ['Formaldehyde: nema']],
  ['Aqua, alcohol-free, Urea', ['alcohol-free']],
  ['10-free: Toluene, Formaldehyde. Aqua', ['10-free: Toluene, Formaldehyde']],
  ['Isobutylparaben and Lead are not used. Aqua', ['Isobutylparaben and Lead are not used']],
  ['Aqua. Bez mirisa hidrohinon', ['Bez mirisa']],
  ['Aqua. Bez mirisa, hidrohinon', ['Bez mirisa,']],
  ['Aqua. Без мириса хидрохинон', ['Без мириса']],
  ['Aqua. Bez mirisa i hidrohinona', ['Bez mirisa i hidrohinona']],
  ['Aqua. Bez hidrohinon', ['Bez hidrohinon']],
  ['Aqua. Bez parabena, SLS, Triclosan', ['Bez parabena, SLS, Triclosan']],
  ['Glycerin (free from Diethylene Glycol), Aqua', ['free from Diethylene Glycol']],
  ['Free from:\nLead,\nFormaldehyde\nSastojci: Aqua', ['Free from:\nLead,\nFormaldehyde']],
])('%j: what is denied ends with its sentence, bracket or piece', (text, expected) => {
  expect(denied(text)).toEqual(expected);
});

test.each([
  ['what is said to be in the product', 'Bez parabena, sadrži Hydroquinone 2 %', ['Bez parabena,']],
  ['a contrast', 'Does not contain Lead but Formaldehyde', ['Does not contain Lead']],
  ['the heading of the list', 'Free from Lead Ingredients: Aqua, Glycerin', ['Free from Lead']],
  ['the water that the list begins with', 'Free from parabens, Aqua, Formaldehyde', ['Free from parabens']],
])('a denial ends before %s', (_, text, expected) => {
  expect(denied(text)).toEqual(expected);
});

test.each([
  'HC Blue No. 2, Aqua',
  'Isobutylparaben 0.05 %',
  '0-5% Glycerin',
  '10 % Glycerin',
  'Not free from Formaldehyde',
  'Freesia Refracta Extract, Sansevieria Extract',
])('%j denies nothing', (text) => {
  expect(denied(text)).toEqual([]);
});

test('what stands behind a denial within a list may belong to it', () => {
  expect(doubtful('Aqua, Glycerin, without parabens, Formaldehyde')).toEqual([', Formaldehyde']);
  expect(doubtful('Aqua, 0 % Isobutylparaben, Formaldehyde')).toEqual([]);
});
