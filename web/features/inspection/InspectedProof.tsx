import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { HashText } from '../../shared/ui/HashText.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { InspectedDownload } from './InspectedDownload.tsx';
import type { InspectionQuery } from './Inspection.generated.ts';
import './translations.generated.ts';

interface Props {
  proof: InspectionQuery['inspection']['proof'];
  token: string;
}

/** The paper that proves the qualification of who signed; what was signed before it travelled says so. */
export function InspectedProof({ proof, token }: Props) {
  const { t } = useTranslation('inspection');
  return (
    <Panel title={t('proof')}>
      {!proof ? (
        <Typography variant="body2">{t('noProof')}</Typography>
      ) : proof.url === null ? (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('proofOutside', { name: proof.name })}
        </Typography>
      ) : (
        <InspectedDownload file={{ name: proof.name, url: proof.url }} token={token} />
      )}
      {proof && <HashText hash={proof.sha256} />}
    </Panel>
  );
}
