import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../../shared/session/sessionStore.ts';
import { labelAddresses } from './detail/labelAddresses.ts';

/** The way to a new label, for those who may enter one. */
export function NewLabelButton() {
  const { t } = useTranslation('label');
  const role = useSession()?.user.role;
  if (role === undefined || role === 'dcp' || role === 'client') return null;
  return (
    <Button variant="contained" component={Link} to={labelAddresses.new}>
      {t('list.new')}
    </Button>
  );
}
