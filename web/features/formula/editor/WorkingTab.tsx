import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import './translations.generated.ts';
import type { ComputedValues } from './computeValues.ts';
import { amountText, percentText, shareText } from './figureTexts.ts';
import { substanceName } from './substanceName.ts';
import { WorkingTable, type OpenedFigure } from './WorkingTable.tsx';

/** How much of each substance a line brings, in % of the product. A figure opens its working. */
export function WorkingTab({ computed }: { computed: ComputedValues }) {
  const { t } = useTranslation('formulaEditor');
  const [opened, setOpened] = useState<OpenedFigure | null>(null);
  if (computed.formula.substances.length === 0)
    return <EmptyState title={t('working.none')} text={t('working.noneText')} />;
  return (
    <Box>
      <Typography variant="h2">{t('working.title')}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: 640 }}>
        {t('working.text')}
      </Typography>
      <WorkingTable computed={computed} onOpen={setOpened} />
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {t('working.exact')}
      </Typography>
      {opened && <Working {...opened} computed={computed} onClose={() => setOpened(null)} />}
    </Box>
  );
}

/** The arithmetic of one figure: the share of the line times the share in the raw material. */
function Working({
  anchor,
  substance,
  source,
  computed,
  onClose,
}: OpenedFigure & { computed: ComputedValues; onClose: () => void }) {
  const { t } = useTranslation('formulaEditor');
  const line = computed.lines[source.line];
  if (!line || line.percent === 0) return null;
  const keys = source.isContained ? (['max'] as const) : (['order', 'max'] as const);
  const rows = keys.map((key) => ({ key, amount: source[key] }));
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: { sx: { p: 2, maxWidth: 340 }, 'aria-label': t('working.of', { name: substanceName(substance) }) },
      }}
    >
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 1 }}>
        {t('working.from', { name: substanceName(substance), material: line.name })}
      </Typography>
      {rows.map(({ key, amount }) => (
        <Typography key={key} variant="body2" sx={{ display: 'flex', gap: 1.5, ...tabularFigures }}>
          <Box component="span" sx={{ color: 'text.secondary', minWidth: 56 }}>
            {t(`working.${key}`)}
          </Box>
          {amount === null ? (
            t('working.notKnown')
          ) : (
            <>
              <span>
                {percentText(line.percent)} % × {shareText(amount, line.percent)} ÷ 100
              </span>
              <Box component="strong" sx={{ ml: 'auto' }}>
                {amountText(amount)} %
              </Box>
            </>
          )}
        </Typography>
      ))}
      {source.certainty !== 'stated' && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {t(source.certainty === 'assumed' ? 'working.assumed' : 'working.estimate')}
        </Typography>
      )}
    </Popover>
  );
}
