import { type Language, languages } from '../../../../domain/language.ts';
import type { pageOfExpiring } from '../expiry/expiryQueries.ts';
import { plainText } from '../raw-material/rawMaterialWireForm.ts';

type Row = Awaited<ReturnType<typeof pageOfExpiring>>['rows'][number];

/** In how many days something expires that is written together. */
export const EXPIRY_DAYS = [7, 30, 60] as const;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Expiring {
  /** The earliest day first. */
  rows: readonly Row[];
  /** YYYY-MM-DD. */
  today: string;
  /** Of all documents, also those that are not in `rows`. */
  count: number;
  /** Of the page that lists them. */
  url: string;
}

const texts = {
  sr: {
    greeting: 'Poštovani,',
    subject: (count: number) => `Dokumenti kojima je rok istekao ili uskoro ističe: ${count}`,
    expired: 'Rok je istekao:',
    within: (days: number) => `Za najviše ${days} dana:`,
    statement: 'Izjava o dobroj proizvođačkoj praksi',
    more: (count: number) => `Još takvih dokumenata: ${count}`,
    open: 'Svi rokovi su ovde:',
    why: 'Ovu poruku dobijate jednom nedeljno jer su takva obaveštenja uključena u Vašem nalogu.',
  },
  en: {
    greeting: 'Hello,',
    subject: (count: number) => `Documents that have expired or expire soon: ${count}`,
    expired: 'Expired:',
    within: (days: number) => `Within ${days} days:`,
    statement: 'Statement on good manufacturing practice',
    more: (count: number) => `Further such documents: ${count}`,
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
  const lineOf = ({ kind, name, expiresOn, subject, companies }: Row) => {
    const what = kind === 'dpp' ? [words.statement, name].filter(Boolean).join(' ') : name;
    // Names of products are stored as the service sends them, those of raw materials as they read.
    const of = kind === 'sirovina' ? subject : plainText(subject);
    return `- ${format.format(new Date(expiresOn))}: ${what}, ${of} (${companies.map(plainText).join(', ')})`;
  };
  const daysLeft = ({ expiresOn }: Row) => (Date.parse(expiresOn) - Date.parse(today)) / DAY_MS;
  const group = (heading: string, isInIt: (left: number) => boolean) => {
    const lines = rows.filter((row) => isInIt(daysLeft(row)));
    return lines.length > 0 ? [[heading, ...lines.map(lineOf)].join('\n')] : [];
  };
  const groups = [
    ...group(words.expired, (left) => left < 0),
    ...EXPIRY_DAYS.flatMap((days, at) =>
      group(words.within(days), (left) => left > (EXPIRY_DAYS[at - 1] ?? -1) && left <= days),
    ),
  ];
  const more = count > rows.length ? [words.more(count - rows.length)] : [];
  const text = [words.greeting, ...groups, ...more, `${words.open}\n${url}`, words.why].join('\n\n');
  return { subject: words.subject(count), text: `${text}\n` };
}
