import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardPicker, SelectableCard } from '../../shared/table/CardPicker.tsx';
import { TableSkeleton } from '../../shared/table/DataTable.tsx';
import { PagedTable, type TableState } from '../../shared/table/PagedTable.tsx';
import type { Selection } from '../../shared/table/useSelection.ts';
import { useHasTableRoom } from '../../shared/table/useHasTableRoom.ts';
import { moveBetweenCards, useJumpToList } from '../../shared/ui/listFocus.ts';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import { visuallyHidden } from '../../shared/ui/visuallyHidden.ts';
import { IngredientRow } from './IngredientRow.tsx';
import type { IngredientRow_IngredientFragment } from './IngredientRow.generated.ts';
import { useIngredientColumns } from './useIngredientColumns.tsx';

const divided = { m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } };

interface Props {
  /** Undefined while loading. */
  ingredients: IngredientRow_IngredientFragment[] | undefined;
  /** Whether another page is loading. */
  busy: boolean;
  paged: TableState;
  selection: Selection<IngredientRow_IngredientFragment>;
  onOpen: (id: string) => void;
}

/** The ingredients of a page, as a table or stacked on a phone, or their skeletons while loading. */
export function IngredientList({ ingredients, busy, paged, selection, onOpen }: Props) {
  const { t } = useTranslation('ingredient');
  const late = useDelayed(busy);
  const hasRoom = useHasTableRoom();
  const columns = useIngredientColumns(onOpen);
  if (!ingredients)
    return (
      <Box role="status" sx={{ visibility: late ? 'visible' : 'hidden' }}>
        <span style={visuallyHidden}>{t('list.loading')}</span>
        {hasRoom ? (
          <TableSkeleton rows={paged.params.pageSize} />
        ) : (
          <Card>
            {Array.from({ length: paged.params.pageSize }, (_, index) => (
              <Box key={index} sx={{ display: 'grid', rowGap: 0.5, px: 2, py: 1.5, minHeight: 56 }}>
                <Skeleton width="70%" height={20} />
                <Skeleton width="60%" height={18} />
                <Skeleton width="80%" height={18} />
              </Box>
            ))}
          </Card>
        )}
      </Box>
    );
  const label = t('list.title');
  return (
    <Box aria-busy={busy} sx={{ opacity: late ? 0.6 : 1, transition: 'opacity 160ms' }}>
      {hasRoom ? (
        <PagedTable
          label={label}
          items={ingredients}
          columns={columns}
          keyOf={({ id }) => id}
          nameOf={({ inciName }) => inciName}
          onOpen={({ id }) => onOpen(id)}
          paged={paged}
          selection={selection}
        />
      ) : (
        <IngredientCards label={label} ingredients={ingredients} selection={selection} onOpen={onOpen} />
      )}
    </Box>
  );
}

/** The ingredients of a page on a narrow screen. */
function IngredientCards({
  label,
  ingredients,
  selection,
  onOpen,
}: Pick<Props, 'selection' | 'onOpen'> & { label: string; ingredients: IngredientRow_IngredientFragment[] }) {
  const root = useRef<HTMLElement>(null);
  useJumpToList(root, ingredients.length > 0);
  return (
    <>
      <CardPicker selection={selection} items={ingredients} />
      <Card>
        <Box component="ul" ref={root} aria-label={label} onKeyDown={moveBetweenCards} sx={divided}>
          {ingredients.map((ingredient) => (
            <li key={ingredient.id}>
              <SelectableCard selection={selection} item={ingredient} name={ingredient.inciName}>
                <IngredientRow ingredient={ingredient} onOpen={() => onOpen(ingredient.id)} />
              </SelectableCard>
            </li>
          ))}
        </Box>
      </Card>
    </>
  );
}
