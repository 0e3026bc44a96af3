import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistorySubject } from '../../shared/apollo/schema.generated.ts';
import { DetailDrawer } from '../../shared/ui/DetailDrawer.tsx';
import { ClockIcon } from '../../shared/ui/icons.tsx';
import { lazyContent } from '../../shared/ui/lazyPart.tsx';
import './translations.generated.ts';

const HistoryList = lazyContent(() => import('./HistoryList.tsx'), 'HistoryList');

interface Props {
  subject: HistorySubject;
  /** Null for what was deleted. */
  slug: string | null;
  /** Name of what it is of, where a page has several. */
  of?: string;
}

/** The id that the drawer shows for what was deleted. */
const DELETED = 'deleted';

/** Opens who changed what, and when; or who deleted what. */
export function HistoryButton({ subject, slug, of }: Props) {
  const { t } = useTranslation('history');
  const [shown, setShown] = useState<string | null>(null);
  const text = t(slug === null ? 'deleted' : 'title');
  const title = of === undefined ? text : `${text}: ${of}`;
  return (
    <>
      <Button
        startIcon={<ClockIcon />}
        aria-haspopup="dialog"
        aria-label={title}
        onClick={() => setShown(slug ?? DELETED)}
      >
        {text}
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
