import Box from '@mui/material/Box';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../../../domain/limits.ts';
import { moveBetweenCards } from '../../shared/ui/listFocus.ts';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import type { LabelCard_LabelFragment } from './LabelCard.generated.ts';
import { LabelCard } from './LabelCard.tsx';
import { LabelCardSkeleton } from './LabelCardSkeleton.tsx';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  p: 0,
  m: 0,
  listStyle: 'none',
};

interface Props {
  ref?: Ref<HTMLElement>;
  /** Undefined while loading. */
  labels: LabelCard_LabelFragment[] | undefined;
  /** Whether another page is loading. */
  busy: boolean;
  onDelete: (label: LabelCard_LabelFragment) => void;
}

/** The cards of a page, or their skeletons while loading. */
export function LabelGrid({ ref, labels, busy, onDelete }: Props) {
  const { t } = useTranslation('label');
  const late = useDelayed(busy);
  if (labels)
    return (
      <Box
        component="ul"
        ref={ref}
        onKeyDown={moveBetweenCards}
        aria-label={t('list.title')}
        aria-busy={busy}
        sx={{ ...grid, opacity: late ? 0.6 : 1, transition: 'opacity 160ms' }}
      >
        {labels.map((label) => (
          <li key={label.id}>
            <LabelCard label={label} onDelete={() => onDelete(label)} />
          </li>
        ))}
      </Box>
    );
  return (
    <Box sx={{ ...grid, visibility: late ? 'visible' : 'hidden' }} role="status">
      <span style={visuallyHidden}>{t('list.loading')}</span>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        <LabelCardSkeleton key={index} />
      ))}
    </Box>
  );
}
