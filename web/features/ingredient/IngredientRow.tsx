import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { tabularFigures } from '../../shared/theme/theme.ts';
import { AnnexMark } from './AnnexMark.tsx';
import type { IngredientRow_IngredientFragment } from './IngredientRow.generated.ts';

/** Names of the inventory have up to 1,991 characters; the detail shows them in full. */
const LINES = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: '2', overflow: 'hidden' };
const MAX_ENTRIES = 3;

interface Props {
  ingredient: IngredientRow_IngredientFragment;
  onOpen: () => void;
}

/** One ingredient of the dictionary on a phone. */
export function IngredientRow({ ingredient, onOpen }: Props) {
  const { t } = useTranslation('ingredient');
  const { inciName, casNumbers, ecNumbers, functions, isWithdrawn, annexEntries } = ingredient;
  const numbers = [
    casNumbers.length > 0 && t('row.cas', { numbers: casNumbers.join(', ') }),
    ecNumbers.length > 0 && t('row.ec', { numbers: ecNumbers.join(', ') }),
  ].filter((line) => line !== false);
  return (
    <ButtonBase
      onClick={onOpen}
      sx={{
        display: 'grid',
        rowGap: 0.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        width: 1,
        textAlign: 'start',
        px: 2,
        py: 1.5,
        minHeight: 56,
        alignItems: 'start',
        '&:hover': { bgcolor: 'subtle' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" component="span" sx={{ ...LINES, fontWeight: 600 }}>
          {inciName}
        </Typography>
        {isWithdrawn && (
          <Typography variant="caption" component="span" color="textSecondary">
            {t('row.withdrawn')}
          </Typography>
        )}
      </Box>
      <Typography
        variant="caption"
        component="span"
        color="textSecondary"
        sx={{ minWidth: 0, ...LINES, ...tabularFigures }}
      >
        {numbers.join(' · ') || t('row.noNumbers')}
      </Typography>
      <Typography variant="caption" component="span" color="textSecondary" sx={{ minWidth: 0, ...LINES }}>
        {functions.join(', ') || t('row.noFunctions')}
      </Typography>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: 0 }}>
        {annexEntries.slice(0, MAX_ENTRIES).map(({ annex, reference }, at) => (
          <AnnexMark key={at} annex={annex} reference={reference} />
        ))}
        {annexEntries.length > MAX_ENTRIES && (
          <Typography variant="caption" component="span" color="textSecondary">
            {t('row.moreEntries', { count: annexEntries.length - MAX_ENTRIES })}
          </Typography>
        )}
      </Box>
    </ButtonBase>
  );
}
