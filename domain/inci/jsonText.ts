/**
 * Keys whose values are names or lists of them, and those whose numbers are percentages. OWN: usual exports of shops.
 */
const NAMES = /name|naziv|inci|ingredient|sasto|composition|sastav|title|text|label/i;
const PERCENT = /percent|procen|pct|%/i;
/** Keys whose numbers may say how much there is, in a unit that nobody knows. */
const AMOUNTS = /amount|quantit|conc|share|udeo|udio|količina|kolicina|ppm|max|weight/i;
/** Whole keys that say nothing of a product; any other key is looked through like a remark, or names an ingredient. */
const FIELD =
  /^(?:(?:inci|trade|common|ingredient|display)?[_ -]?names?|naziv|inci|ingredients?|sastojci|sastojak|composition|sastav|title|text|label|percent(?:age)?|procenat|pct|%|amount|quantity|conc(?:entration)?|share|udeo|količina|kolicina|ppm|max|weight|functions?|funkcija|id|cas|ec|order|position|rank)$/i;
const TOKEN =
  /"(?<string>(?:[^"\\]|\\.){0,30000})"(?<colon>\s{0,10}:)?|(?<number>-?\d[\d.eE+-]{0,20})|(?<word>true|false|null)|(?<sign>[[\]{},])/g;

const isJson = (text: string): boolean => {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
};

/**
 * A text that is JSON, as shops export lists, read as a list: what is no name is blank, other texts of an object stand
 * in brackets behind its name, and nothing changes its place. Another text stays. Linear in the length of the text.
 */
export function readJson(text: string): string {
  if (!/^\s{0,100}[[{]/.test(text) || !isJson(text)) return text;
  const units = text.split('');
  const put = (from: number, to: number, written = ' ') => {
    for (let at = from; at < to; at++) units[at] = ' ';
    if (written !== ' ') units[from] = written;
  };
  let key = '';
  let comma = -1;
  for (const match of text.matchAll(TOKEN)) {
    const { index: start, 0: all } = match;
    const { string, colon, number, sign } = match.groups ?? {};
    const end = start + all.length;
    const isName = key === '' || NAMES.test(key);
    if (colon !== undefined) {
      key = string ?? '';
      // "Aqua": 70 names an ingredient.
      const isIngredient =
        ![FIELD, PERCENT, AMOUNTS].some((words) => words.test(key)) && /^\s{0,10}-?\d/.test(text.slice(end, end + 12));
      // Of the values of one object only names are parted.
      if (comma >= 0) units[comma] = NAMES.test(key) || isIngredient ? ',' : ' ';
      if (FIELD.test(key)) put(start, end);
      else {
        units[start] = isIngredient ? ' ' : '(';
        put(start + key.length + 1, end, isIngredient ? ' ' : ')');
        if (isIngredient) key = 'amount';
      }
    } else if (string !== undefined) {
      units[start] = isName ? ' ' : '(';
      units[end - 1] = isName ? ' ' : ')';
    } else if (number !== undefined && PERCENT.test(key)) units[end] = '%';
    // ["Aqua", 70]
    else if (number !== undefined && key === '' && comma >= 0) units[comma] = ' ';
    // The sign behind a percentage has become that of percent.
    else if (
      sign === undefined
        ? !(number !== undefined && (key === '' || AMOUNTS.test(key)))
        : sign !== ',' && units[start] !== '%'
    )
      put(start, end);
    if (sign === ',' && units[start] === ',') comma = start;
    else if (sign !== undefined) comma = -1;
    if (sign === '{' || sign === '}') key = '';
  }
  return units.join('');
}
