import { resolve } from 'node:path';
import type { AnnexEntry } from '../../domain/annex/annexEntry.ts';
import { readAnnexRow } from '../../domain/annex/readAnnexRow.ts';
import { starterAnnexRows } from '../../mocks/seed/knowledge/starterKnowledge.ts';
import { readAnnexes, realDataFolder } from './realData.ts';

const folder = realDataFolder();
const entries = starterAnnexRows.map((row) => readAnnexRow(row)).filter((entry) => entry !== null);
const keyOf = ({ annex, reference }: AnnexEntry) => `${annex}/${reference}`;

/** The parts of an entry that a check uses, without what a limit is calculated as, which the starter texts shorten. */
const rulesOf = ({ conditions, forbiddenUses, exception, isAllergen, isNano }: AnnexEntry) => ({
  conditions: conditions.map(({ part, scope, limit }) => ({
    part,
    scope,
    percent: limit?.percent,
    lowest: limit?.lowest,
  })),
  forbiddenUses,
  exception,
  isAllergen,
  isNano,
});

/** References that the Commission gives to several entries. */
const REPEATED = ['II/38'];

test('every entry of the starter knowledge is readable and unique', () => {
  expect(entries).toHaveLength(starterAnnexRows.length);
  const single = entries.map(keyOf).filter((key) => !REPEATED.includes(key));
  expect(new Set(single).size).toBe(single.length);
});

(folder ? test : test.skip)('the starter knowledge has every entry of Annex II', () => {
  const known = new Set(entries.map(keyOf));
  const missing = readAnnexes(resolve(folder ?? '', 'annex-restrictions.csv'))
    .filter(({ annex }) => annex === 'II')
    .map(keyOf)
    .filter((key) => !known.has(key));
  expect(missing).toEqual([]);
});

(folder ? test : test.skip)(
  'the starter knowledge has the limits, uses and exceptions of the Commission’s exports',
  () => {
    const published = new Map<string, AnnexEntry[]>();
    for (const entry of readAnnexes(resolve(folder ?? '', 'annex-restrictions.csv')))
      published.set(keyOf(entry), [...(published.get(keyOf(entry)) ?? []), entry]);
    const differing = entries.flatMap((entry) => {
      const ours = JSON.stringify(rulesOf(entry));
      const theirs = (published.get(keyOf(entry)) ?? []).map((one) => JSON.stringify(rulesOf(one)));
      return theirs.includes(ours) ? [] : [{ entry: keyOf(entry), ours, theirs }];
    });
    expect(differing).toEqual([]);
  },
);
