import { useState, type ComponentType, type ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MaterialType } from '../../../../domain/raw-material/rawMaterial.ts';
import { typeChange } from '../../../../domain/raw-material/typeChange.ts';
import { loadChunk } from '../../../shared/lazyComponent.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { useImpactQuestion } from '../../../subjects/raw-material-impact/useImpactQuestion.tsx';
import './translations.generated.ts';
import type { RawMaterialForm } from './rawMaterial.form.ts';
import type { TypeChangeDialogProps } from './TypeChangeDialog.tsx';

interface PendingChange {
  from: MaterialType;
  to: MaterialType;
  /** What the new type does to formulas; null for nothing. */
  impact: ReactNode;
  Dialog: ComponentType<TypeChangeDialogProps>;
}

/**
 * A change of type: specification, section 4. If it must be confirmed, it is saved at once after the confirmation;
 * otherwise it is part of the form. It is compared with the type on the server, so that a detour over "unchosen" does
 * not avoid the confirmation. If the dialog cannot be loaded, the type changes in the form and is saved with it.
 */
export function useTypeChange(
  form: UseFormReturn<RawMaterialForm>,
  slug: string,
  { savedType, changeType }: { savedType: () => MaterialType; changeType: (type: MaterialType) => Promise<void> },
) {
  const { t } = useTranslation('rawMaterialForm');
  const questionFor = useImpactQuestion();
  const [pendingChange, setPendingChange] = useState<PendingChange | null>(null);

  const setLocally = (type: MaterialType) => form.setValue('type', type, { shouldDirty: true });
  const choose = async (to: MaterialType): Promise<void> => {
    const from = savedType();
    if (!typeChange(from, to).needsConfirmation) {
      setLocally(to);
      return;
    }
    try {
      const { TypeChangeDialog } = await loadChunk(() => import('./TypeChangeDialog.tsx'));
      const question = await questionFor({ changeType: { slug, type: to } });
      setPendingChange({ from, to, impact: question?.details ?? question?.message ?? null, Dialog: TypeChangeDialog });
    } catch {
      setLocally(to);
      notify('warning', t('type.dialogFailed'));
    }
  };

  return {
    pendingChange,
    choose,
    cancel: () => setPendingChange(null),
    confirm: async (): Promise<void> => {
      if (pendingChange) await changeType(pendingChange.to);
      setPendingChange(null);
    },
  };
}
