import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';
import { countOf, type FoundPoints } from './pointCounts.ts';

interface Props {
  found: FoundPoints;
  isApplied: boolean;
  /** What applying it changes, or has changed. */
  effects: string;
  /** How many verified values are chosen to be replaced. */
  replacedCount: number;
}

/** Which file an import is of, what it changes, and what of it is left aside. */
export function PointSummary({ found, isApplied, effects, replacedCount }: Props) {
  const { t } = useTranslation('toxicologyImport');
  return (
    <>
      <Typography variant="body2">
        {found.fileName} · {t(`scope.${found.scope}`)}
      </Typography>
      <Typography variant="body2">{effects}</Typography>
      {countOf(found, 'CONFLICT') > 0 && !isApplied && (
        <Typography variant="body2">
          {t('state.conflicts', { count: countOf(found, 'CONFLICT') })} {t('state.chosen', { count: replacedCount })}
        </Typography>
      )}
      {found.unknownColumns.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('state.unknownColumns', { columns: found.unknownColumns.join(', ') })}
        </Typography>
      )}
    </>
  );
}
