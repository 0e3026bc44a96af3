import type { Path } from 'react-hook-form';
import { COMBINED_RULES } from '../../../../domain/pif/combinedProducts.ts';
import { FILE_ENDPOINT_RULES } from '../../../../domain/pif/fileEndpoints.ts';
import { PART_A_FIELDS, type PartAFieldName } from '../../../../domain/pif/fields/partA.ts';
import { GROUP_RULES, type ExposedGroup } from '../../../../domain/pif/exposedGroups.ts';
import {
  CRAMER_CLASSES,
  DECISION_RULES,
  NANO_BASES,
  type SubstanceDecisions,
} from '../../../../domain/pif/substanceProfile.ts';
import type { PifPartAInput } from '../../../shared/apollo/schema.generated.ts';
import * as z from '../../../shared/zod.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { fieldsForm, type FormValuesOf, isYes, toFieldsInput, toFormValues } from '../sections/fieldForm.ts';
import type { PifPartA_PifFragment } from './PartA.generated.ts';
import { errorKey } from '../../../shared/i18n/errorKey.ts';
import './translations.generated.ts';

/** A whole file with Part A. */
export type PifWithPartA = PifDetail_PifFragment & Pick<PifPartA_PifFragment, 'partA'>;

/** The form values of what people enter of Part A. */
export type PartAForm = FormValuesOf<typeof PART_A_FIELDS>;

type Profile = PartAForm['profiles'][number];
/** What people decide of a substance, as the rules for it want it. */
const decisionsOf = (row: Profile): SubstanceDecisions => ({
  ...row,
  cramerClass: CRAMER_CLASSES.find((one) => one === row.cramerClass) ?? null,
  hasGenotoxicityAlert: isYes(row.hasGenotoxicityAlert),
  isOrganophosphateOrCarbamate: isYes(row.isOrganophosphateOrCarbamate),
  nanoBasis: NANO_BASES.find((one) => one === row.nanoBasis) ?? null,
  waiverReason: row.waiverReason || null,
  podType: row.podType || null,
  podRoute: row.podRoute || null,
  podDuration: row.podDuration || null,
  podDaysPerWeek: row.podDaysPerWeek.trim() === '' ? null : Number(row.podDaysPerWeek),
  podYear: null,
});

const profileChecks = [
  z.refine<unknown>((row) => !/^[0.,]+$/.test((row as Profile).requiredMargin.trim()), {
    path: ['requiredMargin'],
    message: errorKey('pifReport', 'aboveZero'),
  }),
  ...(Object.keys(DECISION_RULES) as (keyof typeof DECISION_RULES)[]).map((field) =>
    z.refine<unknown>((row) => DECISION_RULES[field](decisionsOf(row as Profile)), {
      path: [field],
      message: errorKey('pifReport', field),
    }),
  ),
];

/** What people enter of a group, as the rules for it want it; null while none is chosen. */
const groupOf = (row: PartAForm['exposedGroups'][number]): ExposedGroup | null =>
  row.group === ''
    ? null
    : { ...row, group: row.group, amountBasis: row.amountBasis || null, weightBasis: row.weightBasis || null };

const groupChecks = [
  z.refine<unknown>((row) => groupOf(row as PartAForm['exposedGroups'][number]) !== null, {
    path: ['group'],
    message: errorKey('pifReport', 'group'),
  }),
  ...(['amountBasis', 'weightBasis'] as const).map((field) =>
    z.refine<unknown>(
      (row) => {
        const group = groupOf(row as PartAForm['exposedGroups'][number]);
        return !group || GROUP_RULES[field](group);
      },
      { path: [field], message: errorKey('pifReport', field) },
    ),
  ),
];

const endpointChecks = (
  [
    ['text', 'endpointText'],
    ['endpointSource', 'endpointSource'],
    ['endpointReason', 'endpointReason'],
  ] as const
).map(([field, message]) =>
  z.refine<unknown>(
    (row) => {
      const typed = row as PartAForm['fileEndpoints'][number];
      return FILE_ENDPOINT_RULES[field]({ ...typed, noData: typed.noData || null });
    },
    { path: [field], message: errorKey('pifReport', message) },
  ),
);
/** A row is about an endpoint. */
const endpointChosen = z.refine<unknown>((row) => (row as PartAForm['fileEndpoints'][number]).endpoint !== '', {
  path: ['endpoint'],
  message: errorKey('pifReport', 'endpoint'),
});

export const partAForm = fieldsForm(PART_A_FIELDS, {
  exposedGroups: (row) => row.check(...groupChecks),
  combinedProducts: (row) =>
    row.check(
      z.refine<unknown>((product) => COMBINED_RULES.exposureSource(product as PartAForm['combinedProducts'][number]), {
        path: ['exposureSource'],
        message: errorKey('pifReport', 'exposureSource'),
      }),
    ),
  profiles: (row) => row.check(...profileChecks),
  fileEndpoints: (row) => row.check(endpointChosen, ...endpointChecks),
});

export const toValues = ({ partA }: Pick<PifWithPartA, 'partA'>): PartAForm => toFormValues(PART_A_FIELDS, partA);

/** What is sent of the form. */
export const toInput = (values: PartAForm): Required<PifPartAInput> => toFieldsInput(PART_A_FIELDS, values);

/** The field of a path of the input. */
export function fieldOf(path: string): Path<PartAForm> | undefined {
  const named = /^input\.partA\.(.+)$/.exec(path)?.[1];
  const field = named?.split('.')[0];
  if (!named || !field || !Object.hasOwn(PART_A_FIELDS, field)) return undefined;
  // Fixed rows that say nothing are not sent, so their places differ.
  const isFixed = 'rowOf' in PART_A_FIELDS[field as PartAFieldName];
  return (isFixed ? field : named) as Path<PartAForm>;
}
