import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { isConclusionOutdated } from '../../../domain/pif/stages.ts';
import { ConclusionBadge } from '../../shared/ui/ConclusionBadge.tsx';
import { CheckIcon, ClockIcon, PencilIcon, QuestionIcon, UserIcon } from '../../shared/ui/icons.tsx';
import { ProductPhoto } from '../../shared/ui/ProductPhoto.tsx';
import { truncate } from '../../shared/ui/truncate.ts';
import { paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';
import { CompletenessBar } from './CompletenessBar.tsx';
import type { PifCard_PifFragment } from './Pifs.generated.ts';
import { StageBadge } from './StageBadge.tsx';
import { waitingDays } from '../../shared/i18n/waitingDays.ts';

/** Characters shown: design of the file, section 4, as on the card of a label. */
const NAME_LENGTH = 58;

const rails = {
  NONE: 'divider',
  SAFE: 'result.green.rail',
  CONDITIONALLY_SAFE: 'result.yellow.rail',
  UNSAFE: 'result.red.rail',
} as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
} as const;
const note = { display: 'inline-flex', alignItems: 'center', gap: 0.5 } as const;

/** A file of the list. The whole card leads to it. */
export function PifCard({ pif }: { pif: PifCard_PifFragment }) {
  const { t } = useTranslation('pif');
  const { name, reference, company, stage, conclusion, completeness, isEditedSinceSigned } = pif;
  const open = completeness.total - completeness.done;
  const OpenIcon = open > 0 ? QuestionIcon : CheckIcon;
  return (
    <Card
      component="article"
      aria-label={name}
      sx={{
        position: 'relative',
        height: 1,
        display: 'flex',
        flexDirection: 'column',
        transition: 'border-color 120ms',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <Box sx={{ position: 'absolute', insetBlock: 0, insetInlineStart: 0, width: 5, bgcolor: rails[conclusion] }} />
      <Box sx={{ flex: 1, display: 'grid', alignContent: 'start', gap: 1.25, p: 2, pl: 2.5 }}>
        <CardHead pif={pif} />
        <Typography variant="caption" component="div" color="textSecondary" sx={line}>
          <span>{company.name}</span>
          <span>{reference}</span>
        </Typography>
        <CompletenessBar completeness={completeness} />
        <Box sx={line}>
          <ConclusionBadge conclusion={conclusion} isOutdated={isConclusionOutdated(stage, conclusion)} />
          <Typography variant="caption" component="span" sx={note}>
            <OpenIcon sx={{ fontSize: 16, color: open > 0 ? 'result.yellow.main' : 'result.green.main' }} />
            {open > 0 ? t('card.open', { count: open }) : t('card.nothingOpen')}
          </Typography>
        </Box>
        {isEditedSinceSigned && (
          <Typography
            variant="caption"
            component="div"
            title={t('card.editedSinceSignedHint')}
            sx={{ ...note, color: 'accent.main', fontWeight: 600 }}
          >
            <PencilIcon sx={{ fontSize: 16 }} />
            {t('card.editedSinceSigned')}
          </Typography>
        )}
      </Box>
      <CardFoot pif={pif} />
    </Card>
  );
}

/** The photo, the stage and the name, whose link covers the card. */
function CardHead({ pif: { name, slug, stage, photoUrl } }: { pif: PifCard_PifFragment }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <ProductPhoto
        url={photoUrl}
        sx={[{ width: 72, height: 88, flexShrink: 0, borderRadius: '10px', overflow: 'hidden' }]}
      />
      <Box sx={{ minWidth: 0 }}>
        <StageBadge stage={stage} />
        <Typography variant="h4" component="h2" title={name} sx={{ mt: 0.75 }}>
          <Link
            component={RouterLink}
            to={paths.pifDescription(slug)}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '14px' } }}
          >
            {truncate(name, NAME_LENGTH)}
          </Link>
        </Typography>
      </Box>
    </Box>
  );
}

/** Who assesses the file, and for how long it has been waiting. */
function CardFoot({ pif: { stage, assessor, submittedAt } }: { pif: PifCard_PifFragment }) {
  const { t } = useTranslation('pif');
  const [openedAt] = useState(() => new Date());
  return (
    <Typography
      variant="caption"
      component="div"
      sx={{ ...line, px: 2, pl: 2.5, py: 1, borderTop: 1, borderColor: 'divider' }}
    >
      <Box component="span" sx={note}>
        <UserIcon sx={{ fontSize: 16, color: 'text.secondary' }} />
        {assessor ?? t('card.noAssessor')}
      </Box>
      {stage === 'SUBMITTED' && submittedAt !== null && (
        <Box component="span" sx={{ ...note, color: 'accent.main', fontWeight: 600 }}>
          <ClockIcon sx={{ fontSize: 16 }} />
          {t('card.waiting', { count: waitingDays(submittedAt, openedAt) })}
        </Box>
      )}
    </Typography>
  );
}
