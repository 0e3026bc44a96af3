import { decodeHTMLStrict } from 'entities';
import { checkAddress } from '../../../domain/mail/checkAddress.ts';
import { MAIL_LIMITS } from '../../../domain/mail/limits.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import { invalidInput } from '../service/httpError.ts';

/** What is sent, as it was typed; throws a 422 that names the field. */
export function readLetter(body: components['schemas']['NewMessage']) {
  const addresses = { komu: body.komu, kopija: body.kopija ?? [], skrivenaKopija: body.skrivenaKopija ?? [] };
  for (const [field, list] of Object.entries(addresses))
    for (const [index, written] of list.entries()) {
      const error = checkAddress(decodeHTMLStrict(written));
      if (error)
        throw invalidInput({
          path: `${field}.${index}`,
          message: 'Ovo nije jedna e-adresa.',
          kod: `ADDRESS_${error}`,
        });
    }
  const decoded = (list: string[]) => list.map((written) => decodeHTMLStrict(written));
  const [to, cc, bcc] = [decoded(addresses.komu), decoded(addresses.kopija), decoded(addresses.skrivenaKopija)];
  if (to.length + cc.length + bcc.length > MAIL_LIMITS.recipients)
    throw invalidInput({
      path: 'komu',
      message: `Poruka ima najviše ${MAIL_LIMITS.recipients} primalaca.`,
      kod: 'TOO_MANY_RECIPIENTS',
    });
  const [subject, text] = [decodeHTMLStrict(body.naslov), decodeHTMLStrict(body.tekst)];
  if (subject.trim() === '' || subject.length > MAIL_LIMITS.subject || /[\p{Cc}\u2028\u2029]/u.test(subject))
    throw invalidInput({
      path: 'naslov',
      message: `Naslov je jedan red od najviše ${MAIL_LIMITS.subject} znakova.`,
    });
  if (text.trim() === '' || text.length > MAIL_LIMITS.text)
    throw invalidInput({ path: 'tekst', message: `Tekst ima najviše ${MAIL_LIMITS.text} znakova.` });
  return { to, cc, bcc, subject, text };
}
