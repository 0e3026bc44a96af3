import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { useRequirementText } from '../../../subjects/requirement/useRequirementText.ts';
import { Count, Panel } from '../../../shared/ui/Panel.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import '../translations.generated.ts';
import type { PifDetail_PifFragment } from './Pif.generated.ts';
import { sectionPath } from './pifSections.ts';
import { missingEntries } from './missingEntries.ts';
import { RequirementStateIcon } from './RequirementStateIcon.tsx';

interface ListProps {
  pif: Pick<PifDetail_PifFragment, 'slug' | 'requirements'>;
  /** Called by a link, so that a sheet around the list can close. */
  onOpen?: (() => void) | undefined;
  /** Entries that are shown; all when left out. */
  limit?: number | undefined;
}

/**
 * Everything that a file lacks, each with a link to its place: one list for the rail, the sheet and the submit dialog.
 */
export function MissingList({ pif: { slug, requirements }, onOpen, limit }: ListProps) {
  const { t } = useTranslation('pif');
  const { choice } = useFieldNames();
  const textOf = useRequirementText();
  const missing = missingEntries(requirements);
  if (missing.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('missing.none')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {missing.slice(0, limit).map(({ key, section, state, rawMaterial, fields }) => {
        const address = sectionPath(section, slug);
        const names = fields.map((field) => textOf({ section, field })).join(', ');
        const text = rawMaterial ? `${rawMaterial.name}: ${names}` : names;
        const place = rawMaterial ? { search: `?material=${rawMaterial.id}` } : { hash: fields[0] };
        return (
          <Box
            component="li"
            key={key}
            sx={{
              display: 'flex',
              gap: 1,
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              '&:first-of-type': { borderTop: 0 },
            }}
          >
            <RequirementStateIcon state={state} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="caption" component="p" color="textSecondary">
                {choice.section[section]}
              </Typography>
              {address === undefined ? (
                <Typography variant="body2">{text}</Typography>
              ) : (
                <Link
                  component={RouterLink}
                  to={{ pathname: address, ...place }}
                  onClick={onOpen}
                  variant="body2"
                  color="inherit"
                  underline="hover"
                >
                  {text}
                </Link>
              )}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** Entries of the rail before all are asked for, so that the comments below are in view. */
const SHOWN_IN_RAIL = 5;

interface PanelProps {
  pif: PifDetail_PifFragment;
  onOpen?: () => void;
  /** Folds the rail that the panel stands in, which shows the first entries only; left out in a sheet. */
  fold?: ReactNode;
}

/** The list with its heading and counts. */
export function MissingPanel({ pif, onOpen, fold }: PanelProps) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const { number } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const { done, total } = pif.completeness;
  const isLong = fold !== undefined && missingEntries(pif.requirements).length > SHOWN_IN_RAIL;
  return (
    <Panel title={t('missing.title')} mark={<Count>{number(total - done)}</Count>} action={fold}>
      <StateCounts requirements={pif.requirements} />
      <MissingList pif={pif} onOpen={onOpen} limit={isLong && !showsAll ? SHOWN_IN_RAIL : undefined} />
      {isLong && (
        <Button size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)} sx={{ ml: -0.75 }}>
          {showsAll ? t('missing.showFewer') : common('showAll')}
        </Button>
      )}
    </Panel>
  );
}

/** How many are missing, open as a question, or expired; nothing where they are all of one kind. */
function StateCounts({ requirements }: Pick<PifDetail_PifFragment, 'requirements'>) {
  const { t } = useTranslation('pif');
  const counts = (['MISSING', 'QUESTION', 'EXPIRED'] as const)
    .map((state) => ({ state, count: requirements.filter((one) => one.state === state).length }))
    .filter(({ count }) => count > 0);
  if (counts.length < 2) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mb: 0.5 }}>
      {counts.map(({ state, count }) => (
        <Typography
          key={state}
          variant="caption"
          component="span"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
        >
          <RequirementStateIcon state={state} />
          {t(`missing.count.${state}`, { count })}
        </Typography>
      ))}
    </Box>
  );
}
