import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import './translations.generated.ts';
import type { CheckedName } from './findingText.ts';
import { severityStyles, type Severity } from './severityStyles.ts';

interface Props {
  name: CheckedName;
  /** Its place in the list, from 1. */
  place: number;
  /** That of its worst finding; null where it has none. */
  severity: Severity | null;
  onOpen: (anchor: HTMLElement) => void;
}

/** A name of an ingredient list with its number. It opens the details of the name. */
export function IngredientChip({ name, place, severity, onOpen }: Props) {
  const { t } = useTranslation('check');
  const { number } = useFormat();
  const look = severity && severityStyles[severity];
  const shownName = name.inciName ?? name.text;
  const isGuess = name.match === 'MISSPELLING';
  const spoken = { number: number(place), name: isGuess ? name.text : shownName };
  return (
    <Box component="li" sx={{ minWidth: 0, maxWidth: 1 }}>
      <ButtonBase
        onClick={(event) => onOpen(event.currentTarget)}
        aria-haspopup="dialog"
        aria-label={
          severity ? t('chips.labelWith', { ...spoken, severity: t(`severity.${severity}`) }) : t('chips.label', spoken)
        }
        sx={{
          maxWidth: 1,
          minHeight: { xs: 44, sm: 32 },
          px: 1.25,
          py: 0.5,
          gap: 0.75,
          border: 1,
          borderColor: look ? 'transparent' : 'divider',
          borderRadius: '8px',
          typography: 'caption',
          fontWeight: look ? 600 : 500,
          textAlign: 'start',
          color: look?.color,
          bgcolor: look?.soft ?? 'background.paper',
          overflowWrap: 'anywhere',
          '&:hover': { borderColor: 'text.secondary' },
        }}
      >
        <Box
          component="span"
          sx={{
            opacity: look ? 1 : undefined,
            color: look ? 'inherit' : 'text.secondary',
            fontWeight: 400,
            ...tabularFigures,
          }}
        >
          {number(place)}
        </Box>
        {look && <look.icon sx={{ fontSize: 14 }} />}
        <span>{spoken.name}</span>
      </ButtonBase>
    </Box>
  );
}
