import type { z } from 'zod';
import { PART_A_FIELDS } from '../../../../domain/pif/fields/partA.ts';
import { COMBINED_RULES, type CombinedProduct } from '../../../../domain/pif/combinedProducts.ts';
import { type ExposedGroup, GROUP_RULES } from '../../../../domain/pif/exposedGroups.ts';
import { FILE_ENDPOINT_RULES, type FileEndpoint } from '../../../../domain/pif/fileEndpoints.ts';
import { DECISION_RULES, type SubstanceDecisions } from '../../../../domain/pif/substanceProfile.ts';
import type { PifPartAInput } from '../../../resolvers.generated.ts';
import { fieldsInput, type WholeInput } from '../pif.fields.input.ts';
import { pifStageInput } from '../pif.input.ts';

const MESSAGES = {
  marginReason: 'Another margin needs a reason',
  requiredMargin: 'The margin is missing',
  cramerClass: 'Only without an alert for genotoxicity, and not for an organophosphate or carbamate',
  nanoReason: 'What the nano form rests on needs a reason of at least 20 characters',
  nanoNotifiedOn: 'The day of the notification is missing',
  waiver: 'A reason from the list needs a text of at least 20 characters',
  podSource: 'Where does this point of departure come from?',
  podReason: 'A point of departure for this file needs a reason of at least 20 characters',
  podDaysPerWeek: 'Must be 5 or 7',
  absorptionSource: 'Where does this absorption come from?',
  absorptionReason: 'An absorption for this file needs a reason of at least 20 characters',
  dermalAbsorption: 'At most the oral absorption',
} as const satisfies Record<keyof typeof DECISION_RULES, string>;

const withDecisionRules = (row: z.ZodType): z.ZodType =>
  (Object.keys(MESSAGES) as (keyof typeof MESSAGES)[]).reduce(
    (rules, field) =>
      rules.refine((profile) => DECISION_RULES[field](profile as SubstanceDecisions), {
        path: [field],
        message: MESSAGES[field],
      }),
    row,
  );

const GROUP_MESSAGES = {
  amountBasis: 'A child never takes the amount of adults, and only children and adolescents are scaled from it',
  weightBasis: 'The table has the body weight of children and adolescents alone',
} as const satisfies Record<keyof typeof GROUP_RULES, string>;

const withGroupRules = (row: z.ZodType): z.ZodType =>
  (Object.keys(GROUP_MESSAGES) as (keyof typeof GROUP_MESSAGES)[]).reduce(
    (rules, field) =>
      rules.refine((group) => GROUP_RULES[field](group as ExposedGroup), {
        path: [field],
        message: GROUP_MESSAGES[field],
      }),
    row,
  );

const withCombinedRules = (row: z.ZodType): z.ZodType =>
  row.refine((product) => COMBINED_RULES.exposureSource(product as CombinedProduct), {
    path: ['exposureSource'],
    message: 'Where does this exposure come from?',
  });

const ENDPOINT_MESSAGES = {
  text: 'Say what is known of it, or why there are no data',
  endpointSource: 'Where is that published?',
  endpointReason: 'An endpoint for this file needs a reason of at least 20 characters',
} as const satisfies Record<keyof typeof FILE_ENDPOINT_RULES, string>;

const withEndpointRules = (row: z.ZodType): z.ZodType =>
  (Object.keys(ENDPOINT_MESSAGES) as (keyof typeof ENDPOINT_MESSAGES)[]).reduce(
    (rules, field) =>
      rules.refine((one) => FILE_ENDPOINT_RULES[field](one as FileEndpoint), {
        path: [field],
        message: ENDPOINT_MESSAGES[field],
      }),
    row,
  );

export const updatePartAInput = pifStageInput.extend({
  partA: fieldsInput(PART_A_FIELDS, {
    exposedGroups: withGroupRules,
    combinedProducts: withCombinedRules,
    profiles: withDecisionRules,
    fileEndpoints: withEndpointRules,
  }) satisfies z.ZodType<WholeInput<PifPartAInput>>,
});
export type ChangedPartA = z.output<typeof updatePartAInput>;
