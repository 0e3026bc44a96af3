import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ALL_COMPANIES } from '../../../domain/company/companyId.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { useSession } from '../../shared/session/sessionStore.ts';
import './translations.ts';

/** Names the company that new raw materials belong to: the one worked on. An administrator is told how to choose another. */
export function WhoseCatalogue() {
  const { t } = useTranslation('rawMaterial');
  const user = useSession()?.user;
  const canSelect = useCan('company.select');
  const name = user?.company?.name;
  if (!name) return null;
  const isUnchosen = canSelect && (user.selectedCompanyId ?? ALL_COMPANIES) === ALL_COMPANIES;
  return (
    <Typography variant="body2" color="textSecondary">
      {t('whose.name', { company: name })}
      {canSelect && ` ${t(isUnchosen ? 'whose.unchosen' : 'whose.chosen')}`}
    </Typography>
  );
}
