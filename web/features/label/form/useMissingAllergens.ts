import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import '../../../subjects/label-reprint/translations.generated.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { ADD_ALLERGENS_PARAM } from '../../../shared/url/paths.ts';
import type { LabelDetail_LabelFragment } from '../detail/LabelDetail.generated.ts';
import { useLabelFragrancesQuery } from '../detail/LabelFragrances.generated.ts';
import { addNames } from './ingredientOrder.ts';
import type { LabelForm } from './label.form.ts';

/**
 * Adds the allergens that the label lacks to its list, once, where the address asks for it. The person reviews and
 * saves it.
 */
export function useMissingAllergens(form: UseFormReturn<LabelForm>, label: LabelDetail_LabelFragment | null): void {
  const { t } = useTranslation('labelReprint');
  const [params] = useSearchParams();
  const isAsked = params.get(ADD_ALLERGENS_PARAM) === '1';
  const isDone = useRef(false);
  const { data } = useLabelFragrancesQuery({
    variables: { slug: label?.slug ?? '' },
    skip: !isAsked || !label,
    fetchPolicy: 'no-cache',
  });
  const missing = data?.label.reprint?.missing;
  const add = useEffectEvent(() => {
    const names = missing?.map(({ name }) => name) ?? [];
    const before = form.getValues('ingredientText');
    const after = addNames(before, names);
    if (isDone.current || after === before) return;
    isDone.current = true;
    form.setValue('ingredientText', after, { shouldDirty: true });
    notify('info', t('added', { count: names.length }));
  });
  useEffect(() => {
    if (missing) add();
  }, [missing]);
}
