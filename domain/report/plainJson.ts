import type { Steps } from '../steps/steps.ts';
import type { Json } from './canonicalJson.ts';

/** What is nested so deep is copied in one step: the rows of a report, which are small. */
const STEP_DEPTH = 4;

/** Undefined for what JSON leaves out. */
function copyAtOnce(value: unknown): Json | undefined {
  const text = JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'number' && !Number.isSafeInteger(member) ? String(member) : member,
  ) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as Json);
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A copy of a value as JSON holds it, in steps. Figures that are not whole become decimal texts, days and moments
 * texts, and what JSON does not have is left out.
 */
export function* plainJsonInSteps(value: unknown, depth = 0): Steps<Json | undefined> {
  const isList = Array.isArray(value);
  if (depth === STEP_DEPTH || (!isList && !isPlainObject(value))) return copyAtOnce(value);
  if (isList) {
    const items: Json[] = [];
    for (const item of value as unknown[]) {
      items.push((yield* plainJsonInSteps(item, depth + 1)) ?? null);
      yield;
    }
    return items;
  }
  const members: [string, Json][] = [];
  for (const [name, member] of Object.entries(value)) {
    const copy = yield* plainJsonInSteps(member, depth + 1);
    if (copy !== undefined) members.push([name, copy]);
    yield;
  }
  return Object.fromEntries(members);
}
