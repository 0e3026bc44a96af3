import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { type FilterDescription, namesOfFilters } from '../../../domain/listFilters.ts';
import { PIF_FILTERS } from '../../../domain/pif/pifFilters.ts';
import type { PifConclusion, PifStage } from '../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import { conclusionStyles } from '../../shared/ui/conclusionStyles.ts';
import { ClockIcon } from '../../shared/ui/icons.tsx';
import { useHasInteracted } from '../../shared/ui/firstInteraction.ts';
import { CompanySelect } from '../../subjects/company/CompanySelect.tsx';
import './translations.generated.ts';
import { noFilters, type PifFilters as Filters } from './pifListParams.ts';
import { usePifListCompaniesQuery, type PifsQuery } from './Pifs.generated.ts';
import { stageStyles } from '../../shared/ui/stageStyles.ts';

/** The filters that are chosen from values. */
type ChosenFilter = Exclude<keyof typeof PIF_FILTERS, 'companyId'>;
const CHOSEN_FILTERS = namesOfFilters(PIF_FILTERS).filter((name): name is ChosenFilter => name !== 'companyId');

interface Props {
  filters: Filters;
  /** The page in view, with the number of files by stage and by conclusion. */
  pifs: PifsQuery['pifs'] | undefined;
  onChange: (patch: Partial<Filters>) => void;
}

interface Option {
  value: string;
  label: string;
  icon?: typeof SvgIcon | undefined;
  count?: number | undefined;
}

/** The values that a filter offers: those with an icon or a number first of all, the others by their words. */
function useOptions(pifs: Props['pifs']): (name: ChosenFilter) => Option[] {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const shown: Partial<Record<ChosenFilter, (value: string) => Omit<Option, 'value'>>> = {
    stages: (value) => {
      const { word, icon } = stageStyles[value as PifStage];
      const count = pifs?.stageCounts.find(({ stage }) => stage === value)?.count;
      return { label: common(`stage.${word}`), icon, count };
    },
    conclusions: (value) => {
      const { word, icon } = conclusionStyles[value as PifConclusion];
      const count = pifs?.conclusionCounts.find(({ conclusion }) => conclusion === value)?.count;
      return { label: common(`conclusion.${word}`), icon, count };
    },
    isExpiring: () => ({ label: t('filters.expiring.yes'), icon: ClockIcon }),
  };
  return (name) => {
    const { parameter, ...filter }: FilterDescription = PIF_FILTERS[name];
    return Object.entries(filter.values ?? { yes: 'YES' }).map(([word, value]) => ({
      value,
      ...(shown[name]?.(value) ?? { label: t(`filters.${parameter}.${word}` as 'filters.expiring.yes') }),
    }));
  };
}

/** Company, stages and conclusions, with the number of files of each. */
export function PifFilters({ filters, pifs, onChange }: Props) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const optionsOf = useOptions(pifs);
  const choicesOf = (name: ChosenFilter) => {
    const { parameter } = PIF_FILTERS[name];
    const value = filters[parameter];
    return (
      <Choices
        key={name}
        title={t(`filters.${parameter}.title`)}
        options={optionsOf(name)}
        chosen={typeof value === 'boolean' ? (value ? ['YES'] : []) : value}
        onChange={(chosen) => onChange({ [parameter]: typeof value === 'boolean' ? chosen.length > 0 : chosen })}
      />
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40 }}>
        <Typography variant="h4" component="h2">
          {common('filters')}
        </Typography>
        <Button size="small" onClick={() => onChange(noFilters)}>
          {common('reset')}
        </Button>
      </Box>
      {/* A client has one company. */}
      {useCan('company.read') && <CompanyFilter company={filters.company} onChange={onChange} />}
      {CHOSEN_FILTERS.map(choicesOf)}
    </Box>
  );
}

function CompanyFilter({ company, onChange }: { company: string; onChange: Props['onChange'] }) {
  const { t: common } = useTranslation();
  const hasInteracted = useHasInteracted();
  const { data } = usePifListCompaniesQuery({ skip: company === ALL_COMPANIES && !hasInteracted });
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" color="textSecondary" sx={{ mb: 0.5 }}>
        {common('company')}
      </Typography>
      <Box sx={{ display: 'grid' }}>
        <CompanySelect
          companies={data?.companies}
          company={company}
          label={common('filterByCompany')}
          onChange={(chosen) => onChange({ company: chosen })}
        />
      </Box>
    </Box>
  );
}

interface ChoicesProps {
  title: string;
  options: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

function Choices({ title, options, chosen, onChange }: ChoicesProps) {
  const { number } = useFormat();
  const toggle = (value: string) =>
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
          {Icon && <Icon sx={{ fontSize: 18, color: 'text.secondary' }} />}
          <span>{label}</span>
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', ...tabularFigures }}>
            {count !== undefined && number(count)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
