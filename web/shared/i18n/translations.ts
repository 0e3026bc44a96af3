import type en from './locale/en.json';

/**
 * The texts by namespace, typed from English. A feature adds its own beside its call of addCatalogue:
 * `declare module './translations.ts' { interface Catalogues { label: typeof en } }`
 */
export interface Catalogues {
  common: typeof en.common;
  confirm: typeof en.confirm;
  errors: typeof en.errors;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogues;
  }
}
