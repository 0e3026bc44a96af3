import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import '../../subjects/documents/translations.generated.ts';
import { useFileSize } from '../../subjects/documents/useFileSize.ts';
import { DownloadButton } from '../../shared/files/DownloadButton.tsx';
import { useErrorText } from '../../shared/forms/useErrorText.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { type AssessorForm, checkProof } from './assessor.form.ts';
import type { AssessorProfile_ProfileFragment as Profile } from './AssessorProfile.generated.ts';
import { errorKey } from '../../shared/i18n/errorKey.ts';
import './translations.generated.ts';

interface Props {
  form: UseFormReturn<AssessorForm>;
  profile: Profile;
  disabled: boolean;
}

/** The proof of the qualification: the kept PDF with its hash, and the choice of another. */
export function ProofField({ form, profile: { proof }, disabled }: Props) {
  const { t } = useTranslation('account');
  const size = useFileSize();
  const errorText = useErrorText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const {
    field: { value: chosen, ref: buttonRef, onChange },
    fieldState,
  } = useController({ control: form.control, name: 'proof' });
  const error = errorText(fieldState.error);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Without this the same file could not be chosen again.
    target.value = '';
    if (!file) return;
    const refusal = await checkProof(file);
    if (refusal) return form.setError('proof', { type: refusal, message: errorKey('account', refusal) });
    form.clearErrors('proof');
    onChange(file);
  };
  return (
    <Box role="group" aria-labelledby={`${id}label`} aria-describedby={error ? `${id}error` : `${id}hint`}>
      <Typography id={`${id}label`} variant="subtitle2" component="p" color="textSecondary" sx={{ mb: 0.5 }}>
        {t('assessor.field.proof')}
      </Typography>
      {proof && (
        <Box sx={{ mb: 0.5, minWidth: 0 }}>
          <DownloadButton
            file={proof}
            label={t('assessor.download', { name: proof.name })}
            failureText={(reason) => t('assessor.downloadFailed', { reason })}
          />
          <Typography variant="caption" component="p" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {t('assessor.proofFacts', { size: size(proof.size), sha256: proof.sha256 })}
            {proof.hasActiveContent && ` ${t('assessor.activeContent')}`}
          </Typography>
        </Box>
      )}
      {chosen && (
        <Typography variant="body2" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
          {t('assessor.chosen', { name: chosen.name, size: size(chosen.size) })}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          ref={buttonRef}
          variant="outlined"
          disabled={disabled}
          onClick={() => input.current?.click()}
          aria-describedby={error ? `${id}error` : undefined}
        >
          {t(proof || chosen ? 'assessor.replace' : 'assessor.choose')}
        </Button>
        {chosen && (
          <Button disabled={disabled} onClick={() => onChange(null)}>
            {t('assessor.unchoose')}
          </Button>
        )}
      </Box>
      {error ? (
        <FormHelperText id={`${id}error`} error role="alert">
          {error}
        </FormHelperText>
      ) : (
        <FormHelperText id={`${id}hint`}>{t('assessor.proofHint')}</FormHelperText>
      )}
      <input
        ref={input}
        type="file"
        accept=".pdf"
        tabIndex={-1}
        aria-label={t('assessor.field.proof')}
        style={visuallyHidden}
        onChange={(event) => void choose(event)}
      />
    </Box>
  );
}
