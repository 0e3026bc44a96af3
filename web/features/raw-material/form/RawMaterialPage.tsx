import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useNoteOpened } from '../../../shared/recentItems.ts';
import { BackLink } from '../../../shared/ui/BackLink.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { useReturnToList } from '../returnToList.ts';
import { OverridesPanel } from '../overrides/OverridesPanel.tsx';
import { stickyBar } from '../../../shared/ui/stickyBar.ts';
import './translations.generated.ts';
import { ForeignMaterial } from './ForeignMaterial.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { NotEditable } from './NotEditable.tsx';
import { RawMaterialFields } from './RawMaterialFields.tsx';
import type { RawMaterialForm_RawMaterialFragment as RawMaterial } from './RawMaterialForm.generated.ts';
import { SaveButton } from './SaveButton.tsx';
import { useRawMaterialEditor } from './useRawMaterialEditor.ts';
import { useRawMaterialToEdit } from './useRawMaterialToEdit.ts';

/** The form of a raw material as a page, with the overrides of companies below it. */
export default function RawMaterialPage() {
  const { sirovinainci: slug = '' } = useParams();
  return <KnownPage key={slug} slug={slug} />;
}

function KnownPage({ slug }: { slug: string }) {
  const { t } = useTranslation('rawMaterialForm');
  const { rawMaterial, isLoading, reason, reload } = useRawMaterialToEdit(slug, true);
  useNoteOpened('RAW_MATERIAL', rawMaterial && { slug, name: rawMaterial.tradeName, code: rawMaterial.code });
  if (rawMaterial)
    return rawMaterial.viewerCanEdit ? (
      <LoadedPage rawMaterial={rawMaterial} />
    ) : (
      <ForeignPage rawMaterial={rawMaterial} />
    );
  if (isLoading) return <FormSkeleton />;
  return (
    <>
      <PageHeading title={t('title')} />
      <NotEditable reason={reason} onRetry={reload} />
    </>
  );
}

function ForeignPage({ rawMaterial }: { rawMaterial: RawMaterial }) {
  const { t } = useTranslation('rawMaterialForm');
  const list = useReturnToList();
  return (
    <>
      <BackLink to={list.to}>{list.title}</BackLink>
      <PageHeading title={rawMaterial.tradeName} subtitle={t('subtitleForeign')} />
      <ForeignMaterial rawMaterial={rawMaterial} />
    </>
  );
}

function LoadedPage({ rawMaterial }: { rawMaterial: RawMaterial }) {
  const { t } = useTranslation('rawMaterialForm');
  const { t: common } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const list = useReturnToList();
  const editor = useRawMaterialEditor(rawMaterial, () => void navigate(list.to));
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      <Button variant="outlined" component={Link} to={list.to}>
        {common('cancel')}
      </Button>
      <SaveButton editor={editor} form={id} />
    </Box>
  );
  return (
    <>
      <BackLink to={list.to}>{list.title}</BackLink>
      <Heading isSticky={isWide}>
        <PageHeading
          title={rawMaterial.tradeName}
          subtitle={rawMaterial.company ? t('subtitleOf', { company: rawMaterial.company.name ?? '' }) : t('subtitle')}
          action={isWide && actions}
        />
      </Heading>
      <Box
        component="form"
        id={id}
        noValidate
        tabIndex={-1}
        aria-label={t('form')}
        aria-busy={editor.isSubmitting}
        onSubmit={(event) => void (editor.isSubmitting ? event.preventDefault() : editor.submit(event))}
      >
        <RawMaterialFields rawMaterial={rawMaterial} editor={editor} />
        {!isWide && <Box sx={stickyBar}>{actions}</Box>}
      </Box>
      <Box sx={{ mt: 2.25 }}>
        <OverridesPanel rawMaterial={rawMaterial} />
      </Box>
    </>
  );
}

/** On large screens, the name and the save button stay in view above a long composition. */
function Heading({ isSticky, children }: { isSticky: boolean; children: ReactNode }) {
  if (!isSticky) return children;
  return (
    <Box
      sx={{
        position: 'sticky',
        top: 56,
        zIndex: 3,
        pt: 1,
        mb: 2,
        bgcolor: 'background.default',
        borderBottom: 1,
        borderColor: 'divider',
        '& > *': { mb: '12px !important' },
      }}
    >
      {children}
    </Box>
  );
}
