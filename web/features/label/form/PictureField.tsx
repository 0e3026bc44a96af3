import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PhotoField } from '../../../shared/forms/photo/PhotoField.tsx';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import { ProductPhoto } from '../../../shared/ui/ProductPhoto.tsx';
import type { LabelForm } from './label.form.ts';

interface Props {
  form: UseFormReturn<LabelForm>;
  /** The current picture. */
  photoUrl: string | null;
  disabled: boolean;
}

/** The picture of the product: choose, replace or remove. */
export function PictureField({ form, photoUrl, disabled }: Props) {
  const { t } = useTranslation('labelForm');
  const errorText = useErrorText();
  const photo = useController({ control: form.control, name: 'photo' });
  const isRemoved = useWatch({ control: form.control, name: 'isPhotoRemoved' });
  const setRemoved = (removed: boolean) => form.setValue('isPhotoRemoved', removed, { shouldDirty: true });
  return (
    <Box>
      <PhotoField
        label={t('photo.label')}
        current={
          <Box sx={{ display: 'grid', '& > div': { minHeight: 0, gridArea: '1 / 1' } }}>
            <ProductPhoto url={isRemoved ? null : photoUrl} />
          </Box>
        }
        chosen={photo.field.value}
        error={errorText(photo.fieldState.error)}
        disabled={disabled}
        buttonRef={photo.field.ref}
        onChoose={(file) => {
          form.clearErrors('photo');
          photo.field.onChange(file);
          if (file) setRemoved(false);
        }}
        onInvalid={(error) => form.setError('photo', { type: error, message: `forms:photo.${error}` })}
      />
      {photoUrl !== null && photo.field.value === null && (
        <Button
          size="small"
          color={isRemoved ? 'primary' : 'error'}
          disabled={disabled}
          onClick={() => setRemoved(!isRemoved)}
          sx={{ mt: 0.5 }}
        >
          {t(isRemoved ? 'photo.keep' : 'photo.takeAway')}
        </Button>
      )}
    </Box>
  );
}
