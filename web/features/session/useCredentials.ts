import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isEmailLike, isLoginPassword } from '../../../domain/account/credentials.ts';
import './translations.generated.ts';

/** What is typed to sign in. */
export interface Credentials {
  email: string;
  password: string;
}

const checks = { email: isEmailLike, password: isLoginPassword };

/**
 * The two fields of the sign-in with their errors, which a field shows once it has been left: specification, section 5.
 * Plain state instead of the library of the other forms, which is larger than the rest of the page that everybody waits
 * for first.
 */
export function useCredentials(email = '') {
  const { t } = useTranslation('session');
  const [typed, setTyped] = useState<Credentials>({ email, password: '' });
  const [left, setLeft] = useState<readonly (keyof Credentials)[]>([]);
  const isValid = (name: keyof Credentials) => checks[name](typed[name]);

  const field = (name: keyof Credentials) => ({
    name,
    value: typed[name],
    error: left.includes(name) && !isValid(name) ? t(`errors.${name}`) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped((before) => ({ ...before, [name]: target.value })),
    onBlur: () => setLeft((before) => [...before, name]),
  });
  const clearPassword = () => {
    setTyped((before) => ({ ...before, password: '' }));
    setLeft([]);
  };
  return { typed, isValid: isValid('email') && isValid('password'), field, clearPassword };
}
