import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import { ImportReview, type RowSelection } from '../../../subjects/import/ImportReview.tsx';
import { useApplyImport } from '../../../subjects/import/useApplyImport.ts';
import { countOf, type FoundPoints } from './pointCounts.ts';
import { PointRow } from './PointRow.tsx';
import { PointSummary } from './PointSummary.tsx';
import {
  useApplyToxicologyImportMutation,
  useToxicologyImportQuery,
  type ToxicologyImportKind,
} from './ToxicologyImport.generated.ts';

const kinds = [
  'NEW',
  'CHANGED',
  'CONFLICT',
  'UNCHANGED',
  'NOT_USED',
  'UNMATCHED',
  'FAULTY',
] as const satisfies readonly ToxicologyImportKind[];

interface Props {
  id: string;
  /** Choose another file. */
  onAnother: () => void;
  /** Back to the dictionary. */
  onClose: () => void;
}

/**
 * The rows of an import, before and after it is applied, with the next steps. A verified value is replaced only where
 * that is chosen.
 */
export function PointReview({ id, onAnother, onClose }: Props) {
  const { t } = useTranslation('toxicologyImport');
  const [selection, setSelection] = useState<RowSelection<ToxicologyImportKind>>({ kind: null, page: 1 });
  const [replaced, setReplaced] = useState<ReadonlySet<number>>(new Set());
  // Not cached: the rows of an import differ with the kind and the page.
  const query = useToxicologyImportQuery({
    variables: { id, ...selection, pageSize: LONG_PAGE_SIZE },
    fetchPolicy: 'no-cache',
  });
  const [mutate] = useApplyToxicologyImportMutation();
  const apply = useApplyImport();
  const choose = (line: number, isChosen: boolean) =>
    setReplaced((before) => new Set(isChosen ? [...before, line] : [...before].filter((one) => one !== line)));
  const effects = (found: FoundPoints) => [
    t('apply.entered', { count: countOf(found, 'NEW') }),
    t('apply.changed', { count: countOf(found, 'CHANGED') }),
  ];
  const run = async () => {
    await mutate({
      variables: { input: { id, replacedLines: [...replaced] } },
      fetchPolicy: 'no-cache',
      // What is cached of the dictionary may show values from before.
      update: (cache) => {
        for (const fieldName of ['ingredients', 'ingredient', 'toxicologyVersions'])
          cache.evict({ id: 'ROOT_QUERY', fieldName });
      },
    });
  };
  return (
    <ImportReview
      kinds={kinds}
      kindText={(kind) => t(`kind.${kind}`)}
      selection={selection}
      onSelect={setSelection}
      found={(query.data ?? query.previousData)?.toxicologyImport}
      query={query}
      hasEffect={(found) => countOf(found, 'NEW') + countOf(found, 'CHANGED') + replaced.size > 0}
      isEmpty={(found) => countOf(found, 'NEW') + countOf(found, 'CHANGED') + countOf(found, 'CONFLICT') === 0}
      summary={(found, isApplied) => (
        <PointSummary
          found={found}
          isApplied={isApplied}
          effects={effects(found).join(' ')}
          replacedCount={replaced.size}
        />
      )}
      renderRow={(row, isApplied) => (
        <PointRow
          row={row}
          choice={
            row.kind === 'CONFLICT' && !isApplied
              ? { isChosen: replaced.has(row.line), choose: (isChosen) => choose(row.line, isChosen) }
              : null
          }
        />
      )}
      apply={(found) =>
        apply({
          fileName: found.fileName,
          title: t('apply.title'),
          message: [
            t(`apply.for.${found.scope}`),
            ...effects(found),
            ...(replaced.size > 0 ? [t('apply.replaced', { count: replaced.size })] : []),
            t('apply.whole'),
          ].join(' '),
          conflictText: t('apply.conflict'),
          run,
          checkApplied: async () => (await query.refetch()).data?.toxicologyImport.isApplied ?? false,
        })
      }
      showListText={t('showList')}
      onAnother={onAnother}
      onClose={onClose}
    />
  );
}
