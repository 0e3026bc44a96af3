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

/** What is read of a line, in contrast to what is left out. */
const READ: ReadonlySet<string> = new Set(['ROW', 'QUESTION', 'CONTINUES']);
const FIGURE = /^[<>≤≥~=±]{0,2} ?\d[\d.,']{0,20}(?: ?[–-] ?[<≤]?\d[\d.,']{0,20})? ?(?:%|‰|pp[mb]|g|mg|kg|mg\/kg)?$/i;

/** Whether most of the cells of a column are figures, which stand to the right then. */
function holdsFigures(lines: Look['lines'], place: number): boolean {
  const filled = lines.flatMap(({ cells }) => cells[place] || []);
  return filled.length > 0 && filled.filter((cell) => FIGURE.test(cell)).length * 2 > filled.length;
}

/** The lines of a table as they stand in the file, under what their columns are. It scrolls sideways in its own box. */
export function TablePreview({ table, lines, choice, subject, columnText, isLoading }: Props) {
  const { t } = useTranslation('sheetImport');
  const values = choice.columnsOf(table);
  const places = table.columns.flatMap(({ isEmpty }, place) => (isEmpty ? [] : [place]));
  const isLeftOut = (place: number): boolean => (values[place] ?? null) === null;
  const figures = new Set(places.filter((place) => holdsFigures(lines, place)));
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
        '& [data-figures]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
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
              <th key={place} data-figures={figures.has(place) || undefined}>
                {table.columns[place]?.heading}
              </th>
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
              figures={figures}
              isUneven={table.unevenLines.includes(line.line)}
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
  /** The places of columns of figures. */
  figures: ReadonlySet<number>;
  /** Whether it has another number of cells than the headings. */
  isUneven: boolean;
  /** Whether a person takes a hidden line. */
  isTaken: boolean;
  onToggle: () => void;
}

function PreviewLine({ line, places, isLeftOut, figures, isUneven, isTaken, onToggle }: LineProps) {
  const { t } = useTranslation('sheetImport');
  const { outcome } = line;
  const isStruck = line.isHidden && !isTaken;
  const isGrey = isStruck || (outcome !== null && !READ.has(outcome));
  return (
    <Box
      component="tr"
      sx={{ color: isGrey ? 'text.secondary' : undefined, bgcolor: isUneven ? 'warning.soft' : undefined }}
    >
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
        {outcome !== null && outcome !== 'ROW' && outcome !== 'HIDDEN' && (
          <Box component="span" sx={{ fontSize: 12, color: outcome === 'QUESTION' ? 'warning.main' : undefined }}>
            {t(`outcome.line.${outcome}`)}
          </Box>
        )}
        {isUneven && (
          <Box component="span" sx={{ display: 'block', fontSize: 12, color: 'warning.main' }}>
            {t('columns.unevenLine')}
          </Box>
        )}
      </td>
      {places.map((place) => (
        <Box
          component="td"
          key={place}
          data-figures={figures.has(place) || undefined}
          sx={{
            color: isLeftOut(place) ? 'text.secondary' : undefined,
            bgcolor: isLeftOut(place) ? 'action.hover' : undefined,
            textDecoration: isStruck ? 'line-through' : undefined,
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
