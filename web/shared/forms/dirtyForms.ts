import { createStore, useStore } from '../store/createStore.ts';

/** A form with unsaved changes. */
export interface DirtyForm {
  /** What can be left by itself while the rest of the page stays: this form alone, or several forms together. */
  scope?: unknown;
  /** Saves the changes. False when that was not possible; the form itself shows why. */
  save: () => Promise<boolean>;
  /** Reverts the changes. */
  discard: () => void;
}

/** The question whether to leave unsaved changes. */
export interface LeaveQuestion {
  /** The forms it is about; undefined for all of them. */
  scope: unknown;
  answer: (leave: boolean) => void;
}

const dirtyForms = createStore<ReadonlyMap<object, DirtyForm>>(new Map());
const leaveQuestion = createStore<LeaveQuestion | null>(null);

/** `key` identifies the form until it is clean again. */
export const markDirty = (key: object, form: DirtyForm): void =>
  dirtyForms.set(new Map(dirtyForms.get()).set(key, form));

/** The form is saved, reverted or no longer on the screen. */
export function markClean(key: object): void {
  const remaining = new Map(dirtyForms.get());
  if (remaining.delete(key)) dirtyForms.set(remaining);
}

/** Whether leaving the page would lose anything. */
export const hasDirtyForms = (): boolean => dirtyForms.get().size > 0;
export const useHasDirtyForms = (): boolean => useStore(dirtyForms).size > 0;

const dirtyIn = (scope: unknown) =>
  [...dirtyForms.get()].filter(([, form]) => scope === undefined || form.scope === scope);

/** Saves the forms of a scope, or all, one after the other. False as soon as one could not be saved. */
export async function saveDirtyForms(scope?: unknown): Promise<boolean> {
  for (const [key, form] of dirtyIn(scope)) {
    if (!(await form.save())) return false;
    markClean(key);
  }
  return true;
}

/** Reverts the forms of a scope, or all. */
export function discardDirtyForms(scope?: unknown): void {
  for (const [key, form] of dirtyIn(scope)) {
    form.discard();
    markClean(key);
  }
}

/**
 * Whether the page, or a scope of it, may be left: true at once when nothing would be lost, otherwise the person
 * decides. Code that leaves a page without the router, such as the log-out button, calls this first; a second call
 * answers the question of the first with no.
 */
export function mayLeave(scope?: unknown): Promise<boolean> {
  leaveQuestion.get()?.answer(false);
  if (dirtyIn(scope).length === 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    const question: LeaveQuestion = {
      scope,
      answer: (leave) => {
        if (leaveQuestion.get() === question) leaveQuestion.set(null);
        resolve(leave);
      },
    };
    leaveQuestion.set(question);
  });
}

/** The question that is currently open, or null. */
export const getLeaveQuestion = leaveQuestion.get;
export const useLeaveQuestion = (): LeaveQuestion | null => useStore(leaveQuestion);
