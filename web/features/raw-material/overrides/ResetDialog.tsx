import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NAME_OF_OVERRIDABLE_FIELD } from '../../../../domain/raw-material/rawMaterialFields.ts';
import type { RawMaterialField } from '../../../shared/apollo/schema.generated.ts';

interface Props {
  /** The overridden fields. */
  fields: readonly RawMaterialField[];
  /** The fields that have to be reset with one, itself among them. */
  together: (field: RawMaterialField) => readonly RawMaterialField[];
  /** Resolves to whether it succeeded. */
  onReset: (fields: RawMaterialField[]) => Promise<boolean>;
  onClose: () => void;
}

/** Selects the fields to reset; at least one: specification, section 5. */
export function ResetDialog({ fields, together, onReset, onClose }: Props) {
  const { t } = useTranslation('rawMaterialOverrides');
  const { t: tMaterial } = useTranslation('rawMaterial');
  const { t: common } = useTranslation();
  const id = useId();
  const [picked, setPicked] = useState<ReadonlySet<RawMaterialField>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const pick = (field: RawMaterialField, isPicked: boolean) => {
    setMissing(false);
    const group = together(field);
    setPicked(new Set(fields.filter((one) => (group.includes(one) ? isPicked : picked.has(one)))));
  };
  const reset = async () => {
    setMissing(picked.size === 0);
    if (picked.size === 0) return;
    setBusy(true);
    const isDone = await onReset([...picked]);
    setBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={`${id}title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}title`}>{t('pick.title')}</DialogTitle>
      <DialogContent>
        <FormGroup
          role="group"
          aria-labelledby={`${id}title`}
          aria-describedby={isMissing ? `${id}missing` : undefined}
        >
          {fields.map((field, at) => (
            <FormControlLabel
              key={field}
              label={tMaterial(`field.${NAME_OF_OVERRIDABLE_FIELD[field]}`)}
              disabled={isBusy}
              control={
                <Checkbox
                  autoFocus={at === 0}
                  checked={picked.has(field)}
                  onChange={(event) => pick(field, event.target.checked)}
                />
              }
              sx={{ minHeight: 44 }}
            />
          ))}
        </FormGroup>
        {isMissing && (
          <FormHelperText error id={`${id}missing`} role="alert">
            {t('pick.missing')}
          </FormHelperText>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isBusy}>
          {common('cancel')}
        </Button>
        <Button variant="contained" onClick={() => void reset()} disabled={isBusy}>
          {t(isBusy ? 'pick.busy' : 'pick.button')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
