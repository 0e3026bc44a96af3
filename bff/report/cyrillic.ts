const letters: Readonly<Record<string, string>> = {
  lj: 'љ', nj: 'њ', dž: 'џ',
  a: 'а', b: 'б', c: 'ц', č: 'ч', ć: 'ћ', d: 'д', đ: 'ђ', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'ј', k: 'к', l: 'л', m: 'м',
  n: 'н', o: 'о', p: 'п', r: 'р', s: 'с', š: 'ш', t: 'т', u: 'у', v: 'в', z: 'з', ž: 'ж',
}; // prettier-ignore

/** Abbreviations and signs of other languages, which stay as they are: INCI, CAS, SHA-256, ISO 22716. */
const KEPT = /^(?:[A-Z0-9-]{2,}|[\d%]+)$/;

/** Symbols of units (ISO 80000-1) and of the figures of SCCS/1647/22, which are the same in every script. */
const SYMBOLS: ReadonlySet<string> = new Set(
  ['A', 'B', 'F', 'L', 'cm', 'cm²', 'g', 'kg', 'mg', 'ml', 'mol', 'µg', 'ppm', 'C', 'DAp', 'PODsys', 'MoS', 'log', 'Pow', 'pH'],
); // prettier-ignore

/** Latin names of microorganisms and the English title of a document, which have no Serbian spelling. */
const LATIN_NAMES = [
  'Escherichia coli',
  'Pseudomonas aeruginosa',
  'Staphylococcus aureus',
  'Candida albicans',
  'Notes of Guidance',
];

const isKept = (word: string) =>
  word.startsWith('{') || LATIN_NAMES.includes(word) || SYMBOLS.has(word) || KEPT.test(word);

const WORD = new RegExp(`${LATIN_NAMES.join('|')}|\\{\\w+\\}|[\\p{L}\\p{N}-]+`, 'gu');

/**
 * Serbian text in Cyrillic. Words wholly in capitals without Serbian letters are abbreviations and stay Latin, and so
 * do symbols and places such as {name}.
 */
export const toCyrillic = (text: string): string =>
  text.replace(WORD, (word) => (isKept(word) ? word : wordToCyrillic(word)));

function wordToCyrillic(word: string): string {
  return word.replace(/lj|nj|dž|\p{L}/giu, (latin) => {
    const cyrillic = letters[latin.toLowerCase()];
    if (!cyrillic) return latin;
    return latin.charAt(0) === latin.charAt(0).toLowerCase() ? cyrillic : cyrillic.toUpperCase();
  });
}
