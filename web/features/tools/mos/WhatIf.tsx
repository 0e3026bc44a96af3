import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marginOfSafety } from '../../../../domain/exposure/marginOfSafety.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import '../translations.generated.ts';
import { useMarginText } from '../useMarginText.ts';
import { verdictStyles } from '../MarginVerdict.tsx';
import type { Mos } from './mosInputs.ts';

const STEPS = 200;

interface Props {
  mos: Mos;
  /** Whether the law does not allow a concentration, % w/w. */
  isOver: (concentrationPercent: number) => boolean;
}

/** The margin at another concentration. The slider runs to twice the highest safe one, so that both sides show. */
export function WhatIf({ mos: { input, result }, isOver }: Props) {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const marginText = useMarginText();
  const id = useId();
  const maxConcentration = Math.min(
    100,
    Math.max(result.highestSafeConcentrationPercent * 2, input.concentrationPercent),
  );
  const [moved, setMoved] = useState<number | null>(null);
  const concentration = Math.min(moved ?? input.concentrationPercent, maxConcentration);
  const marginAtConcentration = marginOfSafety({ ...input, concentrationPercent: concentration });
  const style = marginAtConcentration.ok
    ? verdictStyles[isOver(concentration) ? 'below' : marginAtConcentration.value.verdict]
    : null;
  const shownMargin = marginAtConcentration.ok
    ? marginText(marginAtConcentration.value.marginOfSafety, marginAtConcentration.value.requiredMargin)
    : '–';
  const formatPercent = (value: number) => `${quantity(value, 3)}\u00a0%`;
  return (
    <Box data-screen-only>
      <Typography variant="subtitle2" component="p" id={id}>
        {t('mos.whatIf')}
      </Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-labelledby={id}
          value={concentration}
          min={maxConcentration / STEPS}
          max={maxConcentration}
          step={maxConcentration / STEPS}
          getAriaValueText={(value) => `${formatPercent(value)}, MoS ${shownMargin}`}
          onChange={(_event, value: number | readonly number[]) => setMoved(typeof value === 'number' ? value : null)}
        />
      </Box>
      <Typography
        variant="body2"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.75,
          ...tabularFigures,
          color: style ? `result.${style.tone}.main` : undefined,
        }}
      >
        {style && <style.icon sx={{ fontSize: 18 }} />}
        {t('mos.whatIfIs', {
          concentration: formatPercent(concentration),
          margin: shownMargin,
        })}
      </Typography>
    </Box>
  );
}
