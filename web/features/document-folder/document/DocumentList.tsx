import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canPreview, PreviewDialog } from '../preview/PreviewDialog.tsx';
import type { Document, Folder } from '../useDocumentFolders.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { EditDocument } from './EditDocument.tsx';
import { useDeleteDocument } from './useDeleteDocument.ts';

interface Props {
  slug: string;
  folder: Folder;
  folders: readonly Folder[];
  canEdit: boolean;
  onDownload: (document: Document) => void;
  /** Called when the focused document was moved to another folder. */
  onLostFocus: () => void;
}

/** The documents of a folder, the newest first. */
export function DocumentList({ slug, folder, folders, canEdit, onDownload, onLostFocus }: Props) {
  const { t } = useTranslation('documentFolder');
  const [shown, setShown] = useState<Document | null>(null);
  const [edited, setEdited] = useState<Document | null>(null);
  const remove = useDeleteDocument(slug);

  const findFocus = useEffectEvent(() => {
    if (document.activeElement === document.body) onLostFocus();
  });
  const isEditing = edited !== null;
  useEffect(() => {
    if (isEditing) return () => findFocus();
  }, [isEditing]);

  return (
    <>
      <Box
        component="ul"
        aria-label={t('document.list')}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {folder.documents.map((one) => (
          <li key={one.id}>
            <DocumentRow
              document={one}
              onPreview={canPreview(one) ? () => setShown(one) : undefined}
              onDownload={() => onDownload(one)}
              onEdit={canEdit ? () => setEdited(one) : undefined}
              onDelete={canEdit ? () => void remove(one) : undefined}
            />
          </li>
        ))}
      </Box>
      {shown && <PreviewDialog document={shown} onDownload={() => onDownload(shown)} onClose={() => setShown(null)} />}
      {edited && (
        <EditDocument
          slug={slug}
          document={edited}
          folder={folder.kind}
          folders={folders}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
