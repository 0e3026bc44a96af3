import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { ConclusionBadge } from '../../../shared/ui/ConclusionBadge.tsx';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import '../translations.generated.ts';
import type { RequirementState } from '../../../shared/apollo/schema.generated.ts';
import type { PifSignatureQuery } from './SignedVersions.generated.ts';

/** What a signature is about, as it stood when its hash was computed. */
export function SignedContent({ pif }: { pif: PifSignatureQuery['pif'] }) {
  const { t } = useTranslation('pif');
  const names = useFieldNames();
  const { dateTime, number } = useFormat();
  const { name, revision, conclusion, formula, label, files, changedAt, requirements } = pif;
  const countOf = (wanted: RequirementState) => requirements.filter(({ state }) => state === wanted).length;
  const facts = [
    [t('sign.fact.product'), `${name}, ${t('frame.revision', { number: number(revision) })}`],
    [names.field.conclusion, <ConclusionBadge key="conclusion" conclusion={conclusion} />],
    [
      names.field.formula,
      formula ? `${formula.name}, ${t('frame.revision', { number: number(formula.revision) })}` : t('frame.notStated'),
    ],
    [names.field.label, label?.name ?? t('frame.notStated')],
    [names.field.files, number(files.length)],
    [t('sign.fact.changed'), dateTime(changedAt)],
    // The last moment at which the assessor can see it.
    [
      t('sign.fact.open'),
      [
        t('sign.open.missing', { count: countOf('MISSING') + countOf('EXPIRED') }),
        t('sign.open.questions', { count: countOf('QUESTION') }),
        t('sign.open.waived', { count: countOf('WAIVED') }),
      ].join(' · '),
    ],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}
    >
      {facts.map(([fact, value]) => (
        <Box key={fact} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {fact}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
