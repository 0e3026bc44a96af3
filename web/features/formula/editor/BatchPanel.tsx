import Box from '@mui/material/Box';
import { Fragment, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDecimal } from '../../../../domain/formula/percent.ts';
import { batchKilograms, batchWeight } from '../../../../domain/formula/scaling.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import './translations.generated.ts';
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

/** By selectors and not by line: a formula has up to 300. */
const weightList = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  m: 0,
  mt: 1.5,
  typography: 'body2',
  '& > *': { py: 0.5, borderTop: 1, borderColor: 'divider' },
  '& > dt': { overflowWrap: 'anywhere', pr: 2 },
  '& > dd': { m: 0, textAlign: 'end', ...tabularFigures },
  '& > :nth-last-of-type(1)': { fontWeight: 600 },
} as const;

/** The kilograms of each line for a batch of some size. */
export const BatchPanel = memo(function BatchPanel(props: Pick<ComputedValues, 'percents' | 'lines'>) {
  const { t } = useTranslation('formulaEditor');
  const [text, setText] = useState('');
  const batch = readBatch(text);
  const error = text.trim() !== '' && batch === null ? t('batch.invalid') : undefined;
  return (
    <Panel title={t('batch.title')}>
      <BatchField value={text} onChange={setText} error={error} />
      {batch !== null && props.lines.length > 0 && <Weights {...props} batch={batch} />}
    </Panel>
  );
});

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** Not rendered by what is typed in the lines. */
const BatchField = memo(function BatchField({ value, onChange, error }: FieldProps) {
  const { t } = useTranslation('formulaEditor');
  return (
    <Field
      label={t('batch.size')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputProps={{ inputMode: 'decimal', maxLength: 20, autoComplete: 'off' }}
      error={error}
      hint={t('batch.hint')}
    />
  );
});

function Weights({ percents, lines, batch }: Pick<ComputedValues, 'percents' | 'lines'> & { batch: bigint }) {
  const { t } = useTranslation('formulaEditor');
  const { figure } = useFormat();
  const weights = batchKilograms(percents, batch);
  return (
    <Box component="dl" aria-label={t('batch.title')} sx={weightList}>
      {lines.map(({ name }, at) => (
        <Fragment key={at}>
          <dt>{name}</dt>
          <dd>{t('batch.kilograms', { weight: figure(Number(weights[at] ?? '0')) })}</dd>
        </Fragment>
      ))}
      <dt>{t('batch.total')}</dt>
      <dd>{t('batch.kilograms', { weight: figure(Number(batchWeight(percents, batch))) })}</dd>
    </Box>
  );
}
