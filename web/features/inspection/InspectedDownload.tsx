import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../shared/files/DownloadButton.tsx';
import './translations.generated.ts';

/** Downloads a file with the token of the link, through which no session is needed. */
export function InspectedDownload({ file, token }: { file: { name: string; url: string }; token: string }) {
  const { t } = useTranslation('inspection');
  return (
    <DownloadButton
      file={file}
      headers={{ 'x-inspection-token': token }}
      label={t('download', { name: file.name })}
      failureText={(reason) => t('failed', { name: file.name, reason })}
    />
  );
}
