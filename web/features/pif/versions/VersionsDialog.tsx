import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { DownloadButton } from '../../../shared/files/DownloadButton.tsx';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { ConclusionBadge } from '../../../shared/ui/ConclusionBadge.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { paths } from '../../../shared/url/paths.ts';
import '../translations.generated.ts';
import { ChangesTable } from './ChangesTable.tsx';
import { ConsequenceList } from './ConsequenceList.tsx';
import { InspectionLinks } from './InspectionLinks.tsx';
import { MailVersion, type MailedPif } from './MailVersion.tsx';
import { NoLongerSafe } from './NoLongerSafe.tsx';
import { HashText } from '../../../shared/ui/HashText.tsx';
import { type SignedVersion_VersionFragment, usePifVersionsQuery } from './SignedVersions.generated.ts';

interface Props {
  slug: string;
  onClose: () => void;
}

/** What was signed of a file, to be downloaded, and what changed since. */
export function VersionsDialog({ slug, onClose }: Props) {
  const { t } = useTranslation('pif');
  const { t: common } = useTranslation();
  const id = useId();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { data, error, refetch } = usePifVersionsQuery({ variables: { slug }, fetchPolicy: 'network-only' });
  const read = () => void refetch().catch(() => undefined);
  const versions = data?.pif.versions;
  const changes = data?.pif.changes ?? [];
  const consequences = data?.pif.consequences ?? [];
  return (
    <Dialog open onClose={onClose} fullScreen={isNarrow} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('versions.title')}</DialogTitle>
      <DialogContent dividers tabIndex={0} sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        {error ? (
          <ErrorNotice error={error} onRetry={read} />
        ) : !data ? (
          <Typography role="status">{common('loading')}</Typography>
        ) : versions?.length ? (
          <>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
              {versions.map((version, at) => (
                <Version
                  key={version.number}
                  pif={data.pif}
                  version={version}
                  before={versions[at + 1]?.number ?? null}
                >
                  {data.pif.inspectionLinks && (
                    <InspectionLinks
                      slug={slug}
                      number={version.number}
                      links={data.pif.inspectionLinks}
                      onChange={read}
                    />
                  )}
                </Version>
              ))}
            </Box>
            <Typography
              variant="subtitle2"
              component="h3"
              sx={{ color: data.pif.isOutdated ? 'accent.main' : undefined }}
            >
              {t(data.pif.isOutdated ? 'versions.outdated' : 'versions.unchanged')}
            </Typography>
            {data.pif.isOutdated && versions[0]?.conclusion === 'SAFE' && <NoLongerSafe slug={slug} />}
            {consequences.length > 0 && <ConsequenceList consequences={consequences} />}
            {changes.length > 0 && <ChangesTable changes={changes} />}
          </>
        ) : (
          <Typography>{t('versions.none')}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

interface VersionProps {
  pif: MailedPif;
  version: SignedVersion_VersionFragment;
  /** Number of the version that was signed before it; null for the first one. */
  before: number | null;
  children: ReactNode;
}

function Version({ pif, version, before, children }: VersionProps) {
  const { t } = useTranslation('pif');
  const { dateTime } = useFormat();
  const { number, conclusion, signedBy, signedAt, electronicSignature, contentHash, slug, url } = version;
  const name = `${slug}-${number}.pdf`;
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography variant="subtitle2" component="h3">
          {t('versions.version', { number })}
        </Typography>
        <ConclusionBadge conclusion={conclusion} />
      </Box>
      <Typography variant="body2">{t('versions.signed', { name: signedBy, date: dateTime(signedAt) })}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {electronicSignature
          ? t('versions.electronic', {
              subject: electronicSignature.certificateSubject,
              date: dateTime(electronicSignature.signedAt),
            })
          : t('versions.notElectronic')}
      </Typography>
      <HashText hash={contentHash} />
      <DownloadButton
        file={{ name, url }}
        label={t('versions.download', { number })}
        failureText={(reason) => t('versions.downloadFailed', { reason })}
      />
      <MailVersion pif={pif} version={version} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {before !== null && (
          <Link component={RouterLink} to={paths.pifComparison(slug, before, number)} variant="body2">
            {t('compare.with', { number: before })}
          </Link>
        )}
        <Link component={RouterLink} to={paths.pifComparison(slug, number, null)} variant="body2">
          {t('compare.withNow')}
        </Link>
      </Box>
      {children}
    </Box>
  );
}
