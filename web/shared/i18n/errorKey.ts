import type { Translations } from './translations.ts';

/** The namespaces that have texts for errors. */
type WithErrors = {
  [N in keyof Translations]: Translations[N] extends { errors: object } ? N : never;
}[keyof Translations];

/** An error message of a zod schema: the translation key of the error, with its namespace. */
export const errorKey = <N extends WithErrors>(namespace: N, name: keyof Translations[N]['errors'] & string): string =>
  `${namespace}:errors.${name}`;
