import type { FragranceAllergen } from '../../../domain/allergen/allergenStatement.ts';
import { readStatement } from '../../../domain/allergen/readStatement.ts';
import { i18n } from '../../shared/i18n/i18n.ts';
import { mergeStatements, statementDifferences, statementText } from './statementText.ts';

const line = (inciName: string, percent: string | null, detectionLimit: string | null = null): FragranceAllergen => ({
  inciName,
  casNumber: null,
  percent,
  detectionLimit,
});
afterEach(() => i18n.changeLanguage('en'));

const before = [line('Linalool', '2'), line('Limonene', '0.5'), line('Coumarin', null, '0.001')];

test.each([
  ['en', 'Limonene\t\t0.5'],
  ['sr', 'Limonene\t\t0,5'],
])('a statement survives its text in the language %s', async (language, text) => {
  await i18n.changeLanguage(language);
  const statement = [...before, { ...line('Geraniol', null), casNumber: '106-24-1' }];
  expect(statementText(statement)).toContain(text);
  expect(readStatement(statementText(statement))).toEqual({ allergens: statement, unread: [], added: [] });
});

test('lines that only the other person changed, added or took out stay as they are stored', () => {
  const remote = [line('Linalool', '3'), line('Coumarin', null, '0.001'), line('Citral', '1')];
  const typed = [line('Linalool', '2'), line('Limonene', '0.5'), line('Coumarin', '0.2')];
  expect(mergeStatements(remote, typed, before)).toEqual([
    line('Linalool', '3'),
    line('Coumarin', '0.2'),
    line('Citral', '1'),
  ]);
});

test('a line that was taken out or typed anew is so in the merged statement', () => {
  const remote = [line('Linalool', '3'), line('Limonene', '0.5'), line('Coumarin', null, '0.001')];
  const typed = [line('LINALOOL', '2'), line('Coumarin', null, '0.001'), line('Eugenol', '1')];
  expect(mergeStatements(remote, typed, before)).toEqual([
    line('Linalool', '3'),
    line('Coumarin', null, '0.001'),
    line('Eugenol', '1'),
  ]);
});

test('differing lines say what each version states', () => {
  const remote = [line('Linalool', '3'), line('Coumarin', null), line('Citral', '1')];
  expect(statementDifferences(before, remote)).toEqual([
    { inciName: 'Linalool', local: line('Linalool', '2'), remote: line('Linalool', '3') },
    { inciName: 'Limonene', local: line('Limonene', '0.5'), remote: null },
    { inciName: 'Coumarin', local: line('Coumarin', null, '0.001'), remote: line('Coumarin', null) },
    { inciName: 'Citral', local: null, remote: line('Citral', '1') },
  ]);
});
