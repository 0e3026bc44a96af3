import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { defaults } from '../../../../domain/exposure/defaults.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import '../translations.ts';
import { QuantityField } from '../QuantityField.tsx';
import { SourceNote } from '../SourceNote.tsx';
import type { MosField, MosInputs, SetMos } from './mosInputs.ts';

interface Props {
  inputs: MosInputs;
  onChange: SetMos;
  errorOf: (field: string) => string | undefined;
  /** The fields to show. */
  shown: readonly MosField[];
}

const hint = ({ value, unit, source, verified }: (typeof defaults)[keyof typeof defaults]) => (
  <SourceNote source={`${[String(value), unit].filter(Boolean).join(' ')}: ${source}`} isVerified={verified} />
);

/** The inputs about the substance, each with its unit and the source of its default. */
export function SubstanceFields({ inputs, onChange, errorOf, shown }: Props) {
  const { t } = useTranslation('tools');
  const isShown = (field: MosField) => shown.includes(field);
  const hasOtherMargin = inputs.margin.trim() !== String(defaults.requiredMargin.value);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {isShown('concentration') && (
        <QuantityField
          label={t('field.concentration')}
          unit="%"
          value={inputs.concentration}
          onChange={(concentration) => onChange({ concentration })}
          error={errorOf('concentration')}
        />
      )}
      {isShown('pod') && (
        <QuantityField
          label={t('field.pod')}
          unit={t('unit.mgPerKgDay')}
          value={inputs.pod}
          onChange={(pod) => onChange({ pod })}
          error={errorOf('pod')}
          hint={t('mos.podHint')}
        />
      )}
      {isShown('dermal') && (
        <QuantityField
          label={t('field.dermal')}
          unit="%"
          value={inputs.dermal}
          onChange={(dermal) => onChange({ dermal })}
          error={errorOf('dermal')}
          hint={hint(defaults.dermalAbsorption)}
        />
      )}
      {isShown('oral') && (
        <QuantityField
          label={t('field.oral')}
          unit="%"
          value={inputs.oral}
          onChange={(oral) => onChange({ oral })}
          error={errorOf('oral')}
          hint={hint(defaults.oralAbsorption)}
        />
      )}
      {isShown('margin') && (
        <QuantityField
          label={t('field.margin')}
          unit=""
          value={inputs.margin}
          onChange={(margin) => onChange({ margin })}
          error={errorOf('margin')}
          hint={hint(defaults.requiredMargin)}
        />
      )}
      {isShown('margin') && hasOtherMargin && (
        <Field
          label={t('field.reason')}
          value={inputs.reason}
          onChange={(event) => onChange({ reason: event.target.value })}
          inputProps={{ maxLength: 200 }}
          error={errorOf('reason') ?? ''}
        />
      )}
    </Box>
  );
}
