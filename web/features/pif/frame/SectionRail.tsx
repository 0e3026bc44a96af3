import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { CheckIcon, CommentIcon } from '../../../shared/ui/icons.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { openCommentsOn } from '../comments/commentSelection.ts';
import { CompletenessBar } from '../CompletenessBar.tsx';
import '../translations.generated.ts';
import type { PifDetail_PifFragment } from './Pif.generated.ts';
import { pifSections } from './pifSections.ts';
import { sectionCounts } from './sectionCounts.ts';

/** What stays visible of the section before, in px, so that one sees that there is one. */
const STRIP_MARGIN = 32;

/** The sections with how much of each is there: a column where there is room, else a strip that scrolls by itself. */
export function SectionRail({ pif, current }: { pif: PifDetail_PifFragment; current: PifSection }) {
  const { t } = useTranslation('pif');
  const strip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const entry = strip.current?.querySelector<HTMLElement>('[aria-current=page]');
    // The strip alone scrolls; `scrollIntoView` would move the page as well.
    if (strip.current && entry) strip.current.scrollLeft = entry.offsetLeft - strip.current.offsetLeft - STRIP_MARGIN;
  }, [current]);
  return (
    <>
      <Box sx={{ mb: 1.5 }}>
        <CompletenessBar completeness={pif.completeness} />
      </Box>
      <Box
        component="nav"
        ref={strip}
        aria-label={t('frame.sections')}
        sx={{
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          gap: { xs: 1, md: 0.5 },
          overflowX: { xs: 'auto', md: 'visible' },
          // Room for the focus ring, which the strip would cut off.
          p: { xs: 0.5, md: 0 },
          mx: { xs: -0.5, md: 0 },
          maskImage: { xs: 'linear-gradient(to right, #000 calc(100% - 24px), transparent)', md: 'none' },
        }}
      >
        {pifSections.map(({ section, pathOf }) => (
          <Entry
            key={section}
            pif={pif}
            section={section}
            address={pathOf?.(pif.slug)}
            isCurrent={section === current}
          />
        ))}
      </Box>
    </>
  );
}

const entryStyle = {
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 1.5,
  minHeight: { xs: 44, md: 38 },
  borderRadius: { xs: 999, md: '10px' },
  border: 1,
  borderColor: { xs: 'divider', md: 'transparent' },
  typography: 'body2',
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  textAlign: 'start',
} as const;

interface EntryProps {
  pif: PifDetail_PifFragment;
  section: PifSection;
  address: string | undefined;
  isCurrent: boolean;
}

function Entry({ pif, section, address, isCurrent }: EntryProps) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const title = names.choice.section[section];
  if (address === undefined)
    return (
      <Box sx={{ ...entryStyle, color: 'text.secondary' }} title={t('frame.inPreparation')}>
        {title}
        <span>–</span>
      </Box>
    );
  return (
    <ButtonBase
      component={NavLink}
      to={address}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        ...entryStyle,
        fontWeight: 600,
        '&:hover': { bgcolor: 'subtle' },
        ...(isCurrent && { bgcolor: 'primary.soft', color: 'primary.main', borderColor: 'transparent' }),
      }}
    >
      {title}
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <OpenComments count={openCommentsOn(pif.comments, section)} />
        <SectionState {...sectionCounts(pif.requirements, section)} />
      </Box>
    </ButtonBase>
  );
}

/** How many comments on the section are open; nothing when none is. */
function OpenComments({ count }: { count: number }) {
  const { t } = useTranslation('pif');
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.25, color: 'accent.main' }}>
      <CommentIcon titleAccess={t('comments.openCount', { count })} sx={{ fontSize: 16 }} />
      <Box component="span" aria-hidden sx={{ typography: 'caption', ...tabularFigures }}>
        {number(count)}
      </Box>
    </Box>
  );
}

/** A tick where all is there, else how much. */
function SectionState({ done, total }: { done: number; total: number }) {
  const { t } = useTranslation('pif');
  const { number } = useFormat();
  const text = t('frame.doneOf', { done: number(done), total: number(total) });
  return done === total ? (
    <CheckIcon titleAccess={text} sx={{ fontSize: 18, color: 'result.green.main' }} />
  ) : (
    <Box component="span" sx={{ typography: 'caption', whiteSpace: 'nowrap', ...tabularFigures }} title={text}>
      {number(done)}/{number(total)}
    </Box>
  );
}
