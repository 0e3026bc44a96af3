import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { REQUIRED_MARGIN_OF_EXPOSURE, type ExposureBasis } from '../../../domain/exposure/marginOfExposure.ts';
import type { InvalidInput } from '../../../domain/result.ts';
import { Field } from '../../shared/ui/Field.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { bases, type MoeInputs } from './moeInputs.ts';
import { QuantityField } from './QuantityField.tsx';
import { Section } from './Section.tsx';
import { SourceNote } from './SourceNote.tsx';
import './translations.generated.ts';
import { useFieldErrors } from './useInvalidInputText.ts';

interface Props {
  inputs: MoeInputs;
  basis: ExposureBasis;
  errors: readonly InvalidInput[];
  onChange: (patch: Partial<MoeInputs>) => void;
}

/** The inputs: the substance, its point of departure, the exposure, and on what the margin rests. */
export function MoeFields({ inputs, basis, errors, onChange }: Props) {
  const { t } = useTranslation('tools');
  const errorOf = useFieldErrors(errors);
  const unit = t('unit.mgPerKgDay');
  const isVerified = REQUIRED_MARGIN_OF_EXPOSURE[basis].verified;
  return (
    <Section title={t('moe.inputs')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Field
          label={t('field.substance')}
          value={inputs.substance}
          onChange={(event) => onChange({ substance: event.target.value })}
          inputProps={{ maxLength: 200 }}
        />
        <QuantityField
          label={t('field.pod')}
          unit={unit}
          value={inputs.pod}
          onChange={(pod) => onChange({ pod })}
          error={errorOf('pod')}
          hint={t('moe.podHint')}
        />
        <QuantityField
          label={t('moe.exposure')}
          unit={unit}
          value={inputs.exposure}
          onChange={(exposure) => onChange({ exposure })}
          error={errorOf('exposure')}
          hint={t('moe.exposureHint')}
        />
        <Box sx={{ display: 'grid' }}>
          <ChoiceField
            label={t('moe.basis')}
            value={basis}
            options={bases.map((value) => ({ value, label: t(`moe.basisOf.${value}`) }))}
            onChange={(value) => onChange({ basis: value })}
          />
          {!isVerified && (
            <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
              <SourceNote source={{ document: 'EFSA Journal (2005) 282' }} isVerified={isVerified} />
            </Typography>
          )}
        </Box>
      </Box>
    </Section>
  );
}
