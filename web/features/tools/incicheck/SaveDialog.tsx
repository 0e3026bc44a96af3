import { useTranslation } from 'react-i18next';
import { MAX_CHECKED_LIST_NAME_LENGTH } from '../../../../domain/limits.ts';
import { TextDialog } from '../../../shared/ui/TextDialog.tsx';
import '../translations.generated.ts';

interface Props {
  name: string;
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the name of a check and saves it. */
export function SaveDialog({ name, onSave, onClose }: Props) {
  const { t } = useTranslation('tools');
  const { t: common } = useTranslation();
  return (
    <TextDialog
      title={t('incicheck.saveTitle')}
      text={name}
      label={t('incicheck.name')}
      maxLength={MAX_CHECKED_LIST_NAME_LENGTH}
      missingText={t('incicheck.nameMissing')}
      submitText={common('save')}
      busyText={common('saving')}
      onSubmit={onSave}
      onClose={onClose}
    />
  );
}
