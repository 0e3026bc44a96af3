import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { languages } from '../../../domain/language.ts';
import type { EntryRow } from '../../../domain/annex/entryRows.ts';
import { EntryRows } from './EntryRows.tsx';
import type { FindingDetail } from './findingText.ts';

interface Props {
  id: string;
  details: readonly FindingDetail[];
  /** The parts of the entry; none where it is not divided. */
  rows: readonly EntryRow[];
  isOpen: boolean;
}

/** The published entry behind a finding; on paper it is always open. */
export function FindingDetails({ id, details, rows, isOpen }: Props) {
  return (
    <Box
      id={id}
      sx={{
        display: isOpen ? 'block' : 'none',
        mt: 0.5,
        p: 1.5,
        borderRadius: '10px',
        bgcolor: 'subtle',
        '@media print': { display: 'block', p: 0 },
      }}
    >
      <Box component="dl" sx={{ m: 0 }}>
        {details.map(({ label, text, lang }) => (
          <Box key={label} sx={{ '& + &': { mt: 1 } }}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="caption"
              lang={languages[lang].tag}
              sx={{ m: 0, display: 'block', whiteSpace: 'pre-line' }}
            >
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      {rows.length > 0 && (
        <Box sx={{ mt: 1 }}>
          <EntryRows rows={rows} />
        </Box>
      )}
    </Box>
  );
}
