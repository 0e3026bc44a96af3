import { plainText } from '../warnings/matchWording.ts';

/** Languages that labels are written in and that can be told apart by their small words. */
export type TextLanguage = 'sr' | 'en' | 'de' | 'fr' | 'it' | 'es';

/** Words that no other language of the list has, plain; INCI names and addresses hold none of them. Our own. */
const WORDS: Readonly<Record<TextLanguage, string>> = {
  sr: 'i za se na od sa ne je u ili koza koze kozu kosu kosa oci ocima nakon pre posle dece decu domasaja cuvati izbegavati kontakt naneti upotreba upotrebu upotrebiti odmah isprati samo spoljasnju otvaranja meseci krema mleko lice telo nega sastojci proizvod proizvoda uz iz kod zastitu nije namenjeno',
  en: 'the and of for with to apply avoid keep away from skin eyes use only contact out reach children before after rinse face body hands on not do if is your in',
  de: 'und der die das fur mit nicht auf von haut augen kontakt vermeiden nur auferlich anwenden kinder kindern aufbewahren nach dem den ausserlich auftragen bei',
  fr: 'le la les et pour avec peau yeux eviter contact des ne pas sur apres appliquer usage externe tenir hors portee enfants du une',
  it: 'il lo gli e per con pelle occhi evitare contatto non della del dopo applicare uso esterno tenere fuori portata bambini sulla viso',
  es: 'el los las y para con piel ojos evitar contacto no despues aplicar uso externo mantener fuera alcance ninos del sobre una',
};
const sets = Object.entries(WORDS).map(
  ([language, words]) => [language as TextLanguage, new Set(words.split(' '))] as const,
);

/** Our figures: what is shorter, or less clear, is not judged. */
const MIN_WORDS = 8;
const MIN_HITS = 4;
/** The best language has so many times the hits of the next. */
const MIN_LEAD = 2;

/**
 * The language of a text, or null where it is short or not clear. A text that has a whole sentence of Serbian beside
 * others counts as Serbian: the rules ask for the language of the market, not for it alone.
 */
export function detectLanguage(text: string): TextLanguage | null {
  const words = plainText(text).match(/\p{L}+/gu) ?? [];
  if (words.length < MIN_WORDS) return null;
  const hits = sets
    .map(([language, known]) => ({ language, count: words.filter((word) => known.has(word)).length }))
    .sort((one, other) => other.count - one.count);
  const [best, next] = hits;
  const serbian = hits.find(({ language }) => language === 'sr')?.count ?? 0;
  if (serbian >= MIN_HITS) return 'sr';
  if (!best || best.count < MIN_HITS || best.count < (next?.count ?? 0) * MIN_LEAD) return null;
  return best.language;
}

/** Letters that Serbian has and Bulgarian, a language of the Union, has not. */
const SERBIAN_LETTERS = /[ђјљњћџ]/;

/** Whether a text of some length is in Serbian Cyrillic and in no Latin language beside it. */
export function isSerbianCyrillic(text: string): boolean {
  const lower = text.toLowerCase();
  const [cyrillic, latin] = [/[\u0430-\u045f]/g, /[a-zà-ž]/g].map((letters) => lower.match(letters)?.length ?? 0);
  return SERBIAN_LETTERS.test(lower) && (cyrillic ?? 0) > 40 && (cyrillic ?? 0) > 2 * (latin ?? 0);
}
