import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isConclusionOutdated } from '../../../../domain/pif/stages.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import '../../../subjects/check/translations.generated.ts';
import { ConclusionBadge } from '../../../shared/ui/ConclusionBadge.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { Tag } from '../../../shared/ui/Panel.tsx';
import { ProductPhoto } from '../../../shared/ui/ProductPhoto.tsx';
import { StageBadge } from '../StageBadge.tsx';
import '../translations.generated.ts';
import type { PifDetail_PifFragment } from './Pif.generated.ts';

interface Props {
  pif: PifDetail_PifFragment;
  /** What can be done with it. */
  action: ReactNode;
}

/**
 * Picture, name, company, stage, conclusion and revision of a file. On a phone stage and name stand there and the rest
 * is folded, so that the section begins on the first screen.
 */
export function PifHeader({ pif, action }: Props) {
  const { t } = useTranslation('pif');
  const { t: check } = useTranslation('check');
  const { number } = useFormat();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { name, reference, company, stage, conclusion, assessor, photoUrl, revision, description } = pif;
  const about = [
    company.name,
    t('frame.revision', { number: number(revision) }),
    assessor === null ? t('card.noAssessor') : t('frame.assessor', { name: assessor }),
  ]
    .filter(Boolean)
    .join(' · ');
  const facts = (
    <>
      <ConclusionBadge conclusion={conclusion} isOutdated={isConclusionOutdated(stage, conclusion)} />
      {reference !== null && <Tag>{reference}</Tag>}
      {description.use && <Tag>{check(description.use === 'LEAVE_ON' ? 'product.leaveOn' : 'product.rinseOff')}</Tag>}
      {description.isForUnderThree && <Tag>{t('frame.underThree')}</Tag>}
    </>
  );
  if (isPhone)
    return (
      <Box sx={{ mb: 1.5 }}>
        <StageBadge stage={stage} />
        <Box sx={{ mt: 0.5, '& > :last-child': { mb: 0 } }}>
          <PageHeading title={name} />
        </Box>
        <details>
          <Box component="summary" sx={{ py: 1.5, typography: 'body2', color: 'text.secondary', cursor: 'pointer' }}>
            {t('frame.about')}
          </Box>
          <Box sx={{ display: 'grid', gap: 1.5, pb: 1 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{facts}</Box>
            <Typography variant="body2" color="textSecondary">
              {about}
            </Typography>
            {action}
          </Box>
        </details>
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2.5 }}>
      <ProductPhoto
        url={photoUrl}
        sx={[{ width: 96, height: 96, flexShrink: 0, borderRadius: '14px', overflow: 'hidden' }]}
      />
      {/* The heading's own distance belongs to pages that begin with it. */}
      <Box sx={{ flex: '1 1 240px', minWidth: 0, '& > :last-child': { mb: 0 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
          <StageBadge stage={stage} />
          {facts}
        </Box>
        <PageHeading title={name} subtitle={about} />
      </Box>
      {action}
    </Box>
  );
}
