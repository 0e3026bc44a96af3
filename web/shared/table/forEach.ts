import { describeError } from '../apollo/describeError.ts';
import { i18n } from '../i18n/i18n.ts';
import './translations.generated.ts';

/** An entry that an action failed for, with the reason in the person's language. */
export interface Refused<Item> {
  item: Item;
  reason: string;
  /** Whether somebody else deleted it meanwhile, so that nothing more can be done with it. */
  isGone: boolean;
}

/** What became of an action on several entries. */
export interface Outcome<Item> {
  done: Item[];
  refused: Refused<Item>[];
}

/** An entry that somebody else deleted meanwhile. */
export const notFoundAsGone = <Item>(item: Item): Refused<Item> => ({
  item,
  reason: i18n.t('gone', { ns: 'table' }),
  isGone: true,
});

/**
 * Runs an action on one entry after the other, whatever becomes of those before: nothing is left untold. Only the end
 * of the session, which every further one would meet too, refuses the rest with the same reason. `notFoundReason` is
 * for actions on something that an entry may lack: there a missing one need not mean that the entry is gone.
 */
export async function forEach<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
  notFoundReason?: string,
): Promise<Outcome<Item>> {
  const outcome: Outcome<Item> = { done: [], refused: [] };
  let ended: string | null = null;
  for (const item of items)
    if (ended !== null) outcome.refused.push({ item, reason: ended, isGone: false });
    else
      try {
        await run(item);
        outcome.done.push(item);
      } catch (error) {
        const { code, text } = describeError(error);
        const isMissing = code === 'NOT_FOUND';
        outcome.refused.push(
          isMissing && notFoundReason === undefined
            ? notFoundAsGone(item)
            : { item, reason: (isMissing && notFoundReason) || text, isGone: false },
        );
        if (code === 'UNAUTHENTICATED') ended = text;
      }
  return outcome;
}
