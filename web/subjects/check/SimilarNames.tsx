import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';

interface Props {
  names: readonly string[];
  /** Puts a name in the place of the printed one; undefined where the text cannot be changed. */
  onReplace: ((name: string) => void) | undefined;
}

/** Names like one that was not recognised. */
export function SimilarNames({ names, onReplace }: Props) {
  const { t } = useTranslation('check');
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="subtitle2" component="h3">
        {t('popover.suggestions')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {names.map((other) => (
          <li key={other}>
            {onReplace ? (
              <Button
                size="small"
                onClick={() => onReplace(other)}
                aria-label={t('findings.replace', { name: other })}
                sx={{ px: 1, ml: -1, textAlign: 'left' }}
              >
                {other}
              </Button>
            ) : (
              <Typography variant="body2">{other}</Typography>
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}
