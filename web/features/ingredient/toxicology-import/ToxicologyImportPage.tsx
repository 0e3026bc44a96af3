import { useTranslation } from 'react-i18next';
import { ImportFrame, type ImportPageProps } from '../../../subjects/import/ImportFrame.tsx';
import './translations.generated.ts';
import { ChoosePoints } from './ChoosePoints.tsx';
import { PointReview } from './PointReview.tsx';

/** Imports a table of reference points: choose the file, review the changes, apply. */
export default function ToxicologyImportPage(props: ImportPageProps) {
  const { t } = useTranslation('toxicologyImport');
  return (
    <ImportFrame
      {...props}
      title={t('title')}
      about={t('about')}
      closeText={t('close')}
      choose={(onStarted) => <ChoosePoints onStarted={onStarted} />}
      review={({ id, onAnother, onClose }) => <PointReview key={id} id={id} onAnother={onAnother} onClose={onClose} />}
    />
  );
}
