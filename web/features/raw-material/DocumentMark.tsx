import { useTranslation } from 'react-i18next';
import { CheckIcon, ClockIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import { Mark } from './Mark.tsx';
import type { RawMaterialEntry_RawMaterialFragment as Entry } from './RawMaterialEntry.generated.ts';

/** Names of folders in a mark; more would make it wider than its row. */
const MAX_FOLDERS = 2;

interface Props {
  /** What a person marked. */
  hasValidDocuments: boolean;
  /** What the folders say; null for those who see no documents. */
  summary: Entry['documentSummary'];
  /** In a row of a table; the whole sentence is then its title. */
  isShort?: boolean;
}

/**
 * Whether the documents call for attention: a person marked them as not valid, or the folders contradict that they are.
 */
export const isAmber = (hasValidDocuments: boolean, summary: Props['summary']): boolean =>
  !hasValidDocuments || summary?.state === 'EXPIRED' || summary?.state === 'MISSING';

/** The documents as a person marked them, beside what the folders say: a contradiction is amber and says why. */
export function DocumentMark({ hasValidDocuments, summary, isShort = false }: Props) {
  const { t } = useTranslation('rawMaterial');
  const foldersOf = (kinds: readonly NonNullable<typeof summary>['missing'][number][]) =>
    kinds.length > MAX_FOLDERS
      ? t('marks.folders', { count: kinds.length })
      : kinds.map((kind) => t(`folder.${kind}`)).join(', ');
  const reasons = (['expired', 'missing', 'expiring'] as const).flatMap((name) =>
    summary && summary[name].length > 0 ? [t(`marks.${name}`, { folders: foldersOf(summary[name]) })] : [],
  );
  /** The sentence about the documents, `mark` being the words for what a person marked. */
  const withMark = (mark: string): string => {
    if (!hasValidDocuments && summary?.state === 'COMPLETE') return t('marks.invalidButComplete', { mark });
    if (reasons.length === 0) return mark;
    const isContradiction = hasValidDocuments && isAmber(hasValidDocuments, summary);
    return t(isContradiction ? 'marks.but' : 'marks.and', { mark, reasons: reasons.join('; ') });
  };
  const name = hasValidDocuments ? 'documentsValid' : 'documentsInvalid';
  const text = withMark(t(`marks.${name}`));
  const shown = isShort && text !== t(`marks.${name}`) ? withMark(t(`marks.short.${name}`)) : text;
  const tone = isAmber(hasValidDocuments, summary) ? 'yellow' : reasons.length > 0 ? 'info' : 'green';
  return (
    <Mark icon={{ yellow: WarningIcon, info: ClockIcon, green: CheckIcon }[tone]} tone={tone} title={text}>
      {shown}
    </Mark>
  );
}
