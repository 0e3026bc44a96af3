import { NOTES_OF_GUIDANCE, type Source } from './source.ts';

/** A default value with its source. */
export type Default = {
  readonly value: number;
  readonly unit: string;
  readonly source: Source;
  /** False: our own knowledge of the document, to be verified against it. */
  readonly verified: boolean;
};

/**
 * What the calculators assume when there are no data: SCCS Notes of Guidance, 12th revision. The document itself could
 * not be opened; the figures marked as verified were read in works that quote it: the body weight beside
 * exposureDefaults, 50 % of oral absorption in
 * https://www.cehtra.com/post/calcul-des-marges-de-s%C3%A9curit%C3%A9-en-cosm%C3%A9tique-donn%C3%A9es-hypoth%C3%A8ses-et-pi%C3%A8ges-possibles-1.
 */
export const defaults = {
  bodyWeight: { value: 60, unit: 'kg', source: { document: NOTES_OF_GUIDANCE, table: '3A' }, verified: true },
  /** Older guidance assumed 100 %. */
  dermalAbsorption: {
    value: 50,
    unit: '%',
    source: { document: NOTES_OF_GUIDANCE, basis: 'noData' },
    verified: true,
  },
  /** May be considered for a molecular weight above 500 and log Pow below -1 or above 4. */
  dermalAbsorptionOfLargeMolecules: {
    value: 10,
    unit: '%',
    source: { document: NOTES_OF_GUIDANCE, basis: 'poorAbsorption' },
    verified: false,
  },
  oralAbsorption: { value: 50, unit: '%', source: { document: NOTES_OF_GUIDANCE, basis: 'noData' }, verified: true },
  /** For a molecular weight above 500, or log Pow below -1 or above 4. */
  oralAbsorptionWhenPoor: {
    value: 10,
    unit: '%',
    source: { document: NOTES_OF_GUIDANCE, basis: 'poorAbsorption' },
    verified: true,
  },
  /** 10 between species × 10 between people. The SCCS accepts 100 itself, the specification asks for more than 100. */
  requiredMargin: {
    value: 100,
    unit: '',
    source: { document: NOTES_OF_GUIDANCE, basis: 'twoTimesTen' },
    verified: true,
  },
  /** Up to 10 case by case. */
  loaelToNoael: { value: 3, unit: '', source: { document: NOTES_OF_GUIDANCE }, verified: false },
  /** Divides the point of departure of a 28-day study. */
  subacuteToSubchronic: { value: 3, unit: '', source: { document: NOTES_OF_GUIDANCE }, verified: false },
  /** Multiplies the dose of a study with five doses a week. */
  fiveDaysAWeek: { value: 5 / 7, unit: '', source: { document: NOTES_OF_GUIDANCE }, verified: false },
} as const satisfies Readonly<Record<string, Default>>;
