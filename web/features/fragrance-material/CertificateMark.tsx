import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { IfraCertificateState } from '../../shared/apollo/schema.generated.ts';
import { CheckIcon, MinusIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import './translations.generated.ts';

interface Props {
  state: IfraCertificateState;
  /** Of the newest certificate; null when there is none. */
  amendment: number | null;
}

const styles = {
  CURRENT: { icon: CheckIcon, color: 'result.green.main', bgcolor: 'result.green.soft' },
  BEHIND: { icon: WarningIcon, color: 'result.yellow.main', bgcolor: 'result.yellow.soft' },
  OLD_SCHEME: { icon: WarningIcon, color: 'result.yellow.main', bgcolor: 'result.yellow.soft' },
  NONE: { icon: MinusIcon, color: 'text.secondary', bgcolor: 'subtle' },
} as const;

/** Where the newest IFRA certificate stands, with an icon and in words. */
export function CertificateMark({ state, amendment }: Props) {
  const { t } = useTranslation('fragranceMaterial');
  const { icon: Icon, color, bgcolor } = styles[state];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        justifySelf: 'start',
        gap: 0.5,
        px: 1.25,
        py: 0.25,
        borderRadius: 999,
        typography: 'caption',
        fontWeight: 600,
        color,
        bgcolor,
      }}
    >
      <Icon sx={{ fontSize: 16 }} />
      {t(`certificate.state.${state}`, { amendment })}
    </Box>
  );
}
