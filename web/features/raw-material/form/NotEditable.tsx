import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { BeakerIcon } from '../../../shared/ui/icons.tsx';
import { useReturnToList } from '../returnToList.ts';

/** Shown in place of the form if the raw material does not exist, may not be edited, or could not be fetched. */
export function NotEditable({ reason, onRetry }: { reason: unknown; onRetry: () => void }) {
  const { t } = useTranslation('rawMaterialForm');
  const list = useReturnToList();
  if (reason !== 'notFound' && reason !== 'readOnly') return <ErrorNotice error={reason} onRetry={onRetry} />;
  return (
    <EmptyState
      icon={BeakerIcon}
      title={t(`${reason}.title`)}
      text={t(`${reason}.text`)}
      action={
        <Button component={Link} to={list.to} variant="outlined">
          {list.title}
        </Button>
      }
    />
  );
}
