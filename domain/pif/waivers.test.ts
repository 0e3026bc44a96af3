import { DECISION_RULES, type SubstanceDecisions } from './substanceProfile.ts';
import { holds, isWaiver, suggestedWaiver, type WaivedSubstance, type WaiverReason } from './waivers.ts';

const glycerin: WaivedSubstance = {
  inciName: 'GLYCERIN',
  casNumbers: ['56-81-5'],
  molecularWeight: 92.09,
  hasAnnexEntry: false,
  isBelowTtc: null,
};

test('a waiver is a reason from the list and a text that can be read', () => {
  expect(isWaiver('WATER', 'Purified water, without additives.')).toBe(true);
  expect(isWaiver(null, 'Purified water, without additives.')).toBe(false);
  expect(isWaiver('WATER', 'ok')).toBe(false);
  expect(isWaiver('WATER', '\u200b'.repeat(30))).toBe(false);
});

test.each<[WaiverReason, Partial<WaivedSubstance>, boolean]>([
  ['WATER', {}, false],
  ['WATER', { inciName: 'Aqua' }, true],
  ['WATER', { inciName: 'DEIONISED WATER', casNumbers: ['7732-18-5'] }, true],
  ['WATER', { inciName: 'ROSA DAMASCENA FLOWER WATER', casNumbers: [] }, false],
  ['POLYMER', {}, false],
  ['POLYMER', { molecularWeight: 50_000 }, true],
  ['POLYMER', { molecularWeight: null }, false],
  ['POLYMER', { inciName: 'CETYL ALCOHOL', molecularWeight: null }, false],
  ['POLYMER', { inciName: 'AQUA', molecularWeight: null }, false],
  ['POLYMER', { inciName: 'DIMETHICONE', molecularWeight: null }, true],
  ['POLYMER', { inciName: 'ACRYLATES/C10-30 ALKYL ACRYLATE CROSSPOLYMER', molecularWeight: null }, true],
  ['CONSUMED_IN_REACTION', {}, false],
  ['CONSUMED_IN_REACTION', { inciName: 'SODIUM HYDROXIDE', hasAnnexEntry: true }, true],
  ['SALT_OF_ASSESSED_IONS', {}, false],
  ['SALT_OF_ASSESSED_IONS', { inciName: 'SODIUM LAURETH SULFATE' }, false],
  ['SALT_OF_ASSESSED_IONS', { inciName: 'Magnesium Sulfate' }, true],
  ['BELOW_TTC', {}, false],
  ['BELOW_TTC', { isBelowTtc: false }, false],
  ['BELOW_TTC', { isBelowTtc: true }, true],
  ['ANNEX_OPINION', {}, false],
  ['ANNEX_OPINION', { hasAnnexEntry: true }, true],
  ['ASSESSED_PARTS', {}, false],
  ['ASSESSED_PARTS', { inciName: 'Parfum' }, true],
  ['FOOD', {}, true],
  ['FOOD', { hasAnnexEntry: true }, false],
])('%s of %j holds: %s', (reason, substance, expected) =>
  expect(holds(reason, { ...glycerin, ...substance })).toBe(expected),
);

test.each<[string, WaiverReason | null]>([
  ['AQUA', 'WATER'],
  ['HELIANTHUS ANNUUS SEED OIL', 'FOOD'],
  ['SODIUM HYDROXIDE', 'CONSUMED_IN_REACTION'],
  ['SODIUM SULFATE', 'SALT_OF_ASSESSED_IONS'],
  ['ACRYLATES/C10-30 ALKYL ACRYLATE CROSSPOLYMER', 'POLYMER'],
  ['POLYQUATERNIUM-10', 'POLYMER'],
  ['PARFUM', 'ASSESSED_PARTS'],
  // No classes: a fragment, an extract, a preservative.
  ['ACRYLIC ACID', null],
  ['HELIANTHUS ANNUUS SEED EXTRACT', null],
  ['PHENOXYETHANOL', null],
  ['PEG-4', null],
])('the class of %s suggests %s', (inciName, expected) =>
  expect(suggestedWaiver({ inciName, casNumbers: [] })).toBe(expected),
);

const reason = 'A study of this very grade, read by the assessor.';
test.each<[string, SubstanceDecisions, string[]]>([
  ['a reason from the list without a text', { waiverReason: 'FOOD' }, ['waiver']],
  ['an old waiver without a reason', { waiver: reason }, []],
  ['a value without source and reason', { pod: '10' }, ['podSource', 'podReason']],
  ['a value with both', { pod: '10', podSource: 'A1', podReason: reason }, []],
  ['a value whose source is one character', { pod: '10', podSource: '.', podReason: reason }, ['podSource']],
  ['a margin whose reason is a dash', { requiredMargin: '25', marginReason: '-' }, ['marginReason']],
  ['six days a week', { podDaysPerWeek: 6 }, ['podDaysPerWeek']],
  ['an absorption alone', { dermalAbsorption: '5' }, ['absorptionSource', 'absorptionReason']],
  [
    'more through the skin than from the gut',
    { dermalAbsorption: '60', oralAbsorption: '50,5', absorptionSource: 'A1', absorptionReason: reason },
    ['dermalAbsorption'],
  ],
])('%s is told at %j', (_, typed, fields) =>
  expect(
    Object.entries(DECISION_RULES)
      .filter(([, rule]) => !rule(typed))
      .map(([field]) => field),
  ).toEqual(fields),
);

test('what the class of a substance suggests holds for it', () => {
  const names = ['AQUA', 'SODIUM HYDROXIDE', 'SODIUM SULFATE', 'CARBOMER', 'XANTHAN GUM', 'PARFUM', 'SUCROSE'];
  for (const inciName of [...names, 'HELIANTHUS ANNUUS SEED OIL', 'NYLON-12', 'POLYQUATERNIUM-10']) {
    const substance = { ...glycerin, inciName, casNumbers: [], molecularWeight: null };
    const suggested = suggestedWaiver(substance);
    expect([inciName, suggested !== null && holds(suggested, substance)]).toEqual([inciName, true]);
  }
});
