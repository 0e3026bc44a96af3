import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FolderKind } from '../../../../domain/raw-material/rawMaterial.ts';
import { UploadList } from '../../../subjects/documents/upload/UploadList.tsx';
import { recipientsOf } from '../../../subjects/requirement/recipients.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Pagination } from '../../../shared/ui/Pagination.tsx';
import { usePrinting } from '../../../shared/ui/usePrinting.ts';
import { SelectFilter } from '../../../shared/ui/SelectFilter.tsx';
import { useListParams } from '../../../shared/url/useListParams.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { slotOfRequirement } from '../files/pifSlots.ts';
import { usePifUploads } from '../files/usePifUploads.ts';
import { PifFrame } from '../frame/PifFrame.tsx';
import { SectionHeading } from '../frame/SectionHeading.tsx';
import { useRequestedField } from '../frame/useRequestedField.ts';
import { AskForDocuments } from './AskForDocuments.tsx';
import { BulkNoteDialog } from './BulkNoteDialog.tsx';
import {
  documentParams,
  filterRequirements,
  NOBODY,
  OF_FILE,
  type Requirement,
  stateFilters,
} from './documentFilters.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { RequirementGroups } from './RequirementGroups.tsx';
import { groupRequirements } from './requirementGroups.ts';
import './translations.generated.ts';
import { UploadDialog } from './UploadDialog.tsx';
import { useMaterialUploads } from './useMaterialUploads.ts';

/** Raw materials on a page (OWN): a formula may have 300, and their 2,400 documents would be a long page. */
const PAGE_SIZE = 20;

/** Every value once, by what it is called. */
const optionsOf = (named: readonly (readonly [value: string, label: string])[]) =>
  [...new Map(named)].map(([value, label]) => ({ value, label }));

function DocumentsSection({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pifDocuments');
  const names = useFieldNames();
  const { t: frame } = useTranslation('pif');
  const { t: common } = useTranslation();
  const mayAsk = useCan('pif.review');
  const [filters, setFilters] = useListParams(documentParams);
  const mayAdd = useCan('document.edit');
  const [noted, setNoted] = useState<string | null>(null);
  const [uploadedTo, setUploadedTo] = useState<Requirement | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isNoting, setNoting] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useRequestedField();
  const { requirements, slug } = pif;
  const found = filterRequirements(requirements, filters);
  const groups = groupRequirements(found, requirements);
  const isPrinting = usePrinting();
  const page = Math.min(filters.page, Math.max(1, Math.ceil(groups.length / PAGE_SIZE)));
  const mayNote = mayAsk && !pif.isLocked;
  const chosenNow = found.filter(({ key }) => chosen.has(key));
  const ofMaterials = useMaterialUploads(slug, requirements);
  const ofSlots = usePifUploads(slug);
  const canUpload = ({ section, field, rawMaterial }: Requirement) =>
    section === 'DOCUMENTS'
      ? mayAdd && Boolean(rawMaterial?.slug)
      : slotOfRequirement(field) !== undefined && pif.viewerCan.includes('EDIT');
  const upload = ({ field, rawMaterial }: Requirement, files: File[], expiresOn: string | null) => {
    const slot = slotOfRequirement(field);
    if (rawMaterial?.slug) void ofMaterials.addTo(rawMaterial.slug, field as FolderKind, files, expiresOn);
    else if (slot) void ofSlots.queue.add(files, slot, expiresOn);
    setUploadedTo(null);
  };
  const choose = (ones: readonly Requirement[], isChosen: boolean) => {
    const keys = new Set(chosen);
    for (const { key } of ones)
      if (isChosen) keys.add(key);
      else keys.delete(key);
    setChosen(keys);
  };
  const opened = requirements.find(({ key }) => key === noted);
  const materials = requirements.flatMap(({ rawMaterial }) =>
    rawMaterial ? [[rawMaterial.id, rawMaterial.name] as const] : [],
  );
  const owners = requirements.flatMap(({ owner }) => (owner === null ? [] : [[owner, owner] as const]));
  const stateName = (state: (typeof stateFilters)[number]) =>
    state === 'OPEN'
      ? t('open')
      : state === 'ALL'
        ? t('all')
        : state === 'EXPIRING'
          ? t('expiring')
          : frame(`missing.state.${state}`);
  return (
    <Box component="section" aria-label={names.choice.section.DOCUMENTS}>
      <SectionHeading pif={pif} section="DOCUMENTS">
        {mayAsk && recipientsOf(pif).length > 0 && (
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {t('ask.button')}
          </Button>
        )}
      </SectionHeading>
      <UploadList queue={ofMaterials.queue} uploads={ofMaterials.uploads} texts={ofMaterials.texts} />
      <UploadList queue={ofSlots.queue} uploads={ofSlots.uploads} texts={ofSlots.texts} />
      <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Typography variant="body2" color="textSecondary">
          {t('hint')} {t('ownHint')}
        </Typography>
        <Box
          role="group"
          aria-label={common('filters')}
          sx={{
            display: 'grid',
            gap: 1,
            my: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
          }}
        >
          <SelectFilter
            label={t('state')}
            value={filters.state}
            options={stateFilters.map((value) => ({ value, label: stateName(value) }))}
            onChange={(state) => setFilters({ state })}
          />
          <SelectFilter
            label={names.field.rawMaterialSlug}
            value={filters.material}
            options={optionsOf([['', t('anyMaterial')], [OF_FILE, t('ofFile')], ...materials])}
            onChange={(material) => setFilters({ material })}
          />
          <SelectFilter
            label={names.field.owner}
            value={filters.owner}
            options={optionsOf([['', t('anybody')], [NOBODY, t('nobody')], ...owners])}
            onChange={(owner) => setFilters({ owner })}
          />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 44, mb: 1 }}>
          <Typography role="status" variant="body2" color="textSecondary" sx={{ flex: '1 1 160px' }}>
            {t('count', { count: found.length })}
            {chosenNow.length > 0 && ` · ${t('chosen', { count: chosenNow.length })}`}
          </Typography>
          {mayNote && chosenNow.length > 0 && (
            <>
              <Button size="small" onClick={() => setChosen(new Set())}>
                {t('bulk.clear')}
              </Button>
              <Button size="small" variant="outlined" onClick={() => setNoting(true)}>
                {t('bulk.button')}
              </Button>
            </>
          )}
        </Box>
        {found.length === 0 && !isPrinting ? (
          <EmptyState
            title={t('nothing')}
            text={t('nothingHint')}
            action={
              <Button variant="outlined" onClick={() => setFilters({ state: 'ALL', material: '', owner: '' })}>
                {t('showAll')}
              </Button>
            }
          />
        ) : (
          <RequirementGroups
            slug={slug}
            groups={
              isPrinting
                ? groupRequirements(requirements, requirements)
                : groups.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
            }
            isWhole={isPrinting}
            chosen={mayNote ? chosen : null}
            onChoose={choose}
            onNote={mayNote ? ({ key }) => setNoted(key) : null}
            canUpload={canUpload}
            onUpload={setUploadedTo}
          />
        )}
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          totalCount={groups.length}
          onPage={(next) => setFilters({ page: next })}
        />
      </Card>
      {opened && <NoteDialog slug={slug} requirement={opened} onClose={() => setNoted(null)} />}
      {isNoting && (
        <BulkNoteDialog
          slug={slug}
          requirements={chosenNow}
          onSaved={() => setChosen(new Set())}
          onClose={() => setNoting(false)}
        />
      )}
      {uploadedTo && (
        <UploadDialog
          requirement={uploadedTo}
          onFiles={(files, expiresOn) => upload(uploadedTo, files, expiresOn)}
          onClose={() => setUploadedTo(null)}
        />
      )}
      {isAsking && <AskForDocuments pif={pif} onClose={() => setAsking(false)} />}
    </Box>
  );
}

/** The section "documents" of a file. */
export default function DocumentsPage() {
  return <PifFrame section="DOCUMENTS">{(pif) => <DocumentsSection pif={pif} />}</PifFrame>;
}
