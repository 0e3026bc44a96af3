import type { PifRequirement, RequirementState } from '../../../shared/apollo/schema.generated.ts';
import { isSettled } from '../../../subjects/requirement/isSettled.ts';

type Requirement = Pick<PifRequirement, 'key' | 'section' | 'field' | 'state'> & {
  rawMaterial: Pick<NonNullable<PifRequirement['rawMaterial']>, 'id' | 'name'> | null;
};

/** What a file lacks in one place. */
export interface MissingEntry {
  key: string;
  section: PifRequirement['section'];
  state: RequirementState;
  /** The raw material whose documents are missing, or null. */
  rawMaterial: Requirement['rawMaterial'];
  /** Fields of the section. */
  fields: string[];
}

/** Everything that a file lacks; the documents of one raw material are joined, because a formula has many. */
export function missingEntries(requirements: readonly Requirement[]): MissingEntry[] {
  const entries = new Map<string, MissingEntry>();
  for (const { key, section, field, state, rawMaterial } of requirements.filter((one) => !isSettled(one))) {
    const entry = entries.get(rawMaterial?.id ?? key);
    if (!entry) entries.set(rawMaterial?.id ?? key, { key, section, state, rawMaterial, fields: [field] });
    else {
      entry.fields.push(field);
      if (state === 'EXPIRED') entry.state = 'EXPIRED';
    }
  }
  return [...entries.values()];
}
