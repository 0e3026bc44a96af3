import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FolderKind } from '../../../domain/raw-material/rawMaterial.ts';
import { BinButton } from '../../subjects/bin/BinButton.tsx';
import { DownloadList } from '../../subjects/documents/download/DownloadList.tsx';
import { UploadList } from '../../subjects/documents/upload/UploadList.tsx';
import { useNoStrayDrops } from '../../subjects/documents/upload/useDropTarget.ts';
import { useFolderTexts } from '../../subjects/documents/upload/useFolderTexts.ts';
import { ChevronRightIcon } from '../../shared/ui/icons.tsx';
import { columns } from './columns.ts';
import { DocumentList } from './document/DocumentList.tsx';
import { FolderList } from './folder/FolderList.tsx';
import { FolderPanel } from './folder/FolderPanel.tsx';
import { folderQuery } from './folderParam.ts';
import { FoldersHeading } from './FoldersHeading.tsx';
import { useFolderChoice } from './upload/useFolderChoice.tsx';
import { useSameNames } from './upload/useSameNames.tsx';
import { useUploads } from './upload/useUploads.ts';
import type { Folder, RawMaterial } from './useDocumentFolders.ts';
import { useFolderDownloads } from './useFolderDownloads.ts';
import { useOpenFolder } from './useOpenFolder.ts';

interface Props {
  rawMaterial: RawMaterial;
  folders: readonly Folder[];
}

/** The folders of a raw material and the open one; on a phone the open one replaces the list. */
export function DocumentFolders({ rawMaterial, folders }: Props) {
  const { t } = useTranslation('documentFolder');
  const { slug, viewerCanEdit: keepsCommon, viewerCanEditDocuments: canEdit } = rawMaterial;
  const { queue, uploads } = useUploads(slug);
  const { downloads, download, hasDocuments, downloadAll } = useFolderDownloads(rawMaterial, folders);
  const texts = useFolderTexts<FolderKind>((kind) => t('upload.into', { folder: t(`kind.${kind}`) }), t('upload.type'));
  useNoStrayDrops();
  const { open, isChosen, listHeading, panelHeading } = useOpenFolder(folders);
  const sameNames = useSameNames(folders, (...added) => void queue.add(...added));
  const choice = useFolderChoice(folders, sameNames.take);
  const take = canEdit
    ? (files: File[], kind: FolderKind, expiresOn: string | null = null) => choice.take(files, kind, expiresOn)
    : null;
  return (
    <>
      <FoldersHeading
        rawMaterial={rawMaterial}
        folders={folders}
        onDownload={hasDocuments ? () => downloadAll() : null}
      />
      {canEdit && !keepsCommon && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('foreign')}
        </Alert>
      )}
      <UploadList queue={queue} uploads={uploads} texts={texts} />
      <DownloadList downloads={downloads} />
      <Box sx={columns}>
        <Box sx={{ display: { xs: isChosen ? 'none' : 'block', md: 'block' }, minWidth: 0 }}>
          <FolderList folders={folders} open={open?.kind} headingRef={listHeading} onFiles={take} />
        </Box>
        {open && (
          <Box sx={{ display: { xs: isChosen ? 'block' : 'none', md: 'block' }, minWidth: 0 }}>
            <Button
              component={Link}
              to={folderQuery(null)}
              size="small"
              startIcon={<ChevronRightIcon sx={{ transform: 'scaleX(-1)' }} />}
              sx={{ display: { md: 'none' }, mb: 1, ml: -1, color: 'text.secondary' }}
            >
              {t('folders.all')}
            </Button>
            <FolderPanel
              key={open.kind}
              slug={slug}
              folder={open}
              headingRef={panelHeading}
              onFiles={take && ((files, expiresOn) => take(files, open.kind, expiresOn))}
              canEdit={keepsCommon}
              onDownload={() => downloadAll(open)}
            >
              <DocumentList
                slug={slug}
                folder={open}
                folders={folders}
                canEdit={canEdit}
                onDownload={({ url, name, size }) => void download({ url, name, size })}
                onNewVersion={({ id }, file) => void queue.add([file], open.kind, null, new Map([[file, id]]))}
                onLostFocus={() => panelHeading.current?.focus()}
              />
            </FolderPanel>
          </Box>
        )}
      </Box>
      {choice.dialog}
      {sameNames.dialog}
      <Box sx={{ mt: 2 }}>
        <BinButton rawMaterialId={rawMaterial.id} />
      </Box>
    </>
  );
}
