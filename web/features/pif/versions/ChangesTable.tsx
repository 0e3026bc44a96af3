import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { type Change, useChangeTexts } from './useChangeTexts.ts';

/** Values that differ, old → new, by kind. */
export function ChangesTable({ changes }: { changes: readonly Change[] }) {
  const names = useFieldNames();
  const { placeOf, valueOf } = useChangeTexts();
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {kinds.map((kind) => (
        <section key={kind} aria-label={names.choice.change[kind]}>
          <Typography variant="overline" component="h4">
            {names.choice.change[kind]}
          </Typography>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
            {changes
              .filter((change) => change.kind === kind)
              .map((change, at) => (
                // Of a list of texts several have the same place.
                <Box key={at} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                  <Typography component="dt" variant="caption" color="textSecondary">
                    {placeOf(change)}
                  </Typography>
                  <Typography
                    component="dd"
                    variant="body2"
                    sx={{ m: 0, maxHeight: 240, overflowY: 'auto', whiteSpace: 'pre-line' }}
                  >
                    <Box component="del" sx={{ color: 'text.secondary' }}>
                      {valueOf(change, 'before', ' · ')}
                    </Box>
                    {' → '}
                    <Box component="ins" sx={{ textDecoration: 'none' }}>
                      {valueOf(change, 'after', ' · ')}
                    </Box>
                  </Typography>
                </Box>
              ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}
