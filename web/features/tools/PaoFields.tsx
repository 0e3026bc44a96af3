import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { paoFactors, paoScores } from '../../../domain/pao/paoScale.ts';
import type { InvalidInput } from '../../../domain/result.ts';
import { ChoiceField } from './ChoiceField.tsx';
import type en from './locale/en.json';
import { challengeTests, type PaoInputs } from './paoInputs.ts';
import { QuantityField } from './QuantityField.tsx';
import { Section } from './Section.tsx';
import './translations.generated.ts';
import { useFieldErrors } from './useInvalidInputText.ts';
import { usePaoFieldName } from './usePaoFieldName.ts';

type ScoreKey = keyof typeof en.pao.score;

interface Props {
  inputs: PaoInputs;
  errors: readonly InvalidInput[];
  onChange: (patch: Partial<PaoInputs>) => void;
}

/** The inputs: the five factors, and what else is known. */
export function PaoFields({ inputs, errors, onChange }: Props) {
  const { t } = useTranslation('tools');
  const nameOf = usePaoFieldName();
  const errorOf = useFieldErrors(errors);
  const box = (label: string, name: 'eyeApplicator' | 'underThree') => (
    <FormControlLabel
      control={
        <Checkbox
          checked={inputs[name] === 'yes'}
          onChange={(event) => onChange({ [name]: event.target.checked ? 'yes' : '' })}
        />
      }
      label={label}
      sx={{ minHeight: 44, '& .MuiFormControlLabel-label': { typography: 'body2' } }}
    />
  );
  return (
    <>
      <Section title={t('pao.factors')}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {paoFactors.map((factor) => (
            <Box key={factor} sx={{ display: 'grid', minWidth: 0 }}>
              <ChoiceField
                label={nameOf(factor)}
                value={inputs[factor]}
                options={[
                  { value: '', label: t('pao.choose') },
                  ...paoScores[factor].map((key, at) => ({
                    value: String(at + 1),
                    label: `${at + 1} – ${t(`pao.score.${key as ScoreKey}`)}`,
                  })),
                ]}
                onChange={(value) => onChange({ [factor]: value })}
              />
            </Box>
          ))}
        </Box>
      </Section>
      <Section title={t('pao.more')}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ display: 'grid', minWidth: 0 }}>
            <ChoiceField
              label={t('pao.challengeTest')}
              value={inputs.challengeTest}
              options={[
                { value: '', label: t('pao.noTest') },
                ...challengeTests.map((value) => ({ value, label: t(`pao.test.${value}`) })),
              ]}
              onChange={(challengeTest) => onChange({ challengeTest })}
            />
          </Box>
          <QuantityField
            label={t('pao.durability')}
            unit={t('unit.months')}
            value={inputs.durability}
            onChange={(durability) => onChange({ durability })}
            error={errorOf('provenDurabilityMonths')}
            hint={t('pao.durabilityHint')}
          />
          <Box sx={{ display: 'grid' }}>
            {box(t('pao.eyeApplicator'), 'eyeApplicator')}
            {box(t('pao.underThree'), 'underThree')}
          </Box>
        </Box>
      </Section>
    </>
  );
}
