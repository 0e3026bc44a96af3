import { languages, type Language } from '../../../../domain/language.ts';
import { texts } from '../locale/texts.generated.ts';
import type { Requirement } from './documentFilters.ts';
import type { Recipient } from './recipients.ts';

/** A day in the language of the text, such as 1 Feb 2027. */
const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

const words = {
  en: {
    greeting: 'Dear Sir or Madam,',
    intro: (product: string) => `for the product information file of “${product}” we still need from you:`,
    ofProduct: 'The product',
    expired: (day: string) => `expired on ${day}`,
    question: 'please clarify',
    due: (day: string) => `by ${day}`,
    end: 'Please send us what you have, in its current version.',
    regards: 'Kind regards',
  },
  sr: {
    greeting: 'Poštovani,',
    intro: (product: string) => `za PIF dokumentaciju proizvoda „${product}“ još čekamo od Vas:`,
    ofProduct: 'Proizvod',
    expired: (day: string) => `isteklo ${day}`,
    question: 'molimo razjašnjenje',
    due: (day: string) => `do ${day}`,
    end: 'Molimo Vas da nam pošaljete ono što imate, u važećoj verziji.',
    regards: 'Srdačan pozdrav',
  },
} as const satisfies Record<Language, object>;

function lineOf(language: Language, { section, field, state, expiresOn, dueOn }: Requirement): string {
  const names: Record<string, Record<string, string>> = texts[language].requirement;
  const { expired, question, due } = words[language];
  const remarks = [
    state === 'EXPIRED' && expiresOn && expired(dayIn(language, expiresOn)),
    state === 'QUESTION' && question,
    dueOn && due(dayIn(language, dueOn)),
  ].filter(Boolean);
  return `  – ${names[section]?.[field] ?? field}${remarks.length > 0 ? ` (${remarks.join(', ')})` : ''}`;
}

/** The text by which somebody is asked for everything that is missing from there, in the language of the recipient and not in that of the screen. */
export function askText(
  language: Language,
  product: string,
  { requirements }: Pick<Recipient, 'requirements'>,
): string {
  const { greeting, intro, ofProduct, end, regards } = words[language];
  const groups = new Map<string, string[]>();
  for (const requirement of requirements) {
    const name = requirement.rawMaterial?.name ?? ofProduct;
    groups.set(name, [...(groups.get(name) ?? []), lineOf(language, requirement)]);
  }
  const list = [...groups].map(([name, lines]) => [`${name}:`, ...lines].join('\n'));
  return [greeting, intro(product), ...list, end, regards].join('\n\n');
}
