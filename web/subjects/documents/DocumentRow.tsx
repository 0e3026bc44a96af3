import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import {
  DownloadIcon,
  EyeIcon,
  FileIcon,
  PencilIcon,
  PictureIcon,
  TableIcon,
  TrashIcon,
} from '../../shared/ui/icons.tsx';
import { ExpiryNote } from './ExpiryNote.tsx';
import type { ListedDocument } from './listedDocument.ts';
import './translations.generated.ts';
import { useFileSize } from './useFileSize.ts';

const kindIcons = {
  PDF: FileIcon,
  JPEG: PictureIcon,
  PNG: PictureIcon,
  WEBP: PictureIcon,
  XLSX: TableIcon,
  DOCX: FileIcon,
  MSG: FileIcon,
  EML: FileIcon,
  ZIP: FileIcon,
} as const;

interface Props {
  document: ListedDocument;
  /** Undefined if the document cannot be previewed. */
  onPreview: (() => void) | undefined;
  onDownload: () => void;
  /** Undefined if the user may only read. */
  onEdit: (() => void) | undefined;
  /** What can be edited. */
  editText: string;
  onDelete: (() => void) | undefined;
  /** Further details. */
  children?: ReactNode;
}

/** A document with its details and actions. */
export function DocumentRow({ document, onPreview, onDownload, onEdit, editText, onDelete, children }: Props) {
  const { t } = useTranslation('documents');
  const { t: common } = useTranslation();
  const { dateTime } = useFormat();
  const size = useFileSize();
  const { name, mediaType, addedBy, addedAt } = document;
  const Icon = kindIcons[mediaType];
  const date = dateTime(addedAt);
  const action = (text: string, ActionIcon: typeof SvgIcon, run: (() => void) | undefined) =>
    run && (
      <IconButton onClick={run} aria-label={t('document.action', { text, name })} title={text}>
        <ActionIcon sx={{ fontSize: 20 }} />
      </IconButton>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, py: 1.25 }}>
      <Icon
        titleAccess={t(`document.${mediaType}`)}
        sx={{ fontSize: 22, color: 'text.secondary', alignSelf: 'flex-start', mt: 0.25 }}
      />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        {onPreview ? (
          <Link
            component="button"
            type="button"
            variant="body2"
            onClick={onPreview}
            sx={{ fontWeight: 600, textAlign: 'start', color: 'text.primary', textDecorationColor: 'inherit' }}
          >
            {name}
          </Link>
        ) : (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
        )}
        <Typography variant="caption" component="p" color="textSecondary">
          {size(document.size)} · {t('document.addedBy', { date, person: addedBy ?? common('otherOrganisation') })}
          {!onPreview && ` · ${t('document.noPreview')}`}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          <ExpiryNote of={document} />
        </Typography>
        {children}
      </Box>
      <Box sx={{ display: 'flex', ml: 'auto' }}>
        {action(t('document.preview'), EyeIcon, onPreview)}
        {action(t('document.download'), DownloadIcon, onDownload)}
        {action(editText, PencilIcon, onEdit)}
        {action(common('delete'), TrashIcon, onDelete)}
      </Box>
    </Box>
  );
}
