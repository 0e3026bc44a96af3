import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { useLabelActions } from './useLabelActions.ts';
import { HistoryButton } from '../../../subjects/history/HistoryButton.tsx';
import { paths } from '../../../shared/url/paths.ts';

/** The actions on a label; those the viewer may not perform are not offered. */
export function LabelActions({ label }: { label: LabelDetail_LabelFragment }) {
  const { t } = useTranslation('labelDetail');
  const { t: common } = useTranslation();
  const { duplicate, toggleArchived, remove } = useLabelActions(label);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <HistoryButton subject="LABEL" slug={label.slug} />
      <Button variant="outlined" onClick={() => window.print()}>
        {common('print')}
      </Button>
      {label.viewerCanEdit && (
        <>
          <Button variant="outlined" onClick={() => void duplicate()}>
            {t('actions.duplicate')}
          </Button>
          <Button variant="outlined" onClick={() => void toggleArchived()}>
            {t(label.isArchived ? 'actions.unarchive' : 'actions.archive')}
          </Button>
        </>
      )}
      {label.viewerCanDelete && (
        <Button color="error" onClick={() => void remove()}>
          {common('delete')}
        </Button>
      )}
      {label.viewerCanEdit && (
        <Button variant="contained" component={Link} to={paths.labelForm(label.slug)}>
          {common('edit')}
        </Button>
      )}
    </Box>
  );
}
