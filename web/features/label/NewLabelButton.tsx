import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '../../shared/session/useCan.ts';
import { paths } from '../../shared/url/paths.ts';

/** Button to create a label, for those who may. */
export function NewLabelButton() {
  const { t } = useTranslation('label');
  if (!useCan('label.create')) return null;
  return (
    <Button variant="contained" component={Link} to={paths.newLabel}>
      {t('list.new')}
    </Button>
  );
}
