import { useState } from 'react';
import { folderOfFileName } from '../../../../domain/raw-material/folderOfFileName.ts';
import type { FolderKind } from '../../../../domain/raw-material/rawMaterial.ts';
import type { Folder } from '../useDocumentFolders.ts';
import { FolderChoiceDialog, type PlacedFile } from './FolderChoiceDialog.tsx';

type Take = (files: File[], kind: FolderKind, expiresOn: string | null) => void;

/**
 * Asks where files go when the name of one of them speaks of another folder than the one they were dropped on: a safety
 * data sheet and a certificate that are chosen at once all landed in the folder that happened to be open.
 */
export function useFolderChoice(folders: readonly Folder[], take: Take) {
  const [asked, setAsked] = useState<{ files: PlacedFile[]; expiresOn: string | null } | null>(null);
  const kinds = folders.map(({ kind }) => kind);
  return {
    take: (files: File[], kind: FolderKind, expiresOn: string | null) => {
      const placed = files.map((file) => {
        const proposed = folderOfFileName(file.name);
        return { file, kind: proposed && kinds.includes(proposed) ? proposed : kind };
      });
      if (placed.some((one) => one.kind !== kind)) setAsked({ files: placed, expiresOn });
      else take(files, kind, expiresOn);
    },
    dialog: asked && (
      <FolderChoiceDialog
        files={asked.files}
        kinds={kinds}
        onAnswer={(placed) => {
          setAsked(null);
          for (const kind of kinds) {
            const files = placed.filter((one) => one.kind === kind).map(({ file }) => file);
            if (files.length > 0) take(files, kind, asked.expiresOn);
          }
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
