import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { CheckIcon } from '../../shared/ui/icons.tsx';
import './translations.generated.ts';
import { FindingItem, type FindingActions, type Replace } from './FindingItem.tsx';
import type { CheckedName, CheckFinding } from './findingText.ts';
import { Folded } from './Folded.tsx';
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
  /** Further buttons of a finding. */
  actions?: FindingActions;
  /** What the findings are of, for a page with several lists: it tells their parts apart for a screen reader. */
  of?: string;
}

const none: readonly CheckedName[] = [];
const list = { m: 0, p: 0, listStyle: 'none' } as const;

const labelOf = (label: string, of: string | undefined) => (of === undefined ? label : `${label} – ${of}`);

/** What a check found: by severity, the worst first, and within it by ingredient. What asks for nothing is folded. */
export function FindingList({ findings, names = none, onReplace, actions, of }: Props) {
  const { t } = useTranslation('check');
  const { groups, settled, nothingToDo } = useMemo(() => groupFindings(findings), [findings]);
  // A code may occur twice for one ingredient, so that only the index makes the key unique.
  const item = (finding: CheckFinding, at: number) => (
    <FindingItem
      key={`${finding.code} ${at}`}
      finding={finding}
      names={names}
      actions={actions}
      onReplace={onReplace}
    />
  );
  const settledTitle = t('findings.settled', { count: settled.length });
  const idleTitle = t('findings.nothingToDo', { count: nothingToDo.length });
  if (findings.length === 0)
    return <EmptyState icon={CheckIcon} title={t('findings.none')} text={t('findings.noneText')} />;
  return (
    <>
      {groups.length === 0 && <EmptyState icon={CheckIcon} title={t('findings.none')} text={t('findings.idleText')} />}
      {severities.map((severity) => {
        const ofSeverity = groups.filter((one) => one.severity === severity);
        return (
          ofSeverity.length > 0 && (
            <Section key={severity} severity={severity} groups={ofSeverity} item={item} of={of} />
          )
        );
      })}
      {settled.length > 0 && (
        <Folded title={settledTitle} label={labelOf(settledTitle, of)} isOpenAtFirst>
          {settled.map(item)}
        </Folded>
      )}
      {nothingToDo.length > 0 && (
        <Folded title={idleTitle} label={labelOf(idleTitle, of)}>
          {nothingToDo.map(item)}
        </Folded>
      )}
    </>
  );
}

type RenderItem = (finding: CheckFinding, at: number) => ReactNode;

function Section({
  severity,
  groups,
  item,
  of,
}: {
  severity: Severity;
  groups: readonly FindingGroup[];
  item: RenderItem;
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
          <Group key={`${group.ingredient ?? ''} ${at}`} group={group} item={item} />
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
function Group({ group: { ingredient, findings }, item }: { group: FindingGroup; item: RenderItem }) {
  const id = useId();
  if (findings.length === 1) return findings.map(item);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      <Typography id={id} variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
        {ingredient}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ ...list, '& > li:first-of-type': { borderTop: 0, pt: 0.75 } }}>
        {findings.map(item)}
      </Box>
    </Box>
  );
}
