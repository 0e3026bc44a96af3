import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { marginOfSafety } from '../../../../domain/exposure/marginOfSafety.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import '../translations.ts';
import { verdictStyles } from '../MarginVerdict.tsx';
import type { Mos } from './mosInputs.ts';

const STEPS = 200;

/** The margin at another concentration. The slider runs to twice the highest safe one, so that both sides show. */
export function WhatIf({ mos: { input, result } }: { mos: Mos }) {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const id = useId();
  const most = Math.min(100, Math.max(result.highestSafeConcentrationPercent * 2, input.concentrationPercent));
  const [moved, setMoved] = useState<number | null>(null);
  const concentration = Math.min(moved ?? input.concentrationPercent, most);
  const tried = marginOfSafety({ ...input, concentrationPercent: concentration });
  const look = tried.ok ? verdictStyles[tried.value.verdict] : null;
  const says = (value: number) => `${quantity(value, 3)}\u00a0%`;
  return (
    <Box data-screen-only>
      <Typography variant="subtitle2" component="p" id={id}>
        {t('mos.whatIf')}
      </Typography>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-labelledby={id}
          value={concentration}
          min={most / STEPS}
          max={most}
          step={most / STEPS}
          getAriaValueText={(value) => `${says(value)}, MoS ${tried.ok ? quantity(tried.value.marginOfSafety, 4) : ''}`}
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
          color: look ? `result.${look.tone}.main` : undefined,
        }}
      >
        {look && <look.icon sx={{ fontSize: 18 }} />}
        {t('mos.whatIfIs', {
          concentration: says(concentration),
          margin: tried.ok ? quantity(tried.value.marginOfSafety, 4) : '–',
        })}
      </Typography>
    </Box>
  );
}
