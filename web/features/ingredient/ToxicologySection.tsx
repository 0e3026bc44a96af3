import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToxicologyScope } from '../../shared/apollo/schema.generated.ts';
import type { IngredientDetailQuery } from './IngredientDetail.generated.ts';
import { ToxicologyFacts } from './ToxicologyFacts.tsx';
import { ToxicologyForm } from './ToxicologyForm.tsx';
import { ToxicologyHistory } from './ToxicologyHistory.tsx';
import { useClearOwnToxicology } from './useClearOwnToxicology.ts';
import { statesAnything, useToxicologyFacts } from './useToxicologyFacts.ts';

interface Props {
  ingredient: IngredientDetailQuery['ingredient'];
  onReload: () => Promise<void>;
}

/** The toxicological data in force with their history, and the forms for own and for global values. */
export function ToxicologySection({ ingredient, onReload }: Props) {
  const { t } = useTranslation('ingredient');
  const [edited, setEdited] = useState<ToxicologyScope | null>(null);
  const facts = useToxicologyFacts();
  const clear = useClearOwnToxicology(onReload);
  const { toxicology, ownToxicology } = ingredient;
  if (edited)
    return (
      <ToxicologyForm
        key={edited}
        ingredient={ingredient}
        scope={edited}
        onReload={onReload}
        onClose={() => setEdited(null)}
      />
    );
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        {ingredient.viewerCanEditOwnToxicology && (
          <Button size="small" variant="outlined" onClick={() => setEdited('OWN')}>
            {t('toxicology.editOwn')}
          </Button>
        )}
        {ingredient.viewerCanEditToxicology && (
          <Button size="small" variant="outlined" onClick={() => setEdited('GLOBAL')}>
            {t('toxicology.editGlobal')}
          </Button>
        )}
        {ingredient.viewerCanEditOwnToxicology && statesAnything(facts, ownToxicology) && (
          <Button size="small" onClick={() => void clear(ingredient)}>
            {t('toxicology.clearOwn')}
          </Button>
        )}
      </Box>
      <ToxicologyFacts global={toxicology} own={ownToxicology} />
      <ToxicologyHistory ingredientId={ingredient.id} />
    </>
  );
}
