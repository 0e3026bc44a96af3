import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Count } from '../../../shared/ui/Panel.tsx';
import './translations.generated.ts';

/** Whether a text may have to be scrolled; then the keyboard must reach it. */
const isLong = (text: string) => text.length > 200 || text.split('\n').length > 6;

interface Props {
  title: string;
  text: string;
  isInForce: boolean;
}

/** The global value of a field or its override, marked where it is in force. */
export function ValueCell({ title, text, isInForce }: Props) {
  const { t } = useTranslation('rawMaterialOverrides');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', typography: 'caption', color: 'text.secondary' }}>
        {title}
        {isInForce && <Count>{t('inForce')}</Count>}
      </Box>
      <Typography
        variant="body2"
        component="div"
        tabIndex={isLong(text) ? 0 : undefined}
        sx={{
          whiteSpace: 'pre-wrap',
          maxHeight: 168,
          overflow: 'auto',
          color: isInForce ? undefined : 'text.secondary',
        }}
      >
        {text}
      </Typography>
    </Box>
  );
}
