import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { consequenceTexts } from '../../../domain/fieldNames/consequenceTexts.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useCan } from '../../shared/session/useCan.ts';
import { ConclusionBadge } from '../../shared/ui/ConclusionBadge.tsx';
import { ErrorNotice } from '../../shared/ui/ErrorNotice.tsx';
import { Pagination } from '../../shared/ui/Pagination.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { paths } from '../../shared/url/paths.ts';
import { type SignedFilesQuery, useSignedFilesQuery } from './SignedFiles.generated.ts';
import './translations.generated.ts';

type SignedFile = SignedFilesQuery['pifs']['items'][number];

/** Their reports are computed anew, so that a page holds as few as the list of files does. */
const PAGE_SIZE = 9;
/** More than so many are on the page of the comparison. */
const MAX_SHOWN = 5;

/** Whether the file would not be signed as it was: a verdict became worse, or "safe" is closed. */
const isTurned = ({ conclusion, consequences, blockers }: SignedFile): boolean =>
  (consequences ?? []).some(({ isWorse }) => isWorse) || (conclusion === 'SAFE' && (blockers ?? []).length > 0);

/**
 * The signed files whose verdict has been turned since by what the organisation shares: design of the gate, section 5.
 */
export function SignedFiles() {
  const { t } = useTranslation('labelRecheck');
  const { t: common } = useTranslation();
  const [readsPifs, seesFormulas] = [useCan('pif.read'), useCan('formula.read')];
  const [page, setPage] = useState(1);
  const isShown = readsPifs && seesFormulas;
  const { data, error, refetch } = useSignedFilesQuery({
    variables: { page, pageSize: PAGE_SIZE },
    skip: !isShown,
    fetchPolicy: 'network-only',
  });
  if (!isShown || data?.pifs.totalCount === 0) return null;
  const turned = data?.pifs.items.filter(isTurned);
  return (
    <Panel title={t('signed.title')}>
      {error ? (
        <ErrorNotice error={error} onRetry={() => void refetch().catch(() => undefined)} />
      ) : !data ? (
        <Typography role="status">{common('loading')}</Typography>
      ) : (
        <>
          <Typography variant="body2" role="status">
            {turned?.length
              ? t('signed.turned', { count: turned.length })
              : t('signed.none', { count: data.pifs.items.length })}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {turned?.map((file) => (
              <TurnedFile key={file.id} file={file} />
            ))}
          </Box>
          <Pagination
            page={data.pifs.page}
            requestedPage={page}
            pageSize={PAGE_SIZE}
            totalCount={data.pifs.totalCount}
            onPage={setPage}
          />
        </>
      )}
    </Panel>
  );
}

function TurnedFile({ file }: { file: SignedFile }) {
  const { t } = useTranslation('labelRecheck');
  const { figure } = useFormat();
  const { slug, name, company, conclusion, versions, consequences, blockers } = file;
  const language = currentLanguage();
  const decimal = (value: string) => figure(Number(value));
  const figures = (consequences ?? []).filter(({ isWorse, figure: kind }) => isWorse && kind !== 'SYSTEMIC_EXPOSURE');
  const number = versions?.[0]?.number;
  return (
    <Box component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <MuiLink
          component={Link}
          to={number ? paths.pifComparison(slug, number, null) : paths.pifDescription(slug)}
          sx={{ fontWeight: 600, color: 'inherit' }}
        >
          {name}
        </MuiLink>
        <ConclusionBadge conclusion={conclusion} />
      </Box>
      <Typography variant="caption" color="textSecondary" component="p">
        {company.name}
      </Typography>
      {figures.slice(0, MAX_SHOWN).map((one) => {
        const { place, before, after } = consequenceTexts(one, language, { decimal });
        return (
          <Typography key={`${one.substance ?? ''} ${one.figure}`} variant="body2">
            {place.join(' › ')}: {before ?? '–'} → <strong>✗ {after ?? '–'}</strong>
          </Typography>
        );
      })}
      {conclusion === 'SAFE' && (blockers ?? []).length > 0 && (
        <Typography variant="body2">
          {t('signed.noLongerSafe', { count: blockers?.length ?? 0 })}:{' '}
          {(blockers ?? [])
            .slice(0, MAX_SHOWN)
            .map(({ english, serbian }) => (language === 'en' ? english : serbian))
            .join('; ')}
        </Typography>
      )}
    </Box>
  );
}
