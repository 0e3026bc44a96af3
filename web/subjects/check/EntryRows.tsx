import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { EntryRow } from '../../../domain/annex/entryRows.ts';
import { languages } from '../../../domain/language.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { annexText } from './annexText.ts';
import './translations.generated.ts';

const COLUMNS = ['productTypes', 'maximum', 'otherConditions', 'warnings'] as const;

interface Props {
  rows: readonly EntryRow[];
  /** Whether the original stands below a translation, because it alone is the law. */
  withOriginals?: boolean;
}

/** The parts of an annex entry as rows: letter, products, limit, conditions and wording. Empty columns are left out. */
export function EntryRows({ rows, withOriginals = false }: Props) {
  const { t } = useTranslation('check');
  const columns = COLUMNS.filter((column) => rows.some((row) => row[column].trim() !== ''));
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          borderCollapse: 'collapse',
          typography: 'caption',
          '& th, & td': { p: 0.75, textAlign: 'left', verticalAlign: 'top', borderTop: 1, borderColor: 'divider' },
          '& th': { color: 'text.secondary', fontWeight: 400 },
          // The letters of the parts stand whole, however narrow the table is.
          '& th:first-of-type': { whiteSpace: 'nowrap' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('rows.part')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`detail.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              <th scope="row">{row.part === '' ? t('rows.all') : `(${row.part})`}</th>
              {columns.map((column) => (
                <td key={column}>
                  <EntryCell original={row[column]} withOriginal={withOriginals} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** A text of an entry in the language of the page where there is a working translation, else marked as the original. */
function EntryCell({ original, withOriginal }: { original: string; withOriginal: boolean }) {
  const { t } = useTranslation('check');
  if (original.trim() === '') return null;
  const { text, language, isTranslated } = annexText(original, currentLanguage());
  const isOriginalMarked = !isTranslated && currentLanguage() !== 'en' && /\p{L}{3}/u.test(original);
  return (
    <>
      <span lang={languages[language].tag} style={{ whiteSpace: 'pre-line' }}>
        {text}
      </span>
      {isOriginalMarked && <em> ({t('rows.original')})</em>}
      {isTranslated && withOriginal && (
        <Box component="span" lang="en" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {original}
        </Box>
      )}
    </>
  );
}
