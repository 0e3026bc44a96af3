import Box from '@mui/material/Box';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '../../../shared/forms/ErrorSummary.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { CompositionRows } from './CompositionRows.tsx';
import { SumMark } from './CompositionSum.tsx';
import { FolderPanel } from './FolderPanel.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import { RawMaterialConflict } from './RawMaterialConflict.tsx';
import type { RawMaterialForm_RawMaterialFragment as RawMaterial } from './RawMaterialForm.generated.ts';
import { SafetyFields } from './SafetyFields.tsx';
import { useCompositionTargets } from './useCompositionTargets.ts';
import type { RawMaterialEditor } from './useRawMaterialEditor.ts';
import '../translations.generated.ts';

const column = { display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

/** The fields of a raw material, its documents, and the dialogs for a change of type and for a conflict. */
export function RawMaterialFields({ rawMaterial, editor }: { rawMaterial: RawMaterial; editor: RawMaterialEditor }) {
  const { t } = useTranslation('rawMaterialForm');
  const targetOf = useCompositionTargets();
  const { form, isCreator, isSubmitting, saving, typeChange } = editor;
  const { pendingChange } = typeChange;
  return (
    <FormProvider {...form}>
      <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
        <ErrorSummary form={form} targetOf={targetOf} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2.25,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={column}>
          <Panel title={t('parts.identity')}>
            <IdentityFields
              form={form}
              slug={rawMaterial.slug}
              isCreator={isCreator}
              disabled={isSubmitting}
              onType={(type) => void typeChange.choose(type)}
            />
          </Panel>
          <Panel title={t('parts.composition')} mark={<SumMark />}>
            <CompositionRows disabled={isSubmitting} />
          </Panel>
        </Box>
        <Box sx={column}>
          <Panel title={t('parts.safety')}>
            <SafetyFields form={form} disabled={isSubmitting} />
          </Panel>
          <FolderPanel slug={rawMaterial.slug} />
        </Box>
      </Box>
      {pendingChange && (
        <pendingChange.Dialog
          from={pendingChange.from}
          to={pendingChange.to}
          impact={pendingChange.impact}
          onCancel={typeChange.cancel}
          onConfirm={typeChange.confirm}
        />
      )}
      <RawMaterialConflict form={form} saving={saving} />
    </FormProvider>
  );
}
