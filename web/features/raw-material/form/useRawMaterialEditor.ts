import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useUnsavedChanges } from '../../../shared/forms/useUnsavedChanges.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import { useImpactQuestion } from '../../../subjects/raw-material-impact/useImpactQuestion.tsx';
import { creatorForm, rawMaterialForm, toFormValues, type RawMaterialForm } from './rawMaterial.form.ts';
import type { RawMaterialForm_RawMaterialFragment as RawMaterial } from './RawMaterialForm.generated.ts';
import { useSaveRawMaterial } from './useSaveRawMaterial.ts';
import { useTypeChange } from './useTypeChange.ts';

/** The form of a raw material with its actions, for a page and for a dialog. */
export function useRawMaterialEditor(rawMaterial: RawMaterial, onSaved: () => void) {
  // Keeps the opened version: data that arrives later must not change what is being typed.
  const [opened] = useState(rawMaterial);
  const confirm = useConfirm();
  const form = useForm<RawMaterialForm>({
    resolver: zodResolver(opened.viewerCanEditIdentity ? creatorForm : rawMaterialForm),
    // Not on blur: an error that appears then would move the button away from under the click.
    mode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: toFormValues(opened),
  });
  const saving = useSaveRawMaterial(form, opened, onSaved);
  const typeChange = useTypeChange(form, opened.slug, saving);
  const questionFor = useImpactQuestion();
  const release = useUnsavedChanges(form, async (values) => {
    const question = await questionFor({ update: saving.toInput(values) });
    const request = { action: 'edit', name: values.tradeName.trim() } as const;
    return question && !(await confirm({ ...request, ...question })) ? false : saving.save(values);
  });
  const { isDirty, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    await confirm({
      action: 'edit',
      name: values.tradeName.trim(),
      ...(await questionFor({ update: saving.toInput(values) })),
      run: async () => {
        await saving.save(values);
      },
    });
  });
  return { form, isCreator: opened.viewerCanEditIdentity, isDirty, isSubmitting, submit, release, saving, typeChange };
}

export type RawMaterialEditor = ReturnType<typeof useRawMaterialEditor>;
