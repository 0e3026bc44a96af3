import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '../shared/ui/PageHeading.tsx';
import { paths } from '../shared/url/paths.ts';

/** A link to the labels, which every role may open. */
function LabelsLink() {
  const { t } = useTranslation('app');
  return (
    <Link component={RouterLink} to={paths.start} sx={{ display: 'inline-block', mt: 2 }}>
      {t('unknown.link')}
    </Link>
  );
}

/** For a page that the role may not open. */
export function ForbiddenPage() {
  const { t } = useTranslation('app');
  return (
    <>
      <PageHeading title={t('forbidden.title')} />
      <Typography>{t('forbidden.text')}</Typography>
      <LabelsLink />
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
      <LabelsLink />
    </>
  );
}
