import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useConfirm } from '../../../shared/ui/confirm/useConfirm.ts';
import './translations.generated.ts';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { useUpdateLabel } from './useUpdateLabel.ts';

interface Props {
  label: LabelDetail_LabelFragment;
  /** Fetches the label anew when somebody else has changed it. */
  onReload: () => void;
}

/** Makes a label forget its formula after a confirmation; list and percentages stay as they are. */
export function DetachFormulaButton({ label: { slug, name, formula, content }, onReload }: Props) {
  const { t } = useTranslation('labelDetail');
  const confirm = useConfirm();
  const updateLabel = useUpdateLabel();
  const detach = async () => {
    const displayName = name ?? t('unnamed');
    const run = async () => {
      await updateLabel({ variables: { input: { slug, version: content.version, content: {}, removeFormula: true } } });
    };
    try {
      const isDone = await confirm({
        action: 'custom',
        name: displayName,
        title: t('formula.detachTitle'),
        message: t('formula.detachMessage', { name: displayName, formula: formula?.name }),
        confirmText: t('formula.detach'),
        busyText: t('formula.detaching'),
        run,
      });
      if (isDone) notify('success', t('formula.detached', { name: displayName }));
    } catch (error) {
      const isConflict = describeError(error).code === 'CONFLICT';
      notify('error', isConflict ? t('formula.conflict') : describeError(error).text);
      if (isConflict) onReload();
    }
  };
  return (
    <Button color="error" onClick={() => void detach()}>
      {t('formula.detach')}
    </Button>
  );
}
