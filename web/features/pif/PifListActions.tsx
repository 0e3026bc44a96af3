import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '../../shared/session/useCan.ts';
import { lazyDialog } from '../../shared/ui/lazyPart.tsx';
import { Count } from '../../shared/ui/Panel.tsx';
import { paths } from '../../shared/url/paths.ts';
import type { PifsQuery } from './Pifs.generated.ts';
import './translations.generated.ts';

const NewPifDialog = lazyDialog(() => import('./create/NewPifDialog.tsx'), 'NewPifDialog');
const CheckDialog = lazyDialog(() => import('./versions/CheckDialog.tsx'), 'CheckDialog');

/** What can be done beside the list: check a document, go to the files that wait, and make a new one. */
export function PifListActions({ counts }: { counts: PifsQuery['pifs']['stageCounts'] | undefined }) {
  const { t } = useTranslation('pif');
  const canReview = useCan('pif.review');
  const canCreate = useCan('pif.create');
  const [isCreating, setCreating] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const toReview = counts?.find(({ stage }) => stage === 'SUBMITTED')?.count;
  return (
    <>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 1 }}>
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setChecking(true)}>
          {t('check.button')}
        </Button>
        {canReview && (
          <Button component={Link} to={paths.pifsToReview} variant="outlined">
            {t('list.toReview')}
            {toReview !== undefined && (
              <Box component="span" sx={{ ml: 1, display: 'inline-flex' }}>
                <Count>{toReview}</Count>
              </Box>
            )}
          </Button>
        )}
        {canCreate && (
          <Button variant="contained" onClick={() => setCreating(true)}>
            {t('new.button')}
          </Button>
        )}
      </Box>
      {isChecking && <CheckDialog onClose={() => setChecking(false)} />}
      {isCreating && <NewPifDialog onClose={() => setCreating(false)} />}
    </>
  );
}
