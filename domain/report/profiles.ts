import type { Substance } from '../formula/substances.ts';
import { recordInForce, isOwnInForce, type StatedEndpoint, type ToxicologyValues } from '../ingredient/toxicology.ts';
import { inciKey } from '../inci/inciKey.ts';
import { canonicalName } from '../inci/synonymPairs.ts';
import { sourced } from './figures.ts';
import { pointOfFile } from './fileValues.ts';
import type { InForce } from './points.ts';
import type { ReportIngredient, ReportToxicology, TypedProfile } from './safetyReportInput.ts';
import { ENDPOINT_KEYS, type FileEndpoint, isFileEndpoint } from '../pif/fileEndpoints.ts';
import { isNanoAssessed, type NanoAssessment } from '../pif/substanceProfile.ts';
import type { Sourced, SubstanceIdentity, ToxicologicalProfile, ValueOrigin } from './safetyReportTypes.ts';

/** What is the same of all spellings of an INCI name. */
export const nameKeyOf = (name: string): string => inciKey(canonicalName(name)) || name.trim().toLowerCase();

/** The entry of the ingredient data that a substance is read from. */
export type FoundIngredient = { readonly ingredient: ReportIngredient; readonly matchedBy: 'name' | 'cas' };

/**
 * Finds the data of substances: by the very INCI name, else by a CAS number that only one ingredient has. A number that
 * several have (oils, polymers) finds none: a point of departure of another substance would be worse than none.
 */
export function ingredientFinder(ingredients: readonly ReportIngredient[]) {
  const byName = new Map(ingredients.map((one) => [nameKeyOf(one.inciName), one]));
  const byCas = new Map<string, ReportIngredient[]>();
  for (const one of ingredients) for (const cas of one.casNumbers) byCas.set(cas, [...(byCas.get(cas) ?? []), one]);
  return ({ inciName, casNumbers }: Pick<Substance, 'inciName' | 'casNumbers'>): FoundIngredient | null => {
    const named = byName.get(nameKeyOf(inciName));
    if (named) return { ingredient: named, matchedBy: 'name' };
    const [numbered, ...others] = new Set(casNumbers.flatMap((cas) => byCas.get(cas) ?? []));
    return numbered && others.length === 0 ? { ingredient: numbered, matchedBy: 'cas' } : null;
  };
}

/** Finds what people entered of a substance, by its very name. */
export function typedFinder(profiles: readonly TypedProfile[]) {
  const byName = new Map(profiles.map((one) => [nameKeyOf(one.inciName), one]));
  return ({ inciName }: Pick<Substance, 'inciName'>): TypedProfile | null => byName.get(nameKeyOf(inciName)) ?? null;
}

/** The record whose value of a field holds: the organisation's own, else the global one. */
export function inForce(found: FoundIngredient | null, field: keyof ToxicologyValues): InForce {
  if (!found) return null;
  const { global, own } = found.ingredient;
  const data = recordInForce<ReportToxicology>(field, global, own);
  return data && { data, isOwn: isOwnInForce(field, own) };
}

/** The records that state a point of departure: that of this file, then the organisation's own, then the global one. */
export const pointRecords = (found: FoundIngredient | null, typed: TypedProfile | null): NonNullable<InForce>[] => [
  ...[pointOfFile(typed)].flatMap((one) => one ?? []),
  ...[
    { data: found?.ingredient.own, isOwn: true },
    { data: found?.ingredient.global, isOwn: false },
  ].flatMap(({ data, isOwn }) => (data && (data.noaelMgPerKgDay ?? 0) > 0 ? [{ data, isOwn }] : [])),
];

/** What a person stated of the nano form of a substance by a day, YYYY-MM-DD; null unless all of it is there. */
export const nanoOf = (typed: TypedProfile | null, on: string): NanoAssessment | null =>
  typed?.nanoBasis && isNanoAssessed(typed, on)
    ? {
        basis: typed.nanoBasis,
        reason: typed.nanoReason?.trim() ?? '',
        notifiedOn: typed.nanoBasis === 'NOTIFICATION' ? (typed.nanoNotifiedOn ?? null) : null,
      }
    : null;

const identityOf = ({ ingredient, matchedBy }: FoundIngredient): SubstanceIdentity => ({
  inciName: ingredient.inciName,
  casNumbers: [...ingredient.casNumbers],
  matchedBy,
});

/** The endpoints of the ingredient data. */
const statedOf = (record: ReportToxicology | null, origin: ValueOrigin): StatedEndpoint<Sourced>[] =>
  (record?.endpoints ?? []).map(({ endpoint, text, source, noData }) => ({
    endpoint,
    text: sourced(text, origin, { source, isVerified: record?.isVerified ?? false }),
    noData,
  }));

/** An endpoint for this file alone. */
const endpointOfFile = (one: FileEndpoint): StatedEndpoint<Sourced> => ({
  endpoint: ENDPOINT_KEYS[one.endpoint],
  text: sourced(one.text?.trim() ?? '', 'override', {
    source: one.endpointSource?.trim() || null,
    overriddenBecause: one.endpointReason?.trim() ?? null,
  }),
  noData: one.noData ?? null,
});

/** Finds what is entered of a substance in several rows, by its INCI name. */
export function rowsFinder<Row extends { readonly inciName: string }>(rows: readonly Row[] = []) {
  const keyed = rows.map((row) => ({ row, key: nameKeyOf(row.inciName) }));
  return (inciName: string): Row[] => {
    const wanted = nameKeyOf(inciName);
    return keyed.flatMap(({ row, key }) => (key === wanted ? [row] : []));
  };
}

/** What the report tells of the toxicology of a substance: the data, and what people entered for gaps. */
export function profileOf(
  found: FoundIngredient | null,
  typed: TypedProfile | null,
  statements: readonly FileEndpoint[],
): ToxicologicalProfile {
  const ofFile = (text: string | null | undefined): Sourced | null =>
    text?.trim() ? sourced(text.trim(), 'typed') : null;
  const value = (
    field: 'physicalForm' | 'molecularWeight' | 'logPow' | 'waterSolubilityMgPerL' | 'uvAbsorption' | 'purity',
    sourceField?: 'uvAbsorptionSource' | 'puritySource',
  ): Sourced | null => {
    const held = inForce(found, field);
    const stated = held?.data[field] ?? null;
    if (held === null || stated === null) return null;
    return sourced(String(stated), held.isOwn ? 'typed' : 'knowledge', {
      source: sourceField ? held.data[sourceField] : null,
      isVerified: held.data.isVerified,
    });
  };
  const { global = null, own = null } = found?.ingredient ?? {};
  const endpoints = [
    ...statements.filter(isFileEndpoint).map(endpointOfFile),
    ...statedOf(own, 'typed'),
    ...statedOf(global, 'knowledge'),
  ].filter(({ endpoint }, at, all) => all.findIndex((one) => one.endpoint === endpoint) === at);
  const text = typed?.text?.trim();
  return {
    identity: found && identityOf(found),
    physicalForm: ofFile(typed?.physicalForm) ?? value('physicalForm'),
    molecularWeight: value('molecularWeight'),
    logPow: value('logPow'),
    waterSolubility: value('waterSolubilityMgPerL'),
    uvAbsorption: value('uvAbsorption', 'uvAbsorptionSource'),
    purity: ofFile(typed?.purity) ?? value('purity', 'puritySource'),
    endpoints,
    typed: text ? sourced(text, 'typed') : null,
    references: [...(inForce(found, 'references')?.data.references ?? [])],
  };
}
