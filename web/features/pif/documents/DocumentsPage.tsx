import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadList } from '../../../subjects/documents/upload/UploadList.tsx';
import { recipientsOf } from '../../../subjects/requirement/recipients.ts';
import { useCan } from '../../../shared/session/useCan.ts';
import { useListParams } from '../../../shared/url/useListParams.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { PifFrame } from '../frame/PifFrame.tsx';
import { SectionHeading } from '../frame/SectionHeading.tsx';
import { useRequestedField } from '../frame/useRequestedField.ts';
import { AskForDocuments } from './AskForDocuments.tsx';
import { ChosenRequirements } from './ChosenRequirements.tsx';
import { documentParams, filterRequirements, type Requirement } from './documentFilters.ts';
import { RequirementFilters } from './RequirementFilters.tsx';
import { RequirementPages } from './RequirementPages.tsx';
import './translations.generated.ts';
import { useRequirementUploads } from './useRequirementUploads.ts';

function DocumentsSection({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pifDocuments');
  const names = useFieldNames();
  const mayAsk = useCan('pif.review');
  const [filters, setFilters] = useListParams(documentParams);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  useRequestedField();
  const { requirements, slug } = pif;
  const found = filterRequirements(requirements, filters);
  const mayNote = mayAsk && !pif.isLocked;
  const { ofMaterials, ofSlots, canUpload, upload } = useRequirementUploads(pif);
  const choose = (ones: readonly Requirement[], isChosen: boolean) => {
    const keys = new Set(chosen);
    for (const { key } of ones)
      if (isChosen) keys.add(key);
      else keys.delete(key);
    setChosen(keys);
  };
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
        <RequirementFilters filters={filters} requirements={requirements} onChange={setFilters} />
        <ChosenRequirements
          slug={slug}
          foundCount={found.length}
          chosen={found.filter(({ key }) => chosen.has(key))}
          mayNote={mayNote}
          onClear={() => setChosen(new Set())}
        />
        <RequirementPages
          pif={pif}
          found={found}
          filters={filters}
          onFilters={setFilters}
          chosen={mayNote ? chosen : null}
          onChoose={choose}
          canUpload={canUpload}
          onUpload={upload}
        />
      </Card>
      {isAsking && <AskForDocuments pif={pif} onClose={() => setAsking(false)} />}
    </Box>
  );
}

/** The section "documents" of a file. */
export default function DocumentsPage() {
  return <PifFrame section="DOCUMENTS">{(pif) => <DocumentsSection pif={pif} />}</PifFrame>;
}
