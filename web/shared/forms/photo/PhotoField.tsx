import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef, type ChangeEvent, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import '../translations.generated.ts';
import { checkPicture, PICTURE_TYPES, type PictureError } from './checkPicture.ts';
import { PhotoPreview } from './PhotoPreview.tsx';

interface Props {
  label: string;
  /** The saved photo, or a placeholder. */
  current: ReactNode;
  /** The selected photo that is not saved yet. */
  chosen: File | null;
  error?: string;
  disabled: boolean;
  /** Gets the focus when the photo is invalid. */
  buttonRef: Ref<HTMLButtonElement>;
  onChoose: (file: File | null) => void;
  onInvalid: (error: PictureError) => void;
}

/** A field to choose a photo. Shows it before it is saved, and rejects a file that is not a picture. */
export function PhotoField({ label, current, chosen, error, disabled, buttonRef, onChoose, onInvalid }: Props) {
  const { t } = useTranslation('forms');
  const { t: common } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Without this the same file could not be chosen again after it was removed.
    target.value = '';
    if (!file) return;
    const pictureError = await checkPicture(file);
    if (pictureError) onInvalid(pictureError);
    else onChoose(file);
  };
  const reject = () => {
    onChoose(null);
    onInvalid('notPicture');
  };

  return (
    <Box role="group" aria-labelledby={`${id}label`} aria-describedby={`${id}hint`}>
      <Typography id={`${id}label`} variant="subtitle2" component="p" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <PhotoPreview chosen={chosen} current={current} hasError={Boolean(error)} onBroken={reject} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              ref={buttonRef}
              variant="outlined"
              disabled={disabled}
              onClick={() => input.current?.click()}
              aria-describedby={error ? `${id}error` : undefined}
            >
              {t(chosen ? 'photo.replace' : 'photo.choose')}
            </Button>
            {chosen && (
              <Button disabled={disabled} onClick={() => onChoose(null)} aria-label={t('photo.remove')}>
                {common('remove')}
              </Button>
            )}
          </Box>
          <Typography
            id={`${id}hint`}
            variant="caption"
            color="textSecondary"
            component="p"
            noWrap
            sx={{ mt: 0.75, whiteSpace: 'normal' }}
          >
            {chosen ? chosen.name : t('photo.hint')}
          </Typography>
        </Box>
      </Box>
      <input
        ref={input}
        type="file"
        accept={PICTURE_TYPES}
        hidden
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => void choose(event)}
      />
      {error && (
        <FormHelperText error id={`${id}error`} role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}
