import type { PifNotification } from '../../../../domain/account/notifications.ts';
import type { Language } from '../../../../domain/language.ts';
import { MAIL_LIMITS } from '../../../../domain/mail/limits.ts';
import type { CONCLUSIONS } from '../../database/schema/schema.ts';

/** A conclusion that was drawn. */
export type Conclusion = Exclude<(typeof CONCLUSIONS)[number], 'none'>;

/** What a message is about. `withdrawn` is a conclusion that was taken back. */
export type NoticeEvent = PifNotification | 'withdrawn';

interface Notice {
  event: NoticeEvent;
  name: string;
  company: string;
  /** Of the page of the file. */
  url: string;
  conclusion?: Conclusion;
  previous?: Conclusion;
  reason?: string;
}

interface Texts {
  greeting: string;
  product: string;
  subject: Record<NoticeEvent, string>;
  text: Record<NoticeEvent, string>;
  company: string;
  conclusion: string;
  previous: string;
  conclusions: Record<Conclusion, string>;
  reason: string;
  open: string;
  why: string;
  whyConclusion: string;
}

const texts: Record<Language, Texts> = {
  sr: {
    greeting: 'Poštovani,',
    product: 'Proizvod',
    subject: {
      submitted: 'PIF predat na pregled',
      returned: 'PIF vraćen na doradu',
      concluded: 'Donet zaključak o bezbednosti',
      withdrawn: 'Povučen zaključak o bezbednosti',
      signed: 'PIF potpisan',
    },
    text: {
      submitted: 'dosije proizvoda predat je na pregled.',
      returned: 'dosije proizvoda vraćen je na doradu.',
      concluded: 'doneta je ocena bezbednosti proizvoda.',
      withdrawn: 'zaključak o bezbednosti proizvoda je povučen i više ne važi. Novi još nije donet.',
      signed: 'dosije proizvoda je potpisan.',
    },
    company: 'Firma',
    conclusion: 'Zaključak',
    previous: 'Dosadašnji zaključak',
    conclusions: {
      safe: 'bezbedan',
      conditionallySafe: 'bezbedan pod uslovima',
      unsafe: 'nije bezbedan',
    },
    reason: 'Razlog',
    open: 'Otvorite ga ovde:',
    why: 'Ovu poruku ste dobili jer su takva obaveštenja uključena u Vašem nalogu.',
    whyConclusion:
      'Ovu poruku ste dobili jer su takva obaveštenja uključena u Vašem nalogu ili zato što ste obavešteni o ranijem zaključku.',
  },
  en: {
    greeting: 'Hello,',
    product: 'Product',
    subject: {
      submitted: 'PIF submitted for review',
      returned: 'PIF returned for changes',
      concluded: 'Safety conclusion drawn',
      withdrawn: 'Safety conclusion taken back',
      signed: 'PIF signed',
    },
    text: {
      submitted: 'a product information file was submitted for review.',
      returned: 'a product information file was returned for changes.',
      concluded: 'a conclusion on the safety of a product was drawn.',
      withdrawn:
        'the conclusion on the safety of a product was taken back and no longer holds. No other has been drawn yet.',
      signed: 'a product information file was signed.',
    },
    company: 'Company',
    conclusion: 'Conclusion',
    previous: 'Conclusion until now',
    conclusions: {
      safe: 'safe',
      conditionallySafe: 'safe under conditions',
      unsafe: 'not safe',
    },
    reason: 'Reason',
    open: 'Open it here:',
    why: 'You get this message because such notifications are switched on in your account.',
    whyConclusion:
      'You get this message because such notifications are switched on in your account, or because you were told of an earlier conclusion.',
  },
};

/** Subject and text of the message about an event of a file. */
export function pifNotice(
  language: Language,
  { event, name, company, url, conclusion, previous, reason }: Notice,
): { subject: string; text: string } {
  const words = texts[language];
  const facts = [
    `${words.product}: ${name}`,
    `${words.company}: ${company}`,
    ...(previous ? [`${words.previous}: ${words.conclusions[previous]}`] : []),
    ...(conclusion ? [`${words.conclusion}: ${words.conclusions[conclusion]}`] : []),
    ...(reason ? [`${words.reason}: ${reason}`] : []),
  ];
  const why = event === 'concluded' || event === 'withdrawn' ? words.whyConclusion : words.why;
  const text = [words.greeting, words.text[event], facts.join('\n'), `${words.open}\n${url}`, why];
  // By characters, so that none is cut in two.
  const subject = Array.from(`${words.subject[event]}: ${name}`).slice(0, MAIL_LIMITS.subject).join('');
  return { subject, text: `${text.join('\n\n')}\n` };
}
