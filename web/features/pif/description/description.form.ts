import type { Path } from 'react-hook-form';
import { PIF_LIMITS } from '../../../../domain/pif/limits.ts';
import { mapNames } from '../../../../domain/mapNames.ts';
import type { Market, UpdatePifDescriptionInput } from '../../../shared/apollo/schema.generated.ts';
import type { ProductFacts } from '../../../subjects/check/ProductFields.tsx';
import * as z from '../../../shared/zod.ts';
import type { PifDetail_PifFragment as Pif } from '../frame/Pif.generated.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import './translations.generated.ts';

/** The single texts of the description. */
export const TEXTS = [
  'description',
  'function',
  'categoryReason',
  'population',
  'physicalForm',
  'shades',
  'nominalContent',
  'origin',
] as const;
export type TextName = (typeof TEXTS)[number];

export const FACTS = ['category', 'use', 'isForUnderThree', 'isForIntimateUse', 'isInhalable'] as const;
export const MARKETS = ['EU', 'RS'] as const satisfies readonly Market[];
export const PERSONS = ['responsiblePerson', 'productionPerson', 'qualityPerson'] as const;
export type PersonName = (typeof PERSONS)[number];
export const PERSON_FIELDS = ['name', 'address', 'phone', 'email'] as const;
export type PersonField = (typeof PERSON_FIELDS)[number];

/** How long a field of a person may be. */
export const personLimits = {
  name: PIF_LIMITS.personName,
  address: PIF_LIMITS.personAddress,
  phone: PIF_LIMITS.personPhone,
  email: PIF_LIMITS.personEmail,
} as const satisfies Record<PersonField, number>;

const text = (max: number) =>
  z.string().check(z.refine((typed) => typed.trim().length <= max, errorKey('pifDescription', 'tooLong')));
const isEmail = (typed: string) => typed.trim() === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed.trim());
const isDay = (typed: string) => typed === '' || /^\d{4}-\d\d-\d\d$/.test(typed);
const person = z.object({
  ...mapNames(PERSON_FIELDS, (field) => text(personLimits[field])),
  email: text(personLimits.email).check(z.refine(isEmail, errorKey('pifDescription', 'email'))),
});

/** The form values of the description; a blank text is "not known". */
export const descriptionForm = z.object({
  name: text(PIF_LIMITS.name).check(z.refine((name) => name.trim() !== '', errorKey('pifDescription', 'name'))),
  reference: text(PIF_LIMITS.reference),
  formula: z.custom<Pif['formula']>(),
  label: z.custom<Pif['label']>(),
  ...mapNames(TEXTS, (name) => text(PIF_LIMITS[name])),
  facts: z.custom<ProductFacts>(),
  markets: z.array(z.enum(MARKETS)),
  firstPlacedOn: z.string().check(z.refine(isDay, errorKey('pifDescription', 'day'))),
  responsiblePerson: person,
  productionPerson: person,
  qualityPerson: person,
});
export type DescriptionForm = z.infer<typeof descriptionForm>;

/** The form values of a stored description. */
export const toValues = ({ name, reference, formula, label, description }: Pif): DescriptionForm => ({
  name,
  reference: reference ?? '',
  formula,
  label,
  ...mapNames(TEXTS, (field) => description[field] ?? ''),
  facts: {
    category: description.category,
    use: description.use,
    isForUnderThree: description.isForUnderThree,
    isForIntimateUse: description.isForIntimateUse,
    isInhalable: description.isInhalable,
  },
  markets: MARKETS.filter((market) => description.markets.includes(market)),
  firstPlacedOn: description.firstPlacedOn ?? '',
  ...mapNames(PERSONS, (who) => mapNames(PERSON_FIELDS, (field) => description[who][field] ?? '')),
});

const orNull = (typed: string): string | null => typed.trim() || null;

/**
 * The formula and the label as the schema takes them, where they differ from the stored ones; a client cannot change
 * them.
 */
export function changedLinks(
  values: DescriptionForm,
  stored: Pif,
): Pick<UpdatePifDescriptionInput, 'formula' | 'labelSlug'> {
  const { formula, label } = values;
  const changed = differing(values, toValues(stored));
  return {
    ...(changed.includes('formula') && { formula: formula && { slug: formula.slug, revision: formula.revision } }),
    ...(changed.includes('label') && { labelSlug: label?.slug ?? null }),
  };
}

/** The values as the schema takes them. */
export const toInput = (values: DescriptionForm): Omit<UpdatePifDescriptionInput, 'slug' | 'version'> => ({
  name: values.name.trim(),
  reference: orNull(values.reference),
  description: {
    ...mapNames(TEXTS, (field) => orNull(values[field])),
    ...values.facts,
    markets: values.markets,
    firstPlacedOn: orNull(values.firstPlacedOn),
    ...mapNames(PERSONS, (who) => mapNames(PERSON_FIELDS, (field) => orNull(values[who][field]))),
  },
});

/** What two people can change independently of each other. */
export const UNITS = [
  'name',
  'reference',
  'formula',
  'label',
  'physicalForm',
  'description',
  'function',
  'shades',
  ...FACTS,
  'categoryReason',
  'population',
  'markets',
  'nominalContent',
  'origin',
  'firstPlacedOn',
  ...PERSONS.flatMap((who) => PERSON_FIELDS.map((field) => `${who}.${field}` as const)),
] as const;
export type Unit = (typeof UNITS)[number];

type Fact = (typeof FACTS)[number];
const isFact = (unit: Unit): unit is Fact => FACTS.includes(unit as Fact);
const personOf = (unit: Unit): { who: PersonName; field: PersonField } | null => {
  const [who, field] = unit.split('.');
  return field === undefined ? null : { who: who as PersonName, field: field as PersonField };
};

/** The value of a unit. */
export function valueOf(values: DescriptionForm, unit: Unit): string | boolean | readonly Market[] | null {
  const at = personOf(unit);
  if (at) return values[at.who][at.field].trim();
  if (isFact(unit)) return values.facts[unit];
  if (unit === 'formula') return values.formula && `${values.formula.slug} ${values.formula.revision}`;
  if (unit === 'label') return values.label?.slug ?? null;
  const value = values[unit as Exclude<keyof DescriptionForm, PersonName | 'facts' | 'formula' | 'label'>];
  return typeof value === 'string' ? value.trim() : value;
}

/** The units in which two versions differ. */
export const differing = (one: DescriptionForm, other: DescriptionForm): Unit[] =>
  UNITS.filter((unit) => String(valueOf(one, unit)) !== String(valueOf(other, unit)));

/** The units that both people changed since `before`, each to something else. */
export const collisionsOf = (remote: DescriptionForm, typed: DescriptionForm, before: DescriptionForm): Unit[] => {
  const [mine, theirs] = [differing(typed, before), differing(remote, before)];
  return differing(typed, remote).filter((unit) => mine.includes(unit) && theirs.includes(unit));
};

/** What somebody else saved, with the changes that were typed since `before`, except of the units in `takeRemote`. */
export function merge(
  remote: DescriptionForm,
  typed: DescriptionForm,
  before: DescriptionForm,
  takeRemote: ReadonlySet<string>,
): DescriptionForm {
  const merged = {
    ...remote,
    facts: { ...remote.facts },
    ...mapNames(PERSONS, (who) => ({ ...remote[who] })),
  };
  for (const unit of differing(typed, before).filter((one) => !takeRemote.has(one))) {
    const at = personOf(unit);
    if (at) merged[at.who][at.field] = typed[at.who][at.field];
    else if (isFact(unit)) Object.assign(merged.facts, { [unit]: typed.facts[unit] });
    else Object.assign(merged, { [unit]: typed[unit as keyof DescriptionForm] });
  }
  return merged;
}

/** The field of a path of the input. */
export function fieldOf(path: string): Path<DescriptionForm> | undefined {
  if (path === 'input.labelSlug') return 'label';
  if (path.startsWith('input.formula')) return 'formula';
  const unit = UNITS.find((one) => path === `input.${one}` || path === `input.description.${one}`);
  return unit && (isFact(unit) ? 'facts' : unit);
}
