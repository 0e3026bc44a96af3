import type { Language } from '../../domain/language.ts';

/** What the addresses of the product server stand for, by the word before the last id, in the words of the screens. */
const OBJECTS: Record<string, Record<Language, string>> = {
  deklaracija: { en: 'label', sr: 'deklaracija' },
  potvrde: { en: 'sign-off', sr: 'potvrda' },
  pifs: { en: 'product information file', sr: 'dosije' },
  fajlovi: { en: 'file', sr: 'fajl' },
  komentari: { en: 'comment', sr: 'komentar' },
  verzije: { en: 'signed version', sr: 'potpisana verzija' },
  linkovi: { en: 'link for an inspector', sr: 'link za inspektora' },
  checkedincis: { en: 'saved check', sr: 'sačuvana provera' },
  paroms: { en: 'perfume or aroma', sr: 'parfem ili aroma' },
  ifra: { en: 'IFRA certificate', sr: 'IFRA sertifikat' },
  cosing: { en: 'ingredient', sr: 'sastojak' },
  imports: { en: 'import', sr: 'uvoz' },
  uvoz: { en: 'import', sr: 'uvoz' },
  formule: { en: 'formula', sr: 'formula' },
  provere: { en: 'recheck', sr: 'ponovna provera' },
  'sir-inci': { en: 'raw material', sr: 'sirovina' },
  raws: { en: 'raw material', sr: 'sirovina' },
  sirovine: { en: 'raw material', sr: 'sirovina' },
  folderi: { en: 'document folder', sr: 'folder dokumenata' },
  korpa: { en: 'deleted entry', sr: 'obrisani zapis' },
  users: { en: 'account', sr: 'nalog' },
  firme: { en: 'company', sr: 'firma' },
  posta: { en: 'message', sr: 'poruka' },
  tokeni: { en: 'access token', sr: 'pristupni token' },
};

/**
 * What a path of the OpenAPI document is about, as a key of the table above, such as `deklaracija` of
 * `/deklaracija/{slug}/arhiva`; null for a path without an id. The id itself is left out, so that what does not exist
 * and what the caller may not see are answered alike.
 */
export function refusedObject(path: string): string | null {
  const [, word = ''] = [...path.matchAll(/\/([\w-]{1,40})\/\{/g)].at(-1) ?? [];
  return Object.hasOwn(OBJECTS, word) ? word : null;
}

type RefusalCode = 'NOT_FOUND' | 'CONFLICT' | 'FORBIDDEN';
export const isRefusalCode = (code: string): code is RefusalCode => code in sentences;

/** What was refused and the way out; `kind` is that of the object, such as `label`. */
const sentences: Record<RefusalCode, Record<Language, (kind: string | null) => string>> = {
  NOT_FOUND: {
    en: (kind) => `There is no such ${kind ?? 'entry'}, or the account has no access to it. Find it in its list.`,
    sr: (kind) =>
      `Takav zapis${kind === null ? '' : ` (${kind})`} ne postoji, ili nalog nema pristup. Pronađite ga u listi.`,
  },
  CONFLICT: {
    en: (kind) =>
      `The ${kind ?? 'entry'} was changed meanwhile or its state does not allow this. Read it again and repeat the change.`,
    sr: (kind) =>
      `Zapis${kind === null ? '' : ` (${kind})`} je u međuvremenu izmenjen ili njegovo stanje ovo ne dozvoljava. Učitajte ga ponovo i ponovite izmenu.`,
  },
  FORBIDDEN: {
    en: (kind) =>
      `The account may not do this${kind === null ? '' : ` with the ${kind}`}. Ask an administrator of the organisation.`,
    sr: (kind) =>
      `Nalog nema pravo na ovu radnju${kind === null ? '' : ` (${kind})`}. Obratite se administratoru organizacije.`,
  },
};

/** Two sentences for a person: what was refused, of what kind of object, and what to do. */
export const refusalSentence = (code: RefusalCode, object: string | null, language: Language): string =>
  sentences[code][language]((object && OBJECTS[object]?.[language]) ?? null);

/**
 * The extensions of an error as they are sent: a refusal that the service says nothing about gets a sentence in the
 * caller's language, marked as general for screens that have their own. One of a call that is about no object, with
 * null, gets none: it may be one that the service does not have.
 */
export function withRefusalSentence(
  { object, ...extensions }: Record<string, unknown> & { object?: string | null },
  language: Language,
): Record<string, unknown> {
  const { code, userMessage } = extensions;
  if (object === null || userMessage !== undefined || typeof code !== 'string' || !isRefusalCode(code))
    return extensions;
  return { ...extensions, userMessage: refusalSentence(code, object ?? null, language), isGeneral: true };
}
