import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DOCUMENT_TYPES } from '../../../subjects/documents/upload/checkDocument.ts';
import { FileButton } from '../../../subjects/documents/upload/FileButton.tsx';
import { Field } from '../../../shared/ui/Field.tsx';
import { chooserTypes, kindOf, slotOfRequirement } from '../files/pifSlots.ts';
import type { Requirement } from './documentFilters.ts';
import './translations.generated.ts';
import { useDocumentName } from './useDocumentName.ts';

interface Props {
  requirement: Requirement;
  onFiles: (files: File[], expiresOn: string | null) => void;
  onClose: () => void;
}

/** Asks for the files that an entry wants, and how long they are good. */
export function UploadDialog({ requirement, onFiles, onClose }: Props) {
  const { t } = useTranslation('pifDocuments');
  const { t: common } = useTranslation();
  const { fullNameOf } = useDocumentName();
  const id = useId();
  const [expiresOn, setExpiresOn] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const [dateInput, setDateInput] = useState<HTMLInputElement | null>(null);
  const slot = requirement.section === 'DOCUMENTS' ? undefined : slotOfRequirement(requirement.field);
  const take = (files: File[]) => {
    // An incomplete date reads as an empty one, which would add files without the expiry that was meant.
    const isBad = dateInput?.validity.badInput ?? false;
    setIncomplete(isBad);
    if (isBad) dateInput?.focus();
    else onFiles(files, expiresOn || null);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('upload.title')}</DialogTitle>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {fullNameOf(requirement)}
        </Typography>
        <Typography variant="body2">{t(slot ? 'upload.toSlot' : 'upload.toFolder')}</Typography>
        <Field
          label={t('upload.expiry')}
          type="date"
          value={expiresOn}
          {...(isIncomplete && { error: t('upload.expiryError') })}
          inputRef={setDateInput}
          onChange={({ target }) => {
            setExpiresOn(target.value);
            setIncomplete(false);
          }}
        />
      </DialogContent>
      <DialogActions sx={{ pt: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          {common('cancel')}
        </Button>
        <FileButton
          label={t('upload.of', { document: fullNameOf(requirement) })}
          types={slot ? chooserTypes[kindOf(slot)] : DOCUMENT_TYPES}
          onFiles={take}
        />
      </DialogActions>
    </Dialog>
  );
}
