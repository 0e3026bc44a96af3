import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../../subjects/history/useFieldTexts.ts';
import '../translations.generated.ts';
import type { PifVersionsQuery } from './SignedVersions.generated.ts';

export type Change = NonNullable<PifVersionsQuery['pif']['changes']>[number];

/** Of lists that a kind is all about, the heading names the list already. */
const NAMED_BY_KIND = new Set(['formula', 'lines', 'label', 'files', 'materials', 'composition', 'substances']);

/** Places and values of changes in the reader's words. */
export function useChangeTexts() {
  const { t } = useTranslation('pif');
  const { placeName, valueText } = useFieldTexts();
  return {
    placeOf: ({ kind, path }: Change): string =>
      placeName(kind !== 'TEXT' && path.length > 1 && NAMED_BY_KIND.has(path[0] ?? '') ? path.slice(1) : path),
    /** With what a figure rests on, as far as that differs; line by line where nothing else separates it. */
    valueOf: ({ path, basis, ...values }: Change, side: 'before' | 'after', separator = '\n'): string => {
      const value = values[side];
      const rests = basis.flatMap(({ field, [side]: stated }) =>
        stated === null ? [] : `${placeName([field])}: ${valueText(field, stated)}`,
      );
      return [value === null ? t('versions.nothing') : valueText(path.at(-1) ?? '', value), ...rests].join(separator);
    },
  };
}
