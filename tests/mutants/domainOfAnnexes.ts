import type { Mutant } from './mutant.ts';

/** Breaks of the rules about the annexes: functions, sums, days, positive lists and states. */
export const domainOfAnnexesMutants: readonly Mutant[] = [
  {
    name: 'unsure-excuses-certain',
    file: 'domain/annex/otherFunctions.ts',
    find: "(entry.annex !== 'III' || isForOtherPurposes(entry))",
    replacement: 'true',
    breaks: 'A limit of triethanolamine salts excuses too much of a preservative.',
    tests: ['tests/lists/cases/annexVerdicts.test'],
  },
  {
    name: 'salts-of-one-ester',
    file: 'domain/annex/limits/sumGroups.ts',
    find: 'names: /METHYLPARABEN/i',
    replacement: 'names: /^METHYLPARABEN/i',
    breaks: 'Methylparaben and its sodium salt are not added up.',
    tests: ['tests/lists/cases/annexVerdicts.test'],
  },
  {
    name: 'last-day-before-an-entry',
    file: 'domain/annex/applicationDates.ts',
    find: 'on <= dates.lastPlacing',
    replacement: 'on < dates.lastPlacing',
    breaks: 'An entry applies on the last day before it does.',
    tests: ['domain/annex/applicationDates'],
  },
  {
    name: 'positive-list-of-some-functions',
    file: 'domain/annex/positiveLists.ts',
    find: 'lists.includes(undefined) ? [] :',
    replacement: 'false ? [] :',
    breaks: 'An ingredient with other functions is asked about as a preservative.',
    tests: ['domain/annex/positiveLists'],
  },
  {
    name: 'newer-entry-goes-back',
    file: 'mocks/product-server/knowledge/stageAnnex.ts',
    find: "this.asOf !== '' && row.asOf > this.asOf",
    replacement: "this.asOf !== '' && row.asOf < this.asOf",
    breaks: 'An older export takes newer entries back.',
    tests: ['mocks/product-server/subjects/inventory-import/olderFile'],
  },
];
