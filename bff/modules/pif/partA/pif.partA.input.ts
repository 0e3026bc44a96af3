import type { z } from 'zod';
import { PART_A_FIELDS } from '../../../../domain/pif/fields/partA.ts';
import { COMBINED_RULES } from '../../../../domain/pif/combinedProducts.ts';
import { GROUP_RULES } from '../../../../domain/pif/exposedGroups.ts';
import { FILE_ENDPOINT_RULES } from '../../../../domain/pif/fileEndpoints.ts';
import { DECISION_RULES } from '../../../../domain/pif/substanceProfile.ts';
import type { PifPartAInput } from '../../../resolvers.generated.ts';
import { fieldsInput, type WholeInput } from '../pif.fields.input.ts';
import { pifStageInput } from '../pif.input.ts';

const DECISION_MESSAGES = {
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

const GROUP_MESSAGES = {
  amountBasis: 'A child never takes the amount of adults, and only children and adolescents are scaled from it',
  weightBasis: 'The table has the body weight of children and adolescents alone',
} as const satisfies Record<keyof typeof GROUP_RULES, string>;

const COMBINED_MESSAGES = {
  exposureSource: 'Where does this exposure come from?',
} as const satisfies Record<keyof typeof COMBINED_RULES, string>;

const ENDPOINT_MESSAGES = {
  text: 'Say what is known of it, or why there are no data',
  endpointSource: 'Where is that published?',
  endpointReason: 'An endpoint for this file needs a reason of at least 20 characters',
} as const satisfies Record<keyof typeof FILE_ENDPOINT_RULES, string>;

/** Rows of which each field keeps its rule, or is refused with the message of it. */
const withRules =
  <Row, Name extends string>(
    rules: Readonly<Record<Name, (row: Row) => boolean>>,
    messages: Readonly<Record<Name, string>>,
  ) =>
  (row: z.ZodType): z.ZodType =>
    (Object.keys(messages) as Name[]).reduce(
      (refined, field) =>
        refined.refine((one) => rules[field](one as Row), { path: [field], message: messages[field] }),
      row,
    );

export const updatePartAInput = pifStageInput.extend({
  partA: fieldsInput(PART_A_FIELDS, {
    exposedGroups: withRules(GROUP_RULES, GROUP_MESSAGES),
    combinedProducts: withRules(COMBINED_RULES, COMBINED_MESSAGES),
    profiles: withRules(DECISION_RULES, DECISION_MESSAGES),
    fileEndpoints: withRules(FILE_ENDPOINT_RULES, ENDPOINT_MESSAGES),
  }) satisfies z.ZodType<WholeInput<PifPartAInput>>,
});
export type ChangedPartA = z.output<typeof updatePartAInput>;
