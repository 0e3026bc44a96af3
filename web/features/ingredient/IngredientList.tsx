import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { IngredientRow } from './IngredientRow.tsx';
import type { IngredientRow_IngredientFragment } from './IngredientRow.generated.ts';
import { columns } from './rowLayout.ts';

const divided = { m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } };

interface Props {
  /** Undefined while loading. */
  ingredients: IngredientRow_IngredientFragment[] | undefined;
  /** Whether another page is loading. */
  busy: boolean;
  onOpen: (id: string) => void;
}

/** The rows of a page, or their skeletons while loading. */
export function IngredientList({ ingredients, busy, onOpen }: Props) {
  const { t } = useTranslation('ingredient');
  const late = useDelayed(busy);
  if (!ingredients)
    return (
      <Card role="status" sx={{ visibility: late ? 'visible' : 'hidden' }}>
        <span style={visuallyHidden}>{t('list.loading')}</span>
        {Array.from({ length: LONG_PAGE_SIZE }, (_, index) => (
          <Box key={index} sx={{ ...columns, px: 2, py: 1.5, minHeight: 56 }}>
            <Skeleton width="70%" height={20} />
            <Skeleton width="60%" height={18} />
            <Skeleton width="80%" height={18} />
          </Box>
        ))}
      </Card>
    );
  return (
    <Card>
      <Box aria-hidden sx={{ ...columns, display: { xs: 'none', md: 'grid' }, px: 2, py: 1, bgcolor: 'subtle' }}>
        {(['name', 'numbers', 'functions', 'annexes'] as const).map((column) => (
          <Typography key={column} variant="subtitle2" component="span" color="textSecondary">
            {t(`columns.${column}`)}
          </Typography>
        ))}
      </Box>
      <Box
        component="ul"
        aria-label={t('list.title')}
        aria-busy={busy}
        sx={{ ...divided, opacity: late ? 0.6 : 1, transition: 'opacity 160ms' }}
      >
        {ingredients.map((ingredient) => (
          <li key={ingredient.id}>
            <IngredientRow ingredient={ingredient} onOpen={() => onOpen(ingredient.id)} />
          </li>
        ))}
      </Box>
    </Card>
  );
}
