import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import { ImportReview as ReviewFrame, type RowSelection } from '../../../subjects/import/ImportReview.tsx';
import { useApplyImport } from '../../../subjects/import/useApplyImport.ts';
import { evictRawMaterials } from '../../../shared/apollo/evictQueries.ts';
import { BulkActions } from './BulkActions.tsx';
import { ImportRow } from './ImportRow.tsx';
import {
  useApplyRawMaterialImportMutation,
  useRawMaterialImportQuery,
  type RawMaterialImportAction,
  type RawMaterialImportKind,
  type RawMaterialImportQuery,
} from './RawMaterialImport.generated.ts';
import { useImportActions } from './useImportActions.ts';

const kinds = ['NEW', 'CHANGED', 'UNCHANGED', 'FAULTY'] as const satisfies readonly RawMaterialImportKind[];

type Found = RawMaterialImportQuery['rawMaterialImport'];

const countOf = ({ counts }: Found, kind: RawMaterialImportKind) =>
  counts.find((counted) => counted.kind === kind)?.count ?? 0;

const actionsOf = ({ actionCounts }: Found, action: RawMaterialImportAction) =>
  actionCounts.find((counted) => counted.action === action)?.count ?? 0;

interface Props {
  id: string;
  /** Choose another file. */
  onAnother: () => void;
  /** Back to the list. */
  onClose: () => void;
}

/** The changes of an import row by row, before and after it is applied, with the next steps. */
export function ImportReview({ id, onAnother, onClose }: Props) {
  const { t } = useTranslation('rawMaterialImport');
  const [selection, setSelection] = useState<RowSelection<RawMaterialImportKind>>({ kind: null, page: 1 });
  // Not cached: the rows of an import differ with the kind and the page.
  const query = useRawMaterialImportQuery({
    variables: { id, ...selection, pageSize: LONG_PAGE_SIZE },
    fetchPolicy: 'no-cache',
    // Otherwise fetching after a second choice would join the request after the first one, whose response lacks that
    // choice.
    context: { queryDeduplication: false },
  });
  const [mutate] = useApplyRawMaterialImportMutation();
  const apply = useApplyImport();
  const { choose, correct, takeBack } = useImportActions(id, () => query.refetch());
  const effects = (found: Found) => [
    t('apply.entered', { count: actionsOf(found, 'CREATE') }),
    t('apply.changed', { count: actionsOf(found, 'CHANGE') }),
    ...(actionsOf(found, 'TAKE_OVER') > 0 ? [t('apply.takenOver', { count: actionsOf(found, 'TAKE_OVER') })] : []),
  ];
  const hasEffect = ({ actionCounts }: Found) =>
    actionCounts.some(({ action, count }) => action !== 'SKIP' && count > 0);
  return (
    <ReviewFrame
      kinds={kinds}
      kindText={(kind) => t(`kind.${kind}`)}
      selection={selection}
      onSelect={setSelection}
      found={(query.data ?? query.previousData)?.rawMaterialImport}
      query={query}
      hasEffect={hasEffect}
      isEmpty={(found) => !hasEffect(found)}
      summary={(found) => (
        <>
          <Typography variant="body2">{found.fileName}</Typography>
          {found.company.name && (
            <Typography variant="body2">{t('state.company', { company: found.company.name })}</Typography>
          )}
          <Typography variant="body2">{effects(found).join(' ')}</Typography>
          {countOf(found, 'FAULTY') > 0 && (
            <Typography variant="body2">{t('state.faulty', { count: countOf(found, 'FAULTY') })}</Typography>
          )}
          {found.unknownColumns.length > 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('state.unknownColumns', { columns: found.unknownColumns.join(', ') })}
            </Typography>
          )}
        </>
      )}
      renderRow={(row, isApplied) => (
        <ImportRow
          row={row}
          onAction={isApplied ? undefined : (action) => choose({ line: row.line, action })}
          onCorrect={isApplied ? undefined : correct}
        />
      )}
      choices={
        <BulkActions
          kind={selection.kind ?? 'ALL'}
          onAction={(action) => choose({ ...(selection.kind && { kind: selection.kind }), action })}
        />
      }
      takeBack={takeBack}
      apply={(found) =>
        apply({
          fileName: found.fileName,
          title: t('apply.title'),
          message: [...effects(found), t('apply.whole')].join(' '),
          conflictText: t('apply.conflict'),
          run: async () => {
            await mutate({ variables: { input: { id } }, fetchPolicy: 'no-cache', update: evictRawMaterials });
          },
          checkApplied: async () => (await query.refetch()).data?.rawMaterialImport.isApplied ?? false,
        })
      }
      showListText={t('showList')}
      onAnother={onAnother}
      onClose={onClose}
    />
  );
}
