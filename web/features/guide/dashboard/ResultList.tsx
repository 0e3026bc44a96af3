import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ResultBadge } from '../../../shared/ui/ResultBadge.tsx';

const results = [
  ['GREEN', 'green'],
  ['YELLOW', 'yellow'],
  ['RED', 'red'],
] as const;

/** The meaning of each result of a label check. */
export function ResultList() {
  const { t } = useTranslation('guide');
  return (
    <Box
      component="dl"
      sx={{
        my: 2,
        display: 'grid',
        gridTemplateColumns: { sm: 'auto minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0.5, sm: 1.5 },
        '& dd': { m: 0, mb: { xs: 1.5, sm: 0 } },
      }}
    >
      {results.map(([status, word]) => (
        <Box key={status} sx={{ display: 'contents' }}>
          <dt>
            <ResultBadge status={status} />
          </dt>
          <dd>{t(`sections.results.${word}`)}</dd>
        </Box>
      ))}
    </Box>
  );
}
