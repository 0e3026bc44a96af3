import { inSerbianLatin } from '../inci/serbianLatin.ts';

const QUANTUM_SATIS = String.raw`(?:q\.?\s?s\.?(?:\s?p\.?)?|q\.?\s?b\.?|[cf]\.?\s?[sb]\.?\s?p\.?|quantum (?:satis|sufficit)|quanto basta|cantidad suficiente)`;
const UNTIL = String.raw`(?:up to|to make|to|add to|add|ad|do|a|à|auf|bis|zu|jusqu['’]?[aà]|fino a|hasta|para|for|pour|per|=)\.?`;
const WHOLE = String.raw`\(?\s?100(?:[.,]0{1,6})?\s?(?:%|g|ml|kg|p\.?\s?[ph]\.?)?\s?(?:w\/w)?\s?\)?`;
const REST = String.raw`(?:balance|bal\.?|rest|remainder|remaining|ostatak|dopuna|dopuniti|reste|complément|complement|resto|restante|a completar|q\.?s\.? balance)`;
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
