import { companyScope } from '../../../../domain/account/rights.ts';
import type { Caller } from '../../accounts/authenticator.ts';

/**
 * The name of a person as it is told to a caller; null for those of another organisation, who are never named: product
 * decisions, section 3.
 */
export const visibleName = (caller: Caller, name: string, organisationId: string): string | null =>
  companyScope(caller.role) === 'all' || organisationId === caller.organisationId ? name : null;
