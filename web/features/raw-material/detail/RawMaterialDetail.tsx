import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '../../../shared/url/useMayOpen.ts';
import { useNoteOpened } from '../../../shared/recentItems.ts';
import { paths } from '../../../shared/url/paths.ts';
import { EntryTime } from '../EntryTime.tsx';
import { RawMaterialMarks } from '../RawMaterialMarks.tsx';
import { CompositionSection } from './CompositionSection.tsx';
import { DetailActions } from './DetailActions.tsx';
import { FoldersSection } from './FoldersSection.tsx';
import { FragranceSection } from './FragranceSection.tsx';
import type { RawMaterialDetailQuery } from './RawMaterialDetail.generated.ts';
import { UsageSection } from './UsageSection.tsx';
import { ValuesSection } from './ValuesSection.tsx';

interface Props {
  rawMaterial: RawMaterialDetailQuery['rawMaterial'];
  titleId: string;
  /** Called when the raw material was deleted or the user no longer sees it. */
  onGone: () => void;
}

/** The details of a raw material: composition, values in force beside the global ones, documents, usage. */
export function RawMaterialDetail({ rawMaterial, titleId, onGone }: Props) {
  const { t } = useTranslation('rawMaterial');
  const mayOpen = useMayOpen();
  const { slug, tradeName, manufacturer, code, company, isGlobal, createdAt, updatedAt, values } = rawMaterial;
  useNoteOpened('RAW_MATERIAL', { slug, name: tradeName, code });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box>
        <RawMaterialMarks rawMaterial={rawMaterial} />
        <Typography variant="h2" id={titleId} sx={{ mt: 1 }}>
          {tradeName}
        </Typography>
        <Typography color="textSecondary">
          {manufacturer ?? t('entry.noManufacturer')} · {code && <>{t('detail.code', { code })} · </>}
          {t(`type.${values.type}`)}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
          {company ? `${t('detail.company')} ${company.name ?? company.id}` : t('detail.byOtherOrganisation')} ·{' '}
          {isGlobal && <>{t('detail.global')} · </>}
          {t('entry.created')} <EntryTime at={createdAt} /> · {t('entry.updated')} <EntryTime at={updatedAt} />
        </Typography>
        <DetailActions rawMaterial={rawMaterial} onGone={onGone} />
      </Box>
      <CompositionSection rawMaterial={rawMaterial} />
      <ValuesSection rawMaterial={rawMaterial} />
      <FragranceSection rawMaterial={rawMaterial} />
      {mayOpen(paths.documentFolders(slug)) && <FoldersSection slug={slug} />}
      <UsageSection slug={slug} />
    </Box>
  );
}
