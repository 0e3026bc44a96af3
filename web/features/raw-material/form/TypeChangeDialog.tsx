import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FolderKind, MaterialType } from '../../../../domain/raw-material/rawMaterial.ts';
import { typeChange } from '../../../../domain/raw-material/typeChange.ts';
import '../translations.generated.ts';
import './translations.generated.ts';

export interface TypeChangeDialogProps {
  from: MaterialType;
  to: MaterialType;
  /** What the new type does to formulas; null for nothing. */
  impact: ReactNode;
  onCancel: () => void;
  onConfirm: () => Promise<void>;
}

/**
 * Asks for confirmation of a change of type, and lists its effects on the document folders: specification, section 4.
 */
export function TypeChangeDialog({ from, to, impact, onCancel, onConfirm }: TypeChangeDialogProps) {
  const { t } = useTranslation('rawMaterialForm');
  const { t: tMaterial } = useTranslation('rawMaterial');
  const { t: common } = useTranslation();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const { addsOrActivates, shouldDeactivate } = typeChange(from, to);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
  };
  const effect = (text: string, kinds: readonly FolderKind[]) => (
    <>
      <DialogContentText sx={{ mt: 2 }}>{text}</DialogContentText>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 3 }}>
        {kinds.map((kind) => (
          <li key={kind}>{tMaterial(`folder.${kind}`)}</li>
        ))}
      </Box>
    </>
  );
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onCancel}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}title`}>{t('type.title')}</DialogTitle>
      <DialogContent id={`${id}text`}>
        <DialogContentText>
          {t('type.text', { old: tMaterial(`type.${from}`), new: tMaterial(`type.${to}`) })}
        </DialogContentText>
        {/* A plain raw material has neither folder in use: what a perfume or an aroma needs is new. */}
        {addsOrActivates.length > 0 &&
          effect(
            t(from === 'PLAIN' && to !== 'EXTRACT_OIL' ? 'type.adds' : 'type.addsOrActivates', {
              count: addsOrActivates.length,
            }),
            addsOrActivates,
          )}
        {shouldDeactivate.length > 0 &&
          effect(t('type.shouldDeactivate', { count: shouldDeactivate.length }), shouldDeactivate)}
        {impact && <Box sx={{ mt: 2 }}>{impact}</Box>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" autoFocus onClick={onCancel} disabled={isBusy}>
          {common('cancel')}
        </Button>
        <Button variant="contained" onClick={() => void confirm()} disabled={isBusy}>
          {t(isBusy ? 'type.busy' : 'type.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
