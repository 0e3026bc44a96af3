import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { MAX_CHANGES } from '../../../../domain/report/snapshotChanges.ts';
import { describeError } from '../../../shared/apollo/describeError.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { BackLink } from '../../../shared/ui/BackLink.tsx';
import { ConclusionBadge } from '../../../shared/ui/ConclusionBadge.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { FileIcon } from '../../../shared/ui/icons.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { SINCE_PARAM, UNTIL_PARAM, paths } from '../../../shared/url/paths.ts';
import { useAddressParam } from '../../../shared/url/useAddressParam.ts';
import '../translations.generated.ts';
import { ChangesByKind, ConsequenceTable } from './ChangesByKind.tsx';
import { type PifComparisonQuery, usePifComparisonQuery } from './Comparison.generated.ts';
import { ComparisonExport } from './ComparisonExport.tsx';
import { VersionChoice } from './VersionChoice.tsx';

const isNumber = (text: string) => /^[1-9]\d{0,5}$/.test(text);

/** Two versions of a file, or one and the file as it stands, side by side. The address says which. */
export default function ComparisonPage() {
  const { slug = '' } = useParams();
  const { t } = useTranslation('pif');
  const [since, setSince] = useAddressParam(SINCE_PARAM, isNumber);
  const [until, setUntil] = useAddressParam(UNTIL_PARAM, isNumber);
  const { data, previousData, error, refetch } = usePifComparisonQuery({
    variables: { slug, since: since ? Number(since) : null, until: until ? Number(until) : null },
    // What was signed stays; what the file says now does not.
    fetchPolicy: 'network-only',
  });
  const pif = (data ?? previousData)?.pif;
  const isMissing = error !== undefined && describeError(error).code === 'NOT_FOUND';
  const newest = pif?.versions?.[0];
  const chosen = { since: since ? Number(since) : newest?.number, until: until ? Number(until) : null };
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <BackLink to={paths.pifDescription(slug)}>{pif?.name ?? t('frame.title')}</BackLink>
      </Box>
      <PageHeading title={t('compare.title')} subtitle={pif?.name} />
      {pif && newest && chosen.since !== undefined && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3, alignItems: 'flex-end', displayPrint: 'none' }}>
          <VersionChoice
            versions={pif.versions ?? []}
            since={chosen.since}
            until={chosen.until}
            onSince={(number) => setSince(String(number), { replace: true })}
            onUntil={(number) => setUntil(number === null ? null : String(number), { replace: true })}
          />
          {data && !error && <ComparisonExport slug={slug} name={pif.name} since={chosen.since} until={chosen.until} />}
        </Box>
      )}
      {isMissing ? (
        <EmptyState
          icon={FileIcon}
          title={t('compare.missing')}
          text={t('compare.missingHint')}
          action={
            <Button component={Link} to={paths.pifs} variant="outlined">
              {t('frame.toList')}
            </Button>
          }
        />
      ) : error ? (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : data ? (
        <Compared pif={data.pif} {...chosen} />
      ) : (
        <Skeleton height={480} />
      )}
    </>
  );
}

interface ComparedProps {
  pif: PifComparisonQuery['pif'];
  since: number | undefined;
  until: number | null;
}

function Compared({ pif: { versions, changes, consequences }, since, until }: ComparedProps) {
  const { t } = useTranslation('pif');
  const { dateTime, number } = useFormat();
  if (since === undefined) return <Typography role="status">{t('versions.none')}</Typography>;
  const titleOf = (version: number | null) =>
    version === null ? t('compare.now') : t('versions.version', { number: version });
  const compared = [since, until].map((version) => versions?.find((one) => one.number === version));
  const count = changes?.length ?? 0;
  return (
    <>
      {compared.map((version) =>
        version ? (
          <Box
            key={version.number}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 1 }}
          >
            <Typography variant="body2">
              <strong>{titleOf(version.number)}:</strong>{' '}
              {t('versions.signed', { name: version.signedBy, date: dateTime(version.signedAt) })}
            </Typography>
            <ConclusionBadge conclusion={version.conclusion} />
          </Box>
        ) : null,
      )}
      <Typography role="status" sx={{ mt: 1.5, mb: 2 }}>
        {count === 0 ? t('compare.same') : t('compare.count', { count })}
        {count === MAX_CHANGES && ` ${t('compare.cut', { number: number(MAX_CHANGES) })}`}
      </Typography>
      <ConsequenceTable consequences={consequences ?? []} older={titleOf(since)} newer={titleOf(until)} />
      <ChangesByKind changes={changes ?? []} older={titleOf(since)} newer={titleOf(until)} />
    </>
  );
}
