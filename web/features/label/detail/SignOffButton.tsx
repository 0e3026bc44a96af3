import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findingText, plainText, type CheckedName, type CheckFinding } from '../../../subjects/check/findingText.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { SignOffDialog } from './SignOffDialog.tsx';
import type { useSignOffs } from './useSignOffs.ts';

interface Props {
  finding: CheckFinding;
  names: readonly CheckedName[];
  actions: ReturnType<typeof useSignOffs>;
}

/**
 * Signs off an open finding, or withdraws the sign-off of a settled one; nothing for a finding that cannot be signed
 * off.
 */
export function SignOffButton({ finding, names, actions }: Props) {
  const { t } = useTranslation('labelDetail');
  const { t: words } = useTranslation('check');
  const formats = useQuantity();
  const [isOpen, setOpen] = useState(false);
  const { signOffKey, signOff } = finding;
  if (signOffKey === null) return null;
  const text = findingText(words, formats, finding, names);
  const subject = text.subject || text.reference;
  if (signOff)
    return (
      <Button
        size="small"
        color="inherit"
        sx={{ px: 1 }}
        aria-label={t('signOff.withdrawLong', { name: subject })}
        onClick={() => void actions.withdraw(signOff.id, subject)}
      >
        {t('signOff.withdraw')}
      </Button>
    );
  return (
    <>
      <Button
        size="small"
        sx={{ px: 1 }}
        aria-label={t('signOff.openLong', { name: subject })}
        onClick={() => setOpen(true)}
      >
        {t('signOff.open')}
      </Button>
      {isOpen && (
        <SignOffDialog
          question={plainText(text)}
          reference={text.reference}
          onSignOff={(reason, proof) => actions.signOff(signOffKey, reason, proof)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
