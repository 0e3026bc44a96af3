import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../i18n/useFormat.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { CheckIcon } from '../ui/icons.tsx';
import './translations.ts';
import { FindingItem, type Replace } from './FindingItem.tsx';
import type { CheckedName, CheckFinding } from './findingText.ts';
import { severities, severityStyles, type Severity } from './severityStyles.ts';

/** Findings of one severity shown at first: a list of thousands of unknown names has as many findings. */
const INITIAL_COUNT = 50;

interface Props {
  findings: readonly CheckFinding[];
  /** The names of the same check. They give the printed form of a name that was not recognised. */
  names?: readonly CheckedName[];
  /** If given, a misspelt name can be replaced. */
  onReplace?: Replace;
}

const none: readonly CheckedName[] = [];

/** All findings of a check, grouped and counted by severity, the worst first. */
export function FindingList({ findings, names = none, onReplace }: Props) {
  const { t } = useTranslation('check');
  if (findings.length === 0)
    return <EmptyState icon={CheckIcon} title={t('findings.none')} text={t('findings.noneText')} />;
  return (
    <>
      {severities.map((severity) => {
        const ofSeverity = findings.filter((one) => one.severity === severity);
        return (
          ofSeverity.length > 0 && (
            <Group key={severity} severity={severity} findings={ofSeverity} names={names} onReplace={onReplace} />
          )
        );
      })}
    </>
  );
}

function Group({
  severity,
  findings,
  names,
  onReplace,
}: {
  severity: Severity;
  findings: readonly CheckFinding[];
  names: readonly CheckedName[];
  onReplace: Replace | undefined;
}) {
  const { t } = useTranslation('check');
  const { number } = useFormat();
  const [isExpanded, setExpanded] = useState(false);
  const shown = isExpanded ? findings : findings.slice(0, INITIAL_COUNT);
  const { color, soft } = severityStyles[severity];
  return (
    <Box
      component="section"
      aria-label={`${t(`severity.${severity}`)}: ${t('findings.count', { count: findings.length })}`}
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
          {number(findings.length)}
        </Box>
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {shown.map((finding, at) => (
          // A code may occur twice at one span, so that only the index makes the key unique.
          <FindingItem
            key={`${finding.code} ${finding.span?.start ?? ''} ${at}`}
            finding={finding}
            names={names}
            onReplace={onReplace}
          />
        ))}
      </Box>
      {shown.length < findings.length && (
        <Button onClick={() => setExpanded(true)}>
          {t('findings.showAll', { count: findings.length - shown.length })}
        </Button>
      )}
    </Box>
  );
}
