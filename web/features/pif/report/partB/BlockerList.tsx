import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../shared/url/paths.ts';
import { CheckIcon, LockIcon } from '../../../../shared/ui/icons.tsx';
import { BlockerRow, isShown, type ShownBlocker } from './BlockerRow.tsx';
import type { PifWithPartB } from './partB.form.ts';
import './translations.generated.ts';

/** Like blockers together, in the order of the first of each. */
function kindsOf(blockers: readonly ShownBlocker[]): [ShownBlocker, ...ShownBlocker[]][] {
  const kinds = new Map<string, [ShownBlocker, ...ShownBlocker[]]>();
  for (const one of blockers) {
    const alike = kinds.get(one.code);
    if (alike) alike.push(one);
    else kinds.set(one.code, [one]);
  }
  return [...kinds.values()];
}

/** The gate in front of "safe": everything that closes it, grouped by kind; each leads to its mend. */
export function BlockerList({ pif, canAssess }: { pif: PifWithPartB; canAssess: boolean }) {
  const { t } = useTranslation('pifPartB');
  const blockers = pif.blockers?.filter(isShown) ?? null;
  if (blockers === null) return <Typography color="error">{t('blockersUnknown')}</Typography>;
  const kinds = kindsOf(blockers);
  const isMine = ({ liftedBy }: ShownBlocker) => canAssess && liftedBy === 'ASSESSOR';
  const mine = blockers.filter(isMine).length;
  const isOpen = blockers.length === 0;
  return (
    <Box
      component="section"
      id="gate"
      tabIndex={-1}
      aria-label={t('blockersTitle')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden', scrollMarginTop: 120 }}
    >
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'center',
          p: 1.5,
          bgcolor: isOpen ? 'success.soft' : 'error.soft',
        }}
      >
        {isOpen ? <CheckIcon color="success" /> : <LockIcon color="error" />}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" color={isOpen ? 'success' : 'error'} sx={{ fontWeight: 600 }}>
            {isOpen
              ? t('noBlockers')
              : t('blockers', { count: blockers.length, kinds: t('blockerKinds', { count: kinds.length }) })}
          </Typography>
          {!isOpen && canAssess && (
            <Typography variant="body2">{t('lifts.shares', { mine, others: blockers.length - mine })}</Typography>
          )}
        </Box>
      </Box>
      {!isOpen && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {kinds.map((alike) => (
            <BlockerRow
              key={alike[0].code}
              blockers={alike}
              page={paths.pifSafetyReport(pif.slug)}
              isMine={isMine(alike[0])}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
