import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { useNoteOpened } from '../../../shared/recentItems.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { FlaskIcon } from '../../../shared/ui/icons.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { NEW_FORMULA_SLUG, paths } from '../../../shared/url/paths.ts';
import './translations.generated.ts';
import { useFormulaDetailQuery } from './FormulaDetail.generated.ts';
import { FormulaEditor } from './FormulaEditor.tsx';

/** A formula, or the form of a new one, by the address. */
export default function FormulaPage() {
  const { slug = '' } = useParams();
  return slug === NEW_FORMULA_SLUG ? <FormulaEditor formula={null} /> : <SavedFormula key={slug} slug={slug} />;
}

function SavedFormula({ slug }: { slug: string }) {
  const { t } = useTranslation('formulaEditor');
  // Always from the server: an editor that starts with an older revision would end in a conflict.
  const { data, error, refetch } = useFormulaDetailQuery({ variables: { slug }, fetchPolicy: 'network-only' });
  useNoteOpened('FORMULA', data && { slug, name: data.formula.name, code: data.formula.code });
  if (data) return <FormulaEditor formula={data.formula} />;
  if (!error) return <FormulaSkeleton />;
  if (describeError(error).code === 'NOT_FOUND') return <FormulaNotFound />;
  return (
    <>
      <PageHeading title={t('title')} />
      <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
    </>
  );
}

/** The formula does not exist or the viewer may not see it: the two cases look the same on purpose. */
function FormulaNotFound() {
  const { t } = useTranslation('formulaEditor');
  return (
    <>
      <PageHeading title={t('title')} />
      <EmptyState
        icon={FlaskIcon}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Button component={Link} to={paths.inciGenerator} variant="outlined">
            {t('notFound.toList')}
          </Button>
        }
      />
    </>
  );
}

/** The skeleton of the editor; it appears only after a delay, so that a fast response shows none. */
function FormulaSkeleton() {
  const { t } = useTranslation('formulaEditor');
  const isLate = useDelayed(true);
  return (
    <Box role="status" sx={{ visibility: isLate ? 'visible' : 'hidden' }}>
      <span style={visuallyHidden}>{t('loading')}</span>
      <Skeleton width={120} height={24} />
      <Skeleton height={40} sx={{ mt: 1, maxWidth: 420 }} />
      <Skeleton height={22} sx={{ mt: 0.5, mb: 3, maxWidth: 320 }} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '7fr 5fr' } }}>
        <Skeleton variant="rounded" height={480} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    </Box>
  );
}
