import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toSchemaRole, type Role } from '../../../domain/account/roles.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { evictUsers } from '../../shared/apollo/evictQueries.ts';
import { useCreateKey } from '../../shared/forms/useCreateKey.ts';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { notify } from '../../shared/notify/notify.ts';
import {
  type ManagedUser_AccountFragment as Account,
  useCreateClientUserMutation,
  useCreateUserMutation,
  useUpdateUserMutation,
} from './ManagedUser.generated.ts';
import type { IssuedPassword } from './TemporaryPasswordDialog.tsx';
import { fieldOf, type UserForm } from './user.form.ts';
import './translations.generated.ts';

interface Options {
  /** Null for a new one. */
  user: Account | null;
  isClient: boolean;
  onIssued: (issued: IssuedPassword) => void;
}

/** Saves the account of the form; resolves to whether it is saved. A new one answers with its temporary password. */
export function useSaveUser(form: UseFormReturn<UserForm>, { user, isClient, onIssued }: Options) {
  const { t } = useTranslation('managedUser');
  const { cache } = useApolloClient();
  // Not cached, because a response holds a password.
  const [create] = useCreateUserMutation({ fetchPolicy: 'no-cache' });
  const [createClient] = useCreateClientUserMutation({ fetchPolicy: 'no-cache' });
  const key = useCreateKey();
  const [update] = useUpdateUserMutation({ update: evictUsers });
  /** The version that the form was filled from; null after a conflict, when the newest is meant. */
  const [filledFrom, setFilledFrom] = useState(user?.version ?? null);

  const send = async ({ name, email, role, companyId }: UserForm): Promise<IssuedPassword | null> => {
    const written = { name: name.trim(), companyId };
    if (user) {
      const changedRole = isClient ? {} : { role: toSchemaRole(role as Role) };
      await update({
        variables: { input: { id: user.id, version: filledFrom ?? user.version, ...written, ...changedRole } },
      });
      return null;
    }
    if (isClient) {
      const { data } = await createClient({
        variables: { input: { ...written, email: email.trim() } },
        context: key.context,
      });
      key.renew();
      return data?.createClientUser ?? null;
    }
    const input = { ...written, email: email.trim(), role: toSchemaRole(role as Role) };
    const { data } = await create({ variables: { input }, context: key.context });
    key.renew();
    return data?.createUser ?? null;
  };
  return async (values: UserForm): Promise<boolean> => {
    try {
      const issued = await send(values);
      if (issued) {
        evictUsers(cache);
        onIssued(issued);
      } else notify('success', t('saved', { name: values.name.trim() }));
      return true;
    } catch (error) {
      if (user && describeError(error).code === 'CONFLICT') {
        // What was typed is written over the newer version only when it is saved again.
        setFilledFrom(null);
        evictUsers(cache);
        notify('error', t('errors.conflict'));
      } else showFailure(form, error, fieldOf);
      return false;
    }
  };
}
