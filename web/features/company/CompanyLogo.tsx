import Avatar from '@mui/material/Avatar';
import { useTranslation } from 'react-i18next';
import { BuildingIcon } from '../../shared/ui/icons.tsx';
import './translations.generated.ts';

interface Props {
  name: string | null;
  logoUrl: string | null;
  size: number;
}

/** The logo of a company, or a placeholder when there is none or it cannot be loaded. */
export function CompanyLogo({ name, logoUrl, size }: Props) {
  const { t } = useTranslation('company');
  return (
    <Avatar
      variant="rounded"
      src={logoUrl ?? undefined}
      alt={logoUrl ? t('logoOf', { name: name ?? '' }) : ''}
      slotProps={{ img: { style: { objectFit: 'contain' } } }}
      sx={{ width: size, height: size, bgcolor: 'primary.soft', color: 'primary.main' }}
    >
      <BuildingIcon />
    </Avatar>
  );
}
