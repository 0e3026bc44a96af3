import { useTranslation } from 'react-i18next';
import type { ToxicologyScope } from '../../shared/apollo/schema.generated.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import type { IngredientDetailQuery } from './IngredientDetail.generated.ts';
import { toFormValues, type ToxicologyForm as Values } from './toxicology.form.ts';

interface Options {
  ingredient: IngredientDetailQuery['ingredient'];
  /** Whose values are edited. */
  scope: ToxicologyScope;
  /** The values when editing began. */
  before: Values;
}

/** What stands below a field: what somebody else saved meanwhile, and beside own values the global one. */
export function useValueHints({ ingredient, scope, before }: Options) {
  const { t } = useTranslation('ingredient');
  const global = toFormValues(ingredient.toxicology, currentLanguage());
  const remote = scope === 'OWN' ? toFormValues(ingredient.ownToxicology, currentLanguage()) : global;
  return (read: (values: Values) => string, other?: string): string | undefined => {
    const now = read(remote);
    const globalText = scope === 'OWN' && read(global);
    return (
      [
        now !== read(before) && t('toxicology.remote', { value: now || t('detail.unknown') }),
        globalText && t('toxicology.globalValue', { value: globalText }),
        other,
      ]
        .filter(Boolean)
        .join(' ') || undefined
    );
  };
}
