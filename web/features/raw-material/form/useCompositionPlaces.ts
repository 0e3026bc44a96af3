import { useTranslation } from 'react-i18next';
import type { ProblemPlace } from '../../../shared/forms/ErrorSummary.tsx';
import './translations.ts';

/** The places of the errors of a composition for the error summary: errors of the whole lead to the first row, those of a row to that row. */
export function useCompositionPlaces(): (name: string) => ProblemPlace | undefined {
  const { t } = useTranslation('rawMaterialForm');
  return (name) => {
    if (name === 'composition' || name === 'composition.root') return { field: 'composition.0.inciName' };
    const at = /^composition\.(\d+)\./.exec(name)?.[1];
    return at === undefined ? undefined : { field: name, label: t('rows.place', { place: Number(at) + 1 }) };
  };
}
