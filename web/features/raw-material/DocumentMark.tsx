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
}

/** The documents as a person marked them, beside what the folders say: a contradiction is amber and says why. */
export function DocumentMark({ hasValidDocuments, summary }: Props) {
  const { t } = useTranslation('rawMaterial');
  const foldersOf = (kinds: readonly NonNullable<typeof summary>['missing'][number][]) =>
    kinds.length > MAX_FOLDERS
      ? t('marks.folders', { count: kinds.length })
      : kinds.map((kind) => t(`folder.${kind}`)).join(', ');
  const reasons = (['expired', 'missing', 'expiring'] as const).flatMap((name) =>
    summary && summary[name].length > 0 ? [t(`marks.${name}`, { folders: foldersOf(summary[name]) })] : [],
  );
  const mark = t(hasValidDocuments ? 'marks.documentsValid' : 'marks.documentsInvalid');
  const withReasons = (word: 'but' | 'and') => t(`marks.${word}`, { mark, reasons: reasons.join('; ') });
  if (!hasValidDocuments)
    return (
      <Mark icon={WarningIcon} tone="yellow">
        {summary?.state === 'COMPLETE'
          ? t('marks.invalidButComplete', { mark })
          : reasons.length > 0
            ? withReasons('and')
            : mark}
      </Mark>
    );
  if (summary?.state === 'EXPIRED' || summary?.state === 'MISSING')
    return (
      <Mark icon={WarningIcon} tone="yellow">
        {withReasons('but')}
      </Mark>
    );
  return (
    <Mark icon={reasons.length > 0 ? ClockIcon : CheckIcon} tone={reasons.length > 0 ? 'info' : 'green'}>
      {reasons.length > 0 ? withReasons('and') : mark}
    </Mark>
  );
}
