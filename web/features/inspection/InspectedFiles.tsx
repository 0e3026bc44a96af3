import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { HashText } from '../../shared/ui/HashText.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { useFileSize } from '../../subjects/documents/useFileSize.ts';
import { InspectedDownload } from './InspectedDownload.tsx';
import type { InspectionQuery } from './Inspection.generated.ts';
import './translations.generated.ts';

interface Props {
  files: InspectionQuery['inspection']['files'];
  token: string;
}

/** The files of a signed version with their hashes; one that is gone by now is named all the same. */
export function InspectedFiles({ files, token }: Props) {
  const { t } = useTranslation('inspection');
  const fileSize = useFileSize();
  return (
    <Panel title={t('files')}>
      {files.length === 0 && <Typography variant="body2">{t('noFiles')}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
        {files.map((file) => (
          <Box component="li" key={file.id} sx={{ minWidth: 0 }}>
            {file.url === null ? (
              <>
                <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {file.name}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {t('gone')}
                </Typography>
              </>
            ) : (
              <InspectedDownload file={{ name: file.name, url: file.url }} token={token} />
            )}
            <Typography variant="caption" component="p" color="textSecondary">
              {fileSize(file.size)}
            </Typography>
            <HashText hash={file.sha256} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
