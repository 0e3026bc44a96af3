import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '../../../shared/history/useFieldTexts.ts';
import '../translations.ts';
import type { PifVersionsQuery } from './SignedVersions.generated.ts';

type Change = NonNullable<PifVersionsQuery['pif']['changes']>[number];

/** Values that differ, old → new, by kind. */
export function ChangesTable({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('pif');
  const { fieldText, valueText } = useFieldTexts();
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  const shown = (field: string, value: string | null) =>
    value === null ? t('versions.nothing') : valueText(field, value);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {kinds.map((kind) => (
        <section key={kind} aria-label={t(`versions.kind.${kind}`)}>
          <Typography variant="overline" component="h4">
            {t(`versions.kind.${kind}`)}
          </Typography>
          <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
            {changes
              .filter((change) => change.kind === kind)
              .map((change, at) => (
                // Of a list of texts several have the same place.
                <Box key={at} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                  <Typography component="dt" variant="caption" color="textSecondary">
                    {fieldText(placeOf(change))}
                  </Typography>
                  <Typography
                    component="dd"
                    variant="body2"
                    sx={{ m: 0, maxHeight: 240, overflowY: 'auto', whiteSpace: 'pre-line' }}
                  >
                    <Box component="del" sx={{ color: 'text.secondary' }}>
                      {shown(change.path.at(-1) ?? '', change.before)}
                    </Box>
                    {' → '}
                    <Box component="ins" sx={{ textDecoration: 'none' }}>
                      {shown(change.path.at(-1) ?? '', change.after)}
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

/** Of lists that a kind is all about, the heading names the list already. */
const NAMED_BY_KIND = new Set(['formula', 'lines', 'label', 'files', 'materials', 'composition', 'substances']);

const placeOf = ({ kind, path }: Change): readonly string[] =>
  kind !== 'TEXT' && path.length > 1 && NAMED_BY_KIND.has(path[0] ?? '') ? path.slice(1) : path;
