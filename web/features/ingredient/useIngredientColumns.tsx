import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../shared/table/column.ts';
import { RowLink } from '../../shared/table/RowLink.tsx';
import { AnnexMark } from './AnnexMark.tsx';
import type { IngredientRow_IngredientFragment as Ingredient } from './IngredientRow.generated.ts';
import './translations.generated.ts';

/** Entries that fit in a row; the detail has all. */
const MAX_ENTRIES = 2;

/** The columns of the dictionary. */
export function useIngredientColumns(onOpen: (id: string) => void): Column<Ingredient>[] {
  const { t } = useTranslation('ingredient');
  return [
    {
      id: 'name',
      label: t('columns.name'),
      isFixed: true,
      cell: ({ id, inciName }, tabIndex) => <RowLink name={inciName} onOpen={() => onOpen(id)} tabIndex={tabIndex} />,
    },
    { id: 'cas', label: 'CAS', width: '13%', cell: ({ casNumbers }) => casNumbers.join(', ') || '–' },
    { id: 'ec', label: 'EC', width: '13%', cell: ({ ecNumbers }) => ecNumbers.join(', ') || '–' },
    {
      id: 'functions',
      label: t('columns.functions'),
      width: '22%',
      cell: ({ functions }) => (
        <span title={functions.join(', ') || undefined}>{functions.join(', ') || t('row.noFunctions')}</span>
      ),
    },
    {
      id: 'annexes',
      label: t('columns.annexes'),
      width: '17%',
      cell: ({ annexEntries }) => (
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          {annexEntries.slice(0, MAX_ENTRIES).map(({ annex, reference }, at) => (
            <AnnexMark key={at} annex={annex} reference={reference} />
          ))}
          {annexEntries.length > MAX_ENTRIES && t('row.moreEntries', { count: annexEntries.length - MAX_ENTRIES })}
        </Box>
      ),
    },
    {
      id: 'state',
      label: t('columns.state'),
      width: '13%',
      isHiddenAtFirst: true,
      cell: ({ isWithdrawn }) => (isWithdrawn ? t('row.withdrawn') : '–'),
    },
  ];
}
