import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetSubject, SheetTableInput } from '../../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { Pagination } from '../../../shared/ui/Pagination.tsx';
import type { SentSheet } from '../SheetDrop.tsx';
import '../translations.generated.ts';
import { useSheetErrorText, type SubjectErrorTexts } from '../useSheetErrorText.ts';
import { firstLook, PREVIEW_LINES } from './firstLook.ts';
import { useSheetTablesQuery } from './SheetTables.generated.ts';
import { StepBar } from './StepBar.tsx';
import { TablePreview } from './TablePreview.tsx';
import { TableTabs } from './TableTabs.tsx';
import { useStartImport } from './useStartImport.ts';
import { useTableChoice, type LookedTable, type TableChoice } from './useTableChoice.ts';

/** What only a person can say of a sheet: asked when the server refuses it with the code. */
export interface SheetQuestion<Answer extends string> {
  code: string;
  text: string;
  answers: readonly { value: Answer; text: string }[];
}

/** What a person has chosen of a file that was sent. */
export interface ChosenSheet<Answer extends string> {
  upload: string;
  fileName: string;
  tables: SheetTableInput[];
  /** What each of them is called, in the same order. */
  names: (string | null)[];
  /** Null before the question is asked. */
  answer: Answer | null;
  /** Aborted when the page is left. */
  signal: AbortSignal;
}

export interface ColumnsStepProps<Answer extends string> {
  subject: SheetSubject;
  companyId: string | null;
  columnText: (column: string) => string;
  /** Whether several tables can be imported at once. */
  takesSeveral?: boolean;
  errorTexts: SubjectErrorTexts;
  question?: SheetQuestion<Answer>;
  start: (chosen: ChosenSheet<Answer>) => Promise<void>;
}

interface Props<Answer extends string> extends ColumnsStepProps<Answer> {
  sheet: SentSheet;
  /** Choose another file. */
  onBack: () => void;
}

/** Our figure: a longer line above a table is no name. */
const MAX_NAME_LENGTH = 100;

/** What a table is called: of several the sheet that each has to itself, else the line above it; null for neither. */
function nameOfTable(table: LookedTable, tables: readonly LookedTable[]): string | null {
  const others = tables.filter((other) => other !== table);
  if (others.length > 0 && table.sheet && others.every(({ sheet }) => sheet !== table.sheet)) return table.sheet;
  const [title = ''] = table.title;
  return /\p{L}/u.test(title) && title.length <= MAX_NAME_LENGTH ? title : null;
}

/** The second step of an import: which tables of the file are meant, and which column is what. Nothing is stored. */
export function ColumnsStep<Answer extends string>(props: Props<Answer>) {
  const { sheet, subject, companyId, columnText, takesSeveral = false, errorTexts, question, start, onBack } = props;
  const { t } = useTranslation('sheetImport');
  const choice = useTableChoice(sheet.look, subject, !takesSeveral);
  const { active, tables } = choice;
  const { run, error, isStarting } = useStartImport(sheet);
  const describe = useSheetErrorText(errorTexts);
  const [wasTried, setTried] = useState(false);
  const isAsked = question !== undefined && error?.fields[0]?.code === question.code;
  const faulty = tables.find((table) => choice.errorsOf(table).length > 0);
  const submit = (answer: Answer | null) => {
    setTried(true);
    if (faulty) choice.show(faulty);
    else if (tables.length > 0)
      void run((upload, signal) =>
        start({
          upload,
          fileName: sheet.fileName,
          tables: choice.input(),
          names: tables.map((table) => nameOfTable(table, tables)),
          answer,
          signal,
        }),
      );
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <StepBar current="columns" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ mr: 'auto', minWidth: 0, overflowWrap: 'anywhere' }}>{sheet.fileName}</Typography>
        <Button variant="outlined" onClick={onBack} disabled={isStarting}>
          {t('columns.back')}
        </Button>
        <Button variant="contained" onClick={() => submit(null)} disabled={isStarting || !active}>
          {t('columns.continue', { count: countLines(choice) })}
        </Button>
      </Box>
      {error && (
        <Box role="alert" sx={{ p: 2, borderRadius: '14px', bgcolor: 'warning.soft', display: 'grid', gap: 1 }}>
          {isAsked ? question.text : describe(error)}
          {isAsked && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {question.answers.map(({ value, text }) => (
                <Button key={value} variant="outlined" disabled={isStarting} onClick={() => submit(value)}>
                  {text}
                </Button>
              ))}
            </Box>
          )}
        </Box>
      )}
      {wasTried && tables.length === 0 && active && <Typography role="alert">{t('columns.noneChosen')}</Typography>}
      {active ? (
        <>
          <TableTabs look={sheet.look} choice={choice} isSingle={!takesSeveral} />
          <ShownTable
            key={active.key}
            table={active}
            {...{ sheet, choice, subject, companyId, columnText, wasTried }}
          />
        </>
      ) : (
        <EmptyState title={t('columns.noTable')} text={errorTexts.NO_HEADINGS} />
      )}
    </Box>
  );
}

/** How many lines of the chosen tables are read. */
const countLines = (choice: TableChoice): number =>
  choice.tables.reduce(
    (sum, table) => sum + table.lineCount - table.hiddenLines.length + choice.linesOf(table).length,
    0,
  );

interface ShownTableProps extends Pick<ColumnsStepProps<string>, 'subject' | 'companyId' | 'columnText'> {
  table: LookedTable;
  sheet: SentSheet;
  choice: TableChoice;
  /** Whether what is missing is to be told as an error. */
  wasTried: boolean;
}

/** A table with its columns to be assigned, page by page. */
function ShownTable({ table, sheet, choice, subject, companyId, columnText, wasTried }: ShownTableProps) {
  const { t } = useTranslation('sheetImport');
  const { date } = useFormat();
  const [page, setPage] = useState(1);
  const isFirst = page === 1 && table.key === sheet.look.shownTable;
  const { data, error, loading, refetch, previousData } = useSheetTablesQuery({
    variables: { input: { ...firstLook(sheet.reference, subject, companyId), table: table.key, page } },
    skip: isFirst,
  });
  const lines = isFirst ? sheet.look.lines : ((data ?? previousData)?.sheetTables.lines ?? []);
  const missing = choice.errorsOf(table).flatMap((one) => (one.code === 'COLUMN_MISSING' ? [one.anyOf] : []));
  const leftOut = table.hiddenLines.length - choice.linesOf(table).length;
  return (
    <Card sx={{ minWidth: 0 }}>
      <Box sx={{ p: 2, display: 'grid', gap: 0.5, bgcolor: missing.length > 0 ? 'warning.soft' : 'success.soft' }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {t('columns.lines', { count: table.lineCount - leftOut })}
          {leftOut > 0 && ` · ${t('columns.leftOut', { count: leftOut })}`}
        </Typography>
        {missing.map((anyOf) => (
          <Typography key={anyOf.join()} role={wasTried ? 'alert' : undefined} variant="body2">
            {t('columns.missing', { columns: anyOf.slice(0, 3).map(columnText).join(', ') })}
          </Typography>
        ))}
        {table.title.length > 0 && (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {t('columns.above', { title: table.title.join(' · ') })}
          </Typography>
        )}
        {table.rememberedAt && (
          <Typography variant="body2">{t('columns.remembered', { date: date(table.rememberedAt) })}</Typography>
        )}
      </Box>
      {error && !data ? (
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
  );
}
