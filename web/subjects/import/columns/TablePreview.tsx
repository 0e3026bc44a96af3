import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { SheetSubject } from '../../../shared/apollo/schema.generated.ts';
import { EyeOffIcon } from '../../../shared/ui/icons.tsx';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { ColumnHead } from './ColumnHead.tsx';
import { subjectOf, type Look, type LookedTable, type TableChoice } from './useTableChoice.ts';

interface Props {
  table: LookedTable;
  lines: Look['lines'];
  choice: TableChoice;
  subject: SheetSubject;
  columnText: (column: string) => string;
  isLoading: boolean;
}

/** The lines of a table as they stand in the file, under what their columns are. It scrolls sideways in its own box. */
export function TablePreview({ table, lines, choice, subject, columnText, isLoading }: Props) {
  const { t } = useTranslation('sheetImport');
  const values = choice.columnsOf(table);
  const places = table.columns.flatMap(({ isEmpty }, place) => (isEmpty ? [] : [place]));
  const isLeftOut = (place: number): boolean => (values[place] ?? null) === null;
  return (
    <Box
      role="region"
      aria-label={t('columns.region')}
      aria-busy={isLoading}
      tabIndex={0}
      sx={{
        // What is hidden for the eye is positioned, and would widen the page.
        position: 'relative',
        overflowX: 'auto',
        minWidth: 0,
        opacity: isLoading ? 0.6 : 1,
        '& table': { borderCollapse: 'collapse', width: '100%', fontSize: 14 },
        '& th, & td': { p: 1, textAlign: 'left', verticalAlign: 'top', whiteSpace: 'nowrap' },
        '& td': { borderTop: 1, borderColor: 'divider', maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' },
      }}
    >
      <table>
        <thead>
          <tr>
            <th>
              <Box component="span" sx={visuallyHidden}>
                {t('columns.lineNumber')}
              </Box>
            </th>
            {places.map((place) => {
              const column = table.columns[place];
              return (
                column && (
                  <th key={place} scope="col">
                    <ColumnHead
                      column={column}
                      value={values[place] ?? null}
                      options={subjectOf(subject).columns}
                      columnText={columnText}
                      isTwice={!isLeftOut(place) && values.indexOf(values[place] ?? null) < place}
                      onChange={(chosen) => choice.assign(table, place, chosen)}
                    />
                  </th>
                )
              );
            })}
          </tr>
          <Box component="tr" sx={{ bgcolor: 'action.hover' }}>
            <th>{table.headingLine}</th>
            {places.map((place) => (
              <th key={place}>{table.columns[place]?.heading}</th>
            ))}
          </Box>
        </thead>
        <tbody>
          {lines.map((line) => (
            <PreviewLine
              key={line.line}
              line={line}
              places={places}
              isLeftOut={isLeftOut}
              isTaken={choice.linesOf(table).includes(line.line)}
              onToggle={() => choice.toggleLine(table, line.line)}
            />
          ))}
        </tbody>
      </table>
    </Box>
  );
}

interface LineProps {
  line: Look['lines'][number];
  places: readonly number[];
  isLeftOut: (place: number) => boolean;
  /** Whether a person takes a hidden line. */
  isTaken: boolean;
  onToggle: () => void;
}

function PreviewLine({ line, places, isLeftOut, isTaken, onToggle }: LineProps) {
  const { t } = useTranslation('sheetImport');
  const isGrey = line.isHidden && !isTaken;
  return (
    <Box component="tr" sx={{ color: isGrey ? 'text.secondary' : undefined }}>
      <td>
        <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          {line.line}
          {line.isHidden && (
            <>
              <input
                type="checkbox"
                aria-label={t('columns.takeLine', { line: line.line })}
                checked={isTaken}
                onChange={onToggle}
              />
              <EyeOffIcon sx={{ fontSize: 16 }} />
              {t('columns.hiddenLine')}
            </>
          )}
        </Box>
      </td>
      {places.map((place) => (
        <Box
          component="td"
          key={place}
          sx={{
            color: isLeftOut(place) ? 'text.secondary' : undefined,
            bgcolor: isLeftOut(place) ? 'action.hover' : undefined,
            textDecoration: isGrey ? 'line-through' : undefined,
          }}
        >
          {line.calculated.includes(place) && <CalculatedMark />}
          {line.cells[place]}
        </Box>
      ))}
    </Box>
  );
}

/** Marks a calculated cell, which counts by its stored value. */
function CalculatedMark() {
  const { t } = useTranslation('sheetImport');
  return (
    <Box
      component="span"
      title={t('columns.calculated')}
      sx={{ px: 0.5, mr: 0.5, borderRadius: '4px', bgcolor: 'info.soft', color: 'info.main', fontStyle: 'italic' }}
    >
      ƒ
      <Box component="span" sx={visuallyHidden}>
        {t('columns.calculated')}
      </Box>
    </Box>
  );
}
