import { useState } from 'react';
import { describeError } from '../apollo/describeError.ts';
import { notify } from '../notify/notify.ts';
import { useConfirm, type ConfirmRequest } from '../ui/confirm/useConfirm.ts';
import { forEach, notFoundAsGone, type Outcome } from './forEach.ts';
import type { Selection } from './useSelection.ts';

type Question = Omit<ConfirmRequest, 'name' | 'run'>;

interface Asked<Item> {
  /**
   * Why the action is not for an entry, or null where it is; those are told with the others. Left out, it is for all.
   */
  refusalOf?: (item: Item) => string | null;
  /** What is asked before, of those that the action is for and those that it is not. */
  question: (items: readonly Item[], refused: readonly Item[]) => Question | Promise<Question>;
  run: (item: Item) => Promise<unknown>;
  /** Runs once after all of them, whatever became of each. */
  onEnd: () => void;
}

/**
 * The state of the actions on selected entries of a list. Each tells for which it succeeded, and for which not and why;
 * those stay selected, except those that are gone. `doneText` says that an action succeeded for all.
 */
export function useSelectionActions<Item extends { id: string }, Action extends string>(
  selection: Selection<Item>,
  doneText: (action: Action, count: number) => string,
) {
  const confirm = useConfirm();
  const [busy, setBusy] = useState<Action | null>(null);
  const [failed, setFailed] = useState<{ action: Action; outcome: Outcome<Item> } | null>(null);

  const announce = (action: Action, outcome: Outcome<Item>) => {
    const gone = outcome.refused.filter(({ isGone }) => isGone).map(({ item }) => item);
    selection.remove([...outcome.done, ...gone]);
    if (outcome.refused.length > 0) setFailed({ action, outcome });
    else notify('success', doneText(action, outcome.done.length));
  };
  /** Runs while the buttons wait; a failure of the whole is told. */
  const act = async (action: Action, run: () => Promise<void>) => {
    setBusy(action);
    try {
      await run();
    } catch (error) {
      const { code, text } = describeError(error);
      // The end of a session has its own dialog, or the login page.
      if (code !== 'UNAUTHENTICATED') notify('error', text);
    } finally {
      setBusy(null);
    }
  };
  /** Asks one question for all entries, then runs the action on each while the question stays open. */
  const ask = (action: Action, { refusalOf, question, run, onEnd }: Asked<Item>) =>
    act(action, async () => {
      const refused = selection.items.flatMap((item) => {
        const reason = refusalOf?.(item) ?? null;
        return reason === null ? [] : [{ item, reason, isGone: false }];
      });
      const others = refused.map(({ item }) => item);
      const items = selection.items.filter((item) => !others.includes(item));
      if (items.length === 0) return announce(action, { done: [], refused });
      const outcomes: Outcome<Item>[] = [];
      const request = { ...(await question(items, others)), name: '' };
      await confirm({ ...request, run: async () => void outcomes.push(await forEach(items, run)) });
      for (const outcome of outcomes) {
        announce(action, { done: outcome.done, refused: [...refused, ...outcome.refused] });
        onEnd();
      }
    });
  /** Runs an action on all of them at once, such as a download, which resolves with the ids of those that are gone. */
  const doAll = (action: Action, run: () => Promise<readonly string[]>) =>
    act(action, async () => {
      const missing = await run();
      announce(action, {
        done: selection.items.filter(({ id }) => !missing.includes(id)),
        refused: selection.items.filter(({ id }) => missing.includes(id)).map(notFoundAsGone),
      });
    });
  return { busy, failed, dismiss: () => setFailed(null), announce, act, ask, doAll };
}

/** What the buttons of the actions need to know. */
export type SelectionState<Item extends { id: string }, Action extends string> = Pick<
  ReturnType<typeof useSelectionActions<Item, Action>>,
  'busy' | 'failed' | 'dismiss'
>;
