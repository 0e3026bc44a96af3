/** What a difference between two snapshots is about: design of the PIF, section 6, "Outdated". */
export const CHANGE_KINDS = ['FORMULA', 'RAW_MATERIAL', 'TOXICOLOGY', 'KNOWLEDGE', 'LABEL', 'TEXT', 'FILE'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A place of a snapshot that is compared. */
export interface ComparedPlace {
  kind: ChangeKind;
  /** Names of the fields that lead to it, joined by points. */
  place: string;
  /** Of each row only these, each the same way; left out: all. */
  fields?: readonly string[];
  /**
   * Whether rows that only one side has are changes, too. Those of a computed list follow from the formula, whose own
   * rows say so.
   */
  hasOwnRows: boolean;
}

const whole = (kind: ChangeKind, ...places: string[]): ComparedPlace[] =>
  places.map((place) => ({ kind, place, hasOwnRows: true }));
const lookedUp = (kind: ChangeKind, place: string, ...fields: string[]): ComparedPlace => ({
  kind,
  place,
  fields,
  hasOwnRows: false,
});

/**
 * What a report is made from, by its places in a snapshot. What follows from it, such as a margin, is no input. Of
 * annexes and ingredients only what the report uses: another state of the data in which these rows are the same changes
 * nothing of it.
 */
export const INPUTS: readonly ComparedPlace[] = [
  ...whole('FORMULA', 'pif.formula', 'composition.formula.lines'),
  ...whole('RAW_MATERIAL', 'composition.result.materials'),
  lookedUp('RAW_MATERIAL', 'report.composition', 'microbiology', 'impurities', 'cmrStatus', 'cmrQuantity'),
  lookedUp('TOXICOLOGY', 'report.substances', 'pointOfDeparture', 'inhaled', 'profile', 'own.dermalAbsorption'),
  lookedUp('KNOWLEDGE', 'report.substances', 'casNumbers', 'ecNumbers', 'functions', 'annexEntries', 'ttc.threshold'),
  lookedUp(
    'KNOWLEDGE',
    'report.exposure',
    ...['exposure.value', 'gramsPerDay', 'retentionFactor', 'bodyWeightKg', 'areaCm2', 'frequencyPerDay'],
  ),
  ...whole('LABEL', 'pif.label', 'label'),
  ...whole(
    'TEXT',
    ...['pif.name', 'pif.reference', 'pif.description', 'pif.manufacturing', 'pif.claims', 'pif.animalTesting'],
    ...['pif.partA', 'pif.partB'],
  ),
  ...whole('FILE', 'pif.files'),
];

/** What follows from the inputs. Where it differs although no input does, the rules or the annexes are others. */
export const RESULTS: readonly ComparedPlace[] = [
  { kind: 'KNOWLEDGE', place: 'report.findings', fields: ['reference'], hasOwnRows: true },
  { kind: 'KNOWLEDGE', place: 'report.warnings', fields: ['english'], hasOwnRows: true },
  { kind: 'KNOWLEDGE', place: 'report.allergens', fields: ['isDeclared'], hasOwnRows: true },
  { kind: 'KNOWLEDGE', place: 'report.ifra', fields: ['maximum'], hasOwnRows: true },
  { kind: 'KNOWLEDGE', place: 'report.microbiologyGroup', fields: ['group'], hasOwnRows: true },
  { kind: 'KNOWLEDGE', place: 'report.substances', fields: ['verdict', 'own.margin.value'], hasOwnRows: true },
];

/** Texts of people from which something of the report is computed. */
const COMPUTED_FROM = new Set(['category', 'use', 'isForUnderThree', 'isForIntimateUse', 'isInhalable']);

/** Whether results may follow from a change: of the texts only the facts of the product and Part A. */
export const leadsToResults = ({ kind, path: [section, field] }: { kind: ChangeKind; path: readonly string[] }) =>
  kind === 'TEXT' ? section === 'partA' || COMPUTED_FROM.has(field ?? '') : kind !== 'FILE';

/**
 * Fields that differ although nothing was changed, or that repeat another: who reads, when, keys of rows that stand in
 * the path, and results.
 */
export const IGNORED: ReadonlySet<string> = new Set([
  ...['id', 'version', 'url', 'photoUrl', 'addedAt', 'addedBy', 'isExpired', 'isExpiring', 'status', 'usage'],
  ...['createdAt', 'changedAt', 'updatedAt', 'updatedBy', 'viewerCanEdit', 'revisions', 'importFile', 'savedAt', 'savedBy'],
  ...['slug', 'rawMaterialSlug', 'key', 'row', 'heading', 'criterion', 'matchedBy', 'currentRevision'],
  // Of a point of departure they follow from its details.
  ...['steps', 'absorption'],
  ...['formulas', 'formulaCount', 'declaredAtOnePercent', 'certificateState', 'rawMaterial'],
]); // prettier-ignore

/** What tells a row from the others of its list, the first that it has. */
export const IDENTITIES = [
  ...['slug', 'rawMaterialSlug', 'key', 'inciName', 'sha256', 'row', 'heading', 'criterion', 'labelName', 'name'],
  ...['ingredient', 'substance', 'warning', 'endpoint', 'supplier', 'amendment', 'category', 'reference', 'text'],
] as const;

/** What a row is called for people, the first that it has; else what tells it from the others. */
export const NAMES = ['tradeName', 'inciName', 'name', 'ingredient', 'reference'] as const;
