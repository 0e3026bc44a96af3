import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readConcentration, sumOfConcentrations } from '../../../../domain/raw-material/concentration.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { WarningIcon } from '../../../shared/ui/icons.tsx';
import { Count } from '../../../shared/ui/Panel.tsx';
import type { CompositionForm } from './composition.form.ts';

/**
 * The sum of a composition, the number of limits and ranges in it, and the number of rows without a valid
 * concentration.
 */
function useSum() {
  const { control } = useFormContext<CompositionForm>();
  const rows = useWatch({ control, name: 'composition' });
  return useMemo(() => {
    const texts = rows.map(({ maxConcentration }) => maxConcentration);
    const read = texts.map((text) => readConcentration(text));
    return {
      sum: sumOfConcentrations(texts),
      limits: read.filter((one) => one.ok && (one.isLimit || one.text.includes('-'))).length,
      unknown: read.filter((one) => !one.ok || one.percent === null).length,
    };
  }, [rows]);
}

/** The sum beside the title of a composition, updated while typing. */
export function SumMark() {
  const { t } = useTranslation('rawMaterialForm');
  const { figure } = useFormat();
  return <Count>{t('sum.mark', { sum: figure(useSum().sum) })}</Count>;
}

/** Notes on the sum: that it is over 100 %, and how many rows count with their limit or not at all. */
export function SumNotes() {
  const { t } = useTranslation('rawMaterialForm');
  const { figure } = useFormat();
  const { sum, limits, unknown } = useSum();
  const notes = [
    limits > 0 && t('sum.limits', { count: limits }),
    unknown > 0 && t('sum.unknown', { count: unknown }),
  ].filter((note) => note !== false);
  return (
    <>
      <Typography
        role="status"
        variant="caption"
        component="p"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          color: 'result.yellow.main',
          fontWeight: 600,
          minHeight: 20,
        }}
      >
        {sum > 100 && (
          <>
            <WarningIcon sx={{ fontSize: 17 }} />
            {t('sum.over', { sum: figure(sum) })}
          </>
        )}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        {notes.join(' ')}
      </Typography>
    </>
  );
}
