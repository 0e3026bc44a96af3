import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../shared/forms/ConflictDialog.tsx';
import './translations.generated.ts';
import { differencesOf } from './differences.ts';
import type { FormulaValues } from './editorState.ts';
import { useFactText } from './useFactText.ts';

interface Props {
  local: FormulaValues;
  remote: FormulaValues;
  onKeepLocal: () => Promise<unknown>;
  onTakeRemote: () => void;
  onDismiss: () => void;
}

/**
 * Shown when somebody else saved a revision meanwhile. Keeping what is typed makes it the revision after theirs, which
 * stays.
 */
export function FormulaConflict({ local, remote, ...handlers }: Props) {
  const { t } = useTranslation('formulaEditor');
  const factText = useFactText();
  const differences = differencesOf(local, remote, t('line.to100'), factText).map((one) => ({
    ...one,
    label: t(`conflict.${one.key}`),
    local: one.local || '–',
    remote: one.remote || '–',
  }));
  return (
    <ConflictDialog
      title={t('conflict.title')}
      noDifferenceText={t('conflict.same')}
      differences={differences}
      {...handlers}
    />
  );
}
