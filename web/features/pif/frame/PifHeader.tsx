import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import '../../../shared/check/translations.ts';
import { ConclusionBadge } from '../../../shared/ui/ConclusionBadge.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { Tag } from '../../../shared/ui/Panel.tsx';
import { ProductPhoto } from '../../../shared/ui/ProductPhoto.tsx';
import { isConclusionOutdated } from '../isConclusionOutdated.ts';
import { StageBadge } from '../StageBadge.tsx';
import '../translations.ts';
import type { PifDetail_PifFragment } from './Pif.generated.ts';

interface Props {
  pif: PifDetail_PifFragment;
  /** What can be done with it. */
  action: ReactNode;
}

/** Picture, name, company, stage, conclusion and revision of a file. */
export function PifHeader({ pif, action }: Props) {
  const { t } = useTranslation('pif');
  const { t: check } = useTranslation('check');
  const { number } = useFormat();
  const { name, reference, company, stage, conclusion, assessor, photoUrl, revision, description } = pif;
  const about = [
    company.name,
    t('frame.revision', { number: number(revision) }),
    assessor === null ? t('card.noAssessor') : t('frame.assessor', { name: assessor }),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2.5 }}>
      <ProductPhoto
        url={photoUrl}
        sx={[
          {
            width: { xs: 72, sm: 96 },
            height: { xs: 72, sm: 96 },
            flexShrink: 0,
            borderRadius: '14px',
            overflow: 'hidden',
          },
        ]}
      />
      {/* The heading's own distance belongs to pages that begin with it. */}
      <Box sx={{ flex: '1 1 240px', minWidth: 0, '& > :last-child': { mb: 0 } }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
          <StageBadge stage={stage} />
          <ConclusionBadge conclusion={conclusion} isOutdated={isConclusionOutdated(stage, conclusion)} />
          {reference !== null && <Tag>{reference}</Tag>}
          {description.use && (
            <Tag>{check(description.use === 'LEAVE_ON' ? 'product.leaveOn' : 'product.rinseOff')}</Tag>
          )}
          {description.isForUnderThree && <Tag>{t('frame.underThree')}</Tag>}
        </Box>
        <PageHeading title={name} subtitle={about.filter(Boolean).join(' · ')} />
      </Box>
      {action}
    </Box>
  );
}
