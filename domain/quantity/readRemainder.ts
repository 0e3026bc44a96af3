import { inSerbianLatin } from '../inci/serbianLatin.ts';

const QUANTUM_SATIS = String.raw`(?:q\.?\s?s\.?(?:\s?p\.?)?|q\.?\s?b\.?|[cf]\.?\s?[sb]\.?\s?p\.?|quantum (?:satis|sufficit)|quanto basta|cantidad suficiente)`;
const UNTIL = String.raw`(?:up to|to make|to|add to|add|ad|do|a|à|auf|bis|zu|jusqu['’]?[aà]|fino a|hasta|para|for|pour|per|=)\.?`;
const WHOLE = String.raw`\(?\s?100(?:[.,]0{1,6})?\s?(?:%|g|ml|kg|p\.?\s?[ph]\.?)?\s?(?:w\/w)?\s?\)?`;
const REST = String.raw`(?:balance|bal\.?|rest|remainder|remaining|ostatak|dopuna|dopuniti|reste|complément|complement|resto|restante|a completar|q\.?s\.? balance)`;
const SIZE = String.raw`\(?\s?(?<size>\d[\d.,' ]{0,12})\s?(?<unit>kg|mg|g|gr|ml|l)?\s?\)?`;
const FILLED = new RegExp(
  String.raw`^(?:${QUANTUM_SATIS}\s?\(?(?:${UNTIL}\s?)?|\(?${UNTIL}\s?|${REST}\s?\(?${UNTIL}\s?)${SIZE}$`,
  'i',
);
const REMAINDER = new RegExp(
  String.raw`^(?:${QUANTUM_SATIS}(?:\s?\(?(?:${UNTIL}\s?)?${WHOLE})?|\(?${UNTIL}\s?${WHOLE}|${REST}(?:\s?\(?(?:${UNTIL}\s?)${WHOLE})?)$`,
  'i',
);

/**
 * Whether a cell says that its ingredient fills up to 100 %: 'certain' for "q.s. to 100", "ad 100", "do 100", "qsp
 * 100", "Rest auf 100" and "balance", in the languages of sheets; 'satis' for "q.s." alone, which may also mean an
 * amount that nobody wrote; null for anything else.
 */
export function readRemainder(cell: string): 'certain' | 'satis' | null {
  const text = inSerbianLatin(cell).trim().replace(/\s+/g, ' ');
  if (text.length > 40 || !REMAINDER.test(text)) return null;
  return /\d/.test(text) || !new RegExp(`^${QUANTUM_SATIS}$`, 'i').test(text) ? 'certain' : 'satis';
}

/** The size that a row fills up to, as it is written; `isVolume` where it is one by volume, without its unit then. */
export interface FilledSize {
  readonly size: string;
  readonly isVolume: boolean;
}

/**
 * The size of the batch that a cell says its ingredient fills up: "q.s. to 50 g", "ad 1000", "q.s. ad 500 ml"; null for
 * anything else. "do 5" may as well be an upper end, which only the other amounts tell.
 */
export function readFilledSize(cell: string): FilledSize | null {
  const text = inSerbianLatin(cell).trim().replace(/\s+/g, ' ');
  const { size = '', unit = '' } = (text.length <= 40 ? FILLED.exec(text)?.groups : null) ?? {};
  if (size === '') return null;
  // A millilitre counts as a gram, and a person is told.
  const isVolume = /^m?l$/i.test(unit);
  return { size: isVolume ? (unit.length > 1 ? size : `${size.trim()} kg`) : `${size} ${unit}`.trim(), isVolume };
}
