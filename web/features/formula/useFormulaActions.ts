import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import './translations.generated.ts';
import { evictFormulas } from '../../shared/apollo/evictQueries.ts';
import { useDeleteFormulaMutation, useDuplicateFormulaMutation } from './FormulaActions.generated.ts';
import type { FormulaRow_FormulaFragment } from './Formulas.generated.ts';
import { useUsersText } from './useUsersText.ts';

/** Copies a formula, or deletes it with all its revisions after a confirmation, and reports the outcome in a toast. */
export function useFormulaActions() {
  const { t } = useTranslation('formula');
  const { t: common } = useTranslation();
  const confirm = useConfirm();
  const usersText = useUsersText();
  const { cache } = useApolloClient();
  const [mutateDuplicate] = useDuplicateFormulaMutation({ update: evictFormulas });
  const [mutateDelete] = useDeleteFormulaMutation({ update: evictFormulas });
  const [busyId, setBusyId] = useState<string | null>(null);

  const duplicate = async ({ id, slug, name }: FormulaRow_FormulaFragment) => {
    const run = async () => {
      setBusyId(id);
      const { data } = await mutateDuplicate({ variables: { input: { slug } } });
      if (data) notify('success', t('duplicate.done', { name: data.duplicateFormula.formula.name }));
    };
    try {
      await confirm({
        action: 'custom',
        name,
        title: t('duplicate.title'),
        message: t('duplicate.message', { name }),
        confirmText: t('duplicate.button'),
        run,
      });
    } catch (error) {
      notify('error', describeError(error).text);
    }
    setBusyId(null);
  };

  const remove = async ({ id, slug, name, usage }: FormulaRow_FormulaFragment) => {
    if (usage.count > 0) {
      notify('error', t('delete.used', { name, count: usage.count, names: usersText(usage) }));
      return;
    }
    const run = async () => {
      setBusyId(id);
      await mutateDelete({ variables: { input: { slug } } });
    };
    try {
      if (await confirm({ action: 'delete', name, message: t('delete.message', { name }), run }))
        notify('success', common('done.deletedEntry', { name }));
    } catch (error) {
      const { code, serverText, text } = describeError(error);
      // Something was made from it since it was listed; the list, asked again, names it.
      if (code === 'CONFLICT') evictFormulas(cache);
      notify('error', code === 'CONFLICT' ? t('delete.usedMeanwhile', { name }) : (serverText ?? text));
    }
    setBusyId(null);
  };

  return { duplicate, remove, busyId };
}
