import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import '../../../subjects/check/translations.generated.ts';
import { CheckIcon, QuestionIcon } from '../../../shared/ui/icons.tsx';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import './translations.generated.ts';
import type { ListedItem } from './untypedItems.ts';

/** What every label bears, ticked off while a new one is typed. */
export function MandatoryItems({ items }: { items: readonly ListedItem[] }) {
  const { t } = useTranslation('labelForm');
  const { t: check } = useTranslation('check');
  const id = useId();
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="subtitle2" component="h3" id={id} sx={{ mb: 0.75 }}>
        {t('mandatory.title')}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ item, isTyped }) => (
          <Box
            component="li"
            key={item}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 0.25,
              color: isTyped ? undefined : 'text.secondary',
            }}
          >
            {isTyped ? (
              <CheckIcon sx={{ fontSize: 17, color: 'result.green.main' }} />
            ) : (
              <QuestionIcon sx={{ fontSize: 17 }} />
            )}
            <Typography variant="body2">
              {check(`item.${item}`)}
              <span style={visuallyHidden}>: {t(isTyped ? 'mandatory.typed' : 'mandatory.open')}</span>
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
