import type { PifNotification } from '../../../domain/account/notifications.ts';
import type { Language } from '../../../domain/language.ts';
import { MAIL_LIMITS } from '../../../domain/mail/limits.ts';
import type { CONCLUSIONS } from '../../database/schema/schema.ts';

/** A conclusion that was drawn. */
export type Conclusion = Exclude<(typeof CONCLUSIONS)[number], 'none'>;

interface Notice {
  event: PifNotification;
  name: string;
  company: string;
  /** Of the page of the file. */
  url: string;
  conclusion?: Conclusion;
  reason?: string;
}

interface Texts {
  greeting: string;
  product: string;
  subject: Record<PifNotification, string>;
  text: Record<PifNotification, string>;
  company: string;
  conclusion: string;
  conclusions: Record<Conclusion, string>;
  reason: string;
  open: string;
  why: string;
}

const texts: Record<Language, Texts> = {
  sr: {
    greeting: 'Poštovani,',
    product: 'Proizvod',
    subject: {
      submitted: 'PIF predat na pregled',
      returned: 'PIF vraćen na doradu',
      concluded: 'Donet zaključak o bezbednosti',
      signed: 'PIF potpisan',
    },
    text: {
      submitted: 'dosije proizvoda predat je na pregled.',
      returned: 'dosije proizvoda vraćen je na doradu.',
      concluded: 'doneta je ocena bezbednosti proizvoda.',
      signed: 'dosije proizvoda je potpisan.',
    },
    company: 'Firma',
    conclusion: 'Zaključak',
    conclusions: {
      safe: 'bezbedan',
      conditionallySafe: 'bezbedan pod uslovima',
      unsafe: 'nije bezbedan',
    },
    reason: 'Razlog',
    open: 'Otvorite ga ovde:',
    why: 'Ovu poruku ste dobili jer su takva obaveštenja uključena u Vašem nalogu.',
  },
  en: {
    greeting: 'Hello,',
    product: 'Product',
    subject: {
      submitted: 'PIF submitted for review',
      returned: 'PIF returned for changes',
      concluded: 'Safety conclusion drawn',
      signed: 'PIF signed',
    },
    text: {
      submitted: 'a product information file was submitted for review.',
      returned: 'a product information file was returned for changes.',
      concluded: 'a conclusion on the safety of a product was drawn.',
      signed: 'a product information file was signed.',
    },
    company: 'Company',
    conclusion: 'Conclusion',
    conclusions: {
      safe: 'safe',
      conditionallySafe: 'safe under conditions',
      unsafe: 'not safe',
    },
    reason: 'Reason',
    open: 'Open it here:',
    why: 'You get this message because such notifications are switched on in your account.',
  },
};

/** Subject and text of the message about an event of a file. */
export function pifNotice(
  language: Language,
  { event, name, company, url, conclusion, reason }: Notice,
): { subject: string; text: string } {
  const words = texts[language];
  const facts = [
    `${words.product}: ${name}`,
    `${words.company}: ${company}`,
    ...(conclusion ? [`${words.conclusion}: ${words.conclusions[conclusion]}`] : []),
    ...(reason ? [`${words.reason}: ${reason}`] : []),
  ];
  const text = [words.greeting, words.text[event], facts.join('\n'), `${words.open}\n${url}`, words.why];
  // By characters, so that none is cut in two.
  const subject = Array.from(`${words.subject[event]}: ${name}`).slice(0, MAIL_LIMITS.subject).join('');
  return { subject, text: `${text.join('\n\n')}\n` };
}
