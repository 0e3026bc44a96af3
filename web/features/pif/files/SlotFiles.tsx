import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActiveContent } from '../../../subjects/documents/ActiveContent.tsx';
import { DocumentRow } from '../../../subjects/documents/DocumentRow.tsx';
import { EditDocument } from '../../../subjects/documents/EditDocument.tsx';
import { PreviewDialog } from '../../../subjects/documents/preview/PreviewDialog.tsx';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import './translations.generated.ts';
import { type PifFile, useFileChanges } from './useFileChanges.ts';

interface Props {
  slug: string;
  /** The name of the slot. */
  name: string;
  files: readonly PifFile[];
  canEdit: boolean;
  onDownload: (file: PifFile) => void;
}

/** The files of a slot, the oldest first. */
export function SlotFiles({ slug, name, files, canEdit, onDownload }: Props) {
  const { t } = useTranslation('pifFiles');
  const names = useFieldNames();
  const { day } = useQuantity();
  const { update, remove } = useFileChanges(slug);
  const [shown, setShown] = useState<PifFile | null>(null);
  const [edited, setEdited] = useState<PifFile | null>(null);
  return (
    <>
      <Box
        component="ul"
        aria-label={t('list', { slot: name })}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {files.map((file) => (
          <li key={file.id}>
            <DocumentRow
              document={file}
              onPreview={() => setShown(file)}
              onDownload={() => onDownload(file)}
              onEdit={canEdit ? () => setEdited(file) : undefined}
              editText={t('edit')}
              onDelete={canEdit ? () => void remove(file) : undefined}
            >
              <Typography
                variant="caption"
                component="p"
                color="textSecondary"
                sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}
              >
                {names.field.sha256}: {file.sha256}
              </Typography>
              {file.hasActiveContent && <ActiveContent />}
            </DocumentRow>
          </li>
        ))}
      </Box>
      {shown && <PreviewDialog document={shown} onDownload={() => onDownload(shown)} onClose={() => setShown(null)} />}
      {edited && (
        <EditDocument
          title={t('edit')}
          document={edited}
          onSave={async (changes) => {
            const result = await update(edited, changes);
            if (result.saved) return undefined;
            // The next attempt knows what somebody else saved, and what was typed stays.
            if (result.file) setEdited(result.file);
            return result.file
              ? t('changed', {
                  name: result.file.name,
                  expiry: result.file.expiresOn ? day(result.file.expiresOn) : t('noExpiry'),
                })
              : t('conflict');
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
