/** A form in which something is typed that is not saved yet. */
export interface DirtyForm {
  /** Saves what was typed. False when that was not possible; the form itself says why. */
  save: () => Promise<boolean>;
  /** Takes back what was typed. */
  discard: () => void;
}

/** The question whether to leave what is not saved. */
export interface LeaveQuestion {
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

/** Saves one form after the other; stops and gives false at the first that could not be saved. */
export async function saveDirtyForms(): Promise<boolean> {
  for (const [key, form] of [...dirty]) {
    if (!(await form.save())) return false;
    markClean(key);
  }
  return true;
}

/** Takes back everything that is not saved. */
export function discardDirtyForms(): void {
  for (const [key, form] of [...dirty]) {
    form.discard();
    markClean(key);
  }
}

/**
 * Whether the page may be left: at once when nothing would be lost, otherwise as the person answers. Whoever leaves by
 * code, such as a log-out button, asks this first; the router asks by itself.
 */
export function mayLeave(): Promise<boolean> {
  question?.answer(false);
  if (!hasDirtyForms()) return Promise.resolve(true);
  return new Promise((resolve) => {
    question = {
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
