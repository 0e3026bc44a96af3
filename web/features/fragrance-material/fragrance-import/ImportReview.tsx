import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import { ImportReview as ReviewFrame, type RowSelection } from '../../../shared/import/ImportReview.tsx';
import { useApplyImport } from '../../../shared/import/useApplyImport.ts';
import { forgetFragrances } from '../forgetFragrances.ts';
import {
  useApplyFragranceImportMutation,
  useFragranceImportQuery,
  type FragranceImportKind,
  type FragranceImportQuery,
} from './FragranceImport.generated.ts';
import { ImportRow } from './ImportRow.tsx';
import './translations.ts';

const kinds = ['NEW', 'CHANGED', 'UNCHANGED', 'FAULTY'] as const satisfies readonly FragranceImportKind[];

type Found = FragranceImportQuery['fragranceImport'];

const countOf = ({ counts }: Found, kind: FragranceImportKind) =>
  counts.find((counted) => counted.kind === kind)?.count ?? 0;

interface Props {
  id: string;
  /** Choose another file. */
  onAnother: () => void;
  /** Back to the list. */
  onClose: () => void;
}

/** The perfumes and aromas of an import one by one, before and after it is applied, with the next steps. */
export function ImportReview({ id, onAnother, onClose }: Props) {
  const { t } = useTranslation('fragranceImport');
  const [selection, setSelection] = useState<RowSelection<FragranceImportKind>>({ kind: null, page: 1 });
  // Not cached: the rows of an import differ with the kind and the page.
  const query = useFragranceImportQuery({
    variables: { id, ...selection, pageSize: LONG_PAGE_SIZE },
    fetchPolicy: 'no-cache',
  });
  const [mutate] = useApplyFragranceImportMutation();
  const apply = useApplyImport();
  const effects = (found: Found) => [
    t('apply.entered', { count: countOf(found, 'NEW') }),
    t('apply.changed', { count: countOf(found, 'CHANGED') }),
    ...(countOf(found, 'FAULTY') > 0 ? [t('apply.faulty', { count: countOf(found, 'FAULTY') })] : []),
  ];
  const hasEffect = (found: Found) => countOf(found, 'NEW') + countOf(found, 'CHANGED') > 0;
  return (
    <ReviewFrame
      kinds={kinds}
      kindText={(kind) => t(`kind.${kind}`)}
      selection={selection}
      onSelect={setSelection}
      found={(query.data ?? query.previousData)?.fragranceImport}
      query={query}
      hasEffect={hasEffect}
      isEmpty={(found) => !hasEffect(found)}
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
      renderRow={(row) => <ImportRow row={row} />}
      apply={(found) =>
        apply({
          fileName: found.fileName,
          title: t('apply.title'),
          message: [...effects(found), t('apply.whole')].join(' '),
          conflictText: t('apply.conflict'),
          run: async () => {
            await mutate({
              variables: { input: { id } },
              fetchPolicy: 'no-cache',
              update: (cache) => {
                cache.evict({ id: 'ROOT_QUERY', fieldName: 'fragranceMaterial' });
                forgetFragrances(cache);
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
