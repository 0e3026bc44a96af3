import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { defaults } from '../../../../domain/exposure/defaults.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import '../translations.generated.ts';
import { QuantityField } from '../QuantityField.tsx';
import { SourceNote } from '../SourceNote.tsx';
import type { MosField, MosInputs, SetMos } from './mosInputs.ts';
import { fillIn, originOf, usedFor, type FilledField } from './provenance.ts';
import type { ChosenIngredient } from './useChosenIngredient.ts';

interface Props {
  inputs: MosInputs;
  chosen: ChosenIngredient;
  onChange: SetMos;
  errorOf: (field: string) => string | undefined;
  /** The fields to show. */
  shown: readonly MosField[];
}

/** Where the value of a field comes from: source of the default, the data of the ingredient, or a person. */
function FigureHint({ field, inputs, chosen }: { field: FilledField; inputs: MosInputs; chosen: ChosenIngredient }) {
  const { t } = useTranslation('tools');
  const { quantity } = useQuantity();
  const { toxicology } = chosen;
  const origin = originOf(field, inputs, toxicology);
  const usual = { pod: null, oral: defaults.oralAbsorption, dermal: defaults.dermalAbsorption }[field];
  if (origin === 'data') {
    const used = usedFor(field, toxicology);
    const source = (field === 'pod' && toxicology?.noaelSource) || t('mos.ofData');
    const whose = used ? t(`mos.used.${used.scope}`) : '';
    return <SourceNote source={`${source} (${whose})`} isVerified={used?.data.isVerified ?? false} />;
  }
  if (origin === 'adjusted')
    return t(field === 'oral' ? 'mos.oralRaised' : 'mos.dermalLowered', {
      usual: quantity(usual?.value ?? NaN),
      value: quantity(Number(fillIn(toxicology).texts[field])),
    });
  if (usual === null) return t('mos.podHint');
  const value = `${usual.value}\u00a0%`;
  return origin === 'default' ? (
    <SourceNote value={value} source={usual.source} isVerified={usual.verified} />
  ) : (
    t('mos.typed', { value })
  );
}

/** The inputs about the substance, each with its unit and the source of its default. */
export function SubstanceFields({ inputs, chosen, onChange, errorOf, shown }: Props) {
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
          hint={<FigureHint field="pod" {...{ inputs, chosen }} />}
        />
      )}
      {isShown('dermal') && (
        <QuantityField
          label={t('field.dermal')}
          unit="%"
          value={inputs.dermal}
          onChange={(dermal) => onChange({ dermal })}
          error={errorOf('dermal')}
          hint={<FigureHint field="dermal" {...{ inputs, chosen }} />}
        />
      )}
      {isShown('oral') && (
        <QuantityField
          label={t('field.oral')}
          unit="%"
          value={inputs.oral}
          onChange={(oral) => onChange({ oral })}
          error={errorOf('oral')}
          hint={<FigureHint field="oral" {...{ inputs, chosen }} />}
        />
      )}
      {isShown('margin') && (
        <QuantityField
          label={t('field.margin')}
          unit=""
          value={inputs.margin}
          onChange={(margin) => onChange({ margin })}
          error={errorOf('margin')}
          hint={
            !hasOtherMargin && (
              <SourceNote source={defaults.requiredMargin.source} isVerified={defaults.requiredMargin.verified} />
            )
          }
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
