import { CURRENT_AMENDMENT } from '../../../domain/ifra/amendments.ts';
import type { Language } from '../../../domain/language.ts';

interface Request {
  name: string;
  /** The supplier's code. */
  code: string | null;
  /** That of the certificate that is there. */
  amendment: number;
}

/**
 * The message by which a supplier is asked for a new IFRA certificate, in the language of the supplier and not in that
 * of the screen.
 */
export function certificateRequest(language: Language, { name, code, amendment }: Request): string {
  const material = code === null ? name : `${name} (${code})`;
  return language === 'en'
    ? `Dear Sir or Madam,

for ${material} we hold your IFRA certificate of conformity of amendment ${amendment}. Please send us the certificate of amendment ${CURRENT_AMENDMENT}, with the limits of all categories, and your current allergen statement by Regulation (EU) 2023/1545.

Kind regards`
    : `Poštovani,

za ${material} imamo Vaš IFRA sertifikat po amandmanu ${amendment}. Molimo Vas da nam pošaljete sertifikat po amandmanu ${CURRENT_AMENDMENT}, sa granicama za sve kategorije, i važeću izjavu o alergenima prema Uredbi (EU) 2023/1545.

Srdačan pozdrav`;
}
