import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../../domain/limits.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { Pagination } from '../../../shared/ui/Pagination.tsx';
import { useDelayed } from '../../../shared/ui/useDelayed.ts';
import type { ImportChangeKind, ImportChangesQuery } from './ImportChanges.generated.ts';
import { useImportChangesQuery } from './ImportChanges.generated.ts';
import { useReasonText } from './useReasonText.ts';

interface Props {
  /** Id of the import. */
  id: string;
  kind: ImportChangeKind;
}

/** The changes of one kind in an import, entry by entry with the fields before and after. */
export function ImportChanges({ id, kind }: Props) {
  const { t } = useTranslation('ingredient');
  const { t: common } = useTranslation();
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useImportChangesQuery({
    variables: { id, kind, page, pageSize: LONG_PAGE_SIZE },
  });
  const changes = (data ?? previousData)?.inventoryImportChanges;
  const late = useDelayed(loading);
  if (!changes)
    return error ? (
      <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Box
        role="status"
        aria-label={common('loading')}
        sx={{ display: 'grid', gap: 1, visibility: late ? 'visible' : 'hidden' }}
      >
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} height={56} />
        ))}
      </Box>
    );
  if (changes.totalCount === 0) return <EmptyState title={common('empty.noEntries')} text={t(`import.none.${kind}`)} />;
  return (
    <>
      <Card>
        <Box
          component="ul"
          aria-label={t(`import.kind.${kind}`)}
          aria-busy={loading}
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            opacity: late ? 0.6 : 1,
            '& > li + li': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          {changes.items.map((change, at) => (
            <Change key={at} change={change} />
          ))}
        </Box>
      </Card>
      <Pagination page={changes.page} pageSize={changes.pageSize} totalCount={changes.totalCount} onPage={setPage} />
    </>
  );
}

function Change({
  change: { name, line, fields, reasons },
}: {
  change: ImportChangesQuery['inventoryImportChanges']['items'][number];
}) {
  const { t } = useTranslation('ingredient');
  const reasonText = useReasonText();
  const fieldName = (field: string) => t(`import.field.${field}` as 'import.field.casNumbers', { defaultValue: field });
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name}
        {line !== null && (
          <Typography variant="caption" component="span" color="textSecondary" sx={{ ml: 1, fontWeight: 400 }}>
            {t('import.line', { line })}
          </Typography>
        )}
      </Typography>
      {reasons.map((reason) => (
        <Typography key={reason} variant="caption" component="p" sx={{ color: 'warning.main' }}>
          {reasonText(reason)}
        </Typography>
      ))}
      {fields
        .filter(({ field, before }) => field !== 'inciName' || before !== null)
        .map(({ field, before, after }) => (
          <Typography key={field} variant="caption" component="p" color="textSecondary">
            {fieldName(field)}: {before !== null && <del>{before || t('import.empty')}</del>}{' '}
            {before !== null && after !== null && '→ '}
            {after !== null && (
              <Box component="ins" sx={{ textDecoration: 'none', color: 'text.primary' }}>
                {after || t('import.empty')}
              </Box>
            )}
          </Typography>
        ))}
    </Box>
  );
}
