import { languages, type Language } from '../../../domain/language.ts';

/** What is sent: a signed version, or a report that nobody signed. */
interface Report {
  product: string;
  version: { number: number; signedAt: string } | null;
}

const dayIn = (language: Language, moment: string): string =>
  new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium' }).format(new Date(moment));

const words = {
  en: {
    subject: (product: string) => `Product information file of “${product}”`,
    signed: (product: string, number: number, day: string) =>
      `the product information file of “${product}” is ready: version ${number}, signed on ${day}, is attached.`,
    unsigned: (product: string) =>
      `attached is what is ready of the product information file of “${product}”. It is not signed.`,
    greeting: 'Dear Sir or Madam,',
    regards: 'Kind regards',
  },
  sr: {
    subject: (product: string) => `PIF dokumentacija proizvoda „${product}“`,
    signed: (product: string, number: number, day: string) =>
      `PIF dokumentacija proizvoda „${product}“ je spremna: u prilogu je verzija ${number}, potpisana ${day}`,
    unsigned: (product: string) =>
      `u prilogu je ono što je spremno od PIF dokumentacije proizvoda „${product}“. Nije potpisano.`,
    greeting: 'Poštovani,',
    regards: 'Srdačan pozdrav',
  },
} as const satisfies Record<Language, object>;

/** Subject and text that say that a report is ready, in the language of the recipient and not in that of the screen. */
export function reportText(language: Language, { product, version }: Report): { subject: string; text: string } {
  const { subject, signed, unsigned, greeting, regards } = words[language];
  const sentence = version ? signed(product, version.number, dayIn(language, version.signedAt)) : unsigned(product);
  return { subject: subject(product), text: [greeting, sentence, regards].join('\n\n') };
}
