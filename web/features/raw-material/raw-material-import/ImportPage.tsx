import { useTranslation } from 'react-i18next';
import { ImportFrame, type ImportPageProps } from '../../../subjects/import/ImportFrame.tsx';
import './translations.generated.ts';
import { ChooseRawMaterialSheet } from './ChooseRawMaterialSheet.tsx';
import { ImportReview } from './ImportReview.tsx';

/** Imports raw materials from a sheet: choose a file, review the changes, apply them. */
export function ImportPage(props: ImportPageProps) {
  const { t } = useTranslation('rawMaterialImport');
  const { t: common } = useTranslation();
  return (
    <ImportFrame
      {...props}
      title={t('title')}
      about={t('about')}
      closeText={common('backToList')}
      choose={(onStarted) => <ChooseRawMaterialSheet onStarted={onStarted} />}
      review={({ id, onAnother, onClose }) => <ImportReview key={id} id={id} onAnother={onAnother} onClose={onClose} />}
    />
  );
}
