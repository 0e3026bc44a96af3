import type { Basis } from './annexLimit.ts';

/** Entries whose substances are limited together. */
export type SumGroup = {
  /** `annex/reference`; the first is the one whose text demands the sum. */
  readonly entries: readonly string[];
  /**
   * The limit of the sum in % w/w, or null: the one that the entries state for the product; where they differ the
   * higher.
   */
  readonly percent: number | null;
  readonly basis: Basis;
  /** Which substances of the entries are meant, by their INCI names; omitted: all of them. */
  readonly names?: RegExp;
  /** Pigments of Annex IV too: the sum binds as a UV filter, in products that protect from the sun. */
  readonly isPigment?: boolean;
  /** The sum is demanded only where a substance of this entry is used, also of that alone. */
  readonly ifUsed?: string;
  /** The sum has to stay below the limit: exactly that is too much. */
  readonly isLimitExcluded?: boolean;
};

const own = (basis: Basis, ...entries: string[]): SumGroup => ({ entries, percent: null, basis });
const of = (percent: number, basis: Basis, ...entries: string[]): SumGroup => ({ entries, percent, basis });

const FLUORIDES = [...Array.from({ length: 18 }, (_, at) => `III/${26 + at}`), 'III/47', 'III/56'];
const ROSE_KETONES = Array.from({ length: 9 }, (_, at) => `III/${157 + at}`);
const FORMALDEHYDE_RELEASERS = [51, 20, 21, 27, 30, 33, 45, 46, 49, 55].map((number) => `V/${number}`);

/**
 * The sums of the annexes. An entry that names an acid (base, phenol, element) with its salts and is calculated as that
 * acid limits all of them together; the rest is said in so many words by the entry quoted.
 */
export const sumGroups: readonly SumGroup[] = [
  // V/12a: "0,8% (as acid) for mixtures of substances mentioned in entry 12 and 12a", of which butyl and propyl "0,14%
  // … for the sum".
  of(0.8, 'acid', 'V/12', 'V/12a'),
  // V/12: "0,4% (as acid) for single ester": an ester and its salts are one, and so are the acid and its salts.
  { ...of(0.4, 'acid', 'V/12'), names: /METHYLPARABEN/i },
  { ...of(0.4, 'acid', 'V/12'), names: /(?<!M)ETHYLPARABEN/i },
  { ...of(0.4, 'acid', 'V/12'), names: /\bPARABEN$|HYDROXYBENZOIC ACID/i },
  of(0.14, 'acid', 'V/12a'),
  own('acid', 'V/1', 'V/1a'),
  own('acid', 'V/1a'),
  own('acid', 'V/2'),
  own('acid', 'V/3'),
  own('substance', 'III/98'),
  own('acid', 'V/4'),
  // V/7: "When o-Phenylphenol and Sodium o-Phenylphenate are used together, the combined concentration (as phenol)
  // shall not exceed 0,2 %".
  own('phenol', 'V/7'),
  own('sulphurDioxide', 'V/9'),
  own('sulphurDioxide', 'III/99'),
  own('acid', 'V/13'),
  own('acid', 'V/14'),
  // V/16, V/17: "If mixed with other mercurial compounds … the maximum concentration of Hg remains fixed at 0.007%".
  of(0.007, 'mercury', 'V/16', 'V/17'),
  own('acid', 'V/18'),
  // V/39: 0.0015 % of a mixture of both, V/57: 0.0015 % of one of them.
  own('substance', 'V/39', 'V/57'),
  own('chlorhexidine', 'V/42'),
  // V/44: "Alkyl (C12-C22) trimethyl ammonium bromide and chloride", but for those that III/286 and III/287 allow as
  // something else.
  { ...own('substance', 'V/44'), names: /BROMIDE|^(?!CETRIMONIUM|STEARTRIMONIUM|BEHENTRIMONIUM)/i },
  // V/47: hexamidine "and its salts".
  own('substance', 'V/47'),
  own('benzalkoniumChloride', 'V/54'),
  own('benzalkoniumChloride', 'III/65'),
  own('acid', 'III/2a'),
  own('acid', 'III/2b'),
  // III/3: "Oxalic acid, its esters and alkaline salts". III/6: "Chlorates of alkali metals".
  own('substance', 'III/3'),
  own('substance', 'III/6'),
  own('ammonia', 'III/4'),
  // Hair dyes "and their salts": what is applied is the same base.
  own('base', 'III/8a', 'III/8b'),
  own('base', 'III/8'),
  own('base', 'III/9a'),
  own('base', 'III/292'),
  own('substance', 'III/202'),
  own('substance', 'III/204'),
  own('substance', 'III/217'),
  own('sulphate', 'III/223'),
  own('hydrochloride', 'III/227'),
  own('hydrochloride', 'III/242'),
  own('sulphate', 'III/245'),
  own('substance', 'III/280'),
  own('substance', 'III/384'),
  // III/23: 2 % of alkali and 6 % of alkaline earth sulphides, as sulphur.
  own('sulphur', 'III/23'),
  { ...of(2, 'sulphur', 'III/23'), names: /^(?:LITHIUM|POTASSIUM|SODIUM) /i },
  own('substance', 'III/50'),
  own('hydrogenPeroxide', 'III/12'),
  // Note to III/15a and III/15b: "expressed as weight of sodium hydroxide. In case of mixtures, the sum should not
  // exceed the limits".
  own('sodiumHydroxide', 'III/15a', 'III/15b'),
  own('zinc', 'III/24'),
  // III/26 and the others: "When mixed with other fluorine compounds permitted under this Annex, total F concentration
  // must not exceed 0,15 %".
  of(0.15, 'fluorine', ...FLUORIDES),
  own('acid', 'III/53'),
  // III/57: "When mixed with other permitted strontium products the total strontium content must not exceed 3.5%", in
  // face products 2.1 %.
  own('strontium', 'III/57', 'III/58'),
  // III/89: "When present in combination with methyl octine carbonate, the combined level … shall not exceed 0,01 %".
  of(0.01, 'substance', 'III/89', 'III/173'),
  // Note 16 of Annex III: "The sum of these substances used in combination shall not exceed the limits given in column
  // (g)".
  own('substance', ...ROSE_KETONES),
  // III/286, III/287: "the sum of the individual concentrations of cetrimonium chloride, steartrimonium chloride and
  // behentrimonium chloride".
  own('substance', 'III/286'),
  own('substance', 'III/287', 'III/286'),
  // III/308: "In case of combined use with Tagetes patula (entry 309), the total combined content … shall not exceed
  // the maximum".
  own('substance', 'III/308', 'III/309'),
  own('retinol', 'III/376'),
  own('acid', 'VI/6'),
  own('acid', 'VI/22'),
  // VI/23a, VI/27a, VI/30a, VI/34: "In case of combined use of … and … (nano), the sum shall not exceed the limit".
  of(10, 'substance', 'VI/23a', 'VI/23'),
  { ...of(25, 'substance', 'VI/27a', 'VI/27'), isPigment: true },
  { ...of(25, 'substance', 'VI/30a', 'VI/30'), isPigment: true },
  of(10, 'substance', 'VI/34', 'VI/33'),
  // V/51: "Not to be used if the maximum theoretical concentration of releasable formaldehyde, irrespective of the
  // source, … is ≥ 0,1 % w/w".
  { ...of(0.1, 'formaldehyde', ...FORMALDEHYDE_RELEASERS), ifUsed: 'V/51', isLimitExcluded: true },
];
