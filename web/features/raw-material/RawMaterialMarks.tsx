import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { BeakerIcon, BuildingIcon, ListIcon, QuestionIcon, WarningIcon } from '../../shared/ui/icons.tsx';
import { DocumentMark } from './DocumentMark.tsx';
import { Mark } from './Mark.tsx';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';

interface Props {
  rawMaterial: RawMaterialEntry_RawMaterialFragment;
  /** In a row of a table, where the words on the documents are cut before the other marks. */
  isOneLine?: boolean;
}

/** One line: the first mark gives way to the others. */
const oneLine = {
  flexWrap: 'nowrap',
  '& > :first-of-type': { minWidth: 28 },
  '& > :not(:first-of-type)': { flexShrink: 0, maxWidth: '55%' },
};

/** The states of a raw material that deserve attention: documents, CMR, nano, overrides, catalogue. */
export function RawMaterialMarks({ rawMaterial, isOneLine = false }: Props) {
  const { t } = useTranslation('rawMaterial');
  const { hasValidDocuments, documentSummary, values, overrides, isInCatalogue } = rawMaterial;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, ...(isOneLine && oneLine) }}>
      <DocumentMark hasValidDocuments={hasValidDocuments} summary={documentSummary} isShort={isOneLine} />
      {values.cmrStatus === 'PRESENT' && (
        <Mark icon={WarningIcon} tone="red">
          {t(isOneLine ? 'marks.short.PRESENT' : 'cmr.PRESENT')}
        </Mark>
      )}
      {values.cmrStatus === 'NO_DATA' && (
        <Mark icon={QuestionIcon} tone="plain">
          {t(isOneLine ? 'marks.short.NO_DATA' : 'cmr.NO_DATA')}
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
      {isInCatalogue && !isOneLine && (
        <Mark icon={ListIcon} tone="plain">
          {t('marks.inCatalogue')}
        </Mark>
      )}
    </Box>
  );
}
