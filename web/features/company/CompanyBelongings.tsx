import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { Panel } from '../../shared/ui/Panel.tsx';
import { paths } from '../../shared/url/paths.ts';
import type { Companies_DetailFragment as Company } from './Companies.generated.ts';
import { CompanySteps } from './CompanySteps.tsx';
import './translations.generated.ts';

/** The lists of what belongs to a company, narrowed to it; raw materials have no such filter. */
const targets = {
  labels: paths.labelsOfCompany,
  rawMaterials: () => paths.rawMaterials,
  pifs: paths.pifsOfCompany,
  formulas: paths.formulasOfCompany,
} as const;
const KINDS = Object.keys(targets) as (keyof typeof targets)[];

interface Props {
  company: Company;
  onChanged: () => void;
}

/** How much belongs to a company, and what follows from it: a company is archived, or deleted while it is empty. */
export function CompanyBelongings({ company, onChanged }: Props) {
  const { t } = useTranslation('company');
  const { id, counts } = company;
  return (
    <Panel title={t('belongs')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {counts &&
          KINDS.map((kind) => (
            <li key={kind}>
              <Link component={RouterLink} to={targets[kind](id)} sx={{ display: 'inline-block', py: 1 }}>
                {t(`counts.${kind}`)}: {counts[kind]}
              </Link>
            </li>
          ))}
        {counts && (
          <Box component="li" sx={{ py: 1 }}>
            {t('counts.users')}: {counts.users}
          </Box>
        )}
      </Box>
      <CompanySteps company={company} onChanged={onChanged} />
    </Panel>
  );
}
