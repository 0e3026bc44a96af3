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
  const places = placesOf(changes);
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
              .map((change) => (
                <Box key={change.path.join('\n')} sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                  <Typography component="dt" variant="caption" color="textSecondary">
                    {fieldText(places.get(change) ?? change.path)}
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
const NAMED_BY_KIND = new Set(['formula', 'label', 'files', 'materials', 'substances']);

/** Where each value stands, for people. A file is named by its name where that is among the changes, not by its content. */
function placesOf(changes: readonly Change[]): ReadonlyMap<Change, readonly string[]> {
  const names = new Map(
    changes.flatMap(({ kind, path, before, after }) =>
      kind === 'FILE' && path.length === 3 && path[2] === 'name' ? [[path[1], after ?? before ?? '']] : [],
    ),
  );
  return new Map(
    changes.map((change) => {
      const { kind, path } = change;
      const place = kind !== 'TEXT' && path.length > 1 && NAMED_BY_KIND.has(path[0] ?? '') ? path.slice(1) : path;
      const name = kind === 'FILE' ? names.get(path[1]) : undefined;
      return [change, name ? [name, ...place.slice(1)] : place];
    }),
  );
}
