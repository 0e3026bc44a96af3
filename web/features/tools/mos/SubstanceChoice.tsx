import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { IngredientSearch } from '../../../subjects/check/IngredientSearch.tsx';
import type { IngredientHit } from '../../../subjects/check/useIngredientSearch.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import '../translations.generated.ts';
import type { MosInputs, SetMos } from './mosInputs.ts';
import { fillIn } from './provenance.ts';
import type { ChosenIngredient } from './useChosenIngredient.ts';
import { marksText, type UsedValues } from './usedValues.ts';
import { UsedValuesNote } from './UsedValuesNote.tsx';
import { useLoadValues } from './useLoadValues.ts';

interface Props {
  inputs: MosInputs;
  onChange: SetMos;
  chosen: ChosenIngredient;
}

/** The substance: typed, or chosen from the ingredient data, which then fill in the toxicology they have. */
export function SubstanceChoice({ inputs, onChange, chosen }: Props) {
  const { t } = useTranslation('tools');
  const load = useLoadValues();
  const fillInFrom = (values: UsedValues) =>
    onChange({ ...withoutEmpty(fillIn(values).texts), data: marksText(values) });
  const choose = async ({ id, inciName }: IngredientHit) => {
    // The figures of another ingredient must not stay behind the new name.
    const cleared = inputs.ingredient === '' ? {} : fillIn(null).texts;
    onChange({ substance: inciName, ingredient: id ?? '', data: '', ...cleared });
    if (id === null) return;
    const values = await load(id);
    if (values) fillInFrom(values);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <IngredientSearch label={t('mos.search')} onChoose={(hit) => void choose(hit)} />
      <Field
        label={t('field.substance')}
        value={inputs.substance}
        onChange={(event) => onChange({ substance: event.target.value })}
        inputProps={{ maxLength: 200 }}
      />
      {chosen.error && <ErrorNotice error={chosen.error} onRetry={chosen.retry} />}
      {chosen.ingredient && (
        <Typography variant="caption" component="p" color="textSecondary" role="status">
          {chosen.toxicology
            ? t('mos.filledIn', { name: chosen.ingredient.inciName })
            : t('mos.noToxicology', { name: chosen.ingredient.inciName })}
        </Typography>
      )}
      <UsedValuesNote chosen={chosen} onUseNewer={() => chosen.newer && fillInFrom(chosen.newer)} />
    </Box>
  );
}

/** A typed point of departure stays when the data have none. */
const withoutEmpty = (texts: ReturnType<typeof fillIn>['texts']): Partial<MosInputs> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
