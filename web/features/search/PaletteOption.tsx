import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, ChevronRightIcon, PlusIcon } from '../../shared/ui/icons.tsx';
import { recordIcons } from '../../shared/ui/recordIcons.ts';
import { ResultBadge } from '../../shared/ui/ResultBadge.tsx';
import { stageStyles } from '../../shared/ui/stageStyles.ts';
import { useSince } from '../../shared/i18n/useSince.ts';
import { matchedParts } from './matchedParts.ts';
import type { Hit, PaletteRow } from './paletteRows.ts';

interface Props {
  row: PaletteRow;
  id: string;
  isActive: boolean;
  /** What is marked in its name. */
  search: string;
  onPoint: () => void;
  onChoose: (event: MouseEvent) => void;
}

/** A line of the palette. The focus stays in the search box, which says by `id` which line is active. */
export function PaletteOption({ row, id, isActive, search, onPoint, onChoose }: Props) {
  const { t } = useTranslation('search');
  const { t: common } = useTranslation();
  const Icon =
    row.type === 'action'
      ? row.action === 'checkList'
        ? CheckIcon
        : PlusIcon
      : row.type === 'all'
        ? ChevronRightIcon
        : recordIcons[row.kind];
  return (
    <Box
      role="option"
      id={id}
      aria-selected={isActive}
      onMouseMove={onPoint}
      // The search box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: { xs: 48, sm: 36 },
        px: 1.25,
        py: 0.5,
        borderRadius: '8px',
        cursor: 'pointer',
        typography: 'body2',
        '&[aria-selected=true]': { bgcolor: 'primary.soft', outline: '1px solid transparent' },
      }}
    >
      <Icon sx={{ fontSize: 19, color: 'text.secondary', flexShrink: 0 }} />
      {row.type === 'action' ? (
        <Marked text={t(`action.${row.action}`)} search={search} />
      ) : row.type === 'all' ? (
        t(row.hasUncounted ? 'allMore' : 'all', { count: row.count })
      ) : (
        <Record {...(row.type === 'hit' ? row.hit : row.item)} search={search}>
          {row.type === 'hit' ? (
            <HitNote hit={row.hit} />
          ) : (
            <RecentNote kind={common(`record.${row.kind}`)} openedAt={row.item.openedAt} />
          )}
        </Record>
      )}
    </Box>
  );
}

/** Name and code of a record, with what else is known of it at the right; below them on a phone. */
function Record(props: { name: string; code: string | null; search: string; children: React.ReactNode }) {
  const { name, code, search, children } = props;
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, columnGap: 1.5 }}>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Marked text={name} search={search} />{' '}
        {code && (
          <Box
            component="span"
            sx={{
              ml: 0.5,
              px: 0.75,
              border: 1,
              borderColor: 'divider',
              borderRadius: '6px',
              typography: 'caption',
              whiteSpace: 'nowrap',
            }}
          >
            <Marked text={code} search={search} />
          </Box>
        )}
      </Box>
      <Box
        component="span"
        sx={{
          ml: { sm: 'auto' },
          flexShrink: 0,
          maxWidth: { sm: '45%' },
          typography: 'caption',
          color: 'text.secondary',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

function RecentNote({ kind, openedAt }: { kind: string; openedAt: number }) {
  const since = useSince();
  return `${kind} · ${since(openedAt)}`;
}

/** Whether a type tells more of a raw material than that it is one. */
const isSpecial = (type: NonNullable<Hit['rawMaterialType']>) => type !== 'PLAIN' && type !== 'UNCHOSEN';

/** What tells a hit apart from others of its kind. */
function HitNote({ hit }: { hit: Hit }) {
  const { t } = useTranslation(['search', 'common']);
  const { labelStatus, pifStage, revision, manufacturer, rawMaterialType, annexEntries, company } = hit;
  if (labelStatus) return <ResultBadge status={labelStatus} />;
  return [
    pifStage && t(`common:stage.${stageStyles[pifStage].word}`),
    revision && t('search:revision', { revision }),
    rawMaterialType && isSpecial(rawMaterialType) && t(`search:type.${rawMaterialType}`),
    manufacturer,
    annexEntries.length > 0 && t('search:annex', { entries: annexEntries.join(', ') }),
    company?.name,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A text in which what was searched for is marked. */
function Marked({ text, search }: { text: string; search: string }) {
  return (
    <span>
      {matchedParts(text, search).map(({ text: part, isMatch }, at) =>
        isMatch ? (
          // Parts have no identity but their place.
          <Box key={at} component="mark" sx={{ bgcolor: 'transparent', color: 'primary.main', fontWeight: 700 }}>
            {part}
          </Box>
        ) : (
          part
        ),
      )}
    </span>
  );
}
