import { describeError } from '../apollo/describeError.ts';

/** What became of an action on several entries. */
export interface Outcome<Item> {
  done: Item[];
  /** Those that it failed for, each with the reason in the person's language. */
  refused: { item: Item; reason: string }[];
}

/**
 * Runs an action on one entry after the other, whatever becomes of those before: nothing is left untold. Only the end of the session, which
 * every further one would meet too, refuses the rest with the same reason.
 */
export async function forEach<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], refused: [] };
  let ended: string | null = null;
  for (const item of items)
    if (ended !== null) outcome.refused.push({ item, reason: ended });
    else
      try {
        await run(item);
        outcome.done.push(item);
      } catch (error) {
        const { code, text } = describeError(error);
        outcome.refused.push({ item, reason: text });
        if (code === 'UNAUTHENTICATED') ended = text;
      }
  return outcome;
}
