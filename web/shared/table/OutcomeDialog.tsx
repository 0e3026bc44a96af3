import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ScrollDialog } from '../ui/confirm/ScrollDialog.tsx';
import type { Outcome } from './forEach.ts';
import './translations.generated.ts';

interface Props<Item> {
  /** What was done with the entries. */
  title: string;
  outcome: Outcome<Item>;
  nameOf: (item: Item) => string;
  onClose: () => void;
}

/**
 * What became of an action on several entries, where it failed for some: those first, each with its reason, then those
 * that it succeeded for.
 */
export function OutcomeDialog<Item>({ title, outcome: { done, refused }, nameOf, onClose }: Props<Item>) {
  const { t } = useTranslation('table');
  return (
    <ScrollDialog open onClose={onClose} title={title}>
      <Typography variant="subtitle2" component="h3">
        {t('refused', { count: refused.length })}
      </Typography>
      <Box component="ul" sx={{ mt: 0.5, pl: 2.5 }}>
        {refused.map(({ item, reason }) => (
          <li key={nameOf(item)}>
            <strong>{nameOf(item)}</strong>: {reason}
          </li>
        ))}
      </Box>
      <Typography variant="subtitle2" component="h3">
        {t('done', { count: done.length })}
      </Typography>
      <Box component="ul" sx={{ mt: 0.5, pl: 2.5 }}>
        {done.map((item) => (
          <li key={nameOf(item)}>{nameOf(item)}</li>
        ))}
      </Box>
    </ScrollDialog>
  );
}
