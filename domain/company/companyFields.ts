/** How long the texts that a company states of itself may be, in characters: PIF design, section 8, for the name; else ours. */
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
