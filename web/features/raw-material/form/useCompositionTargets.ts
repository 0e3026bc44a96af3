import { useTranslation } from 'react-i18next';
import type { ErrorTarget } from '../../../shared/forms/ErrorSummary.tsx';
import './translations.generated.ts';

/**
 * Targets for the error summary: an error of the whole composition leads to its first row, an error of a row to that
 * row.
 */
export function useCompositionTargets(): (name: string) => ErrorTarget | undefined {
  const { t } = useTranslation('rawMaterialForm');
  return (name) => {
    if (name === 'composition' || name === 'composition.root') return { field: 'composition.0.inciName' };
    const at = /^composition\.(\d+)\./.exec(name)?.[1];
    return at === undefined ? undefined : { field: name, label: t('rows.place', { place: Number(at) + 1 }) };
  };
}
