import type { Role } from '../../../domain/account/roles.ts';
import type { texts } from './locale/texts.generated.ts';

type Common = typeof texts.en;

/**
 * The texts by namespace, typed from English. A feature declares its own beside its call of addTranslations:
 * `declare module './translations.ts' { interface Translations { label: typeof texts.en } }`
 */
export interface Translations {
  common: Common['common'];
  confirm: Common['confirm'];
  errors: Common['errors'];
  /** Does not compile while a role has no texts. */
  roles: Record<Role, Common['roles'][Role]>;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Translations;
  }
}
