import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../shared/files/DownloadButton.tsx';
import './translations.generated.ts';

/** The document of a sign-off, which a click saves. */
export function SignOffDocument({ document }: { document: { name: string; url: string } }) {
  const { t } = useTranslation('check');
  const { name } = document;
  return (
    <DownloadButton
      file={document}
      label={t('signOff.document', { name })}
      failureText={(reason) => t('signOff.documentFailed', { name, reason })}
    />
  );
}
