import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import type { ToxicologyScope } from '../../shared/apollo/schema.generated.ts';
import { showFailure } from '../../shared/forms/showFailure.ts';
import { useUnsavedChanges } from '../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import type { IngredientDetailQuery } from './IngredientDetail.generated.ts';
import { fieldOf, toInput, type ToxicologyForm } from './toxicology.form.ts';
import { useUpdateOwnToxicologyMutation, useUpdateToxicologyMutation } from './UpdateToxicology.generated.ts';

type Ingredient = IngredientDetailQuery['ingredient'];

interface Options {
  ingredient: Ingredient;
  /** Whose values the form is for. */
  scope: ToxicologyScope;
  /** Refetches the ingredient, so that the form can show what somebody else saved meanwhile. */
  onReload: () => Promise<void>;
  onSaved: () => void;
}

/**
 * Saves the toxicological data after a confirmation. When somebody else has saved meanwhile, nothing is overwritten:
 * the ingredient is fetched again, the input stays, and only the next attempt replaces the version that is shown then.
 */
export function useSaveToxicology(
  form: UseFormReturn<ToxicologyForm>,
  { ingredient, scope, onReload, onSaved }: Options,
) {
  const { t } = useTranslation(['ingredient', 'common']);
  const confirm = useConfirm();
  const [updateGlobal] = useUpdateToxicologyMutation();
  const [updateOwn] = useUpdateOwnToxicologyMutation();
  const release = useUnsavedChanges(form, save);

  async function send(values: ToxicologyForm): Promise<void> {
    const stored = scope === 'OWN' ? ingredient.ownToxicology : ingredient.toxicology;
    const variables = { input: toInput(values, ingredient.id, stored?.version ?? 0) };
    await (scope === 'OWN' ? updateOwn({ variables }) : updateGlobal({ variables }));
  }

  async function failed(error: unknown): Promise<void> {
    if (describeError(error).code !== 'CONFLICT') {
      showFailure(form, error, fieldOf);
      return;
    }
    await onReload();
    notify('error', t('ingredient:toxicology.conflict'));
  }

  function saved(): void {
    release();
    notify('success', t('ingredient:toxicology.saved'));
    onSaved();
  }

  async function save(values: ToxicologyForm): Promise<boolean> {
    try {
      await send(values);
    } catch (error) {
      await failed(error);
      return false;
    }
    saved();
    return true;
  }

  const submit = form.handleSubmit(async (values) => {
    try {
      if (
        await confirm({
          action: 'edit',
          name: ingredient.inciName,
          message: t(`ingredient:toxicology.confirm.${scope}`, { name: ingredient.inciName }),
          run: () => send(values),
        })
      )
        saved();
    } catch (error) {
      await failed(error);
    }
  });

  return { submit, release };
}
