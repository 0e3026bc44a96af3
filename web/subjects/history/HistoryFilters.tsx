import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type HistoryKind, KINDS_OF_SUBJECT } from '../../../domain/history/kinds.ts';
import type { HistorySubject, PifSection } from '../../shared/apollo/schema.generated.ts';
import { SelectFilter } from '../../shared/ui/SelectFilter.tsx';
import { useFieldNames } from '../field-names/useFieldNames.ts';
import './translations.generated.ts';

const SECTIONS = ['DESCRIPTION', 'DOCUMENTS', 'SAFETY_REPORT', 'MANUFACTURING', 'CLAIMS', 'ANIMAL_TESTING'] as const;
const ALL = '';

/** What the history is narrowed by; null for all. */
export interface ChosenFilter {
  kind: HistoryKind | null;
  section: PifSection | null;
  personId: string | null;
}

interface Props {
  subject: HistorySubject;
  /** Whether it is the history of what was deleted, which is of one kind. */
  isDeleted: boolean;
  /** The persons who changed something. */
  persons: readonly { id: string; name: string }[];
  filter: ChosenFilter;
  onChange: (change: Partial<ChosenFilter>) => void;
}

/** The fields that narrow a history by kind, section and person. */
export function HistoryFilters({ subject, isDeleted, persons, filter, onChange }: Props) {
  const { t } = useTranslation('history');
  const names = useFieldNames();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        gap: 1,
        mb: 2,
      }}
    >
      {!isDeleted && (
        <SelectFilter
          label={t('filter.kind')}
          value={filter.kind ?? ALL}
          options={[
            { value: ALL, label: t('filter.allKinds') },
            ...KINDS_OF_SUBJECT[subject].map((value) => ({ value, label: t(`kind.${value}`) })),
          ]}
          onChange={(kind) => onChange({ kind: kind || null })}
        />
      )}
      {!isDeleted && subject === 'PIF' && (
        <SelectFilter
          label={t('filter.section')}
          value={filter.section ?? ALL}
          options={[
            { value: ALL, label: t('filter.allSections') },
            ...SECTIONS.map((value) => ({ value, label: names.choice.section[value] })),
          ]}
          onChange={(section) => onChange({ section: section || null })}
        />
      )}
      <SelectFilter
        label={t('filter.person')}
        value={filter.personId ?? ALL}
        options={[
          { value: ALL, label: t('filter.everybody') },
          ...persons.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(personId) => onChange({ personId: personId || null })}
      />
    </Box>
  );
}
