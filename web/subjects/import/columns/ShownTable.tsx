import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { describeError } from '../../../shared/apollo/describeError.ts';
import type { SheetSubject } from '../../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { Pagination } from '../../../shared/ui/Pagination.tsx';
import type { SentSheet } from '../SheetDrop.tsx';
import { firstLook, PREVIEW_LINES } from './firstLook.ts';
import { LineOutcomes } from './LineOutcomes.tsx';
import { useSheetTablesQuery } from './SheetTables.generated.ts';
import { TablePreview } from './TablePreview.tsx';
import type { LookedTable, TableChoice } from './useTableChoice.ts';

/** Line numbers that are named of those with another number of cells than the headings. Ours. */
const MAX_NAMED = 10;

interface Props {
  subject: SheetSubject;
  companyId: string | null;
  columnText: (column: string) => string;
  table: LookedTable;
  sheet: SentSheet;
  choice: TableChoice;
  /** Whether what is missing is to be told as an error. */
  wasTried: boolean;
  /** Sends the file once more; the choices stay. */
  onSendAgain: () => void;
}

/** A table with its columns to be assigned, page by page, and what its lines will become. */
export function ShownTable(props: Props) {
  const { table, sheet, choice, subject, companyId, columnText, onSendAgain } = props;
  const { t } = useTranslation('sheetImport');
  const [page, setPage] = useState(1);
  const isReady = choice.errorsOf(table).length === 0;
  const read = { columns: isReady ? [...choice.columnsOf(table)] : null, hiddenLines: [...choice.linesOf(table)] };
  const { data, error, loading, refetch, previousData } = useSheetTablesQuery({
    variables: { input: { ...firstLook(sheet.reference, subject, companyId), table: table.key, ...read, page } },
  });
  const first = page === 1 && table.key === sheet.look.shownTable ? sheet.look : undefined;
  const lines = (data ?? previousData)?.sheetTables.lines ?? first?.lines ?? [];
  const isGone = error !== undefined && describeError(error).fields.some(({ code }) => code === 'UPLOAD_GONE');
  return (
    <>
      <Card sx={{ minWidth: 0 }}>
        <TableStatus {...props} />
        {isGone && (
          <Box role="alert" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            {t('columns.gone')}
            <Button variant="outlined" onClick={onSendAgain}>
              {t('columns.sendAgain')}
            </Button>
          </Box>
        )}
        {error && !isGone && !data ? (
          <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
        ) : (
          <TablePreview {...{ table, lines, choice, subject, columnText }} isLoading={loading} />
        )}
        <Box sx={{ p: 2 }}>
          <Pagination page={page} pageSize={PREVIEW_LINES} totalCount={table.lineCount} onPage={setPage} />
          <Typography variant="body2" color="textSecondary">
            {t('columns.legend')}
          </Typography>
        </Box>
      </Card>
      {isReady && <LineOutcomes outcomes={data?.sheetTables.outcomes ?? []} />}
    </>
  );
}

/** How many lines a table has, and what there is to say of it before it is read. */
function TableStatus({ table, choice, columnText, wasTried }: Props) {
  const { t } = useTranslation('sheetImport');
  const { date } = useFormat();
  const { unevenLines } = table;
  const missing = choice.errorsOf(table).flatMap((one) => (one.code === 'COLUMN_MISSING' ? [one.anyOf] : []));
  const leftOut = table.hiddenLines.length - choice.linesOf(table).length;
  const isDoubtful = missing.length > 0 || unevenLines.length > 0;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 0.5, bgcolor: isDoubtful ? 'warning.soft' : 'success.soft' }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {t('columns.lines', { count: table.lineCount - leftOut })}
        {leftOut > 0 && ` · ${t('columns.leftOut', { count: leftOut })}`}
      </Typography>
      {missing.map((anyOf) => (
        <Typography key={anyOf.join()} role={wasTried ? 'alert' : undefined} variant="body2">
          {t('columns.missing', { columns: anyOf.slice(0, 3).map(columnText).join(', ') })}
        </Typography>
      ))}
      {unevenLines.length > 0 && (
        <Typography variant="body2">
          {t('columns.uneven', {
            count: unevenLines.length,
            lines: unevenLines.slice(0, MAX_NAMED).join(', ') + (unevenLines.length > MAX_NAMED ? ' …' : ''),
          })}
        </Typography>
      )}
      {table.title.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('columns.above', { title: table.title.join(' · ') })}
        </Typography>
      )}
      {table.rememberedAt && (
        <Typography variant="body2">{t('columns.remembered', { date: date(table.rememberedAt) })}</Typography>
      )}
    </Box>
  );
}
