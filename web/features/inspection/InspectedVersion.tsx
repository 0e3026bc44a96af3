import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { ConclusionBadge } from '../../shared/ui/ConclusionBadge.tsx';
import { HashText } from '../../shared/ui/HashText.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { InspectedDownload } from './InspectedDownload.tsx';
import { InspectedProof } from './InspectedProof.tsx';
import { InspectedFiles } from './InspectedFiles.tsx';
import type { InspectionQuery } from './Inspection.generated.ts';
import './translations.generated.ts';

interface Props {
  inspection: InspectionQuery['inspection'];
  token: string;
}

/** A signed version with its PDF and its files, under the words that say through which link they are shown. */
export function InspectedVersion({ inspection, token }: Props) {
  const { t } = useTranslation('inspection');
  const { t: common } = useTranslation();
  const { date, dateTime } = useFormat();
  const { createdBy, purpose, endsAt, name, number, files, pdfSize, url } = inspection;
  const facts: [string, ReactNode][] = [
    [t('conclusion'), <ConclusionBadge key="conclusion" conclusion={inspection.conclusion} />],
    [common('company'), inspection.company],
    [t('reference'), inspection.reference ?? '–'],
    [t('version'), number],
    [t('signed'), t('signedBy', { name: inspection.signedBy, date: dateTime(inspection.signedAt) })],
    [t('content'), <HashText key="hash" hash={inspection.contentHash} />],
  ];
  return (
    <>
      <Box
        sx={{ p: 1.5, border: 1, borderColor: 'accent.main', borderRadius: 2, overflowWrap: 'anywhere' }}
        role="note"
      >
        <Typography sx={{ fontWeight: 600 }}>{t('by', { name: createdBy, purpose })}</Typography>
        <Typography variant="body2">{t('until', { date: date(endsAt) })}</Typography>
      </Box>
      <div>
        <Typography variant="body2" color="textSecondary">
          {t('title')}
        </Typography>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </div>
      <Panel title={t('facts')}>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: { sm: 'auto minmax(0, 1fr)' }, columnGap: 2, rowGap: 0.5 }}
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
      </Panel>
      <Panel title={t('pdf')}>
        <InspectedDownload file={{ name: `${name} ${number}.pdf`, url }} token={token} />
        <Typography variant="body2">{t('pdfText', { size: pdfSize })}</Typography>
        <HashText hash={inspection.pdfSha256} />
      </Panel>
      <InspectedProof proof={inspection.proof} token={token} />
      <InspectedFiles files={files} token={token} />
    </>
  );
}
