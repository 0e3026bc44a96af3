import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SIGN_OFF_REASON_LENGTH } from '../../../../domain/label/limits.ts';
import { TextDialog } from '../../../shared/ui/TextDialog.tsx';
import { ProofField } from './ProofField.tsx';

interface Props {
  /** What the finding asks. */
  question: string;
  reference: string;
  onSignOff: (reason: string, proof: File | null) => Promise<void>;
  onClose: () => void;
}

/** Asks how a finding was verified and signs it off. */
export function SignOffDialog({ question, reference, onSignOff, onClose }: Props) {
  const { t } = useTranslation('labelDetail');
  const [proof, setProof] = useState<File | null>(null);
  return (
    <TextDialog
      title={t('signOff.title')}
      label={t('signOff.reason')}
      hint={t('signOff.reasonHint')}
      maxLength={MAX_SIGN_OFF_REASON_LENGTH}
      rows={3}
      missingText={t('signOff.reasonMissing')}
      submitText={t('signOff.button')}
      busyText={t('signOff.saving')}
      onSubmit={(reason) => onSignOff(reason, proof)}
      onClose={onClose}
      above={
        <div>
          <Typography variant="body2">{question}</Typography>
          <Typography variant="caption" color="info.main">
            {reference}
          </Typography>
        </div>
      }
      below={
        <>
          <ProofField file={proof} onChange={setProof} />
          <Typography variant="caption" color="textSecondary">
            {t('signOff.scope')}
          </Typography>
        </>
      }
    />
  );
}
