import Box from '@mui/material/Box';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../../shared/files/DownloadButton.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { BackLink } from '../../../shared/ui/BackLink.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { FormulaUsers } from '../FormulaUsers.tsx';
import './translations.generated.ts';
import type { Formula } from './formulaValues.ts';

/** Company and revision with when and by whom; what a new formula starts with. */
export function useSubtitle(formula: Formula | null): string {
  const { t } = useTranslation('formulaEditor');
  const { dateTime, number } = useFormat();
  if (!formula) return t('create.subtitle');
  const { company, revision, updatedAt, updatedBy } = formula;
  const made = t('revisions.of', { number: number(revision), date: dateTime(updatedAt) });
  return [company.name, made, updatedBy].filter(Boolean).join(' · ');
}

/**
 * The heading of the editor with what uses the saved formula and the file that it was imported from; null for a new
 * one.
 */
export const EditorHeading = memo(function EditorHeading({
  formula,
  subtitle,
}: {
  formula: Formula | null;
  subtitle: string;
}) {
  const { t } = useTranslation('formulaEditor');
  return (
    <>
      <BackLink to={paths.inciGenerator}>{t('toList')}</BackLink>
      <PageHeading title={formula ? formula.name : t('create.heading')} subtitle={subtitle} />
      {formula && formula.usage.count > 0 && (
        <Box sx={{ mt: -2, mb: 2 }}>
          <FormulaUsers usage={formula.usage} max={5} />
        </Box>
      )}
      {formula?.importFile && (
        <Box sx={{ mt: -2, mb: 1 }}>
          <DownloadButton
            file={formula.importFile}
            label={t('importFile.save', { name: formula.importFile.name })}
            failureText={(reason) => t('importFile.failed', { reason })}
          />
        </Box>
      )}
    </>
  );
});
