import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BulkNoteDialog } from './BulkNoteDialog.tsx';
import type { Requirement } from './documentFilters.ts';
import './translations.generated.ts';

interface Props {
  slug: string;
  /** How many entries the filters find. */
  foundCount: number;
  chosen: readonly Requirement[];
  /** Whether the viewer may note something about them. */
  mayNote: boolean;
  onClear: () => void;
}

/** How many entries are found and chosen, and the note about all chosen ones. */
export function ChosenRequirements({ slug, foundCount, chosen, mayNote, onClear }: Props) {
  const { t } = useTranslation('pifDocuments');
  const [isNoting, setNoting] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44, mb: 1 }}>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ flex: '1 1 160px' }}>
          {t('count', { count: foundCount })}
          {chosen.length > 0 && ` · ${t('chosen', { count: chosen.length })}`}
        </Typography>
        {mayNote && chosen.length > 0 && (
          <>
            <Button size="small" onClick={onClear}>
              {t('bulk.clear')}
            </Button>
            <Button size="small" variant="outlined" onClick={() => setNoting(true)}>
              {t('bulk.button')}
            </Button>
          </>
        )}
      </Box>
      {isNoting && (
        <BulkNoteDialog slug={slug} requirements={chosen} onSaved={onClear} onClose={() => setNoting(false)} />
      )}
    </>
  );
}
