import { decodeHTML } from 'entities';

/** Serbian Cyrillic in the Latin letters that its Latin script has, without their diacritics and with đ as dj. */
const LATIN: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  ђ: 'dj',
  е: 'e',
  ж: 'z',
  з: 'z',
  и: 'i',
  ј: 'j',
  к: 'k',
  л: 'l',
  љ: 'lj',
  м: 'm',
  н: 'n',
  њ: 'nj',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  ћ: 'c',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'c',
  џ: 'dz',
  ш: 's',
};

/**
 * The form in which texts are compared: entities read, lower case, without diacritics, đ as dj, Serbian Cyrillic as
 * Latin, single blanks. "sampon" so finds "Šampon" and "Шампон", and "djumbir" finds "Đumbir".
 */
export function foldText(text: string): string {
  return decodeHTML(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[đа-џ]/g, (letter) => (letter === 'đ' ? 'dj' : (LATIN[letter] ?? letter)))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The searched text of a label. The line breaks prevent a phrase from matching across two fields. */
export function searchTextOf(label: { name: string; productCode: string; ingredients: readonly string[] }): string {
  return [label.name, label.productCode, label.ingredients.join(', ')].map(foldText).join('\n');
}

/** The searched texts of a raw material. The line breaks prevent a phrase from matching across two names. */
export function materialSearchTexts(material: {
  tradeName: string;
  manufacturer: string;
  code: string;
  composition: readonly { inci: string }[];
}) {
  return {
    tradeSearch: foldText(material.tradeName),
    makerSearch: foldText(material.manufacturer),
    codeSearch: foldText(material.code),
    inciSearch: inciSearchText(material.composition.map(({ inci }) => inci)),
  };
}

/** The searched text of INCI names. */
export const inciSearchText = (names: readonly string[]): string => names.map(foldText).join('\n');

/**
 * Words and phrases of `text[search]`. Each stands in double quotes, inside which a backslash escapes a quote or a
 * backslash; what stands outside quotes counts as words too.
 */
export function searchTerms(text: string): string[] {
  const terms = [...text.matchAll(/"((?:[^"\\]|\\.)*)"?|([^\s"]+)/gs)].map(
    ([, quoted, bare]) => quoted?.replace(/\\(.)/gs, '$1') ?? bare ?? '',
  );
  return [...new Set(terms.map(foldText).filter(Boolean))];
}

/** A text as a pattern of LIKE holds it: its own signs of patterns stand for themselves. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
