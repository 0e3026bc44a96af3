import { useTranslation } from 'react-i18next';
import { PIF_LIMITS } from '../../../../domain/pif/limits.ts';
import { TextDialog } from '../../../shared/ui/TextDialog.tsx';
import '../translations.generated.ts';

interface Props {
  onSubmit: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why a file goes back to whoever submitted it. */
export function ReturnDialog({ onSubmit, onClose }: Props) {
  const { t } = useTranslation('pif');
  return (
    <TextDialog
      title={t('return.title')}
      label={t('return.reason')}
      hint={t('return.hint')}
      maxLength={PIF_LIMITS.returnReason}
      rows={5}
      missingText={t('return.missing')}
      submitText={t('return.button')}
      busyText={t('return.busy')}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  );
}
