import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { Count, Panel } from '../../../shared/ui/Panel.tsx';
import '../translations.ts';
import type { PifDetail_PifFragment } from './Pif.generated.ts';
import { sectionPath } from './pifSections.ts';
import { missingEntries } from './missingEntries.ts';
import { RequirementStateIcon } from './RequirementStateIcon.tsx';
import { useRequirementText } from './useRequirementText.ts';

interface ListProps {
  pif: Pick<PifDetail_PifFragment, 'slug' | 'requirements'>;
  /** Called by a link, so that a sheet around the list can close. */
  onOpen?: (() => void) | undefined;
}

/** Everything that a file lacks, each with a link to its place: one list for the rail, the sheet and the submit dialog. */
export function MissingList({ pif: { slug, requirements }, onOpen }: ListProps) {
  const { t } = useTranslation('pif');
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
      {missing.map(({ key, section, state, rawMaterial, fields }) => {
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
                {t(`section.${section}`)}
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

/** The list with its heading and count. */
export function MissingPanel({ pif, onOpen }: { pif: PifDetail_PifFragment; onOpen?: () => void }) {
  const { t } = useTranslation('pif');
  const { number } = useFormat();
  const { done, total } = pif.completeness;
  return (
    <Panel title={t('missing.title')} mark={<Count>{number(total - done)}</Count>}>
      <MissingList pif={pif} onOpen={onOpen} />
    </Panel>
  );
}
