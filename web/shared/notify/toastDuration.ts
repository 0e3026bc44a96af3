export type NotifyKind = 'success' | 'error' | 'warning' | 'info';

/** An occasion for which the specification names a time of its own. */
export type NotifyOccasion = keyof typeof occasions;

/** A text longer than this, or one with a line break, stays longer. */
const LONG_TEXT = 75;

const durations: Record<NotifyKind, { short: number; long: number }> = {
  success: { short: 5000, long: 8000 },
  error: { short: 10_000, long: 12_000 },
  warning: { short: 5000, long: 5000 },
  info: { short: 5000, long: 5000 },
};

const occasions = {
  /** The list of labels could not be loaded: section 8. */
  labelListFailure: 8000,
  assessment: 15_000,
  validationList: 10_000,
  typeChange: 2000,
};

/** How long a toast stays, in milliseconds: specification, section 9, and section 8 for the list of labels. */
export function toastDuration(kind: NotifyKind, text: string, occasion?: NotifyOccasion): number {
  if (occasion) return occasions[occasion];
  const isLong = text.length > LONG_TEXT || /[\r\n]/.test(text);
  return durations[kind][isLong ? 'long' : 'short'];
}
