import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { CompanyFilter } from './CompanyFilter.tsx';
import type { ExpiryParams } from './expiryParams.ts';
import './translations.generated.ts';

interface Props {
  params: ExpiryParams;
  /** Whether any filter is set, the period of the timeline included. */
  isNarrowed: boolean;
  onChange: (patch: Partial<ExpiryParams>) => void;
}

/** Which documents are shown, as far as the person may read more than one company or kind. */
export function ExpiryFilters({ params: { company, kind }, isNarrowed, onChange }: Props) {
  const { t } = useTranslation('expiry');
  const { t: common } = useTranslation();
  const canReadPifs = useCan('pif.read');
  const canReadDocuments = useCan('document.read');
  const canReadCompanies = useCan('company.read');
  return (
    <Box role="search" aria-label={common('filters')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, mb: 2 }}>
      {canReadCompanies && <CompanyFilter company={company} onCompany={(chosen) => onChange({ company: chosen })} />}
      {canReadPifs && canReadDocuments && (
        <Box sx={{ flex: { xs: '1 1 100%', sm: '0 1 260px' }, minWidth: 0, display: 'grid' }}>
          <SelectFilter
            label={t('kind.label')}
            value={kind ?? 'ALL'}
            options={(['ALL', 'RAW_MATERIAL', 'PIF_FILE', 'GMP_STATEMENT'] as const).map((value) => ({
              value,
              label: t(`kind.${value}`),
            }))}
            onChange={(chosen) => onChange({ kind: chosen === 'ALL' ? null : chosen })}
          />
        </Box>
      )}
      {isNarrowed && (
        <Button variant="outlined" onClick={() => onChange({ company: ALL_COMPANIES, kind: null, period: null })}>
          {t('showAll')}
        </Button>
      )}
    </Box>
  );
}
