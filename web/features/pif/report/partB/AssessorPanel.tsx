import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../../../shared/i18n/useFormat.ts';
import { useQuantity } from '../../../../shared/i18n/useQuantity.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { paths } from '../../../../shared/url/paths.ts';
import { useFieldNames } from '../../../../subjects/field-names/useFieldNames.ts';
import { ReadOnlyFields } from '../../frame/ReadOnlyFields.tsx';
import type { PifWithPartB } from './partB.form.ts';
import type { PifPartBQuery } from './PartB.generated.ts';
import './translations.generated.ts';

interface Props {
  pif: Pick<PifWithPartB, 'assessor' | 'assessedAt'>;
  viewer: PifPartBQuery['viewer'];
  canAssess: boolean;
}

/** Part B, section 4: who concluded, and as whom the person would conclude. */
export function AssessorPanel({ pif: { assessor, assessedAt }, viewer, canAssess }: Props) {
  const { t } = useTranslation('pifPartB');
  const names = useFieldNames();
  const { dateTime } = useFormat();
  const { day } = useQuantity();
  const { name, assessorProfile: profile } = viewer;
  const proof = profile?.proof?.name ?? null;
  const until = profile?.validUntil ?? null;
  const proofText =
    proof &&
    (until ? t('assessor.validUntil', { name: proof, date: day(until) }) : t('assessor.unlimited', { name: proof }));
  const gaps = profile?.gaps ?? [];
  return (
    <Panel title={t('assessor.title')}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2">
          {assessor !== null && assessedAt
            ? t('assessor.concluded', { name: assessor, date: dateTime(assessedAt) })
            : t('assessor.none')}
        </Typography>
        {canAssess && profile && (
          <>
            <ReadOnlyFields
              fields={[
                { key: 'name', label: t('assessor.mine'), text: [name, profile.title].filter(Boolean).join(', ') },
                { key: 'qualification', label: t('assessor.qualification'), text: profile.qualification },
                { key: 'address', label: names.field.address, text: profile.address },
                { key: 'proof', label: t('assessor.proof'), text: proofText },
              ]}
            />
            {gaps.length > 0 && (
              <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5, color: 'result.red.main' }}>
                {gaps.map((gap) => (
                  <li key={gap}>{t(`assessor.gap.${gap}`)}</li>
                ))}
              </Typography>
            )}
            {gaps.length > 0 && (
              <Link component={RouterLink} to={`${paths.account}#assessor`} variant="body2">
                {t('assessor.toProfile')}
              </Link>
            )}
          </>
        )}
      </Box>
    </Panel>
  );
}
