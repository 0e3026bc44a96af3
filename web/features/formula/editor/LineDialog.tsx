import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useId, type Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMULA_LIMITS } from '../../../../domain/formula/limits.ts';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import { Field } from '../../../shared/ui/Field.tsx';
import './translations.generated.ts';
import { LineActions } from './LineActions.tsx';
import { lineName, type EditorAction, type EditorLine } from './editorState.ts';
import { MaterialSearch } from './MaterialSearch.tsx';
import type { MaterialHit } from './useMaterialSearch.ts';

interface Props {
  line: EditorLine;
  place: number;
  count: number;
  dispatch: Dispatch<EditorAction>;
  /** Puts another raw material into the line. */
  onChoose: (id: number, hit: MaterialHit) => void;
  onClose: () => void;
}

/**
 * Everything of one line: on a phone the only way to phase, function and order, elsewhere the way to another raw
 * material.
 */
export function LineDialog({ line, place, count, dispatch, onChoose, onClose }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const id = useId();
  const change = (patch: Partial<EditorLine>) => dispatch({ type: 'line', id: line.id, patch });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
        {lineName(line)}
      </DialogTitle>
      <DialogContent dividers tabIndex={0}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {line.material && (
            <Typography variant="body2" color="textSecondary">
              {line.material.components
                .map(({ inciName, maxConcentration }) =>
                  maxConcentration === null ? inciName : `${inciName} ${decimalText(maxConcentration)} %`,
                )
                .join(', ')}
            </Typography>
          )}
          <Box>
            <Typography variant="subtitle2" color="textSecondary" aria-hidden sx={{ mb: 0.5 }}>
              {t('line.replace')}
            </Typography>
            <MaterialSearch
              label={t('line.replace')}
              onChoose={(hit) => onChoose(line.id, hit)}
              onProvisional={(provisionalName) => change({ material: null, provisionalName })}
            />
          </Box>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '96px minmax(0, 1fr)' }}>
            <Field
              label={t('line.phase')}
              value={line.phase}
              inputProps={{ maxLength: FORMULA_LIMITS.phase }}
              onChange={(event) => change({ phase: event.target.value })}
            />
            <Field
              label={t('line.function')}
              value={line.function}
              inputProps={{ maxLength: FORMULA_LIMITS.function }}
              onChange={(event) => change({ function: event.target.value })}
            />
          </Box>
          <FormControlLabel
            label={t('line.fillUp')}
            control={
              <Checkbox
                checked={line.isRemainder}
                onChange={(_event, isRemainder) => dispatch({ type: 'remainder', id: line.id, isRemainder })}
              />
            }
          />
          <LineActions id={line.id} place={place} count={count} dispatch={dispatch} onRemove={onClose} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          {common('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
