import { useTranslation } from 'react-i18next';
import type { Source } from '../../../domain/exposure/source.ts';
import type en from './locale/en.json';
import './translations.generated.ts';

/** The text of a source in the language of the screen: 'SCCS/1647/22, table 3A, row Face cream'. */
export function useSourceText(): (source: Source) => string {
  const { t } = useTranslation('tools');
  const rowOf = ({ of, key }: NonNullable<Source['row']>) =>
    of === 'skin'
      ? t(`skin.${key as keyof typeof en.skin}`)
      : t(`exposureProduct.${key as keyof typeof en.exposureProduct}`);
  return ({ document, table, row, basis }) =>
    [
      document,
      table !== undefined && t('citation.table', { table }),
      row !== undefined && t('citation.row', { row: rowOf(row) }),
      basis !== undefined && t(`citation.${basis}`),
    ]
      .filter(Boolean)
      .join(', ');
}
