import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { AllergenPanels } from './AllergenPanels.tsx';
import { detailGrid } from './detailGrid.ts';
import { DetachFormulaButton } from './DetachFormulaButton.tsx';
import { FormulaPanel } from './FormulaPanel.tsx';
import { IngredientPanel } from './IngredientPanel.tsx';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { LabelHeader } from './LabelHeader.tsx';
import { LabelPrint } from './LabelPrint.tsx';
import { ParticularList } from './ParticularList.tsx';
import { ResultPanel } from './ResultPanel.tsx';
import { TextPanel } from './TextPanel.tsx';
import { useLabelCheck } from './useLabel.ts';

/** A label: its result with the findings, its ingredients, texts and particulars. */
export function LabelDetail({ label, onReload }: { label: LabelDetail_LabelFragment; onReload: () => void }) {
  const { t } = useTranslation('labelDetail');
  const { check, error, reload } = useLabelCheck(label.slug);
  const { content } = label;
  const column = { display: 'grid', gap: 2.25, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' } as const;
  return (
    <>
      <LabelHeader label={label} />
      <Box sx={detailGrid}>
        <ResultPanel
          label={label}
          check={check}
          error={error}
          onRetry={reload}
          onReload={() => {
            onReload();
            reload();
          }}
        />
        <Box sx={column}>
          {label.formula && (
            <FormulaPanel
              action={label.viewerCanEdit && <DetachFormulaButton label={label} onReload={onReload} />}
              slug={label.slug}
              formula={label.formula}
              formAddress={label.viewerCanEdit ? paths.labelForm(label.slug) : undefined}
            />
          )}
          {label.viewerCanEdit && (
            <AllergenPanels
              key={content.version}
              slug={label.slug}
              formAddress={paths.labelFormWithAllergens(label.slug)}
            />
          )}
          <IngredientPanel text={content.ingredientText} check={check} />
          <Panel title={t('onLabel.title')}>
            <ParticularList content={content} />
          </Panel>
          <TextPanel content={content} />
        </Box>
      </Box>
      <LabelPrint label={label} check={check} />
    </>
  );
}
