import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useController, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MATERIAL_TYPES, type MaterialType } from '../../../../domain/raw-material/rawMaterial.ts';
import { RAW_MATERIAL_FIELDS, type LineField } from '../../../../domain/raw-material/rawMaterialFields.ts';
import { useFields } from '../../../shared/forms/useFields.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { LockIcon } from '../../../shared/ui/icons.tsx';
import { SameNamedNote } from '../duplicates/SameNamedNote.tsx';
import { useInitialCompany } from '../WhoseCatalogue.tsx';
import { Choice } from './Choice.tsx';
import type { RawMaterialForm } from './rawMaterial.form.ts';

interface Props {
  form: UseFormReturn<RawMaterialForm>;
  slug: string;
  /** Only the creator changes these: specification, section 5. */
  isCreator: boolean;
  disabled: boolean;
  onType: (type: MaterialType) => void;
}

/** The fields that identify a raw material: trade name, manufacturer, code and type. */
export function IdentityFields({ form, slug, isCreator, disabled, onType }: Props) {
  const { t } = useTranslation('rawMaterialForm');
  const { t: tMaterial } = useTranslation('rawMaterial');
  const companyId = useInitialCompany();
  const field = useFields(form);
  const type = useController({ control: form.control, name: 'type' }).field;
  const [tradeName, manufacturer] = useWatch({ control: form.control, name: ['tradeName', 'manufacturer'] });
  const { dirtyFields } = useFormState({ control: form.control, name: ['tradeName', 'manufacturer'] });
  const isRenamed = isCreator && (dirtyFields.tradeName ?? dirtyFields.manufacturer ?? false);
  const text = (name: LineField) =>
    isCreator ? (
      <Field
        label={tMaterial(`field.${name}`)}
        readOnly={disabled}
        inputProps={{ maxLength: RAW_MATERIAL_FIELDS[name].maxLength }}
        {...field(name)}
      />
    ) : (
      <Field label={tMaterial(`field.${name}`)} disabled value={form.getValues(name)} />
    );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
        '& .Mui-disabled': { WebkitTextFillColor: (theme) => (theme.vars ?? theme).palette.text.secondary },
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>{text('tradeName')}</Box>
      {text('manufacturer')}
      {text('code')}
      {isRenamed && (
        <SameNamedNote tradeName={tradeName} manufacturer={manufacturer} exceptSlug={slug} companyId={companyId} />
      )}
      <Choice
        label={tMaterial('field.type')}
        value={type.value}
        options={MATERIAL_TYPES.map((value) => ({ value, label: tMaterial(`type.${value}`) }))}
        disabled={disabled || !isCreator}
        inputRef={type.ref}
        onChange={onType}
      />
      {!isCreator && (
        <Typography
          variant="caption"
          component="p"
          color="textSecondary"
          sx={{ gridColumn: '1 / -1', display: 'flex', gap: 0.75, alignItems: 'center' }}
        >
          <LockIcon sx={{ fontSize: 16 }} />
          {t('creatorOnly')}
        </Typography>
      )}
    </Box>
  );
}
