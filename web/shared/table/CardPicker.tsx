import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';
import type { Selection } from './useSelection.ts';

interface PickerProps<Item> {
  selection: Selection<Item>;
  /** Those of the page. */
  items: readonly Item[];
}

/** Above cards: shows their checkboxes, selects all of the page, and hides the checkboxes again. */
export function CardPicker<Item>({ selection, items }: PickerProps<Item>) {
  const { t } = useTranslation('table');
  const { isPicking, setPicking, has, toggleAll } = selection;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', mb: 1, minHeight: 44 }}>
      {isPicking && (
        <FormControlLabel
          control={
            <Checkbox
              checked={items.length > 0 && items.every(has)}
              indeterminate={items.some(has) && !items.every(has)}
              onChange={() => toggleAll(items)}
            />
          }
          label={t('selectAll')}
          sx={{ ml: 0, mr: 'auto', '& .MuiCheckbox-root': { width: 44, height: 44 } }}
        />
      )}
      <Button aria-pressed={isPicking} onClick={() => setPicking(!isPicking)} sx={{ ml: 'auto' }}>
        {t(isPicking ? 'stopPicking' : 'pick')}
      </Button>
    </Box>
  );
}

interface CardProps<Item> {
  /** Null where entries cannot be selected. */
  selection: Selection<Item> | null | undefined;
  item: Item;
  name: string;
  children: ReactNode;
}

/** A card, with its checkbox beside it while entries are selected. */
export function SelectableCard<Item>({ selection, item, name, children }: CardProps<Item>) {
  const { t } = useTranslation('table');
  if (!selection?.isPicking) return children;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '44px minmax(0, 1fr)', alignItems: 'center', height: 1 }}>
      <Checkbox
        checked={selection.has(item)}
        onChange={() => selection.toggle(item)}
        slotProps={{ input: { 'aria-label': t('select', { name }) } }}
        sx={{ width: 44, height: 44 }}
      />
      {children}
    </Box>
  );
}
