import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SheetSubject, SheetTableInput } from '../../../shared/apollo/schema.generated.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import type { SentSheet } from '../SheetDrop.tsx';
import '../translations.generated.ts';
import { useSheetErrorText, type SubjectErrorTexts } from '../useSheetErrorText.ts';
import { ShownTable } from './ShownTable.tsx';
import { StepBar } from './StepBar.tsx';
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
  /** Send the file once more, because the server has it no more. */
  onSendAgain: () => void;
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
  const { sheet, subject, companyId, columnText, takesSeveral = false, errorTexts, question, start } = props;
  const { onBack, onSendAgain } = props;
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
            onSendAgain={onSendAgain}
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
