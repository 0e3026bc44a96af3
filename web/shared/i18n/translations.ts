import type en from './locale/en.json';

/**
 * The texts by namespace, typed from English. A feature adds its own beside its call of addCatalogue:
 * `declare module './translations.ts' { interface Translations { label: typeof en } }`
 */
export interface Translations {
  common: typeof en.common;
  confirm: typeof en.confirm;
  errors: typeof en.errors;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Translations;
  }
}
