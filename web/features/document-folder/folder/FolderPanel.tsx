import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { DropOverlay } from '../../../subjects/documents/upload/DropOverlay.tsx';
import { FileButton } from '../../../subjects/documents/upload/FileButton.tsx';
import { useDropTarget } from '../../../subjects/documents/upload/useDropTarget.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { FolderIcon } from '../../../shared/ui/icons.tsx';
import { DOCUMENT_TYPES } from '../../../subjects/documents/upload/checkDocument.ts';
import { useUploadExpiry } from '../upload/useUploadExpiry.ts';
import type { Folder } from '../useDocumentFolders.ts';
import { FolderBadges } from './FolderBadges.tsx';
import { FolderNotice } from './FolderNotice.tsx';
import { UploadExpiryField } from './UploadExpiryField.tsx';
import { useFolderActions } from './useFolderActions.ts';

interface Props {
  slug: string;
  folder: Folder;
  /** Uploads files into the folder; null if the user may only read. */
  onFiles: ((files: File[], expiresOn: string | null) => void) | null;
  /** Whether the user may make the folder, and take it in use or out of it. */
  canEdit: boolean;
  onDownload: () => void;
  headingRef: Ref<HTMLHeadingElement>;
  /** The documents. */
  children: ReactNode;
}

/** A folder with its documents and actions. */
export function FolderPanel({ slug, folder, onFiles, canEdit, onDownload, headingRef, children }: Props) {
  const { t } = useTranslation('documentFolder');
  const { isBusy, make, toggle } = useFolderActions(slug, folder);
  const expiry = useUploadExpiry();
  const addFiles = onFiles && ((files: File[]) => expiry.use((expiresOn) => onFiles(files, expiresOn)));
  const { isOver, target } = useDropTarget(addFiles);
  const { kind, state, isActive, shouldDeactivate } = folder;
  const name = t(`kind.${kind}`);
  const isMissing = state === 'MISSING';
  const onToggle = canEdit && !isMissing ? () => void toggle() : undefined;
  return (
    <Card
      component="section"
      aria-label={name}
      {...target}
      sx={{ position: 'relative', p: { xs: 2, sm: 2.5 }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
          <Typography
            ref={headingRef}
            tabIndex={-1}
            variant="h2"
            sx={{ mb: 0.75, '&:focus-visible': { outline: 'none' } }}
          >
            {name}
          </Typography>
          <FolderBadges folder={folder} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {folder.documents.length > 0 && (
            <Button variant="outlined" onClick={onDownload}>
              {t('download.folder')}
            </Button>
          )}
          {onToggle && isActive && !shouldDeactivate && (
            <Button variant="outlined" disabled={isBusy} onClick={onToggle}>
              {t('folder.deactivate')}
            </Button>
          )}
          {addFiles && (
            <FileButton label={t('upload.chooseLabel', { folder: name })} types={DOCUMENT_TYPES} onFiles={addFiles} />
          )}
        </Box>
      </Box>
      <FolderNotice folder={folder} isBusy={isBusy} onToggle={onToggle} />
      {isMissing ? (
        <EmptyState
          icon={FolderIcon}
          title={t('folder.missingTitle')}
          text={t(canEdit ? 'folder.missingHint' : 'folder.missingReadOnly')}
          action={
            canEdit && (
              <Button variant="outlined" disabled={isBusy} onClick={() => void make()}>
                {t('folder.make')}
              </Button>
            )
          }
        />
      ) : folder.documents.length === 0 ? (
        <EmptyState
          icon={FolderIcon}
          title={t('folder.emptyTitle')}
          text={t(onFiles ? 'folder.emptyHint' : 'folder.emptyReadOnly')}
        />
      ) : (
        children
      )}
      {onFiles && <UploadExpiryField field={expiry.field} />}
      {isOver && <DropOverlay text={t('upload.drop', { folder: name })} />}
    </Card>
  );
}
