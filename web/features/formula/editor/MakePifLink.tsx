import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '../../../shared/session/useCan.ts';
import { paths } from '../../../shared/url/paths.ts';
import './translations.generated.ts';

/**
 * Leads to the dialog that makes a product information file of the saved formula; not while there are changes, which it
 * would not have.
 */
export function MakePifLink({ slug, disabled }: { slug: string; disabled: boolean }) {
  const { t } = useTranslation('formulaEditor');
  if (!useCan('pif.create')) return null;
  return (
    <Button component={Link} to={paths.newPifOfFormula(slug)} variant="outlined" disabled={disabled}>
      {t('pif.button')}
    </Button>
  );
}
