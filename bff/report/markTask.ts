/** What the thread that marks a copy is told: it reads only the font. */
export interface MarkTask {
  pdf: Uint8Array;
  /** The texts, each of which may become several lines. */
  lines: readonly string[];
  font: string;
}
