import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { HUNDRED, type Millionths } from '../../../../domain/formula/percent.ts';
import { SUM_TOLERANCE } from '../../../../domain/formula/scaling.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { CheckIcon, WarningIcon } from '../../../shared/ui/icons.tsx';
import './translations.generated.ts';
import { percentText } from './figureTexts.ts';

interface Props {
  sum: Millionths;
  count: number;
  canScale: boolean;
  onScale: () => void;
}

/** The sum of the lines with what is missing to 100 %, or too much. */
export const SumRow = memo(function SumRow({ sum, count, canScale, onScale }: Props) {
  const { t } = useTranslation('formulaEditor');
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: 2,
        py: 1.5,
        bgcolor: 'subtle',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ mr: 'auto' }}>
        <strong>{t('sum.title')}</strong> {t('sum.ofLines', { count })}
      </Typography>
      {sum !== HUNDRED && canScale && (
        <Button size="small" onClick={onScale}>
          {t('sum.scale')}
        </Button>
      )}
      <SumState sum={sum} />
    </Box>
  );
});

/** The sum and whether it is 100 %; announced when it changes. */
export function SumState({ sum }: { sum: Millionths }) {
  const { t } = useTranslation('formulaEditor');
  const difference = Math.abs(sum - HUNDRED);
  const isRight = difference <= SUM_TOLERANCE;
  const text = isRight
    ? t('sum.right')
    : t(sum < HUNDRED ? 'sum.missing' : 'sum.tooMuch', { percent: percentText(difference) });
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Typography variant="body2" component="span" sx={{ fontWeight: 700, ...tabularFigures }}>
        {percentText(sum)} %
      </Typography>
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1,
          py: 0.25,
          borderRadius: 999,
          typography: 'caption',
          fontWeight: 600,
          color: isRight ? 'result.green.main' : 'result.yellow.main',
          bgcolor: isRight ? 'result.green.soft' : 'result.yellow.soft',
        }}
      >
        {isRight ? <CheckIcon sx={{ fontSize: 14 }} /> : <WarningIcon sx={{ fontSize: 14 }} />}
        {text}
      </Box>
    </Box>
  );
}
