import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { ResultBadge } from '../../shared/ui/ResultBadge.tsx';
import { legalReference } from './legalReference.ts';
import './translations.generated.ts';

type Result = 'GREEN' | 'YELLOW' | 'RED';

/** A result before and after; once where it stays. */
export function ResultChange({ before, after }: { before: Result | null; after: Result }) {
  const { t } = useTranslation('check');
  if (before === after) return <ResultBadge status={after} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
      <ResultBadge status={before} />
      <span role="img" aria-label={t('changes.becomes')}>
        →
      </span>
      <ResultBadge status={after} />
    </Box>
  );
}

/** A finding as a change names it. */
export interface ChangedFinding {
  severity: 'ERROR' | 'WARNING' | 'INFO';
  ingredient: string | null;
  reference: string;
  /** The finding as a sentence, where the change tells it. */
  text?: string;
}

interface Props {
  appeared: readonly ChangedFinding[];
  gone: readonly ChangedFinding[];
}

/** The findings that a change brought and those that it removed; nothing without any. */
export function FindingChanges({ appeared, gone }: Props) {
  const { t } = useTranslation('check');
  return (
    <>
      <Findings title={t('changes.appeared')} findings={appeared} />
      <Findings title={t('changes.gone')} findings={gone} />
    </>
  );
}

function Findings({ title, findings }: { title: string; findings: readonly ChangedFinding[] }) {
  const { t } = useTranslation('check');
  if (findings.length === 0) return null;
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="caption" component="p" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" aria-label={title} sx={{ m: 0, pl: 2.5, typography: 'body2', overflowWrap: 'anywhere' }}>
        {findings.map(({ severity, ingredient, reference, text }, at) => (
          <li key={at}>
            {[text ?? ingredient, legalReference(reference, currentLanguage()), t(`severity.${severity}`)]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </Box>
    </Box>
  );
}
