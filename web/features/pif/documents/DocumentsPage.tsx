import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../shared/session/useCan.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Pagination } from '../../../shared/ui/Pagination.tsx';
import { SelectFilter } from '../../../shared/ui/SelectFilter.tsx';
import { useListParams } from '../../../shared/url/useListParams.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { PifFrame } from '../frame/PifFrame.tsx';
import { SectionHeading } from '../frame/SectionHeading.tsx';
import { useRequestedField } from '../frame/useRequestedField.ts';
import { AskDialog } from './AskDialog.tsx';
import { documentParams, filterRequirements, NOBODY, OF_FILE, stateFilters } from './documentFilters.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { RequirementList } from './RequirementList.tsx';
import { recipientsOf } from './recipients.ts';
import './translations.ts';

/** Entries on a page (OWN): a formula of 300 raw materials needs 2,400 documents. */
const PAGE_SIZE = 50;

/** Every value once, by what it is called. */
const optionsOf = (named: readonly (readonly [value: string, label: string])[]) =>
  [...new Map(named)].map(([value, label]) => ({ value, label }));

function DocumentsSection({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pifDocuments');
  const { t: frame } = useTranslation('pif');
  const mayAsk = useCan('pif.review');
  const [filters, setFilters] = useListParams(documentParams);
  const [noted, setNoted] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  useRequestedField();
  const { requirements, slug } = pif;
  const found = filterRequirements(requirements, filters);
  const page = Math.min(filters.page, Math.max(1, Math.ceil(found.length / PAGE_SIZE)));
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
    <Box component="section" aria-label={frame('section.DOCUMENTS')}>
      <SectionHeading pif={pif} section="DOCUMENTS">
        {mayAsk && recipientsOf(pif).length > 0 && (
          <Button variant="outlined" onClick={() => setAsking(true)}>
            {t('ask.button')}
          </Button>
        )}
      </SectionHeading>
      <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Typography variant="body2" color="textSecondary">
          {t('hint')}
        </Typography>
        <Box
          role="group"
          aria-label={t('filters')}
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
            label={t('rawMaterial')}
            value={filters.material}
            options={optionsOf([['', t('anyMaterial')], [OF_FILE, t('ofFile')], ...materials])}
            onChange={(material) => setFilters({ material })}
          />
          <SelectFilter
            label={t('owner')}
            value={filters.owner}
            options={optionsOf([['', t('anybody')], [NOBODY, t('nobody')], ...owners])}
            onChange={(owner) => setFilters({ owner })}
          />
        </Box>
        <Typography role="status" variant="body2" color="textSecondary">
          {t('count', { count: found.length })}
        </Typography>
        {found.length === 0 ? (
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
          <RequirementList
            slug={slug}
            requirements={found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
            onNote={mayAsk && !pif.isLocked ? ({ key }) => setNoted(key) : null}
          />
        )}
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          totalCount={found.length}
          onPage={(next) => setFilters({ page: next })}
        />
      </Card>
      {opened && <NoteDialog slug={slug} requirement={opened} onClose={() => setNoted(null)} />}
      {isAsking && <AskDialog pif={pif} onClose={() => setAsking(false)} />}
    </Box>
  );
}

/** The section "documents" of a file. */
export default function DocumentsPage() {
  return <PifFrame section="DOCUMENTS">{(pif) => <DocumentsSection pif={pif} />}</PifFrame>;
}
