import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { PifSection } from '../../../shared/apollo/schema.generated.ts';
import { HistoryButton } from '../../../subjects/history/HistoryButton.tsx';
import { useNoteOpened } from '../../../shared/recentItems.ts';
import { BackLink } from '../../../shared/ui/BackLink.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { ErrorNotice } from '../../../shared/ui/ErrorNotice.tsx';
import { FileIcon, FoldLeftIcon, FoldRightIcon } from '../../../shared/ui/icons.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { useFolded } from '../../../shared/ui/useFolded.ts';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import { paths } from '../../../shared/url/paths.ts';
import { PifActions } from '../actions/PifActions.tsx';
import { CommentsPanel } from '../comments/CommentsPanel.tsx';
import '../translations.generated.ts';
import { BottomBar, SheetButtons } from './BottomBar.tsx';
import { BESIDE, hasPartB } from './hasPartB.ts';
import { MissingPanel } from './MissingPanel.tsx';
import type { PifDetail_PifFragment } from './Pif.generated.ts';
import { PifHeader } from './PifHeader.tsx';
import { PrintedSection } from './PrintedSection.tsx';
import { SectionRail } from './SectionRail.tsx';
import { StageBanner } from './StageBanner.tsx';
import { usePif } from './usePif.ts';

interface Props {
  section: PifSection;
  /** The section, of a file that is loaded. */
  children: (pif: PifDetail_PifFragment) => ReactNode;
}

/** What surrounds every section of a file: its head, the rail of sections, what is missing. */
export function PifFrame({ section, children }: Props) {
  const { slug = '' } = useParams();
  const { t } = useTranslation('pif');
  const { pif, isMissing, error, reload } = usePif(slug);
  useNoteOpened('PIF', pif && { slug, name: pif.name, code: pif.reference });
  if (pif)
    return (
      <LoadedFrame key={pif.id} section={section} pif={pif}>
        {children(pif)}
      </LoadedFrame>
    );
  return (
    <>
      <BackLink to={paths.pifs}>{t('list.title')}</BackLink>
      <PageHeading title={t('frame.title')} />
      {isMissing ? (
        <EmptyState
          icon={FileIcon}
          title={t('frame.missing')}
          text={t('frame.missingHint')}
          action={
            <Button component={Link} to={paths.pifs} variant="outlined">
              {t('frame.toList')}
            </Button>
          }
        />
      ) : error ? (
        <ErrorNotice error={error} onRetry={reload} />
      ) : (
        <FrameSkeleton />
      )}
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '196px minmax(0, 1fr)',
    lg: '196px minmax(0, 1fr) 288px',
  },
} as const;

interface LoadedProps {
  section: PifSection;
  pif: PifDetail_PifFragment;
  children: ReactNode;
}

function LoadedFrame({ section, pif, children }: LoadedProps) {
  const { t } = useTranslation('pif');
  const hasBar = useMediaQuery((theme: Theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const isWide = useMediaQuery(BESIDE, { noSsr: true });
  // The tables of the report need the room.
  const isReport = section === 'SAFETY_REPORT';
  const [isFolded, setFolded] = useFolded(isReport ? 'isReportRailFolded' : 'isPifRailFolded', isReport);
  // The pressed button is replaced by the one that takes it back, which then has the focus.
  const [hasFolded, setHasFolded] = useState(false);
  const fold = (
    <FoldButton
      isFolded={isFolded}
      autoFocus={hasFolded}
      onFold={(folds) => {
        setHasFolded(true);
        setFolded(folds);
      }}
    />
  );
  // Part B stands beside Part A, which leaves a strip for the rest.
  const isNarrowed = isWide && isReport && hasPartB(pif);
  const isStrip = isNarrowed || (isFolded && !hasBar);
  const sticky = { position: { md: 'sticky' }, top: { md: 72 } } as const;
  return (
    <>
      <PrintedSection />
      <Box data-screen-only>
        <BackLinkToList />
      </Box>
      <PifHeader
        pif={pif}
        action={
          <Box data-screen-only sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
            <HistoryButton subject="PIF" slug={pif.slug} />
            {!hasBar && <PifActions pif={pif} />}
          </Box>
        }
      />
      <StageBanner pif={pif} />
      <Box sx={[columns, isStrip && { gridTemplateColumns: { lg: '196px minmax(0, 1fr) 72px' } }]}>
        <Box sx={{ minWidth: 0, ...sticky }}>
          <SectionRail pif={pif} current={section} />
        </Box>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        {isStrip && (
          <Box component="aside" aria-label={t('frame.more')} sx={{ ...sticky, display: 'grid', gap: 1 }}>
            {!isNarrowed && fold}
            <SheetButtons pif={pif} section={section} />
          </Box>
        )}
        {!hasBar && !isStrip && (
          <Box
            component="aside"
            sx={{ ...sticky, display: 'grid', gap: 2, maxHeight: 'calc(100dvh - 88px)', overflowY: 'auto' }}
          >
            <MissingPanel pif={pif} fold={fold} />
            <Box id="comments" tabIndex={-1}>
              <CommentsPanel pif={pif} section={section} />
            </Box>
          </Box>
        )}
      </Box>
      {hasBar && <BottomBar pif={pif} section={section} />}
    </>
  );
}

interface FoldProps {
  isFolded: boolean;
  autoFocus: boolean;
  onFold: (isFolded: boolean) => void;
}

/** Folds what is missing and the comments to a strip with their counts, and back. */
function FoldButton({ isFolded, autoFocus, onFold }: FoldProps) {
  const { t } = useTranslation('pif');
  const text = t(isFolded ? 'frame.unfold' : 'frame.fold');
  const Icon = isFolded ? FoldLeftIcon : FoldRightIcon;
  return (
    <IconButton autoFocus={autoFocus} aria-label={text} title={text} onClick={() => onFold(!isFolded)}>
      <Icon sx={{ fontSize: 20 }} />
    </IconButton>
  );
}

function BackLinkToList() {
  const { t } = useTranslation('pif');
  return <BackLink to={paths.pifs}>{t('list.title')}</BackLink>;
}

function FrameSkeleton() {
  const { t } = useTranslation();
  return (
    <Box role="status" sx={columns}>
      <span style={visuallyHidden}>{t('loading')}</span>
      <Skeleton sx={{ height: { xs: 44, md: 280 } }} />
      <Skeleton height={640} />
      <Skeleton height={320} sx={{ display: { xs: 'none', lg: 'block' } }} />
    </Box>
  );
}
