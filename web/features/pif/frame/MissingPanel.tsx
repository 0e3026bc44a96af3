import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { RequirementState } from '../../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { CheckIcon, CrossCircleIcon, MinusIcon, QuestionIcon, RingIcon } from '../../../shared/ui/icons.tsx';
import { Count, Panel } from '../../../shared/ui/Panel.tsx';
import '../translations.ts';
import type { PifDetail_PifFragment } from './Pif.generated.ts';
import { sectionPath } from './pifSections.ts';
import { isSettled } from './sectionCounts.ts';
import { useRequirementText } from './useRequirementText.ts';

/** States differ in shape, not only in colour. */
const states: Record<RequirementState, { icon: typeof SvgIcon; colour: string }> = {
  MISSING: { icon: RingIcon, colour: 'text.secondary' },
  QUESTION: { icon: QuestionIcon, colour: 'result.yellow.main' },
  EXPIRED: { icon: CrossCircleIcon, colour: 'result.red.main' },
  DONE: { icon: CheckIcon, colour: 'result.green.main' },
  WAIVED: { icon: MinusIcon, colour: 'info.main' },
};

interface ListProps {
  pif: Pick<PifDetail_PifFragment, 'slug' | 'requirements'>;
  /** Called by a link, so that a sheet around the list can close. */
  onOpen?: (() => void) | undefined;
}

/** Everything that a file lacks, each with a link to its place: one list for the rail, the sheet and the submit dialog. */
export function MissingList({ pif: { slug, requirements }, onOpen }: ListProps) {
  const { t } = useTranslation('pif');
  const textOf = useRequirementText();
  const missing = requirements.filter((one) => !isSettled(one));
  if (missing.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {t('missing.none')}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {missing.map(({ key, section, field, state }) => {
        const { icon: Icon, colour } = states[state];
        const address = sectionPath(section, slug);
        const text = textOf({ section, field });
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
            <Icon titleAccess={t(`missing.state.${state}`)} sx={{ fontSize: 18, mt: 0.25, color: colour }} />
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="caption" component="p" color="textSecondary">
                {t(`section.${section}`)}
              </Typography>
              {address === undefined ? (
                <Typography variant="body2">{text}</Typography>
              ) : (
                <Link
                  component={RouterLink}
                  to={{ pathname: address, hash: field }}
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
