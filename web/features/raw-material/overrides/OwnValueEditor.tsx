import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { RawMaterialField, SetRawMaterialOverridesInput } from '../../../shared/apollo/schema.generated.ts';
import { showFailure } from '../../../shared/forms/showFailure.ts';
import { useUnsavedChanges } from '../../../shared/forms/useUnsavedChanges.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { CompositionRows } from '../form/CompositionRows.tsx';
import {
  fieldOf,
  nameOf,
  ownSingleForm,
  ownValueForm,
  toFormValues,
  toInput,
  type OwnValueForm,
  type OwnValues,
} from './ownValue.form.ts';
import { OwnValueField } from './OwnValueField.tsx';

/** What mayLeave asks about where only the own values are left. */
export const OWN_VALUES = 'ownValues';

interface Props {
  field: RawMaterialField;
  label: string;
  /** Whether there is an own value already; without one, the value shown may be taken as it is. */
  isOwn: boolean;
  values: OwnValues;
  onChange: (own: Omit<SetRawMaterialOverridesInput, 'slug' | 'companyId'>) => Promise<void>;
  onClose: () => void;
}

/** Enters the own value of one field. Names and concentrations are entered together, so that they fit. */
export function OwnValueEditor({ field, label, isOwn, values, onChange, onClose }: Props) {
  const { t } = useTranslation(['rawMaterialOverrides', 'rawMaterialForm', 'common']);
  // What the editing began with; what arrives later must not move what is typed.
  const [before] = useState(values);
  const name = nameOf[field];
  const form = useForm<OwnValueForm>({
    resolver: zodResolver(name === 'composition' ? ownValueForm : ownSingleForm),
    mode: 'onSubmit',
    defaultValues: toFormValues(before),
  });
  const { isDirty, isSubmitting } = form.formState;
  const box = useRef<HTMLFormElement>(null);

  useEffect(() => box.current?.querySelector<HTMLElement>('input, textarea, select')?.focus(), []);

  const letGo = useUnsavedChanges(form, save, OWN_VALUES);
  async function save(typed: OwnValueForm): Promise<boolean> {
    try {
      await onChange(toInput(field, typed, before));
    } catch (error) {
      showFailure(form, error, fieldOf);
      return false;
    }
    notify('success', t('common:done.updatedName', { name: label }));
    letGo();
    onClose();
    return true;
  }
  const submit = form.handleSubmit(async (typed) => {
    await save(typed);
  });
  const cancel = () => {
    letGo();
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
          <OwnValueField name={name} label={label} form={form} disabled={isSubmitting} />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button type="submit" variant="contained" disabled={isOwn && !isDirty}>
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
