import { useState } from 'react';
import { describeError } from '../apollo/describeError.ts';
import { notify } from '../notify/notify.ts';
import { useConfirm, type ConfirmRequest } from '../ui/confirm/useConfirm.ts';
import { forEach, type Outcome, type Refused } from './forEach.ts';
import type { Selection } from './useSelection.ts';

interface Asked<Item> {
  /** Those that the action is for. */
  items: readonly Item[];
  /** Those that it is not for, each with its reason; they are told with the others. */
  refused?: readonly Refused<Item>[];
  /** What is asked before. */
  question: Omit<ConfirmRequest, 'name' | 'run'>;
  run: (item: Item) => Promise<unknown>;
  /** Runs once after all of them, whatever became of each. */
  onEnd: () => void;
}

/**
 * The state of the actions on selected entries of a list. Each tells for which it succeeded, and for which not and why; those stay selected, except
 * those that are gone. `doneText` says that an action succeeded for all.
 */
export function useSelectionActions<Item, Action extends string>(
  selection: Selection<Item>,
  doneText: (action: Action, count: number) => string,
) {
  const confirm = useConfirm();
  const [busy, setBusy] = useState<Action | null>(null);
  const [failed, setFailed] = useState<{ action: Action; outcome: Outcome<Item> } | null>(null);

  const tell = (action: Action, outcome: Outcome<Item>) => {
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
  const ask = async (action: Action, { items, refused = [], question, run, onEnd }: Asked<Item>) => {
    if (items.length === 0) return tell(action, { done: [], refused: [...refused] });
    const outcomes: Outcome<Item>[] = [];
    await confirm({ ...question, name: '', run: async () => void outcomes.push(await forEach(items, run)) });
    for (const outcome of outcomes) {
      tell(action, { done: outcome.done, refused: [...refused, ...outcome.refused] });
      onEnd();
    }
  };
  return { busy, failed, dismiss: () => setFailed(null), tell, act, ask };
}

/** What the buttons of the actions need to know. */
export type SelectionState<Item, Action extends string> = Pick<
  ReturnType<typeof useSelectionActions<Item, Action>>,
  'busy' | 'failed' | 'dismiss'
>;
