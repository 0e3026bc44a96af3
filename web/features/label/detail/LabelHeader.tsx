import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { BackLink } from '../../../shared/ui/BackLink.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { Tag } from '../../../shared/ui/Panel.tsx';
import { ResultBadge } from '../../../shared/ui/ResultBadge.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { LabelActions } from './LabelActions.tsx';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { ProductPicture } from './ProductPicture.tsx';

/** Name, company, state and actions of a label. */
export function LabelHeader({ label }: { label: LabelDetail_LabelFragment }) {
  const { t } = useTranslation('labelDetail');
  const { dateTime } = useFormat();
  const { name, productCode, company, status, isActive, isArchived, photoUrl, createdAt, resultChangedAt } = label;
  const about = [
    company?.name ?? t('noCompany'),
    t('created', { date: dateTime(createdAt) }),
    t('resultChanged', { date: dateTime(resultChangedAt) }),
  ];
  return (
    <>
      <BackLink to={paths.labels}>{t('toList')}</BackLink>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 2, mb: 2.5 }}>
        <Box sx={{ display: 'flex', gap: 2, flex: '1 1 420px', minWidth: 0 }}>
          <ProductPicture url={photoUrl} />
          {/* The heading's own distance belongs to pages that begin with it. */}
          <Box sx={{ minWidth: 0, '& > :last-child': { mb: 0 } }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 0.5 }}>
              <ResultBadge status={status} />
              <Tag>{t(isActive ? 'active' : 'inactive')}</Tag>
              {isArchived && <Tag>{t('archived')}</Tag>}
              {productCode && <Tag>{productCode}</Tag>}
            </Box>
            <PageHeading title={name ?? t('unnamed')} subtitle={about.join(' · ')} />
          </Box>
        </Box>
        <LabelActions label={label} />
      </Box>
    </>
  );
}
