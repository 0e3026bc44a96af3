import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuantity } from '../../shared/i18n/useQuantity.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { CloseIcon } from '../../shared/ui/icons.tsx';
import { useDelayed } from '../../shared/ui/useDelayed.ts';
import './translations.generated.ts';
import type { Replace } from './FindingItem.tsx';
import { FindingItem } from './FindingItem.tsx';
import type { CheckedName, CheckFinding } from './findingText.ts';
import { IngredientFacts, Row } from './IngredientFacts.tsx';
import { useIngredientSummaryQuery } from './IngredientSummary.generated.ts';
import { SimilarNames } from './SimilarNames.tsx';

interface Props {
  name: CheckedName;
  /** The findings about this name. */
  findings: readonly CheckFinding[];
  anchor: HTMLElement;
  onClose: () => void;
  onReplace?: Replace;
}

/** Where a name comes from that the ingredient data do not hold: an annex entry, the allergen rules, or nowhere. */
function sourceOf({ inciName, annexEntry }: CheckedName, t: TFunction<'check'>): string {
  if (annexEntry !== null) {
    const [annex = '', reference = ''] = annexEntry.split('/');
    return t('popover.ofAnnex', { annex, reference });
  }
  return t(inciName === null ? 'popover.unknown' : 'popover.group');
}

/** Details of one name: how it was recognised, the ingredient's data, the findings, and similar names. */
export function IngredientPopover({ name, findings, anchor, onClose, onReplace }: Props) {
  const { t } = useTranslation('check');
  const { quantity } = useQuantity();
  const id = useId();
  const popover = useRef<PopoverActions>(null);
  // A role that may not read ingredient data still sees the findings.
  const canReadIngredient = useCan('ingredient.read');
  const replace =
    onReplace &&
    ((other: string) => {
      onClose();
      onReplace(name.span, other);
    });
  return (
    <Popover
      open
      action={popover}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': id,
          sx: {
            width: 400,
            maxWidth: 'calc(100vw - 32px)',
            p: 2,
            borderRadius: '14px',
            border: 1,
            borderColor: 'divider',
            maxHeight: 'min(560px, calc(100vh - 32px))',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mb: 1 }}>
        <Typography variant="h3" component="h2" id={id} sx={{ flex: 1, pt: 0.75 }}>
          {name.inciName ?? name.text}
        </Typography>
        <IconButton onClick={onClose} aria-label={t('popover.close')}>
          <CloseIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: 'minmax(88px, auto) minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.75,
        }}
      >
        {name.inciName !== null && <Row label={t('popover.printedAs')}>{name.text}</Row>}
        <Row label={t('popover.match')}>{t(`match.${name.match}`)}</Row>
        {name.percent !== null && <Row label={t('popover.percent')}>{`${quantity(name.percent)} %`}</Row>}
        {name.isNano && <Row label={t('popover.nano')}>{t('product.yes')}</Row>}
        {name.inMayContain && <Row label={t('popover.mayContain')}>{t('product.yes')}</Row>}
        {name.ingredientId !== null && canReadIngredient && (
          <LoadedFacts id={name.ingredientId} onResize={() => popover.current?.updatePosition()} />
        )}
      </Box>
      {name.ingredientId === null && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {sourceOf(name, t)}
        </Typography>
      )}
      {name.suggestions.length > 0 && <SimilarNames names={name.suggestions} onReplace={replace} />}
      {findings.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
          {findings.map((finding, at) => (
            <FindingItem key={`${finding.code} ${at}`} finding={finding} names={[name]} />
          ))}
        </Box>
      )}
    </Popover>
  );
}

/** The ingredient's data, requested when the popover opens. */
function LoadedFacts({ id, onResize }: { id: string; onResize: () => void }) {
  const { t } = useTranslation('check');
  const { data, error, loading, refetch } = useIngredientSummaryQuery({
    variables: { id },
    notifyOnNetworkStatusChange: true,
  });
  const isLate = useDelayed(loading);
  // The response makes the popover taller, so that its position must be updated to stay inside the window.
  const reportResize = useEffectEvent(onResize);
  useEffect(() => reportResize(), [data, error]);
  const wide = { gridColumn: '1 / 3', mt: 1 } as const;
  const retry = () => {
    // The button disappears; without this the focus would leave the dialog, and Escape would no longer close it.
    document.activeElement?.closest<HTMLElement>('[role="dialog"]')?.focus();
    void refetch().catch(() => undefined);
  };
  if (data) return <IngredientFacts ingredient={data.ingredient} />;
  if (error && !loading)
    return (
      <Box component="div" sx={wide}>
        <dt hidden>{t('popover.source')}</dt>
        <Box component="dd" sx={{ m: 0 }}>
          <ErrorNotice error={error} onRetry={retry} />
        </Box>
      </Box>
    );
  return (
    <Box component="div" sx={{ ...wide, visibility: isLate ? 'visible' : 'hidden' }}>
      <dt hidden>{t('popover.source')}</dt>
      <Box component="dd" sx={{ m: 0 }} aria-busy>
        <Skeleton width="60%" height={20} />
        <Skeleton width="80%" height={20} sx={{ mt: 1 }} />
        <Skeleton width="70%" height={20} sx={{ mt: 1 }} />
      </Box>
    </Box>
  );
}
