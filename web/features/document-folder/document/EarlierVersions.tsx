import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFileSize } from '../../../subjects/documents/useFileSize.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import type { Document } from '../useDocumentFolders.ts';

type Version = Document['earlierVersions'][number];

interface Props {
  versions: readonly Version[];
  onDownload: (version: Version) => void;
}

/** What a document has replaced, folded away; each can be downloaded. */
export function EarlierVersions({ versions, onDownload }: Props) {
  const { t } = useTranslation('documentFolder');
  const { t: documents } = useTranslation('documents');
  const { t: common } = useTranslation();
  const { dateTime } = useFormat();
  const size = useFileSize();
  if (versions.length === 0) return null;
  return (
    <Box component="details" sx={{ typography: 'caption', '& summary': { cursor: 'pointer', py: 0.5 } }}>
      <summary>{t('version.earlier', { count: versions.length })}</summary>
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {versions.map((version) => {
          const { id, name, addedAt, addedBy } = version;
          const person = addedBy ?? common('otherOrganisation');
          return (
            <li key={id}>
              <Link
                component="button"
                type="button"
                variant="caption"
                aria-label={documents('document.action', {
                  text: documents('document.download'),
                  name: `${name}, ${dateTime(addedAt)}`,
                })}
                onClick={() => onDownload(version)}
                sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
              >
                {name}
              </Link>
              <Typography variant="caption" component="p" color="textSecondary">
                {size(version.size)} · {documents('document.addedBy', { date: dateTime(addedAt), person })}
              </Typography>
            </li>
          );
        })}
      </ul>
    </Box>
  );
}
