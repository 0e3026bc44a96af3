import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { useHasInteracted } from '../../shared/ui/firstInteraction.ts';
import { SegmentedFilter } from '../../shared/ui/SegmentedFilter.tsx';
import { CompanySelect } from '../../subjects/company/CompanySelect.tsx';
import '../../subjects/label-reprint/translations.generated.ts';
import { ExportButton } from './ExportButton.tsx';
import { type LabelsToReprintQuery, useReprintCompaniesQuery } from './LabelsToReprint.generated.ts';
import type { ReprintParams } from './reprintParams.ts';

interface Props {
  params: ReprintParams;
  /** The page in view, with the number of labels by how soon they are to be printed again. */
  list: LabelsToReprintQuery['labelsToReprint'] | undefined;
  onChange: (patch: Partial<ReprintParams>) => void;
}

/** Which labels are shown, by company and by how soon they are to be printed again, and their export. */
export function ReprintFilters({ params: { company, shown }, list, onChange }: Props) {
  const { t } = useTranslation('labelReprint');
  const { t: common } = useTranslation();
  const hasInteracted = useHasInteracted();
  const { data: companyData } = useReprintCompaniesQuery({
    skip: company === ALL_COMPANIES && !hasInteracted,
  });
  const counts = list?.counts;
  return (
    <Box role="search" aria-label={common('filters')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
      <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' }, minWidth: 0, display: 'grid' }}>
        <CompanySelect
          companies={companyData?.companies}
          company={company}
          onChange={(chosen) => onChange({ company: chosen })}
        />
      </Box>
      <Box sx={{ overflowX: 'auto', pb: 0.5, maxWidth: '100%' }}>
        <Box sx={{ width: 'max-content' }}>
          <SegmentedFilter
            label={t('filter.label')}
            value={shown ?? 'ALL'}
            options={[
              { value: 'ALL', label: t('filter.ALL'), count: counts?.all ?? null },
              { value: 'NEW_BATCHES', label: t('filter.NEW_BATCHES'), count: counts?.newBatches ?? null },
              { value: 'STOCK', label: t('filter.STOCK'), count: counts?.stock ?? null },
              { value: 'LATER', label: t('filter.LATER'), count: counts?.later ?? null },
              { value: 'NOT_KNOWN', label: t('filter.NOT_KNOWN'), count: counts?.notKnown ?? null },
            ]}
            onChange={(value) => onChange({ shown: value === 'ALL' ? null : value })}
          />
        </Box>
      </Box>
      {list && list.totalCount > 0 && (
        <Box sx={{ ml: 'auto' }}>
          <ExportButton company={company} shown={shown} />
        </Box>
      )}
    </Box>
  );
}
