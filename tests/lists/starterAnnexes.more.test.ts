import { resolve } from 'node:path';
import type { AnnexEntry, AnnexRow } from '../../domain/annex/annexEntry.ts';
import { readAnnexRow } from '../../domain/annex/readAnnexRow.ts';
import { starterAnnexRows } from '../../mocks/demo-data/knowledge/starterKnowledge.ts';
import { demandsAndWordings, rulesOf } from './annexFact.ts';
import { readAnnexes, realDataFolder } from './realData.ts';

const folder = realDataFolder();
const entries = starterAnnexRows.map((row) => readAnnexRow(row)).filter((entry) => entry !== null);
const keyOf = ({ annex, reference }: AnnexEntry) => `${annex}/${reference}`;

/** References that the Commission gives to several entries. */
const REPEATED = [
  'II/38',
  'III/9',
  'III/16',
  'III/196',
  'III/200',
  'III/208',
  'III/250',
  'III/251',
  'III/253',
  'III/269',
];

test('every entry of the starter knowledge is readable and unique', () => {
  expect(entries).toHaveLength(starterAnnexRows.length);
  const single = entries.map(keyOf).filter((key) => !REPEATED.includes(key));
  expect(new Set(single).size).toBe(single.length);
});

const published = folder ? readAnnexes(resolve(folder, 'annex-restrictions.csv')) : [];
const withData = folder ? test : test.skip;

withData('the starter knowledge has every entry of the Commission’s exports', () => {
  expect(entries.map(keyOf).sort()).toEqual(published.map(keyOf).sort());
});

withData('the starter knowledge has the limits, uses and exceptions of the Commission’s exports', () => {
  expect(differing(starterAnnexRows, rulesOf)).toEqual([]);
});

withData('the starter knowledge demands what the Commission’s exports demand', () => {
  // Of Annex VI the check asks for limits and uses only.
  expect(
    differing(
      starterAnnexRows.filter(({ annex }) => annex !== 'VI'),
      demandsAndWordings,
    ),
  ).toEqual([]);
});

/** The entries of which something does not agree with any published entry of their number. */
function differing(rows: readonly AnnexRow[], of: (entry: AnnexEntry) => object) {
  return rows.flatMap((row) => {
    const entry = readAnnexRow(row);
    const ours = entry && JSON.stringify(of(entry));
    const theirs = published
      .filter((one) => one.annex === row.annex && one.reference === row.reference)
      .map((one) => JSON.stringify(of(one)));
    return ours && theirs.includes(ours) ? [] : [{ entry: `${row.annex}/${row.reference}`, ours, theirs }];
  });
}
