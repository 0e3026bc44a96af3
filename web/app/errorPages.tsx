import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { SearchIcon } from '../shared/ui/icons.tsx';
import { openedSearch } from '../shared/ui/openedSearch.ts';
import { PageHeading } from '../shared/ui/PageHeading.tsx';
import { paths } from '../shared/url/paths.ts';

/** What to do instead: go back, search, or go to the labels, which every role may open. */
function WaysOn() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  // At the router's first location there is nothing of this application to go back to.
  const canGoBack = useLocation().key !== 'default';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3 }}>
      {canGoBack && (
        <Button variant="outlined" onClick={() => void navigate(-1)}>
          {t('unknown.back')}
        </Button>
      )}
      <Button
        variant="outlined"
        startIcon={<SearchIcon />}
        aria-haspopup="dialog"
        onClick={() => openedSearch.set('search')}
      >
        {t('search.open')}
      </Button>
      <Button variant="outlined" component={RouterLink} to={paths.start}>
        {t('unknown.link')}
      </Button>
    </Box>
  );
}

/** For a page that the role may not open. */
export function ForbiddenPage() {
  const { t } = useTranslation('app');
  return (
    <>
      <PageHeading title={t('forbidden.title')} />
      <Typography>{t('forbidden.text')}</Typography>
      <WaysOn />
    </>
  );
}

/** The path without percent-encoding, unless it is malformed. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** For a path that does not exist. */
export function UnknownPage({ path }: { path: string }) {
  const { t } = useTranslation('app');
  return (
    <>
      <PageHeading title={t('unknown.title')} />
      <Typography>{t('unknown.text', { path: decodePath(path) })}</Typography>
      <WaysOn />
    </>
  );
}
