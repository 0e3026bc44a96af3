import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import '../translations.generated.ts';
import { usePifBlockersNowQuery } from './SignedVersions.generated.ts';

/** More than so many fold to their number; the page of the report tells all. */
const MAX_SHOWN = 8;

/**
 * What would stop "safe" as the file stands; nothing where it would be safe again, or the reader does not see formulas.
 */
export function NoLongerSafe({ slug }: { slug: string }) {
  const { t } = useTranslation('pif');
  const canSee = useCan('formula.read');
  const { data } = usePifBlockersNowQuery({ variables: { slug }, skip: !canSee, fetchPolicy: 'network-only' });
  const blockers = data?.pif.blockers ?? [];
  if (blockers.length === 0) return null;
  const more = blockers.length - MAX_SHOWN;
  return (
    <Alert severity="warning" role="status">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('versions.noLongerSafe', { count: blockers.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {blockers.slice(0, MAX_SHOWN).map(({ english, serbian, link }) => (
          <li key={english}>
            <Link component={RouterLink} to={link} color="inherit">
              {currentLanguage() === 'en' ? english : serbian}
            </Link>
          </li>
        ))}
      </Box>
      {more > 0 && <Typography variant="body2">{t('versions.more', { count: more })}</Typography>}
    </Alert>
  );
}
