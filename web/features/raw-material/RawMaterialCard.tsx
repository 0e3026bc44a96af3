import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isAmber } from './DocumentMark.tsx';
import { EditLink } from './EditLink.tsx';
import { EntryTime } from './EntryTime.tsx';
import { FirstNames } from './FirstNames.tsx';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';
import { RawMaterialMarks } from './RawMaterialMarks.tsx';
import type { UsageCounts } from './useRawMaterialsUsage.ts';

interface Props {
  rawMaterial: RawMaterialEntry_RawMaterialFragment;
  /** Undefined while loading; null if it is not available. */
  usage: UsageCounts | undefined | null;
  onOpen: () => void;
}

/** One raw material of the catalogue with its composition, state and usage. */
export function RawMaterialCard({ rawMaterial, usage, onOpen }: Props) {
  const { t } = useTranslation('rawMaterial');
  const { tradeName, manufacturer, code, values, hasValidDocuments, documentSummary, createdAt, updatedAt } =
    rawMaterial;
  return (
    <Card
      component="article"
      aria-label={tradeName}
      sx={{ position: 'relative', height: 1, display: 'grid', gridTemplateRows: 'auto 1fr auto', p: 2, pl: 2.5 }}
    >
      <Box
        sx={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: 5,
          bgcolor: isAmber(hasValidDocuments, documentSummary) ? 'result.yellow.rail' : 'result.green.rail',
        }}
      />
      <Box sx={{ minWidth: 0 }}>
        <RawMaterialMarks rawMaterial={rawMaterial} />
        <Typography variant="h3" component="h2" sx={{ mt: 1 }}>
          {tradeName}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {manufacturer ?? t('entry.noManufacturer')} · {code && <>{code} · </>}
          {t(`type.${values.type}`)}
        </Typography>
      </Box>
      <Typography variant="caption" component="div" color="textSecondary" sx={{ pt: 1, minWidth: 0 }}>
        <FirstNames composition={values.composition} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
          <span>
            {t('entry.created')} <EntryTime at={createdAt} />
          </span>
          <span>
            {t('entry.updated')} <EntryTime at={updatedAt} />
          </span>
        </Box>
        {usage !== null && <Box sx={{ mt: 0.5, minHeight: 20 }}>{usage && <Usage {...usage} />}</Box>}
      </Typography>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, pt: 1.5 }}>
        <Button variant="outlined" onClick={onOpen} aria-label={t('entry.detailsOf', { name: tradeName })}>
          {t('entry.details')}
        </Button>
        <EditLink rawMaterial={rawMaterial} />
      </Box>
    </Card>
  );
}

function Usage({ formulaCount, formulaLabelCount, labelCount, pifCount }: UsageCounts) {
  const { t } = useTranslation('rawMaterial');
  if (formulaCount + labelCount === 0) return t('detail.usageNone');
  const places = [
    formulaCount > 0 && t('detail.formulas', { count: formulaCount }),
    formulaLabelCount > 0 && t('detail.labels', { count: formulaLabelCount }),
    labelCount > 0 && t('detail.guessed', { count: labelCount }),
    pifCount > 0 && t('detail.pifs', { count: pifCount }),
  ]
    .filter(Boolean)
    .join(' · ');
  return t('entry.usedIn', { places });
}
