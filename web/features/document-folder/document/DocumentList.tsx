import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActiveContent } from '../../../subjects/documents/ActiveContent.tsx';
import { Badge } from '../../../subjects/documents/Badge.tsx';
import { DocumentRow } from '../../../subjects/documents/DocumentRow.tsx';
import { EditDocument } from '../../../subjects/documents/EditDocument.tsx';
import { canPreview, PreviewDialog } from '../../../subjects/documents/preview/PreviewDialog.tsx';
import { InfoIcon } from '../../../shared/ui/icons.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import type { Document, Folder } from '../useDocumentFolders.ts';
import { EarlierVersions } from './EarlierVersions.tsx';
import { NewVersionButton } from './NewVersionButton.tsx';
import { useDeleteDocument } from './useDeleteDocument.ts';
import { useUpdateDocument } from './useUpdateDocument.ts';

interface Props {
  slug: string;
  folder: Folder;
  folders: readonly Folder[];
  canEdit: boolean;
  onDownload: (document: Pick<Document, 'url' | 'name' | 'size'>) => void;
  /** Uploads a file as the new version of a document. */
  onNewVersion: (document: Document, file: File) => void;
  /** Called when the focused document was moved to another folder. */
  onLostFocus: () => void;
}

/** The documents of a folder, the newest first. */
export function DocumentList({ slug, folder, folders, canEdit, onDownload, onNewVersion, onLostFocus }: Props) {
  const { t } = useTranslation('documentFolder');
  const { t: documents } = useTranslation('documents');
  const [shown, setShown] = useState<Document | null>(null);
  const [edited, setEdited] = useState<Document | null>(null);
  const { date } = useFormat();
  const remove = useDeleteDocument(slug);
  const update = useUpdateDocument(slug);

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
        aria-label={documents('document.list')}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {folder.documents.map((one) => (
          <li key={one.id}>
            <DocumentRow
              document={one}
              onPreview={canPreview(one) ? () => setShown(one) : undefined}
              onDownload={() => onDownload(one)}
              onEdit={canEdit && one.viewerCanEdit ? () => setEdited(one) : undefined}
              editText={t('edit.title')}
              onDelete={canEdit && one.viewerCanEdit ? () => void remove(one) : undefined}
            >
              {!one.isCommon && (
                <Badge icon={InfoIcon} tone="neutral">
                  {t('ownDocument')}
                </Badge>
              )}
              {one.hasActiveContent && <ActiveContent />}
              <EarlierVersions versions={one.earlierVersions} onDownload={onDownload} />
              {canEdit && one.viewerCanEdit && (
                <NewVersionButton name={one.name} onFile={(file) => onNewVersion(one, file)} />
              )}
            </DocumentRow>
          </li>
        ))}
      </Box>
      {shown && <PreviewDialog document={shown} onDownload={() => onDownload(shown)} onClose={() => setShown(null)} />}
      {edited && (
        <EditDocument
          title={t('edit.title')}
          document={edited}
          folder={{
            label: t('edit.folder'),
            current: folder.kind,
            options: folders.map(({ kind }) => ({ value: kind, text: t(`kind.${kind}`) })),
          }}
          onSave={async (changes) => {
            const remote = await update(edited, changes);
            if (!remote) return undefined;
            // The next attempt knows what somebody else saved, and what was typed stays.
            if (remote.document) setEdited(remote.document);
            return remote.document
              ? t('edit.changed', {
                  name: remote.document.name,
                  expiry: remote.document.expiresOn ? date(remote.document.expiresOn) : t('edit.noExpiry'),
                })
              : t('edit.gone');
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  );
}
