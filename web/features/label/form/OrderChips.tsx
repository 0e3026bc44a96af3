import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { ChosenName } from './ChosenName.tsx';
import { OrderChip, type OrderedName } from './OrderChip.tsx';

/** Number of names shown before "show all". */
const SHOWN = 200;

interface Props {
  names: readonly OrderedName[];
  disabled: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (at: number) => void;
}

/** Where a key moves the name at a place; undefined for a key that moves none. */
function targetOf(key: string, from: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowUp: from - 1,
    ArrowRight: from + 1,
    ArrowDown: from + 1,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

/**
 * The names in their order. They are reordered by dragging, by the arrow keys on the selected one, or by the buttons
 * below (for touch). Every move is announced to screen readers.
 */
export function OrderChips({ names, disabled, onMove, onRemove }: Props) {
  const { t } = useTranslation('labelForm');
  const { number } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const at = chosen !== null && chosen < names.length ? chosen : null;
  const shown = isWhole ? names : names.slice(0, SHOWN);

  const move = (from: number, to: number) => {
    const name = names[from]?.name;
    if (name === undefined || from === to || to < 0 || to >= names.length) return;
    onMove(from, to);
    setChosen(to);
    if (to >= SHOWN) setWhole(true);
    setSaid(t('order.moved', { name, place: number(to + 1), count: number(names.length) }));
  };
  const remove = (from: number) => {
    const name = names[from]?.name ?? '';
    onRemove(from);
    setChosen(null);
    setSaid(t('order.removed', { name }));
  };
  const onKey = (event: KeyboardEvent, from: number) => {
    const to = targetOf(event.key, from, names.length);
    if (event.key === 'Escape' && from === at) setChosen(null);
    else if (event.key === 'Delete') remove(from);
    else if (to !== undefined && from === at) move(from, to);
    else return;
    event.preventDefault();
  };

  const left = names.length - shown.length;
  return (
    <Box>
      <Box
        component="ol"
        aria-label={t('order.title')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
      >
        {shown.map((one, place) => (
          <OrderChip
            // Chips are keyed by position, so that the focus can follow a moved name.
            key={place}
            place={place}
            {...one}
            isChosen={place === at}
            isFocused={place === at && said !== ''}
            isDragged={place === dragged}
            disabled={disabled}
            onChoose={() => setChosen(place === at ? null : place)}
            onKey={(event) => onKey(event, place)}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== null) move(dragged, place);
              setDragged(null);
            }}
          />
        ))}
      </Box>
      {left > 0 && <Button onClick={() => setWhole(true)}>{t('order.showAll', { count: left })}</Button>}
      {at !== null && (
        <ChosenName
          name={names[at]?.name ?? ''}
          place={at}
          count={names.length}
          disabled={disabled}
          onMove={(to) => move(at, to)}
          onRemove={() => remove(at)}
        />
      )}
      <span role="status" style={visuallyHidden}>
        {said}
      </span>
    </Box>
  );
}
