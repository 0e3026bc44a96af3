import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { FolderKind } from '../../../domain/raw-material/rawMaterial.ts';
import { BinButton } from '../../subjects/bin/BinButton.tsx';
import { describeError } from '../../shared/apollo/describeError.ts';
import { DownloadList } from '../../subjects/documents/download/DownloadList.tsx';
import { useDownloads } from '../../subjects/documents/download/useDownloads.ts';
import { fileErrorOf } from '../../subjects/documents/upload/fileErrors.ts';
import { UploadList } from '../../subjects/documents/upload/UploadList.tsx';
import type { UploadTexts } from '../../subjects/documents/upload/UploadRow.tsx';
import { useNoStrayDrops } from '../../subjects/documents/upload/useDropTarget.ts';
import { useFileSize } from '../../subjects/documents/useFileSize.ts';
import { BackLink } from '../../shared/ui/BackLink.tsx';
import { ChevronRightIcon } from '../../shared/ui/icons.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { useMayOpen } from '../../shared/url/useMayOpen.ts';
import { paths, serverPaths } from '../../shared/url/paths.ts';
import { columns } from './columns.ts';
import { DocumentList } from './document/DocumentList.tsx';
import { FolderList } from './folder/FolderList.tsx';
import { FolderPanel } from './folder/FolderPanel.tsx';
import { folderIn, folderQuery } from './folderParam.ts';
import { useSameNames } from './upload/useSameNames.tsx';
import { useUploads } from './upload/useUploads.ts';
import type { Folder, RawMaterial } from './useDocumentFolders.ts';

interface Props {
  rawMaterial: RawMaterial;
  folders: readonly Folder[];
}

const sizeOf = (folders: readonly Folder[]): number =>
  folders.flatMap(({ documents }) => documents).reduce((sum, { size }) => sum + size, 0);

/** The folders of a raw material and the open one; on a phone the open one replaces the list. */
export function DocumentFolders({ rawMaterial, folders }: Props) {
  const { t } = useTranslation('documentFolder');
  const { t: documents } = useTranslation('documents');
  const size = useFileSize();
  const mayOpen = useMayOpen();
  const [params] = useSearchParams();
  const { slug, tradeName, viewerCanEdit: keepsCommon, viewerCanEditDocuments: canEdit } = rawMaterial;
  const { queue, uploads } = useUploads(slug);
  const { downloads, download } = useDownloads();
  useNoStrayDrops();

  const chosen = folderIn(params);
  const firstFilled = folders.find(({ documents }) => documents.length > 0) ?? folders[0];
  // The folder stays open when its documents change, and so do its dialogs with what was typed.
  const [unchosen] = useState(firstFilled?.kind);
  // On large screens one folder is always open; on a phone only after it was chosen.
  const open =
    folders.find(({ kind }) => kind === chosen) ?? folders.find(({ kind }) => kind === unchosen) ?? firstFilled;
  const isChosen = chosen !== null && open?.kind === chosen;

  const listHeading = useRef<HTMLHeadingElement>(null);
  const panelHeading = useRef<HTMLHeadingElement>(null);
  const before = useRef(chosen);
  const takeFocus = useEffectEvent(() => (chosen === null ? listHeading : panelHeading).current?.focus());
  useEffect(() => {
    if (before.current !== chosen) takeFocus();
    before.current = chosen;
  }, [chosen]);

  const sameNames = useSameNames(folders, (...added) => void queue.add(...added));
  const take = canEdit
    ? (files: File[], kind: FolderKind, expiresOn: string | null = null) => sameNames.take(files, kind, expiresOn)
    : null;
  const downloadAll = (folder?: Folder) => {
    const name = folder ? `${tradeName} - ${t(`kind.${folder.kind}`)}.zip` : `${tradeName}.zip`;
    void download({
      url: serverPaths.documentArchive(slug, folder?.kind),
      name,
      size: sizeOf(folder ? [folder] : folders),
    });
  };
  const texts: UploadTexts<FolderKind> = {
    place: (kind) => t('upload.into', { folder: t(`kind.${kind}`) }),
    // A folder is never full.
    refusal: ({ refusal, file }) =>
      refusal === 'empty' || refusal === 'size'
        ? documents(`upload.${refusal}`, { size: size(file.size) })
        : t('upload.type'),
    failure: ({ error }) => {
      const { text, fields } = describeError(error);
      const code = fileErrorOf(fields);
      return code ? documents(`upload.${code}`) : text;
    },
  };
  const count = (state: Folder['state']) => folders.filter((folder) => folder.state === state).length;
  const form = paths.rawMaterialForm(slug);
  return (
    <>
      {mayOpen(form) ? (
        <BackLink to={form}>{t('back.form')}</BackLink>
      ) : (
        <BackLink to={paths.rawMaterials}>{t('back.list')}</BackLink>
      )}
      <PageHeading
        title={t('of', { name: tradeName })}
        subtitle={`${t(`type.${rawMaterial.globalValues.type}`)} · ${t('folders.summary', { existing: count('EXISTING'), empty: count('EMPTY'), missing: count('MISSING') })}`}
        action={
          sizeOf(folders) > 0 && (
            <Button variant="outlined" onClick={() => downloadAll()}>
              {t('download.all')}
            </Button>
          )
        }
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
      {sameNames.dialog}
      <Box sx={{ mt: 2 }}>
        <BinButton rawMaterialId={rawMaterial.id} />
      </Box>
    </>
  );
}
