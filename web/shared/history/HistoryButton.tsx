import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistorySubject } from '../apollo/schema.generated.ts';
import { DetailDrawer } from '../ui/DetailDrawer.tsx';
import { ClockIcon } from '../ui/icons.tsx';
import { HistoryList } from './HistoryList.tsx';
import './translations.ts';

interface Props {
  subject: HistorySubject;
  /** Null for what was deleted. */
  slug: string | null;
}

/** The id that the drawer shows for what was deleted. */
const DELETED = 'deleted';

/** Opens who changed what, and when; or who deleted what. */
export function HistoryButton({ subject, slug }: Props) {
  const { t } = useTranslation('history');
  const [shown, setShown] = useState<string | null>(null);
  const title = t(slug === null ? 'deleted' : 'title');
  return (
    <>
      <Button startIcon={<ClockIcon />} aria-haspopup="dialog" onClick={() => setShown(slug ?? DELETED)}>
        {title}
      </Button>
      <DetailDrawer id={shown} onId={setShown}>
        {(_, titleId) => (
          <>
            <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
              {title}
            </Typography>
            <HistoryList subject={subject} slug={slug} />
          </>
        )}
      </DetailDrawer>
    </>
  );
}
