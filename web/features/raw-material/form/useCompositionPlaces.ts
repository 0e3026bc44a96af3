import { useTranslation } from 'react-i18next';
import type { ProblemPlace } from '../../../shared/forms/ErrorSummary.tsx';
import './translations.ts';

/** Where the problems of a composition are mended: those of the whole at its first row, those of a row under its number. */
export function useCompositionPlaces(): (name: string) => ProblemPlace | undefined {
  const { t } = useTranslation('rawMaterialForm');
  return (name) => {
    if (name === 'composition' || name === 'composition.root') return { field: 'composition.0.inciName' };
    const at = /^composition\.(\d+)\./.exec(name)?.[1];
    return at === undefined ? undefined : { field: name, label: t('rows.place', { place: Number(at) + 1 }) };
  };
}
