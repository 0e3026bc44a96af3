import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { checkProof, PROOF_TYPES, type ProofError } from './checkProof.ts';

interface Props {
  file: File | null;
  onChange: (file: File | null) => void;
}

/** Chooses a document that proves a sign-off; none is needed. */
export function ProofField({ file, onChange }: Props) {
  const { t } = useTranslation('labelDetail');
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<ProofError | null>(null);
  const choose = async (chosen: File) => {
    const found = await checkProof(chosen);
    setError(found);
    onChange(found ? null : chosen);
  };
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => input.current?.click()}>
          {t('signOff.attach')}
        </Button>
        {file && (
          <>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {file.name}
            </Typography>
            <Button
              size="small"
              color="error"
              onClick={() => onChange(null)}
              aria-label={t('signOff.detach', { name: file.name })}
            >
              ×
            </Button>
          </>
        )}
      </Box>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
        {t('signOff.attachHint')}
      </Typography>
      {error && (
        <Typography role="alert" variant="caption" component="p" color="error">
          {t(`signOff.fileError.${error}`)}
        </Typography>
      )}
      <input
        ref={input}
        type="file"
        accept={PROOF_TYPES}
        tabIndex={-1}
        aria-label={t('signOff.attachLabel')}
        style={visuallyHidden}
        onChange={({ target }) => {
          const chosen = target.files?.[0];
          if (chosen) void choose(chosen);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
