import { useState } from 'react';
import type { FolderKind } from '../../../../domain/raw-material/rawMaterial.ts';
import type { Folder } from '../useDocumentFolders.ts';
import { SameNamesDialog, type SameName } from './SameNamesDialog.tsx';

interface Chosen {
  files: File[];
  kind: FolderKind;
  expiresOn: string | null;
  sameNames: SameName[];
}

type Add = (files: File[], kind: FolderKind, expiresOn: string | null, replaced: ReadonlyMap<File, string>) => void;

/**
 * The documents of a folder that files could be new versions of: those of the same name that the user may change, the
 * newest of several.
 */
function sameNamesIn(folder: Folder | undefined, files: readonly File[]): SameName[] {
  const plain = (name: string) => name.normalize('NFC').toLowerCase();
  return files.flatMap((file) => {
    const document = folder?.documents.find(
      ({ name, viewerCanEdit }) => viewerCanEdit && plain(name) === plain(file.name),
    );
    return document ? [{ file, document }] : [];
  });
}

/**
 * Asks before files are added whose names are there already whether they are new versions. Nothing is added until it is
 * answered.
 */
export function useSameNames(folders: readonly Folder[], add: Add) {
  /** What waits for an answer: files that go into several folders are asked about folder by folder. */
  const [waiting, setWaiting] = useState<readonly Chosen[]>([]);
  const [chosen] = waiting;
  const goOn = () => setWaiting(waiting.slice(1));
  return {
    take: (files: File[], kind: FolderKind, expiresOn: string | null) => {
      const sameNames = sameNamesIn(
        folders.find((folder) => folder.kind === kind),
        files,
      );
      if (sameNames.length > 0) setWaiting((before) => [...before, { files, kind, expiresOn, sameNames }]);
      else add(files, kind, expiresOn, new Map());
    },
    dialog: chosen && (
      <SameNamesDialog
        key={chosen.kind}
        sameNames={chosen.sameNames}
        onAnswer={(replaced) => {
          add(chosen.files, chosen.kind, chosen.expiresOn, replaced);
          goOn();
        }}
        onClose={goOn}
      />
    ),
  };
}
