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
import type { RawMaterialField } from '../../../shared/apollo/schema.generated.ts';

interface Props {
  /** Those that have an own value. */
  fields: readonly RawMaterialField[];
  /** The fields that can only be reset together with one, itself among them. */
  together: (field: RawMaterialField) => readonly RawMaterialField[];
  /** Answers whether it was done. */
  onReset: (fields: RawMaterialField[]) => Promise<boolean>;
  onClose: () => void;
}

/** Picks the fields that shall have the global value again; at least one: specification, section 5. */
export function ResetDialog({ fields, together, onReset, onClose }: Props) {
  const { t } = useTranslation('rawMaterialOverrides');
  const { t: common } = useTranslation();
  const id = useId();
  const [picked, setPicked] = useState<ReadonlySet<RawMaterialField>>(new Set());
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const pick = (field: RawMaterialField, isPicked: boolean) => {
    setMissing(false);
    const along = together(field);
    setPicked(new Set(fields.filter((one) => (along.includes(one) ? isPicked : picked.has(one)))));
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
              label={t(`field.${field}`)}
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
