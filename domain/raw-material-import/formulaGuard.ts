/**
 * A text that a spreadsheet would take for a formula: OWASP, CSV Injection (= + - @ tab and carriage return, also
 * in full width). Quotes before it are counted in, so that what was guarded can be told from a text that began with a
 * quote of its own.
 */
const risky = /^'*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/** Puts a quote before a text that would be taken for a formula; the spreadsheet then shows it as text. */
export const guardFormula = (text: string): string => (risky.test(text) ? `'${text}` : text);

/** Takes back what `guardFormula` added. */
export const unguardFormula = (text: string): string =>
  text.startsWith("'") && risky.test(text) ? text.slice(1) : text;
