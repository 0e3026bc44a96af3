import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Look, LookedTable, TableChoice } from './useTableChoice.ts';

interface Props {
  look: Look;
  choice: TableChoice;
  /** Whether one table alone can be imported. */
  isSingle: boolean;
}

/** The tables of a file to choose from, and the sheets without one by name. */
export function TableTabs({ look, choice, isSingle }: Props) {
  const { t } = useTranslation('sheetImport');
  const nameOf = (table: LookedTable): string =>
    [
      table.sheet || t('columns.onlySheet'),
      look.tables.filter(({ sheet }) => sheet === table.sheet).length > 1 && t('line', { line: table.headingLine }),
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box role="group" aria-label={t('columns.tables')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {look.tables.map((table) => (
          <Box
            key={table.key}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minWidth: 0,
              pl: 1.5,
              border: 1,
              borderRadius: '10px',
              borderColor: table.key === choice.active?.key ? 'primary.main' : 'divider',
              bgcolor: 'background.paper',
            }}
          >
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              name="table"
              aria-label={t('columns.choose', { name: nameOf(table) })}
              checked={choice.isChosen(table)}
              onChange={() => choice.toggle(table)}
            />
            <Button
              aria-pressed={table.key === choice.active?.key}
              onClick={() => choice.show(table)}
              sx={{ minWidth: 0, color: 'text.primary', overflowWrap: 'anywhere' }}
            >
              {nameOf(table)} · {t('columns.lines', { count: table.lineCount })}
              {table.isSheetHidden && ` · ${t('columns.hidden')}`}
            </Button>
          </Box>
        ))}
      </Box>
      {!look.areLettersSure && <Typography variant="body2">{t('columns.lettersUnsure')}</Typography>}
      {look.sheetsWithoutTable.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('columns.withoutTable', {
            count: look.sheetsWithoutTable.length,
            names: look.sheetsWithoutTable.map((name) => t('columns.quoted', { name })).join(', '),
          })}
        </Typography>
      )}
    </Box>
  );
}
