import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BeakerIcon, BuildingIcon, ListIcon, QuestionIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import { DocumentMark } from './DocumentMark.tsx';
import { Mark } from './Mark.tsx';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';

/** The states of a raw material that deserve attention: documents, CMR, nano, overrides, catalogue. */
export function RawMaterialMarks({ rawMaterial }: { rawMaterial: RawMaterialEntry_RawMaterialFragment }) {
  const { t } = useTranslation('rawMaterial');
  const { hasValidDocuments, documentSummary, values, overrides, isInCatalogue } = rawMaterial;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <DocumentMark hasValidDocuments={hasValidDocuments} summary={documentSummary} />
      {values.cmrStatus === 'PRESENT' && (
        <Mark icon={WarningIcon} tone="red">
          {t('cmr.PRESENT')}
        </Mark>
      )}
      {values.cmrStatus === 'NO_DATA' && (
        <Mark icon={QuestionIcon} tone="plain">
          {t('cmr.NO_DATA')}
        </Mark>
      )}
      {values.isNano && (
        <Mark icon={BeakerIcon} tone="accent">
          {t('marks.nano')}
        </Mark>
      )}
      {overrides.fields.length > 0 && (
        <Mark icon={BuildingIcon} tone={overrides.isActive ? 'info' : 'plain'}>
          {t(overrides.isActive ? 'marks.overrides' : 'marks.overridesOff')}
        </Mark>
      )}
      {isInCatalogue && (
        <Mark icon={ListIcon} tone="plain">
          {t('marks.inCatalogue')}
        </Mark>
      )}
    </Box>
  );
}
