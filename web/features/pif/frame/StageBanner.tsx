import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { LockIcon, ReturnIcon } from '../../../shared/ui/icons.tsx';
import '../translations.generated.ts';
import type { PifDetail_PifFragment } from './Pif.generated.ts';

/** Says who locked a file, when and why, or with what reason it was returned; nothing while it is in work. */
export function StageBanner({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pif');
  const lock = useLockText(pif);
  if (pif.stage === 'RETURNED')
    return (
      <Banner title={t('banner.returned')} isReturn>
        {pif.returnReason ?? t('banner.noReason')}
      </Banner>
    );
  return lock && <Banner title={lock.title}>{lock.text}</Banner>;
}

function useLockText(pif: PifDetail_PifFragment): { title: string; text: string } | null {
  const { t } = useTranslation('pif');
  const { dateTime } = useFormat();
  const { day } = useQuantity();
  const { stage, submittedAt, submittedBy, assessedAt, assessor, lastBatchOn, retainedUntil, isEditedSinceSigned } =
    pif;
  const edited = isEditedSinceSigned ? t('card.editedSinceSignedHint') : null;
  switch (stage) {
    case 'SUBMITTED': {
      const date = dateTime(submittedAt);
      const who =
        submittedBy === null ? t('banner.submitted', { date }) : t('banner.submittedBy', { date, name: submittedBy });
      const whom = assessor === null ? null : t('banner.assesses', { name: assessor });
      return { title: t('banner.inReview'), text: [who, whom, t('banner.readOnly')].filter(Boolean).join(' ') };
    }
    case 'ASSESSED':
      return {
        title: t('banner.assessed'),
        text: [t('banner.assessedOn', { date: dateTime(assessedAt) }), t('banner.untilReturned')].join(' '),
      };
    case 'SIGNED':
      return { title: t('banner.signed'), text: [t('banner.signedHint'), edited].filter(Boolean).join(' ') };
    case 'ARCHIVED':
      return {
        title: t('banner.archived'),
        text:
          lastBatchOn === null || retainedUntil === null
            ? [t('banner.archivedHint'), t('banner.noLastBatch')].join(' ')
            : t('banner.lastBatch', { date: day(lastBatchOn), until: day(retainedUntil) }),
      };
    default:
      return null;
  }
}

function Banner({ title, isReturn = false, children }: { title: string; isReturn?: boolean; children: string }) {
  const Icon = isReturn ? ReturnIcon : LockIcon;
  const tone = isReturn ? 'accent' : 'info';
  return (
    <Box
      role="note"
      aria-label={title}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        mb: 2,
        border: 1,
        borderColor: `${tone}.main`,
        borderRadius: '14px',
        bgcolor: `${tone}.soft`,
      }}
    >
      <Icon sx={{ color: `${tone}.main`, fontSize: 22 }} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="p" sx={{ color: `${tone}.main` }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.25, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      </Box>
    </Box>
  );
}
