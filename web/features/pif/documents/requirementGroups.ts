import { OF_FILE, type Requirement } from './documentFilters.ts';

/** The entries of one raw material, or those of the file itself. */
export interface RequirementGroup {
  /** The id of the raw material, or OF_FILE. */
  key: string;
  /** The trade name; null for the file itself. */
  name: string | null;
  /** Those that fit the filters. */
  requirements: Requirement[];
  /** All of them, by which is counted. */
  all: Requirement[];
}

const keyOf = ({ rawMaterial }: Requirement): string => rawMaterial?.id ?? OF_FILE;

/** The entries by raw material, in the order in which they come. */
export function groupRequirements(found: readonly Requirement[], all: readonly Requirement[]): RequirementGroup[] {
  const groups = new Map<string, RequirementGroup>();
  for (const requirement of found) {
    const key = keyOf(requirement);
    const group = groups.get(key) ?? { key, name: requirement.rawMaterial?.name ?? null, requirements: [], all: [] };
    group.requirements.push(requirement);
    groups.set(key, group);
  }
  for (const requirement of all) groups.get(keyOf(requirement))?.all.push(requirement);
  return [...groups.values()];
}
