import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReviewSteps } from '../../../subjects/import/ImportFrame.tsx';
import { ImportStatus } from '../../../subjects/import/ImportStatus.tsx';
import { useCan } from '../../../shared/session/useCan.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import { paths } from '../../../shared/url/paths.ts';
import { FormulaImportReview } from './FormulaImportReview.tsx';
import { WaitingImports } from './WaitingImports.tsx';
import { useFormulaImport } from './useFormulaImport.ts';

/** An import by its id: its rows to be corrected, or the formula that it became. */
export function LoadedImport({ id, onAnother, onCorrected }: Omit<ReviewSteps, 'onClose'>) {
  const { t } = useTranslation('formulaImport');
  const { t: sheet } = useTranslation('sheetImport');
  const { t: common } = useTranslation();
  const { found, error, retry, fetchFormulaSlug } = useFormulaImport(id);
  const isLate = useDelayed(found === null);
  const canCreatePif = useCan('pif.create');
  if (!found)
    return error ? (
      <ErrorNotice error={error} onRetry={retry} />
    ) : (
      <Box role="status" aria-label={common('loading')} sx={{ visibility: isLate ? 'visible' : 'hidden' }}>
        <Skeleton variant="rounded" height={88} />
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} height={160} />
        ))}
      </Box>
    );
  if (!found.formulaSlug)
    return (
      <>
        <WaitingImports id={id} />
        <FormulaImportReview
          found={found}
          fetchFormulaSlug={fetchFormulaSlug}
          onAnother={onAnother}
          onCorrected={onCorrected}
        />
      </>
    );
  return (
    <>
      <ImportStatus tone="success" title={t('applied')}>
        {found.fileName}
      </ImportStatus>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
        <Button component={Link} to={paths.formula(found.formulaSlug)} variant="contained">
          {t('openFormula')}
        </Button>
        {canCreatePif && (
          <Button component={Link} to={paths.newPifOfFormula(found.formulaSlug)} variant="outlined">
            {t('createPif')}
          </Button>
        )}
        <Button variant="outlined" onClick={onAnother}>
          {sheet('another')}
        </Button>
      </Box>
    </>
  );
}
