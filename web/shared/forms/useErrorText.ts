import type { FieldError } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** The type of an error whose message comes from the server. */
export const SERVER_ERROR = 'server';

/**
 * The text of a field's error. A schema's message is a key with its namespace, such as `account:errors.name`, so that
 * the text follows a change of language; a message of the server is shown unchanged.
 */
export function useErrorText(): (error: Pick<FieldError, 'type' | 'message'> | undefined) => string | undefined {
  const { t } = useTranslation();
  const translate = t as (key: string) => string;
  return (error) => {
    if (!error?.message) return undefined;
    return error.type === SERVER_ERROR ? error.message : translate(error.message);
  };
}
