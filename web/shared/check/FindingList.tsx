import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { CheckIcon, ChevronDownIcon } from '../ui/icons.tsx';
import './translations.ts';
import { FindingItem, type Replace } from './FindingItem.tsx';
import type { CheckedName, CheckFinding } from './findingText.ts';
import { groupFindings, type FindingGroup } from './groupFindings.ts';
import { severities, severityStyles, type Severity } from './severityStyles.ts';

/** Groups of one severity shown at first: a list of thousands of unknown names has as many groups. */
const INITIAL_COUNT = 50;

interface Props {
  findings: readonly CheckFinding[];
  /** The names of the same check. They give the printed form of a name that was not recognised. */
  names?: readonly CheckedName[];
  /** If given, a misspelt name can be replaced. */
  onReplace?: Replace;
  /** What the findings are of, for a page with several lists: it tells their parts apart for a screen reader. */
  of?: string;
}

const none: readonly CheckedName[] = [];
const list = { m: 0, p: 0, listStyle: 'none' } as const;

const labelOf = (label: string, of: string | undefined) => (of === undefined ? label : `${label} – ${of}`);

/** What a check found: by severity, the worst first, and within it by ingredient. What asks for nothing is folded. */
export function FindingList({ findings, names = none, onReplace, of }: Props) {
  const { t } = useTranslation('check');
  const { groups, nothingToDo } = useMemo(() => groupFindings(findings), [findings]);
  if (findings.length === 0)
    return <EmptyState icon={CheckIcon} title={t('findings.none')} text={t('findings.noneText')} />;
  return (
    <>
      {groups.length === 0 && <EmptyState icon={CheckIcon} title={t('findings.none')} text={t('findings.idleText')} />}
      {severities.map((severity) => {
        const ofSeverity = groups.filter((one) => one.severity === severity);
        return (
          ofSeverity.length > 0 && (
            <Section
              key={severity}
              severity={severity}
              groups={ofSeverity}
              names={names}
              onReplace={onReplace}
              of={of}
            />
          )
        );
      })}
      {nothingToDo.length > 0 && <NothingToDo findings={nothingToDo} names={names} of={of} />}
    </>
  );
}

function Section({
  severity,
  groups,
  names,
  onReplace,
  of,
}: {
  severity: Severity;
  groups: readonly FindingGroup[];
  names: readonly CheckedName[];
  onReplace: Replace | undefined;
  of: string | undefined;
}) {
  const { t } = useTranslation('check');
  const { number } = useFormat();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? groups : groups.slice(0, INITIAL_COUNT);
  const { color, soft } = severityStyles[severity];
  return (
    <Box
      component="section"
      aria-label={labelOf(`${t(`severity.${severity}`)}: ${t('findings.points', { count: groups.length })}`, of)}
      sx={{ '& + &': { mt: 2 } }}
    >
      <Typography
        variant="subtitle2"
        component="p"
        aria-hidden
        sx={{ display: 'flex', alignItems: 'center', gap: 1, color, mb: 1 }}
      >
        {t(`severity.${severity}`)}
        <Box component="span" sx={{ px: 1, borderRadius: 999, bgcolor: soft, typography: 'caption', fontWeight: 600 }}>
          {number(groups.length)}
        </Box>
      </Typography>
      <Box component="ul" sx={list}>
        {shown.map((group, at) => (
          <Group key={`${group.ingredient ?? ''} ${at}`} group={group} names={names} onReplace={onReplace} />
        ))}
      </Box>
      {shown.length < groups.length && (
        <Button onClick={() => setExpanded(true)}>
          {t('findings.showAll', { count: groups.length - shown.length })}
        </Button>
      )}
    </Box>
  );
}

/** The findings of one group; several about one ingredient stand under its name. */
function Group({
  group: { ingredient, findings },
  names,
  onReplace,
}: {
  group: FindingGroup;
  names: readonly CheckedName[];
  onReplace: Replace | undefined;
}) {
  const id = useId();
  const items = findings.map((finding, at) => (
    // A code may occur twice for one ingredient, so that only the index makes the key unique.
    <FindingItem key={`${finding.code} ${at}`} finding={finding} names={names} onReplace={onReplace} />
  ));
  if (items.length === 1) return items[0];
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Typography id={id} variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {ingredient}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ ...list, '& > li:first-of-type': { borderTop: 0, pt: 0.75 } }}>
        {items}
      </Box>
    </Box>
  );
}

/** What only informs, folded until somebody wants to read it. */
function NothingToDo({
  findings,
  names,
  of,
}: {
  findings: readonly CheckFinding[];
  names: readonly CheckedName[];
  of: string | undefined;
}) {
  const { t } = useTranslation('check');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box
      component="section"
      aria-label={labelOf(t('findings.nothingToDo', { count: findings.length }), of)}
      sx={{ mt: 2 }}
    >
      <Button
        size="small"
        color="inherit"
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ChevronDownIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ px: 1, ml: -1 }}
      >
        {t('findings.nothingToDo', { count: findings.length })}
      </Button>
      <Box id={id} component="ul" hidden={!isOpen} sx={list}>
        {isOpen &&
          findings.map((finding, at) => <FindingItem key={`${finding.code} ${at}`} finding={finding} names={names} />)}
      </Box>
    </Box>
  );
}
