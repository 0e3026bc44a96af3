import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RawMaterialField } from '../../../shared/apollo/schema.generated.ts';
import { showFailure } from '../../../shared/forms/showFailure.ts';
import { useUnsavedChanges } from '../../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { CompositionRows } from '../form/CompositionRows.tsx';
import {
  fieldOf,
  formNameOf,
  overrideWithoutCompositionForm,
  overrideForm,
  toFormValues,
  toInput,
  type OverrideForm,
  type Values,
} from './override.form.ts';
import { OverrideField } from './OverrideField.tsx';
import type { Change, ChangeOutcome } from './useOverridesConflict.ts';

/** The group of the forms on overrides: `mayLeave` asks about these alone when another company is chosen. */
export const OVERRIDE_FORMS = 'overrides';

interface Props {
  field: RawMaterialField;
  label: string;
  /** Whether the field is overridden already; if not, the value shown can be saved unchanged. */
  isOverridden: boolean;
  values: Values;
  onChange: (input: Change) => Promise<ChangeOutcome>;
  onClose: () => void;
}

/** Edits the override of one field. INCI names and concentrations are edited together, so that they fit. */
export function OverrideEditor({ field, label, isOverridden, values, onChange, onClose }: Props) {
  const { t } = useTranslation(['rawMaterialOverrides', 'rawMaterialForm', 'common']);
  // Values that arrive later must not change what is being typed.
  const [before] = useState(values);
  const name = formNameOf(field);
  const form = useForm<OverrideForm>({
    resolver: zodResolver(name === 'composition' ? overrideForm : overrideWithoutCompositionForm),
    mode: 'onSubmit',
    defaultValues: toFormValues(before),
  });
  const { isDirty, isSubmitting } = form.formState;
  const box = useRef<HTMLFormElement>(null);

  useEffect(() => box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);

  const release = useUnsavedChanges(form, save, OVERRIDE_FORMS);
  async function save(typed: OverrideForm): Promise<boolean> {
    try {
      const outcome = await onChange(toInput(field, typed, before));
      if (outcome === 'back') return false;
      if (outcome === 'saved') notify('success', t('common:done.updatedName', { name: label }));
    } catch (error) {
      showFailure(form, error, fieldOf);
      return false;
    }
    release();
    onClose();
    return true;
  }
  const submit = form.handleSubmit(async (typed) => {
    await save(typed);
  });
  const cancel = () => {
    release();
    onClose();
  };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={box}
        noValidate
        aria-label={label}
        aria-busy={isSubmitting}
        onSubmit={(event) => void (isSubmitting ? event.preventDefault() : submit(event))}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {name === 'composition' ? (
          <CompositionRows disabled={isSubmitting} />
        ) : (
          <OverrideField name={name} label={label} form={form} disabled={isSubmitting} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" disabled={isOverridden && !isDirty}>
            {t(isSubmitting ? 'rawMaterialForm:saving' : 'rawMaterialOverrides:save')}
          </Button>
          <Button onClick={cancel} disabled={isSubmitting}>
            {t('common:cancel')}
          </Button>
        </Box>
      </Box>
    </FormProvider>
  );
}
