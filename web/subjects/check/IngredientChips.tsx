import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';
import type { Replace } from './FindingItem.tsx';
import type { Check, CheckedName } from './findingText.ts';
import { IngredientChip } from './IngredientChip.tsx';
import { IngredientPopover } from './IngredientPopover.tsx';
import { worstOf } from './severityStyles.ts';

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
        {shown.map((name, at) => (
          <IngredientChip
            key={name.span.start}
            name={name}
            place={at + 1}
            severity={severityOf(name)}
            onOpen={(anchor) => setOpened({ name, anchor })}
          />
        ))}
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
