import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../shared/ui/Panel.tsx';
import { HistoryButton } from '../../subjects/history/HistoryButton.tsx';
import type { Companies_DetailFragment as Company } from './Companies.generated.ts';
import { TEXT_FIELDS } from './company.form.ts';
import { CompanyLogo } from './CompanyLogo.tsx';
import './translations.generated.ts';

/** What a company states of itself, with its logo. */
export function CompanyFacts({ company }: { company: Company }) {
  const { t } = useTranslation('company');
  const name = company.name ?? company.id;
  const facts = [
    ...TEXT_FIELDS.filter((field) => field !== 'name').map((field) => ({
      label: t(`fields.${field}`),
      text: company[field],
    })),
    { label: t('fields.language'), text: company.language && t(`languages.${company.language}`) },
  ];
  return (
    <Panel title={t('details')} action={<HistoryButton subject="COMPANY" slug={company.id} of={name} />}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <CompanyLogo name={name} logoUrl={company.logoUrl} size={72} />
        <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, minWidth: 0 }}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <Typography variant="caption" component="dt" color="textSecondary">
                {label}
              </Typography>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {text ?? '–'}
              </Box>
            </div>
          ))}
        </Box>
      </Box>
    </Panel>
  );
}
