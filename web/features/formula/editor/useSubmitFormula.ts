import { useEventCallback } from '@mui/material/utils';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { paths } from '../../../shared/url/paths.ts';
import './translations.generated.ts';
import type { FormulaEditorState } from './useFormulaEditor.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import type { FormulaSaving } from './useSaveFormula.ts';

/**
 * Saves by the button after a confirmation, and on leaving the page. A new formula then opens at its own address.
 * `onInvalid` is called instead when what is typed cannot be sent.
 */
export function useSubmitFormula(editor: FormulaEditorState, saving: FormulaSaving, onInvalid: () => void) {
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const { base, check, save, saved } = saving;

  const saveNow = async (): Promise<boolean> => {
    if (!check()) {
      onInvalid();
      return false;
    }
    setSaving(true);
    const isDone = await save().finally(() => setSaving(false));
    return isDone;
  };
  const release = useLeaveGuard(editor.isDirty, saveNow, () =>
    editor.dispatch({ type: 'reset', values: editor.saved }),
  );
  const openSaved = () => {
    if (base || !saved.current) return;
    release();
    void navigate(paths.formula(saved.current.slug), { replace: true });
  };
  const submit = useEventCallback(async () => {
    if (!check()) {
      onInvalid();
      return;
    }
    const name = editor.latestValues().name.trim() || t('unnamed');
    const isConfirmed = await confirm(
      base
        ? { action: 'edit', name, message: t('save.message', { name, number: base.version + 1 }) }
        : {
            action: 'custom',
            name,
            title: t('create.title'),
            message: t('create.message', { name }),
            confirmText: t('create.button'),
            busyText: common('saving'),
          },
    );
    if (isConfirmed && (await saveNow())) openSaved();
  });
  return { isSaving, submit };
}
