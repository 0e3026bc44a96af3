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
  slug: string;
}

/** Opens who changed what, and when. */
export function HistoryButton({ subject, slug }: Props) {
  const { t } = useTranslation('history');
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <Button startIcon={<ClockIcon />} aria-haspopup="dialog" onClick={() => setShown(slug)}>
        {t('title')}
      </Button>
      <DetailDrawer id={shown} onId={setShown}>
        {(id, titleId) => (
          <>
            <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
              {t('title')}
            </Typography>
            <HistoryList subject={subject} slug={id} />
          </>
        )}
      </DetailDrawer>
    </>
  );
}
