/** A form in which something is typed that is not saved yet. */
export interface DirtyForm {
  /** What can be left by itself while the rest of the page stays: the form alone, or several of them together. */
  scope?: unknown;
  /** Saves what was typed. False when that was not possible; the form itself says why. */
  save: () => Promise<boolean>;
  /** Takes back what was typed. */
  discard: () => void;
}

/** The question whether to leave what is not saved. */
export interface LeaveQuestion {
  /** What it is about; undefined for everything. */
  scope: unknown;
  answer: (leave: boolean) => void;
}

const dirty = new Map<object, DirtyForm>();
const listeners = new Set<() => void>();
let question: LeaveQuestion | null = null;

function tell(): void {
  for (const listener of [...listeners]) listener();
}

/** Remembers that a form holds something that is not saved, under a key of its own. */
export function markDirty(key: object, form: DirtyForm): void {
  dirty.set(key, form);
  tell();
}

/** Forgets a form: it is saved, taken back or gone. */
export function markClean(key: object): void {
  if (dirty.delete(key)) tell();
}

/** Whether anything on the screen would be lost by leaving it. */
export const hasDirtyForms = (): boolean => dirty.size > 0;

const dirtyIn = (scope: unknown) => [...dirty].filter(([, form]) => scope === undefined || form.scope === scope);

/** Saves one form after the other, all of them or those of a scope; stops and gives false at the first that could not be saved. */
export async function saveDirtyForms(scope?: unknown): Promise<boolean> {
  for (const [key, form] of dirtyIn(scope)) {
    if (!(await form.save())) return false;
    markClean(key);
  }
  return true;
}

/** Takes back everything that is not saved, or what of it is in a scope. */
export function discardDirtyForms(scope?: unknown): void {
  for (const [key, form] of dirtyIn(scope)) {
    form.discard();
    markClean(key);
  }
}

/**
 * Whether the page, or a scope of it, may be left: at once when nothing would be lost, otherwise as the person answers.
 * Whoever leaves by code, such as a log-out button, asks this first; the router asks by itself.
 */
export function mayLeave(scope?: unknown): Promise<boolean> {
  question?.answer(false);
  if (dirtyIn(scope).length === 0) return Promise.resolve(true);
  return new Promise((resolve) => {
    question = {
      scope,
      answer: (leave) => {
        question = null;
        tell();
        resolve(leave);
      },
    };
    tell();
  });
}

/** The question that waits for its answer, or null. */
export const getLeaveQuestion = (): LeaveQuestion | null => question;

/** Calls the listener whenever a form becomes dirty or clean, or a question is asked or answered. */
export function subscribeToDirtyForms(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
