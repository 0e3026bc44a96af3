import Box from '@mui/material/Box';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MATERIAL_TYPES } from '../../../../domain/raw-material/rawMaterial.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { ListField } from '../../../shared/ui/ListField.tsx';
import { SameNamedNote } from '../duplicates/SameNamedNote.tsx';
import '../translations.generated.ts';
import type { CreateForm } from './create.form.ts';

interface Props {
  form: UseFormReturn<CreateForm>;
  disabled: boolean;
}

/** What a new raw material is called, who makes it and of which type it is, with a note on others of its name. */
export function CreateFields({ form, disabled }: Props) {
  const { t } = useTranslation('rawMaterial');
  const field = useFields(form);
  const [tradeName, manufacturer, companyId] = useWatch({
    control: form.control,
    name: ['tradeName', 'manufacturer', 'companyId'],
  });
  return (
    <>
      <Field label={t('create.tradeName')} required autoFocus readOnly={disabled} {...field('tradeName')} />
      <Box sx={{ gridColumn: { sm: '1 !important' } }}>
        <Field label={t('create.manufacturer')} readOnly={disabled} {...field('manufacturer')} />
      </Box>
      <Box sx={{ gridColumn: { sm: '2 !important' } }}>
        <Field label={t('create.code')} readOnly={disabled} {...field('code')} />
      </Box>
      <Box sx={{ gridColumn: { sm: '1 !important' } }}>
        <ListField label={t('create.type')} readOnly={disabled} {...field('type')}>
          {MATERIAL_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`type.${type}`)}
            </option>
          ))}
        </ListField>
      </Box>
      <SameNamedNote tradeName={tradeName} manufacturer={manufacturer} companyId={companyId} />
    </>
  );
}
