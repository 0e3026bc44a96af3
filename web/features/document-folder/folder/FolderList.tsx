import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FolderKind } from '../../../../domain/raw-material/rawMaterial.ts';
import type { Folder } from '../useDocumentFolders.ts';
import { FolderLink } from './FolderLink.tsx';

interface Props {
  folders: readonly Folder[];
  open: FolderKind | undefined;
  /** Gets the focus when a folder is closed on a phone. */
  headingRef: Ref<HTMLHeadingElement>;
  onFiles: ((files: File[], kind: FolderKind) => void) | null;
}

/** All folders of a raw material, one below the other. */
export function FolderList({ folders, open, headingRef, onFiles }: Props) {
  const { t } = useTranslation('documentFolder');
  return (
    <Card component="section" aria-label={t('folders.title')}>
      <Typography
        ref={headingRef}
        tabIndex={-1}
        variant="h4"
        component="h2"
        sx={{ px: 2, pt: 2, pb: 1, '&:focus-visible': { outline: 'none' } }}
      >
        {t('folders.title')}
      </Typography>
      <Box
        component="ul"
        aria-label={t('folders.title')}
        sx={{ m: 0, p: 0, listStyle: 'none', '& > li': { borderTop: 1, borderColor: 'divider' } }}
      >
        {folders.map((folder) => (
          <li key={folder.kind}>
            <FolderLink
              folder={folder}
              isOpen={folder.kind === open}
              onFiles={onFiles && ((files) => onFiles(files, folder.kind))}
            />
          </li>
        ))}
      </Box>
    </Card>
  );
}
