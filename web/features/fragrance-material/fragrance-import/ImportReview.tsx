import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import type { ReviewSteps } from '../../../subjects/import/ImportFrame.tsx';
import { ImportReview as ReviewFrame, type RowSelection } from '../../../subjects/import/ImportReview.tsx';
import { useApplyImport } from '../../../subjects/import/useApplyImport.ts';
import { readObject } from '../../../shared/safeJson.ts';
import { useSessionStorageState } from '../../../shared/useSessionStorageState.ts';
import { evictFragrances } from '../../../shared/apollo/evictQueries.ts';
import {
  useApplyFragranceImportMutation,
  useFragranceImportQuery,
  type FragranceImportKind,
  type FragranceImportQuery,
} from './FragranceImport.generated.ts';
import { ImportRow } from './ImportRow.tsx';
import './translations.generated.ts';

const kinds = [
  'NEW',
  'CHANGED',
  'UNCHANGED',
  'NO_ALLERGENS',
  'FAULTY',
] as const satisfies readonly FragranceImportKind[];

type Found = FragranceImportQuery['fragranceImport'];

const countOf = ({ counts }: Found, kind: FragranceImportKind) =>
  counts.find((counted) => counted.kind === kind)?.count ?? 0;

/** The lines that a person has confirmed, which a reload of the page keeps. */
function readLines(stored: string): number[] {
  const { lines } = (readObject(stored) ?? {}) as { lines?: unknown };
  return Array.isArray(lines) ? lines.filter((line): line is number => Number.isInteger(line)) : [];
}

/** The perfumes and aromas of an import one by one, before and after it is applied, with the next steps. */
export function ImportReview({ id, onAnother, onClose, onCorrected }: ReviewSteps) {
  const { t } = useTranslation('fragranceImport');
  const [selection, setSelection] = useState<RowSelection<FragranceImportKind>>({ kind: null, page: 1 });
  // Not cached: the rows of an import differ with the kind and the page.
  const query = useFragranceImportQuery({
    variables: { id, ...selection, pageSize: LONG_PAGE_SIZE },
    fetchPolicy: 'no-cache',
  });
  const [storedLines, storeLines] = useSessionStorageState(`fragranceImport.${id}`);
  const confirmed = readLines(storedLines);
  const found = (query.data ?? query.previousData)?.fragranceImport;
  const answeredFile = found && !found.isApplied && confirmed.length > 0 ? found.fileName : null;
  useEffect(() => onCorrected(answeredFile), [answeredFile, onCorrected]);
  const [mutate] = useApplyFragranceImportMutation();
  const apply = useApplyImport();
  const openCount = (found: Found) => countOf(found, 'NO_ALLERGENS') - (found.isApplied ? 0 : confirmed.length);
  const effects = (found: Found) => [
    t('apply.entered', { count: countOf(found, 'NEW') }),
    t('apply.changed', { count: countOf(found, 'CHANGED') }),
    ...(confirmed.length > 0 && !found.isApplied ? [t('apply.confirmed', { count: confirmed.length })] : []),
    ...(openCount(found) > 0 ? [t('apply.leftOpen', { count: openCount(found) })] : []),
    ...(countOf(found, 'FAULTY') > 0 ? [t('apply.faulty', { count: countOf(found, 'FAULTY') })] : []),
  ];
  const hasEffect = (found: Found) => countOf(found, 'NEW') + countOf(found, 'CHANGED') + confirmed.length > 0;
  return (
    <ReviewFrame
      kinds={kinds}
      kindText={(kind) => t(`kind.${kind}`)}
      selection={selection}
      onSelect={setSelection}
      found={found}
      query={query}
      hasEffect={hasEffect}
      isEmpty={(found) => !hasEffect(found) && countOf(found, 'NO_ALLERGENS') === 0}
      summary={(found) => (
        <>
          <Typography variant="body2">{found.fileName}</Typography>
          <Typography variant="body2">{effects(found).join(' ')}</Typography>
          {found.unknownColumns.length > 0 && (
            <Typography variant="body2" color="textSecondary">
              {t('unknownColumns', { columns: found.unknownColumns.join(', ') })}
            </Typography>
          )}
        </>
      )}
      renderRow={(row, isApplied) => (
        <ImportRow
          row={row}
          isApplied={isApplied}
          isConfirmed={confirmed.includes(row.line)}
          onConfirm={(isConfirmed) => {
            const others = confirmed.filter((line) => line !== row.line);
            storeLines(JSON.stringify({ lines: isConfirmed ? [...others, row.line] : others }));
          }}
        />
      )}
      apply={(found) =>
        apply({
          fileName: found.fileName,
          title: t('apply.title'),
          message: [...effects(found), t('apply.whole')].join(' '),
          conflictText: t('apply.conflict'),
          run: async () => {
            await mutate({
              variables: { input: { id, confirmedLines: confirmed } },
              fetchPolicy: 'no-cache',
              update: (cache) => {
                cache.evict({ id: 'ROOT_QUERY', fieldName: 'fragranceMaterial' });
                evictFragrances(cache);
              },
            });
          },
          checkApplied: async () => (await query.refetch()).data?.fragranceImport.isApplied ?? false,
        })
      }
      showListText={t('showList')}
      onAnother={onAnother}
      onClose={onClose}
    />
  );
}
