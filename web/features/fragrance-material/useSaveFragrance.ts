import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { evictFragrances } from '../../shared/apollo/evictQueries.ts';
import { useCreateKey } from '../../shared/forms/useCreateKey.ts';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { notify } from '../../shared/notify/notify.ts';
import {
  type FragranceMaterial_DetailFragment as Fragrance,
  useCreateFragranceMaterialMutation,
  useUpdateFragranceMaterialMutation,
} from './FragranceMaterial.generated.ts';
import { FIELD_NAMES, type EditForm } from './fragranceForm.ts';
import './translations.generated.ts';
import { useRemoteFragrance } from './useRemoteFragrance.ts';

const fieldOf = (path: string) => FIELD_NAMES.find((name) => path === `input.content.${name}`);
const orNull = (written: string) => written.trim() || null;

/**
 * Stores the perfume or aroma of a form. When somebody else has stored it meanwhile, nothing is written: their version
 * is loaded, and the person decides.
 */
export function useSaveFragrance(form: UseFormReturn<EditForm>, fragrance: Fragrance | null) {
  const { t } = useTranslation('fragranceMaterial');
  const [create] = useCreateFragranceMaterialMutation({ update: evictFragrances });
  const key = useCreateKey();
  const [update] = useUpdateFragranceMaterialMutation({ update: evictFragrances });
  // What the form was filled from. The page behind it may show a later version already.
  const [base, setBase] = useState(fragrance);
  const { remote, loadRemote, dismiss } = useRemoteFragrance();

  /** Resolves to the name under which it is stored, or to null. */
  const save = async (values: EditForm, of = base): Promise<string | null> => {
    const content = {
      name: values.name.trim(),
      code: orNull(values.code),
      supplier: orNull(values.supplier),
      kind: values.kind,
      rawMaterialSlug: orNull(values.rawMaterialSlug),
      statementDate: orNull(values.statementDate),
    };
    try {
      if (of) {
        const { name, version } = of;
        await update({ variables: { input: { name, version, content } } });
      } else {
        await create({ variables: { input: { content } }, context: key.context });
        key.renew();
      }
      notify('success', t('saved', { name: content.name }));
      return content.name;
    } catch (error) {
      const isConflict = of !== null && describeError(error).code === 'CONFLICT';
      if (!isConflict || !(await loadRemote(of.name))) showFailure(form, error, fieldOf);
      return null;
    }
  };
  /** Fills the form with values that go back to a version. */
  const adopt = (values: EditForm, version: Fragrance) => {
    form.reset(values);
    setBase(version);
    dismiss();
  };
  return { base, remote, save, adopt, dismiss };
}
