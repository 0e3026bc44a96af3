import { hasFormatCharacters, isAccountName, MAX_ACCOUNT_NAME_LENGTH } from '../../../domain/account/credentials.ts';
import type { UpdateViewerInput } from '../../shared/apollo/schema.generated.ts';
import type { AccountQuery } from './Account.generated.ts';
import * as z from '../../shared/zod.ts';
import { errorKey } from '../../shared/i18n/errorKey.ts';
import './translations.generated.ts';

/** The form values of the profile: specification, section 5. The photo is checked when it is chosen. */
export const profileForm = z.object({
  name: z.string().check(
    z.refine((name) => name.trim().length <= MAX_ACCOUNT_NAME_LENGTH, {
      error: errorKey('account', 'nameTooLong'),
      abort: true,
    }),
    z.refine((name) => !hasFormatCharacters(name), { error: errorKey('account', 'nameUnseen'), abort: true }),
    z.refine(isAccountName, errorKey('account', 'name')),
  ),
  photo: z.nullable(z.instanceof(File)),
});

export type ProfileForm = z.infer<typeof profileForm>;

type Person = Pick<AccountQuery['viewer'], 'name'>;

export const toFormValues = ({ name }: Person): ProfileForm => ({ name: name ?? '', photo: null });

/** Only the changed fields. */
export function toInput({ name }: ProfileForm, before: Person, photoUpload: string | undefined): UpdateViewerInput {
  const changed = name.trim();
  return { ...(changed !== before.name && { name: changed }), ...(photoUpload !== undefined && { photoUpload }) };
}

const fields = new Map<string, keyof ProfileForm>([
  ['input.name', 'name'],
  ['input.photoUpload', 'photo'],
]);

/** The form field of an input path. */
export const fieldOf = (path: string): keyof ProfileForm | undefined => fields.get(path);
