import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { getSettings } from '../../shared/settings.ts';
import { ScrollDialog } from '../../shared/ui/confirm/ScrollDialog.tsx';

interface Props {
  onClose: () => void;
  /** The visitor's country, or null when it is not known. */
  country: string | null;
}

/**
 * Product name, version, developer and address: specification, section 1. The owner line is hidden for visitors from
 * Serbia.
 */
export function AboutDialog({ onClose, country }: Props) {
  const { t } = useTranslation('app');
  const { productName, version, ownerName, ownerAddress } = getSettings();
  return (
    <ScrollDialog open onClose={onClose} title={t('about.title', { product: productName })}>
      <Typography sx={{ fontWeight: 600 }}>
        {productName} · {t('about.version', { version })}
      </Typography>
      <Typography sx={{ mt: 1 }}>{t('about.text')}</Typography>
      {ownerName && <Typography sx={{ mt: 2 }}>{t('about.credit', { owner: ownerName })}</Typography>}
      {ownerName && country !== null && country !== 'RS' && (
        <Typography>{t('about.owner', { owner: ownerName })}</Typography>
      )}
      {ownerAddress && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('about.address')}: {ownerAddress}
        </Typography>
      )}
    </ScrollDialog>
  );
}
