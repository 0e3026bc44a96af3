import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PageHeading } from '../shared/ui/PageHeading.tsx';
import { paths } from '../shared/url/paths.ts';

/** The way to what everybody may open. */
function ToLabels() {
  const { t } = useTranslation('app');
  return (
    <Link component={RouterLink} to={paths.start} sx={{ display: 'inline-block', mt: 2 }}>
      {t('unknown.link')}
    </Link>
  );
}

/** A page that the person's role may not open. */
export function ForbiddenPage() {
  const { t } = useTranslation('app');
  return (
    <>
      <PageHeading title={t('forbidden.title')} />
      <Typography>{t('forbidden.text')}</Typography>
      <ToLabels />
    </>
  );
}

/** The path in the letters a person types, where it can be read at all. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A path that does not exist; it is shown as it was typed, as text. */
export function UnknownPage({ path }: { path: string }) {
  const { t } = useTranslation('app');
  return (
    <>
      <PageHeading title={t('unknown.title')} />
      <Typography>{t('unknown.text', { path: readable(path) })}</Typography>
      <ToLabels />
    </>
  );
}
