import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCreateKey } from '../../../shared/forms/useCreateKey.ts';
import { showFailure } from '../../../shared/forms/showFailure.ts';
import { useUnsavedChanges } from '../../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { paths } from '../../../shared/url/paths.ts';
import { evictRawMaterials } from '../../../shared/apollo/evictQueries.ts';
import { fieldOf } from '../form/rawMaterial.form.ts';
import { listState } from '../returnToList.ts';
import { type CreateForm, toInput } from './create.form.ts';
import { useCreateRawMaterialMutation } from './CreateRawMaterial.generated.ts';

/** Creates the raw material, notifies, and opens its form. If that fails, the form keeps what was typed. */
export function useCreateRawMaterial(form: UseFormReturn<CreateForm>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const [mutate] = useCreateRawMaterialMutation({ update: evictRawMaterials });
  const key = useCreateKey();

  /** Resolves to the slug of the new raw material, or to undefined if it could not be created. */
  const create = async (values: CreateForm): Promise<string | undefined> => {
    try {
      const { data } = await mutate({ variables: { input: toInput(values) }, context: key.context });
      key.renew();
      notify('success', t('done.created'));
      return data?.createRawMaterial.rawMaterial.slug;
    } catch (error) {
      showFailure(form, error, (path) => fieldOf(path) as keyof CreateForm | undefined);
      return undefined;
    }
  };
  const release = useUnsavedChanges(form, async (values) => (await create(values)) !== undefined);
  const submit = form.handleSubmit(async (values) => {
    const slug = await create(values);
    if (slug === undefined) return;
    release();
    // Back leads to the list, not to the dialog, in which the raw material would be created a second time.
    void navigate(paths.rawMaterialForm(slug), { replace: true, state: listState(location) });
  });
  return { submit };
}
