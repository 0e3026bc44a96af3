import { containsStatements as c, fluorides } from './contains.ts';
import { dyeRules } from './dyeRules.ts';
import { preservativeRules } from './preservativeRules.ts';
import { sunStatements } from './besideStatements.ts';
import { sharedStatements as s } from './statements.ts';
import type { WarningRule } from './warningRule.ts';

const FLUORIDES = Object.keys(fluorides).map((reference) => `III/${reference}`);
const ALKALI = [c.containsAlkali, s.avoidEyes, s.blindness, s.outOfReach];

/** What column i of Annexes III, V and VI demands of products other than hair dyes, in the order of the annexes. */
const restrictedSubstances: readonly WarningRule[] = [
  {
    id: 'thioglycolateHair',
    entries: ['III/2a'],
    kinds: ['hair'],
    statements: [c.containsThioglycolate, s.instructions, s.outOfReach, s.avoidEyes, s.rinseEyes, s.gloves],
  },
  {
    id: 'thioglycolateDepilatory',
    entries: ['III/2a'],
    kinds: ['depilatory'],
    statements: [c.containsThioglycolate, s.instructions, s.outOfReach, s.avoidEyes, s.rinseEyes],
  },
  {
    id: 'thioglycolateEyelashes',
    entries: ['III/2a'],
    kinds: ['eye'],
    hasKindsWithoutWording: true,
    statements: [s.professional, c.containsThioglycolate, s.instructions, s.avoidEyes, s.rinseEyes, s.gloves],
  },
  {
    id: 'thioglycolateEster',
    entries: ['III/2b'],
    kinds: ['hairWaving', 'hairStraightener'],
    statements: [
      s.sensitisation,
      s.avoidEyes,
      s.medicalAdvice,
      s.gloves,
      c.containsThioglycolate,
      s.instructions,
      s.outOfReach,
    ],
  },
  { id: 'oxalicAcid', entries: ['III/3'], kinds: ['hair'], statements: [s.professional] },
  { id: 'ammonia', entries: ['III/4'], abovePercent: 2, basis: 'ammonia', statements: [c.containsAmmonia] },
  { id: 'dichlorophen', entries: ['III/11'], statements: [c.containsDichlorophen] },
  {
    id: 'hydrogenPeroxideHair',
    entries: ['III/12'],
    kinds: ['hair'],
    statements: [c.containsPeroxide, s.avoidEyes, s.rinseEyes, s.gloves],
  },
  {
    id: 'hydrogenPeroxide',
    entries: ['III/12'],
    kinds: ['skin', 'nail'],
    statements: [c.containsPeroxide, s.avoidEyes, s.rinseEyes],
  },
  {
    id: 'hydrogenPeroxideOral',
    entries: ['III/12'],
    kinds: ['oral'],
    hasKindsWithoutWording: true,
    // Part (e); mouthwash and toothpaste with at most 0.1 % are part (d), which has no wording.
    abovePercent: 0.1,
    basis: 'hydrogenPeroxide',
    statements: [c.containsPeroxide, s.avoidEyes, s.rinseEyes, s.peroxideConcentration, s.notUnderEighteen, s.dentists],
  },
  {
    id: 'hydrogenPeroxideEyelashes',
    entries: ['III/12'],
    kinds: ['eye'],
    except: ['skin'],
    hasKindsWithoutWording: true,
    statements: [s.professional, c.containsPeroxide, s.avoidEyes, s.rinseEyes, s.gloves],
  },
  {
    id: 'artificialNails',
    entries: ['III/14', 'III/94', 'III/95'],
    kinds: ['artificialNail'],
    statements: [s.professional, s.avoidSkin, s.readDirections],
  },
  // As a pH adjuster of other products sodium hydroxide needs no wording: part (d).
  { id: 'alkaliNail', entries: ['III/15a'], kinds: ['nail'], hasKindsWithoutWording: true, statements: ALKALI },
  {
    id: 'alkaliStraightener',
    entries: ['III/15a', 'III/15b', 'III/15c'],
    kinds: ['hairStraightener'],
    hasKindsWithoutWording: true,
    statements: ALKALI,
  },
  {
    id: 'alkaliDepilatory',
    entries: ['III/15a'],
    kinds: ['depilatory'],
    hasKindsWithoutWording: true,
    statements: [s.outOfReach, s.avoidEyes],
  },
  {
    id: 'alkaliDepilatory',
    entries: ['III/15b', 'III/15c'],
    kinds: ['depilatory'],
    hasKindsWithoutWording: true,
    statements: [c.containsAlkali, s.outOfReach, s.avoidEyes],
  },
  {
    id: 'resorcinolHair',
    entries: ['III/22'],
    kinds: ['hair'],
    except: ['hairDye'],
    statements: [c.containsResorcinol],
  },
  { id: 'sulphides', entries: ['III/23'], kinds: ['depilatory'], statements: [s.outOfReach, s.avoidEyes] },
  {
    id: 'zincPhenolsulfonate',
    entries: ['III/25'],
    kinds: ['deodorant', 'antiperspirant'],
    statements: [s.avoidEyes],
  },
  ...Object.entries(fluorides).map(([reference, statement]): WarningRule => ({
    id: `fluoride${reference}`,
    entries: [`III/${reference}`],
    kinds: ['oral'],
    statements: [statement],
  })),
  {
    id: 'fluorideOfToothpaste',
    entries: FLUORIDES,
    kinds: ['toothpaste'],
    condition: 'fluorideOfToothpaste',
    hasKindsWithoutWording: true,
    statements: [s.peaSized],
  },
  { id: 'thiourea', entries: ['III/44'], kinds: ['hair', 'nail'], statements: [c.containsThiourea] },
  {
    id: 'silverNitrate',
    entries: ['III/48'],
    kinds: ['eye', 'face'],
    statements: [c.containsSilverNitrate, s.rinseEyes],
  },
  {
    id: 'seleniumSulfide',
    entries: ['III/49'],
    kinds: ['antidandruff'],
    statements: [c.containsSelenium, s.avoidEyesOrDamagedSkin],
  },
  { id: 'aluminiumZirconium', entries: ['III/50'], kinds: ['antiperspirant'], statements: [s.damagedSkin] },
  {
    id: 'strontiumChloride',
    entries: ['III/57'],
    kinds: ['oral', 'shampoo', 'face'],
    statements: [c.containsStrontiumChloride, s.frequentUse],
  },
  {
    id: 'strontiumAcetate',
    entries: ['III/58'],
    kinds: ['oral'],
    statements: [c.containsStrontiumAcetate, s.frequentUse],
  },
  {
    id: 'talc',
    entries: ['III/59', 'III/381'],
    isForUnderThree: true,
    hasKindsWithoutWording: true,
    statements: [s.noseAndMouth],
  },
  { id: 'strontiumHydroxide', entries: ['III/63'], kinds: ['depilatory'], statements: [s.outOfReach, s.avoidEyes] },
  {
    id: 'strontiumPeroxide',
    entries: ['III/64'],
    kinds: ['hair'],
    statements: [s.avoidEyes, s.rinseEyes, s.professional, s.gloves],
  },
  { id: 'benzalkoniumHair', entries: ['III/65'], kinds: ['hair'], use: 'rinse-off', statements: [s.avoidEyes] },
  {
    id: 'salicylicAcid',
    entries: ['III/98', 'V/3'],
    of: 'acid',
    condition: 'childrenMightUse',
    statements: [s.notUnderThree],
  },
  // V/3, note ***: products "which remain in prolonged contact with the skin", as the preamble to the annexes defines
  // those left on.
  {
    id: 'salicylates',
    entries: ['III/98', 'V/3'],
    of: 'salts',
    use: 'leave-on',
    condition: 'childrenMightUse',
    statements: [s.notUnderThree],
  },
  { id: 'toluene', entries: ['III/185'], kinds: ['nail'], statements: [s.outOfReach, s.adultsOnly] },
  {
    id: 'methacrylate',
    entries: ['III/313', 'III/314'],
    kinds: ['nail'],
    statements: [s.professional, s.allergicReaction],
  },
  { id: 'retinol', entries: ['III/376'], statements: [s.vitaminA] },
];

/**
 * The wordings that the annexes demand: Article 19(1)(d) of Regulation (EC) No 1223/2009 with column i of Annexes III,
 * V and VI.
 */
export const warningRules: readonly WarningRule[] = [
  ...restrictedSubstances,
  ...preservativeRules,
  // "Not required if concentration is 0,5 % or less and when it is used only for product protection purposes."
  {
    id: 'benzophenone3Sun',
    entries: ['VI/4'],
    kinds: ['sun'],
    statements: [c.containsBenzophenone3],
  },
  {
    id: 'benzophenone3',
    entries: ['VI/4'],
    except: ['sun'],
    abovePercent: 0.5,
    statements: [c.containsBenzophenone3],
  },
  ...dyeRules,
  {
    id: 'sun',
    entries: [],
    kinds: ['sun'],
    isAdvice: true,
    reference: 'Commission Recommendation 2006/647/EC',
    statements: Object.values(sunStatements),
  },
];
