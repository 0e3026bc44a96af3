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

test('every entry of the starter knowledge is readable and unique', () => {
  expect(entries).toHaveLength(starterAnnexRows.length);
  expect(new Set(entries.map(keyOf)).size).toBe(entries.length);
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
