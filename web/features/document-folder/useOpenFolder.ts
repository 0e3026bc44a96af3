import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { folderIn } from './folderParam.ts';
import type { Folder } from './useDocumentFolders.ts';

/** The folder that is open, and the focus: a change of the folder in the address moves it to the heading in view. */
export function useOpenFolder(folders: readonly Folder[]) {
  const [params] = useSearchParams();
  const chosen = folderIn(params);
  const firstFilled = folders.find(({ documents }) => documents.length > 0) ?? folders[0];
  // The folder stays open when its documents change, and so do its dialogs with what was typed.
  const [unchosen] = useState(firstFilled?.kind);
  // On large screens one folder is always open; on a phone only after it was chosen.
  const open =
    folders.find(({ kind }) => kind === chosen) ?? folders.find(({ kind }) => kind === unchosen) ?? firstFilled;

  const listHeading = useRef<HTMLHeadingElement>(null);
  const panelHeading = useRef<HTMLHeadingElement>(null);
  const before = useRef(chosen);
  const takeFocus = useEffectEvent(() => (chosen === null ? listHeading : panelHeading).current?.focus());
  useEffect(() => {
    if (before.current !== chosen) takeFocus();
    before.current = chosen;
  }, [chosen]);
  return { open, isChosen: chosen !== null && open?.kind === chosen, listHeading, panelHeading };
}
