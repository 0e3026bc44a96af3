/**
 * What a concentration of the annexes is calculated as: the substance itself, or a part of it to which the printed
 * percentage has to be converted ("2.5 % (acid)", "0.15 % calculated as F", "2 % (as sulphate)").
 */
export type Basis =
  | 'substance'
  | 'acid'
  | 'base'
  | 'hydrochloride'
  | 'dihydrochloride'
  | 'sulphate'
  | 'phenol'
  | 'retinol'
  | 'chlorhexidine'
  | 'benzalkoniumChloride'
  | 'formaldehyde'
  | 'fluorine'
  | 'sulphur'
  | 'sulphurDioxide'
  | 'hydrogenPeroxide'
  | 'ammonia'
  | 'sodiumHydroxide'
  | 'zinc'
  | 'strontium'
  | 'mercury'
  | 'aluminium'
  | 'alcohol'
  | 'diethyleneGlycol';

/** The highest concentration that one part of an entry allows, in % w/w of the ready for use preparation. */
export type AnnexLimit = {
  /** Whatever exceeds it exceeds every figure of the part. */
  readonly percent: number;
  /**
   * Whatever is not above it is within every figure of the part. Lower than `percent` where the part holds several
   * figures between which the label does not decide: general and professional use, fine fragrance and eau de toilette.
   */
  readonly lowest: number;
  readonly basis: Basis;
  /** Read from the official text, or entered by us from the entry because its text is not regular. */
  readonly source: 'text' | 'hand';
};
