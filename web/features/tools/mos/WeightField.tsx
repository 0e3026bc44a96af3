import { useTranslation } from 'react-i18next';
import { defaults } from '../../../../domain/exposure/defaults.ts';
import '../translations.generated.ts';
import { QuantityField } from '../QuantityField.tsx';
import { SourceNote } from '../SourceNote.tsx';
import type { MosInputs, SetMos } from './mosInputs.ts';
import { isUsualWeight } from './provenance.ts';

interface Props {
  inputs: MosInputs;
  onChange: SetMos;
  error: string | undefined;
}

/** The body weight, with the source of the usual one. */
export function WeightField({ inputs, onChange, error }: Props) {
  const { t } = useTranslation('tools');
  return (
    <QuantityField
      label={t('field.weight')}
      unit="kg"
      value={inputs.weight}
      onChange={(weight) => onChange({ weight })}
      error={error}
      hint={
        isUsualWeight(inputs) && (
          <SourceNote
            value={`${defaults.bodyWeight.value}\u00a0kg`}
            source={defaults.bodyWeight.source}
            isVerified={defaults.bodyWeight.verified}
          />
        )
      }
    />
  );
}
