import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { INHALATION_FIGURES } from '../../../../domain/pif/inhalation.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PifExposureQuery } from './Exposure.generated.ts';
import { SourcedLine } from './SourcedLine.tsx';
import './translations.generated.ts';

type Inhalation = NonNullable<NonNullable<PifExposureQuery['pif']['safetyReport']>['inhalation']>;

/** What is breathed in of the product, with its working in two boxes, which opens like that of every figure. */
export function InhalationWorking({ inhalation }: { inhalation: Inhalation }) {
  const { t } = useTranslation('pifReport');
  const { figure } = useFormat();
  const { choice, field, innerName } = useFieldNames();
  const shown = Object.fromEntries(
    INHALATION_FIGURES.map((name) => [name, figure(Number(inhalation[name].value))] as const),
  ) as Record<(typeof INHALATION_FIGURES)[number], string>;
  const { propellants, localEffects, productMgPerDay } = inhalation;
  return (
    <Box component="section" aria-label={field.inhalation} sx={{ mt: 2 }}>
      <Typography variant="subtitle2" component="h3">
        {field.inhalation}: {choice.form[inhalation.form]}
      </Typography>
      <Box component="details">
        <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2', py: 0.5 }}>
          {t('inhaled.product', { value: figure(Number(productMgPerDay.value)) })}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {t('inhaled.formula')}
        </Typography>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {t('inhaled.figures', shown)}
        </Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {INHALATION_FIGURES.map((name) => (
            <SourcedLine key={name} name={innerName('inhalation', name)} unit="" value={inhalation[name]} />
          ))}
        </Box>
      </Box>
      {propellants.length > 0 && (
        <Typography variant="body2">
          {t('inhaled.propellants', {
            names: propellants
              .map(({ inciName, maxPercent }) => `${inciName} ${maxPercent ? figure(Number(maxPercent)) : '?'} %`)
              .join(', '),
          })}
        </Typography>
      )}
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        {field.localEffects}: {localEffects}
      </Typography>
    </Box>
  );
}
