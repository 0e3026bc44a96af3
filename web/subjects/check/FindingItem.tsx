import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import './translations.generated.ts';
import { FindingDetails } from './FindingDetails.tsx';
import { findingText, type CheckedName, type CheckFinding } from './findingText.ts';
import { severityStyles } from './severityStyles.ts';
import { SignOffNote } from './SignOffNote.tsx';
import { WarningWording } from './WarningWording.tsx';

/** Replaces the text at a span of the checked text by another name. */
export type Replace = (span: { start: number; end: number }, name: string) => void;

/** Further buttons of a finding, such as the one that signs it off. */
export type FindingActions = (finding: CheckFinding) => ReactNode;

interface Props {
  finding: CheckFinding;
  names: readonly CheckedName[];
  onReplace?: Replace | undefined;
  actions?: FindingActions | undefined;
}

/** Every check makes its findings anew, of which most say what they said before: those do not render again. */
const isSame = (before: Props, after: Props): boolean =>
  before.names === after.names &&
  before.onReplace === after.onReplace &&
  before.actions === after.actions &&
  (before.finding === after.finding || JSON.stringify(before.finding) === JSON.stringify(after.finding));

/**
 * One finding: its subject, the rule, the legal source and the recommended action. The published entry can be expanded.
 */
export const FindingItem = memo(function FindingItem({ finding, names, onReplace, actions }: Props) {
  const { t } = useTranslation('check');
  const formats = useQuantity();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { icon: Icon, color } = severityStyles[finding.severity];
  const { before, subject, after, action, notes, details, rows, wording, reference, replacement } = findingText(
    t,
    formats,
    finding,
    names,
  );
  const { span, signOff } = finding;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.25, py: 1.5, borderTop: 1, borderColor: 'divider', breakInside: 'avoid' }}
    >
      <Icon titleAccess={t(`severity.${finding.severity}`)} sx={{ fontSize: 20, mt: 0.125, color, flexShrink: 0 }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {before}
          <strong>{subject}</strong>
          {after}
        </Typography>
        {signOff && <SignOffNote signOff={signOff} />}
        {action && finding.action !== 'NOTHING' && !signOff && (
          <Typography variant="caption" component="p" color="textSecondary">
            {action}
          </Typography>
        )}
        {notes.map((note) => (
          <Typography key={note} variant="caption" component="p" color="textSecondary" sx={{ fontStyle: 'italic' }}>
            {note}
          </Typography>
        ))}
        {wording && <WarningWording wording={wording} subject={subject} />}
        {/* Words that only screen readers read would clip, and a formula with 80 findings repaints all of its clips at
            each key. */}
        <Typography
          variant="caption"
          component="p"
          role="note"
          aria-label={t('findings.reference')}
          sx={{ color: 'info.main' }}
        >
          {reference}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -1, '@media print': { display: 'none' } }}>
          {replacement && onReplace && span && (
            <Button size="small" onClick={() => onReplace(span, replacement)} sx={{ px: 1 }}>
              {t('findings.replace', { name: replacement })}
            </Button>
          )}
          {actions?.(finding)}
          {details.length > 0 && (
            <Button
              size="small"
              onClick={() => setOpen(!isOpen)}
              aria-expanded={isOpen}
              aria-controls={id}
              aria-label={`${t(isOpen ? 'detail.hide' : 'detail.show')}: ${subject || reference}`}
              sx={{ px: 1 }}
            >
              {t(isOpen ? 'detail.hide' : 'detail.show')}
            </Button>
          )}
        </Box>
        {details.length > 0 && <FindingDetails id={id} details={details} rows={rows} isOpen={isOpen} />}
      </Box>
    </Box>
  );
}, isSame);
