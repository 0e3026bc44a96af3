import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { mayLeave } from '../../../shared/forms/dirtyForms.ts';
import { fullScreenDialog } from '../fullScreenDialog.ts';
import './translations.generated.ts';
import { ForeignMaterial } from './ForeignMaterial.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { NotEditable } from './NotEditable.tsx';
import { RawMaterialFields } from './RawMaterialFields.tsx';
import type { RawMaterialForm_RawMaterialFragment as RawMaterial } from './RawMaterialForm.generated.ts';
import { SaveButton } from './SaveButton.tsx';
import { useRawMaterialEditor } from './useRawMaterialEditor.ts';
import { useRawMaterialToEdit } from './useRawMaterialToEdit.ts';

interface Props {
  slug: string;
  /** Also called a moment after a success: specification, section 9. */
  onClose: () => void;
}

/**
 * The form of a raw material over the page it was opened from. It closes only after the user saved or discarded what
 * was typed.
 */
export function RawMaterialFormDialog({ slug, onClose }: Props) {
  const { t } = useTranslation('rawMaterialForm');
  const titleId = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const { rawMaterial, isLoading, reason, reload } = useRawMaterialToEdit(slug, false);
  const close = () => void mayLeave().then((leave) => leave && onClose());
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={isNarrow}
      maxWidth="lg"
      fullWidth
      scroll="paper"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isNarrow ? fullScreenDialog : {} } }}
    >
      <DialogTitle id={titleId}>{rawMaterial?.tradeName ?? t('title')}</DialogTitle>
      {rawMaterial?.viewerCanEdit ? (
        <LoadedForm rawMaterial={rawMaterial} onCancel={close} onSaved={onClose} />
      ) : (
        <>
          <DialogContent dividers sx={{ bgcolor: 'background.default' }}>
            {rawMaterial ? (
              <ForeignMaterial rawMaterial={rawMaterial} />
            ) : isLoading ? (
              <FormSkeleton />
            ) : (
              <NotEditable reason={reason} onRetry={reload} />
            )}
          </DialogContent>
          <DialogActions sx={{ pt: 2 }}>
            <CancelButton onCancel={close} />
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function LoadedForm({
  rawMaterial,
  onCancel,
  onSaved,
}: {
  rawMaterial: RawMaterial;
  onCancel: () => void;
  onSaved: () => void;
}) {
  const { t } = useTranslation('rawMaterialForm');
  const id = useId();
  const editor = useRawMaterialEditor(rawMaterial, onSaved);
  return (
    <>
      <DialogContent dividers sx={{ bgcolor: 'background.default' }}>
        <Box
          component="form"
          id={id}
          noValidate
          tabIndex={-1}
          aria-label={t('form')}
          aria-busy={editor.isSubmitting}
          onSubmit={(event) => void (editor.isSubmitting ? event.preventDefault() : editor.submit(event))}
        >
          <RawMaterialFields rawMaterial={rawMaterial} editor={editor} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <CancelButton onCancel={onCancel} />
        <SaveButton editor={editor} form={id} />
      </DialogActions>
    </>
  );
}

function CancelButton({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="outlined" onClick={onCancel}>
      {t('cancel')}
    </Button>
  );
}
