import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';
import type { EditorAction } from './editorState.ts';

interface Props {
  id: number;
  place: number;
  count: number;
  dispatch: Dispatch<EditorAction>;
  /** Called before the line is removed. */
  onRemove: () => void;
}

/** The buttons that move a line and remove it. */
export function LineActions({ id, place, count, dispatch, onRemove }: Props) {
  const { t } = useTranslation('formulaEditor');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        disabled={place === 0}
        onClick={() => dispatch({ type: 'move', from: place, to: place - 1 })}
      >
        {t('line.up')}
      </Button>
      <Button
        variant="outlined"
        disabled={place === count - 1}
        onClick={() => dispatch({ type: 'move', from: place, to: place + 1 })}
      >
        {t('line.down')}
      </Button>
      <Button
        color="error"
        onClick={() => {
          onRemove();
          dispatch({ type: 'remove', id });
        }}
      >
        {t('line.remove')}
      </Button>
    </Box>
  );
}
