import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { IngredientSearch } from '../../../shared/check/IngredientSearch.tsx';
import type { IngredientHit } from '../../../shared/check/useIngredientSearch.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import '../translations.ts';
import { SourceNote } from '../SourceNote.tsx';
import { useIngredientToxicologyLazyQuery, type IngredientToxicologyQuery } from './IngredientToxicology.generated.ts';
import type { MosInputs, SetMos } from './mosInputs.ts';

type Toxicology = NonNullable<IngredientToxicologyQuery['ingredient']['toxicology']>;
const textOf = (value: number | null) => (value === null ? null : String(value));

/** The substance: typed, or chosen from the ingredient data, which then fill in the toxicology they have. */
export function SubstanceChoice({ inputs, onChange }: { inputs: MosInputs; onChange: SetMos }) {
  const { t } = useTranslation('tools');
  const [load] = useIngredientToxicologyLazyQuery();
  const [found, setFound] = useState<{ name: string; toxicology: Toxicology | null } | null>(null);
  const choose = async ({ id, inciName }: IngredientHit) => {
    onChange({ substance: inciName });
    setFound(null);
    if (id === null) return;
    const { data, error } = await load({ variables: { id } });
    if (error) notify('error', describeError(error).text);
    if (!data) return;
    const { toxicology } = data.ingredient;
    setFound({ name: inciName, toxicology });
    if (!toxicology) return;
    const [pod, oral, dermal] = [
      toxicology.noaelMgPerKgDay,
      toxicology.oralAbsorptionPercent,
      toxicology.dermalAbsorptionPercent,
    ].map(textOf);
    onChange({ ...(pod && { pod }), ...(oral && { oral }), ...(dermal && { dermal }) });
  };
  const isAbout = found !== null && found.name === inputs.substance;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <IngredientSearch label={t('mos.search')} onChoose={(hit) => void choose(hit)} />
      <Field
        label={t('field.substance')}
        value={inputs.substance}
        onChange={(event) => onChange({ substance: event.target.value })}
        inputProps={{ maxLength: 200 }}
      />
      {isAbout && (
        <Typography variant="caption" component="p" color="textSecondary" role="status">
          {found.toxicology ? (
            <SourceNote
              source={found.toxicology.noaelSource ?? t('mos.filledIn')}
              isVerified={found.toxicology.isVerified}
            />
          ) : (
            t('mos.noToxicology')
          )}
        </Typography>
      )}
    </Box>
  );
}
