import { type Language, languages } from '../../../../domain/language.ts';
import type { pageOfExpiring } from '../expiry/expiryQueries.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';

type Row = Awaited<ReturnType<typeof pageOfExpiring>>['rows'][number];

/** In how many days something expires that is written together. */
export const EXPIRY_DAYS = [7, 30, 60] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Expiring {
  /** The earliest day first, none of them expired. */
  rows: readonly Row[];
  today: Date;
  /** Of all documents, also those that are not in `rows`. */
  count: number;
  /** Of the page that lists them. */
  url: string;
}

const texts = {
  sr: {
    greeting: 'Poštovani,',
    subject: (count: number) => `Dokumenti kojima ističe rok: ${count}`,
    within: (days: number) => `Za najviše ${days} dana:`,
    statement: 'Izjava o dobroj proizvođačkoj praksi',
    more: (count: number) => `Još dokumenata kojima ističe rok: ${count}`,
    open: 'Svi rokovi su ovde:',
    why: 'Ovu poruku dobijate jednom nedeljno jer su takva obaveštenja uključena u Vašem nalogu.',
  },
  en: {
    greeting: 'Hello,',
    subject: (count: number) => `Documents that expire soon: ${count}`,
    within: (days: number) => `Within ${days} days:`,
    statement: 'Statement on good manufacturing practice',
    more: (count: number) => `Further documents that expire soon: ${count}`,
    open: 'All of them are here:',
    why: 'You get this message once a week because such notifications are switched on in your account.',
  },
} as const satisfies Record<Language, object>;

/** Subject and text of the weekly message. */
export function expiryNotice(
  language: Language,
  { rows, today, count, url }: Expiring,
): { subject: string; text: string } {
  const words = texts[language];
  const format = new Intl.DateTimeFormat(languages[language].locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const begin = Date.parse(today.toISOString().slice(0, 10));
  const lineOf = ({ kind, name, expiresOn, subject, companies }: Row) => {
    const what = kind === 'dpp' ? [words.statement, name].filter(Boolean).join(' ') : name;
    // Names of products are stored as the service sends them, those of raw materials as they read.
    const of = kind === 'sirovina' ? subject : plainText(subject);
    return `- ${format.format(new Date(expiresOn))}: ${what}, ${of} (${companies.map(plainText).join(', ')})`;
  };
  const groups = EXPIRY_DAYS.map((days, at) => {
    const after = EXPIRY_DAYS[at - 1] ?? -1;
    const lines = rows.filter(({ expiresOn }) => {
      const left = (Date.parse(expiresOn) - begin) / DAY_MS;
      return left > after && left <= days;
    });
    return lines.length > 0 ? [words.within(days), ...lines.map(lineOf)].join('\n') : null;
  }).filter((group) => group !== null);
  const more = count > rows.length ? [words.more(count - rows.length)] : [];
  const text = [words.greeting, ...groups, ...more, `${words.open}\n${url}`, words.why].join('\n\n');
  return { subject: words.subject(count), text: `${text}\n` };
}
