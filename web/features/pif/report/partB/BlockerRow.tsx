import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { blockerKind } from '../../../../../domain/report/blockerKinds.ts';
import { blockerSentence, blockerSubject } from '../../../../../domain/report/blockerSentences.ts';
import { useFormat } from '../../../../shared/i18n/useFormat.ts';
import { currentLanguage } from '../../../../shared/i18n/i18n.ts';
import { ChevronRightIcon, CrossCircleIcon, UserIcon } from '../../../../shared/ui/icons.tsx';
import { legalReference } from '../../../../subjects/check/legalReference.ts';
import { PlaceLink } from '../PlaceLink.tsx';
import type { PifWithPartB } from './partB.form.ts';
import './translations.generated.ts';

type SentBlocker = NonNullable<PifWithPartB['blockers']>[number];
/** What was taken back is in the schema for a while, and never sent. */
export type ShownBlocker = SentBlocker & { code: Exclude<SentBlocker['code'], 'CHILD_EXPOSURE'> };
export const isShown = (blocker: SentBlocker): blocker is ShownBlocker => blocker.code !== 'CHILD_EXPOSURE';

/** More than so many fold to their number. */
const MAX_CHIPS = 6;

interface Props {
  blockers: readonly [ShownBlocker, ...ShownBlocker[]];
  /** Address of the page, whose own places need no navigation. */
  page: string;
  isMine: boolean;
}

/** Like blockers as one: how many, what, the law, who can lift them, and the way there. */
export function BlockerRow({ blockers, page, isMine }: Props) {
  const { t } = useTranslation('pifPartB');
  const { number } = useFormat();
  const language = currentLanguage();
  const [first] = blockers;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px 24px minmax(0, 1fr)',
        gap: 1,
        alignItems: 'start',
        p: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <CrossCircleIcon fontSize="small" color="error" />
      <Typography variant="body2" sx={{ fontWeight: 600, textAlign: 'end' }}>
        {number(blockers.length)}
      </Typography>
      {/* Beside what it is about where there is room for both, else below it. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, minWidth: 0 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0, display: 'grid', gap: 0.75 }}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {blockerKind(first.code, language)}
          </Typography>
          <BlockerSubjects blockers={blockers} page={page} />
          {first.source && (
            <Typography variant="caption" color="textSecondary">
              {legalReference(first.source, language)}
            </Typography>
          )}
        </Box>
        <Typography
          variant="body2"
          color={isMine ? 'primary' : 'textSecondary'}
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, alignSelf: 'start' }}
        >
          <UserIcon fontSize="small" />
          {isMine ? t('lifts.you') : t(`lifts.${first.liftedBy}`)}
        </Typography>
      </Box>
    </Box>
  );
}

/** Each blocker of a kind leads to its mend; many fold to their number. */
function BlockerSubjects({ blockers, page }: Pick<Props, 'blockers' | 'page'>) {
  const { t } = useTranslation('pifPartB');
  const { figure } = useFormat();
  const language = currentLanguage();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? blockers : blockers.slice(0, MAX_CHIPS);
  const folded = blockers.length - shown.length;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}>
      {shown.map((blocker) => {
        const sentence = blockerSentence(blocker, language, (decimal) => figure(Number(decimal)));
        const subject = blockerSubject(blocker, language);
        return (
          <MendLink key={`${blocker.code} ${subject}`} link={blocker.link} page={page} label={sentence}>
            {blocker.margin ? sentence : subject || sentence}
          </MendLink>
        );
      })}
      {folded > 0 && (
        <Chip
          size="small"
          variant="outlined"
          label={t('moreBlockers', { count: folded })}
          onClick={() => setOpen(true)}
        />
      )}
    </Box>
  );
}

interface MendProps {
  link: string;
  page: string;
  /** The whole sentence, whose beginning is seen. */
  label: string;
  children: string;
}

function MendLink({ link, page, label, children }: MendProps) {
  const sx = { overflowWrap: 'anywhere', typography: 'body2' } as const;
  const content = (
    <>
      {children}
      <ChevronRightIcon sx={{ fontSize: 16, verticalAlign: 'text-bottom' }} />
    </>
  );
  if (!link.startsWith(`${page}#`))
    return (
      <Link component={RouterLink} to={link} aria-label={label} sx={sx}>
        {content}
      </Link>
    );
  return (
    <PlaceLink place={link.slice(page.length + 1)} aria-label={label} sx={sx}>
      {content}
    </PlaceLink>
  );
}
