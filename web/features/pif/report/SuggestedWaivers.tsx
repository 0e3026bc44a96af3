import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PART_A_FIELDS } from '../../../../domain/pif/fields/partA.ts';
import type { PifWaiverReason } from '../../../shared/apollo/schema.generated.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PartAForm } from './partA.form.ts';
import { usePifSuggestedWaiversQuery } from './SuggestedWaivers.generated.ts';
import './translations.generated.ts';

type Profile = PartAForm['profiles'][number];

const { profiles } = PART_A_FIELDS;
const EMPTY = Object.fromEntries(Object.keys(profiles.fields).map((name) => [name, ''])) as Profile;
const isOf = (inciName: string) => (row: Profile) => row.inciName.trim().toLowerCase() === inciName.toLowerCase();

/**
 * The waivers that the classes of substances suggest. A button fills the reason and a draft of the text, which the
 * person reads, mends and saves; nothing is set by itself.
 */
export function SuggestedWaivers({ slug, form }: { slug: string; form: UseFormReturn<PartAForm> }) {
  const { t } = useTranslation('pifReport');
  const { choice } = useFieldNames();
  const { data } = usePifSuggestedWaiversQuery({ variables: { slug }, fetchPolicy: 'no-cache' });
  const rows = form.watch('profiles');
  const isAnswered = (inciName: string) => rows.some((row) => isOf(inciName)(row) && (row.waiverReason || row.pod));
  const suggested = (data?.pif.safetyReport?.substances ?? []).flatMap(({ key, inciName, suggestedWaiver }) =>
    suggestedWaiver && !isAnswered(inciName) ? [{ key, inciName, reason: suggestedWaiver }] : [],
  );
  if (suggested.length === 0 || rows.length >= profiles.maxRows) return null;
  const fill = (inciName: string, reason: PifWaiverReason) => {
    const filled = { waiverReason: reason, waiver: t(`waiverDraft.${reason}`) };
    const others = rows.some(isOf(inciName))
      ? rows.map((row) => (isOf(inciName)(row) ? { ...row, ...filled, waiver: row.waiver || filled.waiver } : row))
      : [...rows, { ...EMPTY, inciName, ...filled }];
    form.setValue('profiles', others, { shouldDirty: true });
  };
  return (
    <Box role="group" aria-label={t('waiverSuggestions')}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('waiverSuggestions')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {suggested.map(({ key, inciName, reason }) => (
          <Button
            key={key}
            size="small"
            variant="outlined"
            sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
            onClick={() => fill(inciName, reason)}
          >
            {inciName}: {choice.waiverReason[reason]}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
