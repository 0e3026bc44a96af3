import { languages, type Language } from '../../../domain/language.ts';

/** A document that somebody is asked for. */
export interface AskedDocument {
  /** Name of the raw material or product that it belongs to; null for the product that the text is about. */
  of: string | null;
  /** In the language of the recipient and not in that of the screen. */
  name: (language: Language) => string;
  state: 'MISSING' | 'QUESTION' | 'EXPIRED' | 'EXPIRING';
  expiresOn: string | null;
  dueOn: string | null;
}

/** Somebody who is asked, with everything that is asked for there. */
export interface Recipient<Document extends AskedDocument> {
  name: string;
  /** Of a company whose language is known; null for a maker, who is a name alone. */
  language: Language | null;
  /** The company that it is; null for a maker, or where that is not known. */
  companyId: string | null;
  documents: Document[];
}

/** A day in the language of the text, such as 1 Feb 2027. */
const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const words = {
  en: {
    subject: (product: string | null) =>
      product === null ? 'Documents that have expired or will expire' : `Documents for “${product}”`,
    greeting: 'Dear Sir or Madam,',
    intro: (product: string | null) =>
      product === null
        ? 'these documents have expired or will expire soon:'
        : `for the product information file of “${product}” we still need from you:`,
    ofProduct: 'The product',
    expired: (day: string) => `expired on ${day}`,
    expiring: (day: string) => `good until ${day}`,
    question: 'please clarify',
    due: (day: string) => `by ${day}`,
    end: 'Please send us what you have, in its current version.',
    regards: 'Kind regards',
  },
  sr: {
    subject: (product: string | null) =>
      product === null ? 'Dokumenti koji su istekli ili ističu' : `Dokumenti za „${product}“`,
    greeting: 'Poštovani,',
    intro: (product: string | null) =>
      product === null
        ? 'ovi dokumenti su istekli ili uskoro ističu:'
        : `za PIF dokumentaciju proizvoda „${product}“ još čekamo od Vas:`,
    ofProduct: 'Proizvod',
    expired: (day: string) => `isteklo ${day}`,
    expiring: (day: string) => `važi do ${day}`,
    question: 'molimo razjašnjenje',
    due: (day: string) => `do ${day}`,
    end: 'Molimo Vas da nam pošaljete ono što imate, u važećoj verziji.',
    regards: 'Srdačan pozdrav',
  },
} as const satisfies Record<Language, object>;

function lineOf(language: Language, { name, state, expiresOn, dueOn }: AskedDocument): string {
  const { expired, expiring, question, due } = words[language];
  const remarks = [
    state === 'EXPIRED' && expiresOn && expired(dayIn(language, expiresOn)),
    state === 'EXPIRING' && expiresOn && expiring(dayIn(language, expiresOn)),
    state === 'QUESTION' && question,
    dueOn && due(dayIn(language, dueOn)),
  ].filter(Boolean);
  return `  – ${name(language)}${remarks.length > 0 ? ` (${remarks.join(', ')})` : ''}`;
}

/** The subject of a message with that text. */
export const askSubject = (language: Language, product: string | null): string => words[language].subject(product);

/**
 * The text by which somebody is asked for documents, in the language of the recipient and not in that of the screen;
 * `product` is the product whose file needs them, null for documents of several.
 */
export function askText(language: Language, product: string | null, documents: readonly AskedDocument[]): string {
  const { greeting, intro, ofProduct, end, regards } = words[language];
  const groups = new Map<string, string[]>();
  for (const document of documents) {
    const name = document.of ?? ofProduct;
    groups.set(name, [...(groups.get(name) ?? []), lineOf(language, document)]);
  }
  const list = [...groups].map(([name, lines]) => [`${name}:`, ...lines].join('\n'));
  return [greeting, intro(product), ...list, end, regards].join('\n\n');
}
