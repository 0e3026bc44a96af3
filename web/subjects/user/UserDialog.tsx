import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_ACCOUNT_NAME_LENGTH, MAX_EMAIL_LENGTH } from '../../../domain/account/credentials.ts';
import { CLIENT_ROLE } from '../../../domain/account/rights.ts';
import { fromSchemaRole, roles } from '../../../domain/account/roles.ts';
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx';
import { FormDialog } from '../../shared/forms/FormDialog.tsx';
import { useFields } from '../../shared/forms/useFields.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { ListField } from '../../shared/ui/ListField.tsx';
import type { ManagedUser_AccountFragment as Account } from './ManagedUser.generated.ts';
import type { IssuedPassword } from './TemporaryPasswordDialog.tsx';
import { useSaveUser } from './useSaveUser.ts';
import { newUserForm, userForm, type UserForm } from './user.form.ts';
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
  const form = useForm<UserForm>({
    resolver: zodResolver(user ? userForm : newUserForm),
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

  const save = useSaveUser(form, { user, isClient, onIssued });
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
