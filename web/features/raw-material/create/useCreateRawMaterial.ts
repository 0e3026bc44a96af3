import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { showFailure } from '../../../shared/forms/showFailure.ts';
import { useUnsavedChanges } from '../../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { paths } from '../../../shared/url/paths.ts';
import { forgetRawMaterials } from '../forgetRawMaterials.ts';
import { fieldOf } from '../form/rawMaterial.form.ts';
import { listState } from '../returnToList.ts';
import { type CreateForm, toInput } from './create.form.ts';
import { useCreateRawMaterialMutation } from './CreateRawMaterial.generated.ts';

/** Enters the raw material, says so, and goes on to its form. What was typed stays when it fails. */
export function useCreateRawMaterial(form: UseFormReturn<CreateForm>) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const location = useLocation();
  const [mutate] = useCreateRawMaterialMutation({ update: forgetRawMaterials });

  /** The slug of what was entered; undefined when it was not. */
  const enter = async (values: CreateForm): Promise<string | undefined> => {
    try {
      const { data } = await mutate({ variables: { input: toInput(values) } });
      notify('success', t('done.created'));
      return data?.createRawMaterial.rawMaterial.slug;
    } catch (error) {
      showFailure(form, error, (path) => fieldOf(path) as keyof CreateForm | undefined);
      return undefined;
    }
  };
  const letGo = useUnsavedChanges(form, async (values) => (await enter(values)) !== undefined);
  const submit = form.handleSubmit(async (values) => {
    const slug = await enter(values);
    if (slug === undefined) return;
    letGo();
    // The way back leads to the list, not to a form that would enter it a second time.
    void navigate(paths.rawMaterialForm(slug), { replace: true, state: listState(location) });
  });
  return { submit };
}
