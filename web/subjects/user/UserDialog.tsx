import { useApolloClient } from '@apollo/client/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_ACCOUNT_NAME_LENGTH, MAX_EMAIL_LENGTH } from '../../../domain/account/credentials.ts';
import { CLIENT_ROLE } from '../../../domain/account/rights.ts';
import { fromSchemaRole, roles, toSchemaRole, type Role } from '../../../domain/account/roles.ts';
import { describeError } from '../../shared/apollo/describeError.ts';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { useFields } from '../../shared/forms/useFields.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../shared/notify/notify.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { ListField } from '../../shared/ui/ListField.tsx';
import { evictUsers } from '../../shared/apollo/evictQueries.ts';
import {
  type ManagedUser_AccountFragment as Account,
  useCreateClientUserMutation,
  useCreateUserMutation,
  useUpdateUserMutation,
} from './ManagedUser.generated.ts';
import type { IssuedPassword } from './TemporaryPasswordDialog.tsx';
import { fieldOf, userForm, type UserForm } from './user.form.ts';
import './translations.generated.ts';

interface Props {
  /** Null for a new one. */
  user: Account | null;
  /** The companies to choose from; the company of a client user where there is only one. */
  companies: readonly { id: string; name: string | null }[];
  /** Only a client user of the first company may be made. */
  isClient?: boolean;
  onIssued: (issued: IssuedPassword) => void;
  onClose: () => void;
}

/** The dialog of an account: name, address, role and company. A new one answers with its temporary password. */
export function UserDialog({ user, companies, isClient = false, onIssued, onClose }: Props) {
  const { t } = useTranslation('managedUser');
  const { t: roleNames } = useTranslation('roles');
  const { t: common } = useTranslation();
  const { cache } = useApolloClient();
  // Not cached, because a response holds a password.
  const [create] = useCreateUserMutation({ fetchPolicy: 'no-cache' });
  const [createClient] = useCreateClientUserMutation({ fetchPolicy: 'no-cache' });
  const [update] = useUpdateUserMutation({ update: evictUsers });
  /** The version that the form was filled from; null after a conflict, when the newest is meant. */
  const [filledFrom, setFilledFrom] = useState(user?.version ?? null);
  const form = useForm<UserForm>({
    resolver: zodResolver(userForm),
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      role: user ? fromSchemaRole(user.role) : CLIENT_ROLE,
      companyId: user?.company.id ?? (isClient ? (companies[0]?.id ?? '') : ''),
    },
  });
  const field = useFields(form);

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
      const { data } = await createClient({ variables: { input: { ...written, email: email.trim() } } });
      return data?.createClientUser ?? null;
    }
    const input = { ...written, email: email.trim(), role: toSchemaRole(role as Role) };
    return (await create({ variables: { input } })).data?.createUser ?? null;
  };
  const save = async (values: UserForm): Promise<boolean> => {
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
  const release = useUnsavedChanges(form, save);
  const submit = form.handleSubmit(async (values) => {
    if (!(await save(values))) return;
    release();
    onClose();
  });
  // The company of the account stays chosen while the others are still loading.
  const hasOwn = !user || companies.some(({ id }) => id === user.company.id);
  const choices = hasOwn ? companies : [user.company, ...companies];
  const { isSubmitting } = form.formState;
  const title = user ? t('edit') : t(isClient ? 'createClient' : 'create');
  return (
    <FormDialog title={title} isSubmitting={isSubmitting} scope={form.control} onSubmit={submit} onClose={onClose}>
      <ErrorSummary form={form} />
      <Field
        label={t('name')}
        required
        autoFocus
        readOnly={isSubmitting}
        inputProps={{ maxLength: MAX_ACCOUNT_NAME_LENGTH }}
        {...field('name')}
      />
      <Field
        label={t('email')}
        type="email"
        required
        readOnly={isSubmitting || user !== null}
        inputProps={{ maxLength: MAX_EMAIL_LENGTH, autoCapitalize: 'none', spellCheck: false }}
        {...field('email')}
      />
      {!isClient && (
        <>
          <ListField label={t('role')} readOnly={isSubmitting} {...field('role')}>
            {roles.map((role) => (
              <option key={role} value={role}>
                {roleNames(`${role}.name`)}
              </option>
            ))}
          </ListField>
          <ListField label={common('company')} readOnly={isSubmitting} {...field('companyId')}>
            <option value="">{t('chooseCompany')}</option>
            {choices.map(({ id, name }) => (
              <option key={id} value={id}>
                {name ?? id}
              </option>
            ))}
          </ListField>
        </>
      )}
    </FormDialog>
  );
}
