import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { PIF_STAGES } from '../../../domain/pif/stages.ts';
import type { PifConclusion } from '../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import { conclusionStyles } from '../../shared/ui/conclusionStyles.ts';
import { ClockIcon } from '../../shared/ui/icons.tsx';
import { useHasInteracted } from '../../shared/ui/firstInteraction.ts';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import './translations.generated.ts';
import { noFilters, type PifFilters as Filters } from './pifListParams.ts';
import { usePifListCompaniesQuery, type PifsQuery } from './Pifs.generated.ts';
import { stageStyles } from '../../shared/ui/stageStyles.ts';

const CONCLUSIONS: readonly PifConclusion[] = ['NONE', 'SAFE', 'CONDITIONALLY_SAFE', 'UNSAFE'];

interface Props {
  filters: Filters;
  /** The page in view, with the number of files by stage and by conclusion. */
  pifs: PifsQuery['pifs'] | undefined;
  onChange: (patch: Partial<Filters>) => void;
}

/** Company, stages and conclusions, with the number of files of each. */
export function PifFilters({ filters, pifs, onChange }: Props) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const { stage, conclusion, expiring } = filters;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40 }}>
        <Typography variant="h4" component="h2">
          {t('filters.title')}
        </Typography>
        <Button size="small" onClick={() => onChange(noFilters)}>
          {t('filters.reset')}
        </Button>
      </Box>
      {/* A client has one company. */}
      {useCan('company.read') && <CompanyFilter company={filters.company} onChange={onChange} />}
      <Choices
        title={t('filters.stage')}
        options={PIF_STAGES.map((value) => ({
          value,
          label: common(`stage.${stageStyles[value].word}`),
          icon: stageStyles[value].icon,
          count: pifs?.stageCounts.find((one) => one.stage === value)?.count,
        }))}
        chosen={stage}
        onChange={(chosen) => onChange({ stage: chosen })}
      />
      <Choices
        title={t('filters.conclusion')}
        options={CONCLUSIONS.map((value) => ({
          value,
          label: common(`conclusion.${conclusionStyles[value].word}`),
          icon: conclusionStyles[value].icon,
          count: pifs?.conclusionCounts.find((one) => one.conclusion === value)?.count,
        }))}
        chosen={conclusion}
        onChange={(chosen) => onChange({ conclusion: chosen })}
      />
      <Choices
        title={t('filters.expiry')}
        options={[{ value: 'EXPIRING', label: t('filters.expiring'), icon: ClockIcon, count: undefined }]}
        chosen={expiring ? ['EXPIRING'] : []}
        onChange={(chosen) => onChange({ expiring: chosen.length > 0 })}
      />
    </Box>
  );
}

function CompanyFilter({ company, onChange }: { company: string; onChange: Props['onChange'] }) {
  const { t } = useTranslation('pif');
  const hasInteracted = useHasInteracted();
  const { data } = usePifListCompaniesQuery({ skip: company === ALL_COMPANIES && !hasInteracted });
  const companies = [
    { value: ALL_COMPANIES, label: t('filters.allCompanies') },
    ...(data?.companies ?? []).map(({ id, name }) => ({ value: id, label: name ?? id })),
  ];
  // The company in the address may not be loaded yet, or not be one of the person's.
  if (!companies.some(({ value }) => value === company))
    companies.push({ value: company, label: data ? t('filters.otherCompany') : '…' });
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
        {t('filters.company')}
      </Typography>
      <Box sx={{ display: 'grid' }}>
        <SelectFilter
          label={t('filters.byCompany')}
          value={company}
          options={companies}
          onChange={(chosen) => onChange({ company: chosen })}
        />
      </Box>
    </Box>
  );
}

interface ChoicesProps<T> {
  title: string;
  options: readonly { value: T; label: string; icon: typeof SvgIcon; count: number | undefined }[];
  chosen: readonly T[];
  onChange: (chosen: T[]) => void;
}

function Choices<T extends string>({ title, options, chosen, onChange }: ChoicesProps<T>) {
  const { number } = useFormat();
  const toggle = (value: T) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Box role="group" aria-label={title} sx={{ pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {options.map(({ value, label, icon: Icon, count }) => (
        <Box
          key={value}
          component="label"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            minHeight: { xs: 44, md: 32 },
            cursor: 'pointer',
            typography: 'body2',
          }}
        >
          <Checkbox size="small" checked={chosen.includes(value)} onChange={() => toggle(value)} sx={{ p: 0.25 }} />
          <Icon sx={{ fontSize: 18, color: 'text.secondary' }} />
          <span>{label}</span>
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', ...tabularFigures }}>
            {count !== undefined && number(count)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
