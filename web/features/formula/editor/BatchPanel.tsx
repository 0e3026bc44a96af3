import Box from '@mui/material/Box';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDecimal } from '../../../../domain/formula/percent.ts';
import { batchKilograms } from '../../../../domain/formula/scaling.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import './translations.ts';
import type { ComputedValues } from './computeValues.ts';

/** Decimals of a batch in kilograms: milligrams. */
const KILOGRAM_DECIMALS = 6;
/** The heaviest batch that is calculated, in milligrams: 1,000 tonnes. Ours. */
const MAX_BATCH = 10n ** 12n;

/** A batch in milligrams; null for anything but a positive number of kilograms. */
function readBatch(text: string): bigint | null {
  const read = readDecimal(text, KILOGRAM_DECIMALS);
  return read && !read.isNegative && read.isExact && read.units > 0n && read.units <= MAX_BATCH ? read.units : null;
}

/** The kilograms of each line for a batch of some size. */
export const BatchPanel = memo(function BatchPanel({ computed }: { computed: ComputedValues }) {
  const { t } = useTranslation('formulaEditor');
  const { figure } = useFormat();
  const [text, setText] = useState('');
  const batch = readBatch(text);
  const weights = batch === null ? [] : batchKilograms(computed.percents, batch);
  return (
    <Panel title={t('batch.title')}>
      <Field
        label={t('batch.size')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputProps={{ inputMode: 'decimal', maxLength: 20, autoComplete: 'off' }}
        error={text.trim() !== '' && batch === null ? t('batch.invalid') : undefined}
        hint={t('batch.hint')}
      />
      {weights.length > 0 && (
        <Box
          component="dl"
          aria-label={t('batch.title')}
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', m: 0, mt: 1.5, typography: 'body2' }}
        >
          {computed.lines.map(({ name }, at) => (
            <Box key={at} sx={{ display: 'contents', '& > *': { py: 0.5, borderTop: 1, borderColor: 'divider' } }}>
              <Box component="dt" sx={{ overflowWrap: 'anywhere', pr: 2 }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0, textAlign: 'end', ...tabularFigures }}>
                {t('batch.kilograms', { weight: figure(Number(weights[at] ?? '0')) })}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Panel>
  );
});
