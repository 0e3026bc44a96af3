import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon, TrashIcon } from '../../../shared/ui/icons.tsx';
import './translations.generated.ts';

interface Props {
  /** What the row is called, such as "Step 2". */
  name: string;
  /** Undefined where there is no order, and for the first row. */
  onUp?: (() => void) | undefined;
  onRemove: () => void;
}

const removeButtons = (within: Element | null | undefined) => [
  ...(within?.querySelectorAll<HTMLElement>('[data-remove-row]') ?? []),
];

/**
 * Takes a row away; the focus goes to the row that follows or precedes, and to the button that adds one when none is
 * left.
 */
function removeRow(button: HTMLElement, remove: () => void): void {
  const list = button.closest('[role=group]')?.parentElement;
  const at = removeButtons(list).indexOf(button);
  flushSync(remove);
  const left = removeButtons(list);
  const buttons = list?.parentElement?.querySelectorAll('button');
  (left[at] ?? left.at(-1) ?? buttons?.item(buttons.length - 1))?.focus();
}

/** Moves a row up. The first row has no such button, so that the focus would be lost there. */
function moveRow(button: HTMLElement, move: () => void): void {
  const row = button.closest('[role=group]');
  flushSync(move);
  if (!row?.contains(document.activeElement)) removeButtons(row)[0]?.focus();
}

/** Moves a row of a list up, or takes it away. The row is a group in its list. */
export function RowActions({ name, onUp, onRemove }: Props) {
  const { t } = useTranslation('pifSections');
  const { t: common } = useTranslation();
  return (
    <Box sx={{ display: 'flex', ml: 'auto' }}>
      {onUp && (
        <IconButton
          onClick={({ currentTarget }: MouseEvent<HTMLElement>) => moveRow(currentTarget, onUp)}
          aria-label={t('row.up', { name })}
          title={t('row.upShort')}
        >
          <ChevronDownIcon sx={{ fontSize: 20, transform: 'rotate(180deg)' }} />
        </IconButton>
      )}
      <IconButton
        data-remove-row
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => removeRow(currentTarget, onRemove)}
        aria-label={t('row.remove', { name })}
        title={common('remove')}
      >
        <TrashIcon sx={{ fontSize: 20 }} />
      </IconButton>
    </Box>
  );
}
