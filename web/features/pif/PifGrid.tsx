import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PIF_PAGE_SIZE } from '../../../domain/pif/limits.ts';
import { moveBetweenCards } from '../../shared/ui/listFocus.ts';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import './translations.ts';
import { PifCard } from './PifCard.tsx';
import type { PifCard_PifFragment } from './Pifs.generated.ts';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  p: 0,
  m: 0,
  listStyle: 'none',
} as const;

interface Props {
  ref?: Ref<HTMLElement>;
  /** Undefined while loading. */
  pifs: readonly PifCard_PifFragment[] | undefined;
  /** Whether another page is loading. */
  isBusy: boolean;
}

/** The cards of a page, or their skeletons while loading. */
export function PifGrid({ ref, pifs, isBusy }: Props) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const isLate = useDelayed(isBusy);
  if (pifs)
    return (
      <Box
        component="ul"
        ref={ref}
        onKeyDown={moveBetweenCards}
        aria-label={t('list.title')}
        aria-busy={isBusy}
        sx={{ ...grid, opacity: isLate ? 0.6 : 1, transition: 'opacity 160ms' }}
      >
        {pifs.map((pif) => (
          <li key={pif.id}>
            <PifCard pif={pif} />
          </li>
        ))}
      </Box>
    );
  return (
    <Box role="status" sx={{ ...grid, visibility: isLate ? 'visible' : 'hidden' }}>
      <span style={visuallyHidden}>{common('loading')}</span>
      {Array.from({ length: PIF_PAGE_SIZE }, (_, at) => (
        <Skeleton key={at} height={266} />
      ))}
    </Box>
  );
}
