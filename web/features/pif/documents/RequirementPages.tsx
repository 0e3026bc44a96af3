import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Pagination } from '../../../shared/ui/Pagination.tsx';
import { usePrinting } from '../../../shared/ui/usePrinting.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import type { DocumentFilters, Requirement } from './documentFilters.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { RequirementGroups } from './RequirementGroups.tsx';
import { groupRequirements } from './requirementGroups.ts';
import './translations.generated.ts';
import { UploadDialog } from './UploadDialog.tsx';

/** Raw materials on a page (OWN): a formula may have 300, and their 2,400 documents would be a long page. */
const PAGE_SIZE = 20;

interface Props extends Pick<ComponentProps<typeof RequirementGroups>, 'chosen' | 'onChoose' | 'canUpload'> {
  pif: PifDetail_PifFragment;
  /** The entries that fit the filters. */
  found: readonly Requirement[];
  filters: DocumentFilters;
  onFilters: (patch: Partial<DocumentFilters>) => void;
  onUpload: (requirement: Requirement, files: File[], expiresOn: string | null) => void;
}

/** The entries found, one page at a time and whole on paper, with what is noted about one and what is put there. */
export function RequirementPages({ pif, found, filters, onFilters, chosen, onChoose, canUpload, onUpload }: Props) {
  const { t } = useTranslation('pifDocuments');
  const [noted, setNoted] = useState<string | null>(null);
  const [uploadedTo, setUploadedTo] = useState<Requirement | null>(null);
  const isPrinting = usePrinting();
  const { requirements, slug } = pif;
  const groups = groupRequirements(found, requirements);
  const page = Math.min(filters.page, Math.max(1, Math.ceil(groups.length / PAGE_SIZE)));
  const opened = requirements.find(({ key }) => key === noted);
  return (
    <>
      {found.length === 0 && !isPrinting ? (
        <EmptyState
          title={t('nothing')}
          text={t('nothingHint')}
          action={
            <Button variant="outlined" onClick={() => onFilters({ state: 'ALL', material: '', owner: '' })}>
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
          chosen={chosen}
          onChoose={onChoose}
          onNote={chosen && (({ key }) => setNoted(key))}
          canUpload={canUpload}
          onUpload={setUploadedTo}
        />
      )}
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        totalCount={groups.length}
        onPage={(next) => onFilters({ page: next })}
      />
      {opened && <NoteDialog slug={slug} requirement={opened} onClose={() => setNoted(null)} />}
      {uploadedTo && (
        <UploadDialog
          requirement={uploadedTo}
          onFiles={(files, expiresOn) => {
            onUpload(uploadedTo, files, expiresOn);
            setUploadedTo(null);
          }}
          onClose={() => setUploadedTo(null)}
        />
      )}
    </>
  );
}
