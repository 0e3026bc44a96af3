import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import './translations.generated.ts';
import { compareRevisions } from './compareRevisions.ts';
import { useFormulaDetailQuery } from './FormulaDetail.generated.ts';
import { RevisionChanges } from './RevisionChanges.tsx';

interface Props {
  slug: string;
  before: number;
  after: number;
  onClose: () => void;
}

/** A revision for comparison. Not cached: the cached formula of its id is the current revision. */
const useRevision = (slug: string, revision: number) =>
  useFormulaDetailQuery({ variables: { slug, revision }, fetchPolicy: 'no-cache' });

/** What changed from one revision to another: lines, substances and the ingredient list. */
export function RevisionComparison({ slug, before, after, onClose }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const one = useRevision(slug, before);
  const other = useRevision(slug, after);
  const error = one.error ?? other.error;
  const compared = one.data && other.data ? compareRevisions(one.data.formula, other.data.formula) : undefined;
  return (
    <Box sx={{ mb: 2 }}>
      <Panel
        title={t('compare.title', { before, after })}
        action={<Button onClick={onClose}>{common('close')}</Button>}
        busy={!compared && !error}
      >
        {error && !compared && (
          <ErrorNotice
            error={error}
            onRetry={() => {
              for (const { refetch } of [one, other]) void refetch().catch(() => undefined);
            }}
          />
        )}
        {!error && !compared && <Skeleton height={120} />}
        {compared?.isSame && <Typography variant="body2">{t('compare.same')}</Typography>}
        {compared && !compared.isSame && <RevisionChanges compared={compared} before={before} after={after} />}
      </Panel>
    </Box>
  );
}
