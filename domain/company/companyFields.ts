import type { Language } from '../language.ts';

/**
 * How long the texts that a company states of itself may be, in characters: PIF design, section 8, for the name; else
 * ours.
 */
export const COMPANY_LIMITS = {
  name: 200,
  email: 254,
  address: 500,
  phone: 60,
  registrationNumber: 20,
  taxNumber: 20,
  contact: 200,
} as const;

export type CompanyField = keyof typeof COMPANY_LIMITS;

/**
 * The languages in which a company is written to; the first is that of a company whose language nobody has chosen
 * (OWN).
 */
export const COMPANY_LANGUAGES = ['sr', 'en'] as const satisfies readonly Language[];
