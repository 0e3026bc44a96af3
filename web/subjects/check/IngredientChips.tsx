import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import './translations.generated.ts';
import type { Replace } from './FindingItem.tsx';
import type { Check, CheckedName } from './findingText.ts';
import { IngredientPopover } from './IngredientPopover.tsx';
import { severityStyles, worstOf } from './severityStyles.ts';

/** Names shown at first; a button shows the rest. */
const INITIAL_COUNT = 200;

interface Props {
  check: Pick<Check, 'names' | 'findings'>;
  /** If given, a name that was not recognised can be replaced by a similar one. */
  onReplace?: Replace;
}

/** The numbered names in their order, coloured by their worst finding. A chip opens the details of its name. */
export function IngredientChips({ check, onReplace }: Props) {
  const { t } = useTranslation('check');
  const { number } = useFormat();
  const [isExpanded, setExpanded] = useState(false);
  const [opened, setOpened] = useState<{ name: CheckedName; anchor: HTMLElement } | null>(null);
  const severityOf = worstOf(check);
  const shown = isExpanded ? check.names : check.names.slice(0, INITIAL_COUNT);
  if (check.names.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('chips.none')}
      </Typography>
    );
  const left = check.names.length - shown.length;
  return (
    <>
      <Box
        component="ol"
        aria-label={t('chips.title')}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}
      >
        {shown.map((name, at) => {
          const severity = severityOf(name);
          const look = severity && severityStyles[severity];
          const shownName = name.inciName ?? name.text;
          const isGuess = name.match === 'MISSPELLING';
          const spoken = { number: number(at + 1), name: isGuess ? name.text : shownName };
          return (
            <Box component="li" key={name.span.start} sx={{ minWidth: 0, maxWidth: 1 }}>
              <ButtonBase
                onClick={(event) => setOpened({ name, anchor: event.currentTarget })}
                aria-haspopup="dialog"
                aria-label={
                  severity
                    ? t('chips.labelWith', { ...spoken, severity: t(`severity.${severity}`) })
                    : t('chips.label', spoken)
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
                  {number(at + 1)}
                </Box>
                {look && <look.icon sx={{ fontSize: 14 }} />}
                <span>{spoken.name}</span>
              </ButtonBase>
            </Box>
          );
        })}
      </Box>
      {left > 0 && (
        <Button onClick={() => setExpanded(true)} sx={{ mt: 1 }}>
          {t('chips.showAll', { count: left })}
        </Button>
      )}
      {opened && (
        <IngredientPopover
          name={opened.name}
          anchor={opened.anchor}
          findings={check.findings.filter(
            ({ span }) => span?.start === opened.name.span.start && span.end === opened.name.span.end,
          )}
          onClose={() => setOpened(null)}
          onReplace={onReplace}
        />
      )}
    </>
  );
}
