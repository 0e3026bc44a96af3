import { containsStatements as c } from './contains.ts';
import { dyeStatements as d } from './dyeStatements.ts';
import { sharedStatements as s } from './statements.ts';
import type { WarningRule } from './warningRule.ts';

/** 'III/8a' … of '8a …'. */
const inAnnexIII = (references: string) => references.split(' ').map((reference) => `III/${reference}`);

const LONG_WORDING = [d.dyeSevere, d.dyeInstructions, d.dyeUnder16, d.dyeHenna, d.dyeScalp];

/**
 * Entries whose column i has the long wording for oxidative hair dye products, together with the mixing ratio. 8b and
 * 9a are the eyelash dyes of the same substances: the Commission's export identifies p-phenylenediamine and
 * toluene-2,5-diamine with them only.
 */
const LONG_OXIDATIVE = inAnnexIII(
  '8 8a 8b 8c 9 9a 9b 22 193 200 203 205 206 211 216 217 218 219 222 225 226 227 228 229 230 241 242 243 244 245 252 266 ' +
    '269 270 272 273 274 275 276 277 278 279 280 281 283 284 285 288 289 292 294 300 301 302 303 315 316 319 383 384 ' +
    '385 386',
);
/** Entries with the long wording and without the mixing ratio. */
const LONG_WITHOUT_RATIO = inAnnexIII('16 215');
/** Entries with the long wording for non-oxidative hair dye products. */
const LONG_NON_OXIDATIVE = inAnnexIII('210 215 252 266 293 299 305');
/** Entries whose column i has the first sentence only; of III/16, 198 to 261 the Commission's texts name no more. */
const SHORT_OXIDATIVE = inAnnexIII('198 199 202 207 208 209 213 214 221 223 234 237 238 239 240 246 248 249 250');
const SHORT_NON_OXIDATIVE = inAnnexIII('208 214 221 234 237 238 248 249 250 251 258');
/** Those of the short ones that go on with "Read and follow instructions". */
const INSTRUCTIONS_OXIDATIVE = inAnnexIII('234 237 238 239 246 248 249 250');
const INSTRUCTIONS_NON_OXIDATIVE = inAnnexIII('208 234 237 238 248 249 250');
/** Entries that say "Can cause (an) allergic reaction". */
const ALLERGIC = inAnnexIII('10 201 232 255');
const ALLERGIC_NON_OXIDATIVE = inAnnexIII('200 202 203 204 224 226 247');
/** Entries of products intended for colouring eyelashes. */
const EYELASHES = inAnnexIII('8b 9a 22 200 203 206 211 217 229 241 242 243 244 245 272 285 292');
const NOT_FOR_EYELASHES = inAnnexIII('22 203 206 211 217 229 241 242 243 244 245 272 285 292');

const OXIDATIVE = ['oxidativeHairDye'] as const;
const NON_OXIDATIVE = ['nonOxidativeHairDye'] as const;
const HAIR_DYE = ['hairDye'] as const;

/**
 * Column i of the hair dyes of Annex III, for general use (part a); sold for professional use, part (b) asks for more.
 */
export const dyeRules: readonly WarningRule[] = [
  { id: 'dyeLong', entries: LONG_OXIDATIVE, kinds: OXIDATIVE, statements: [...LONG_WORDING, d.mixingRatio] },
  { id: 'dyeLong', entries: LONG_WITHOUT_RATIO, kinds: OXIDATIVE, statements: LONG_WORDING },
  { id: 'dyeLong', entries: LONG_NON_OXIDATIVE, kinds: NON_OXIDATIVE, statements: LONG_WORDING },
  { id: 'dyeShort', entries: SHORT_OXIDATIVE, kinds: OXIDATIVE, statements: [d.dyeSevere] },
  { id: 'dyeShort', entries: SHORT_NON_OXIDATIVE, kinds: NON_OXIDATIVE, statements: [d.dyeSevere] },
  { id: 'dyeShort', entries: ['III/261'], kinds: HAIR_DYE, statements: [d.dyeSevere] },
  { id: 'dyeInstructions', entries: INSTRUCTIONS_OXIDATIVE, kinds: OXIDATIVE, statements: [d.dyeInstructions] },
  { id: 'dyeInstructions', entries: INSTRUCTIONS_NON_OXIDATIVE, kinds: NON_OXIDATIVE, statements: [d.dyeInstructions] },
  { id: 'dyeAllergic', entries: ALLERGIC, kinds: HAIR_DYE, statements: [s.allergicReaction] },
  { id: 'dyeAllergic', entries: ALLERGIC_NON_OXIDATIVE, kinds: NON_OXIDATIVE, statements: [s.allergicReaction] },
  { id: 'dyeReactions', entries: ['III/204'], kinds: NON_OXIDATIVE, statements: [d.dyeReactions] },
  { id: 'dyeRatio', entries: ['III/202'], kinds: OXIDATIVE, statements: [d.mixingRatio] },
  {
    id: 'phenylenediamine',
    entries: ['III/8', 'III/8a', 'III/8b'],
    kinds: OXIDATIVE,
    statements: [c.containsPhenylenediamines, d.dyeEyebrows],
  },
  {
    id: 'toluenediamine',
    entries: ['III/9', 'III/9a'],
    kinds: OXIDATIVE,
    statements: [c.containsToluenediamines, d.dyeEyebrows],
  },
  { id: 'diaminophenol', entries: ['III/10'], kinds: OXIDATIVE, statements: [d.dyeEyebrows] },
  {
    id: 'resorcinol',
    entries: ['III/22'],
    kinds: OXIDATIVE,
    statements: [c.containsResorcinol, d.dyeRinseHair, s.rinseEyes],
  },
  { id: 'dyeNotForEyelashes', entries: NOT_FOR_EYELASHES, kinds: OXIDATIVE, statements: [d.dyeEyelashes] },
  {
    id: 'eyelashDye',
    entries: EYELASHES,
    kinds: ['eye'],
    hasKindsWithoutWording: true,
    statements: [
      s.professional,
      d.eyelashDyeSevere,
      d.dyeInstructions,
      d.dyeUnder16,
      d.dyeHenna,
      d.eyelashDyeScalp,
      s.rinseEyes,
    ],
  },
  // Whatever its dyes are, an oxidative hair dye product has substances of the entries above.
  { id: 'hairDye', entries: [], kinds: OXIDATIVE, statements: [d.dyeSevere] },
];
