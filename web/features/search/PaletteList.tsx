import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { MIN_SEARCH_LENGTH } from '../../../domain/limits.ts';
import type { RecentKind } from '../../shared/recentItems.ts';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { PaletteOption } from './PaletteOption.tsx';
import type { PaletteGroup, PaletteRow } from './paletteRows.ts';

interface Props {
  id: string;
  groups: readonly PaletteGroup[];
  active: PaletteRow | undefined;
  text: string;
  /** Whether the text is too short to be searched for. */
  isShort: boolean;
  /** How many records there are; null while that is not known. */
  count: number | null;
  isLoading: boolean;
  isEmpty: boolean;
  error: Error | undefined;
  retry: () => void;
  onPoint: (row: PaletteRow) => void;
  onChoose: (row: PaletteRow, event: MouseEvent) => void;
  /** Shows one kind alone. */
  onKeep: (kind: RecentKind) => void;
}

/** The lines of the palette under the headings of their kinds, or why there are none. */
export function PaletteList({ id, groups, active, text, isLoading, isEmpty, error, retry, ...more }: Props) {
  const { t } = useTranslation('search');
  const isSlow = useDelayed(isLoading);
  const activeId = active && `${id}-${active.key}`;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <Box sx={{ flex: '1 1 auto', overflowY: 'auto', minHeight: 0, px: 1, py: 1, scrollPaddingBlock: 32 }}>
      {error && <ErrorNotice error={error} onRetry={retry} />}
      {isEmpty && <Typography sx={{ px: 1.25, py: 1 }}>{t('none', { text: text.trim() })}</Typography>}
      <Box role="listbox" id={`${id}-list`} aria-label={t('results')} aria-busy={isLoading}>
        {groups.map((group) => (
          <Box key={group.name} role="group" aria-labelledby={`${id}-of-${group.name}`}>
            <GroupHeading group={group} id={`${id}-of-${group.name}`} onKeep={more.onKeep} />
            {group.rows.map((row) => (
              <PaletteOption
                key={row.key}
                row={row}
                id={`${id}-${row.key}`}
                isActive={row === active}
                search={text}
                onPoint={() => more.onPoint(row)}
                onChoose={(event) => more.onChoose(row, event)}
              />
            ))}
          </Box>
        ))}
      </Box>
      {more.isShort && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 1.25, py: 1 }}>
          {t('tooShort', { count: MIN_SEARCH_LENGTH })}
        </Typography>
      )}
      <Box role="status" sx={visuallyHidden}>
        {more.count !== null && t('found', { count: more.count })}
      </Box>
      {isSlow && groups.every(({ total }) => total === null) && (
        <Box sx={{ px: 1.25, display: 'grid', gap: 1 }} aria-hidden>
          {[0, 1, 2].map((line) => (
            <Skeleton key={line} variant="rounded" height={28} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Names a kind with its number. A pointer chooses by it what Tab chooses by the keyboard. */
function GroupHeading({ group, id, onKeep }: { group: PaletteGroup; id: string; onKeep: Props['onKeep'] }) {
  const { t } = useTranslation('search');
  const { name, total, hasUncounted } = group;
  return (
    <Typography
      id={id}
      variant="caption"
      component="div"
      color="textSecondary"
      onMouseDown={(event) => event.preventDefault()}
      onClick={name === 'recent' || name === 'actions' ? undefined : () => onKeep(name)}
      sx={{ px: 1.25, pt: 1, pb: 0.5, fontWeight: 600, cursor: total === null ? 'default' : 'pointer' }}
    >
      {t(`kind.${name}`)} {total !== null && t(hasUncounted ? 'countMore' : 'count', { count: total })}
    </Typography>
  );
}
