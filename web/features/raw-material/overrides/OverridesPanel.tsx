import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayLeave } from '../../../shared/forms/dirtyForms.ts';
import { BlockError } from '../../../shared/ui/BlockError.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { RawMaterialForm_RawMaterialFragment } from '../form/RawMaterialForm.generated.ts';
import './translations.generated.ts';
import { CompanyChoice } from './CompanyChoice.tsx';
import { OverridesConflictDialog } from './OverridesConflictDialog.tsx';
import { OverrideList } from './OverrideList.tsx';
import { OVERRIDE_FORMS } from './OverrideEditor.tsx';
import { fieldsResetTogether } from './override.form.ts';
import { ResetDialog } from './ResetDialog.tsx';
import { useOverrides } from './useOverrides.ts';
import '../translations.generated.ts';

/**
 * The overrides of a company beside the global values: switched on and off, edited, reset one by one or all together.
 */
export function OverridesPanel({
  rawMaterial: { id, slug, globalValues },
}: {
  rawMaterial: RawMaterialForm_RawMaterialFragment;
}) {
  const { t } = useTranslation('rawMaterialOverrides');
  const [companyId, setCompanyId] = useState<string | null>(null);
  const actions = useOverrides({ id, slug, companyId });
  const [isResetting, setResetting] = useState(false);
  const { overrides, isCurrent } = actions;
  const hasFailed = actions.error !== undefined && !isCurrent;
  const isBusy = overrides !== undefined && !isCurrent;
  const choose = (chosen: string) => void mayLeave(OVERRIDE_FORMS).then((leave) => leave && setCompanyId(chosen));

  const toggle = useRef<HTMLInputElement>(null);
  const wasResetting = useRef(false);
  useEffect(() => {
    // After the last override was reset, the button that opened the dialog is gone.
    if (wasResetting.current && !isResetting && document.activeElement === document.body) toggle.current?.focus();
    wasResetting.current = isResetting;
  }, [isResetting]);

  return (
    <Panel title={t('title')} busy={isBusy && !hasFailed}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2, maxWidth: '80ch' }}>
        {t('about')}
      </Typography>
      {!overrides && !hasFailed && <Skeleton height={220} />}
      {overrides && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mb: 2 }}>
          <CompanyChoice company={overrides.company} chosen={companyId ?? overrides.company.id} onChange={choose} />
          {!hasFailed && (
            <FormControlLabel
              label={t('switch')}
              disabled={isBusy}
              control={
                <Switch
                  slotProps={{ input: { ref: toggle } }}
                  checked={overrides.isActive}
                  onChange={(_event, isActive) => void actions.toggle(isActive)}
                />
              }
              sx={{ minHeight: 44, mr: 'auto' }}
            />
          )}
          {!hasFailed && overrides.fields.length > 0 && (
            <>
              <Button variant="outlined" disabled={isBusy} onClick={() => setResetting(true)}>
                {t('pick.open')}
              </Button>
              <Button color="error" disabled={isBusy} onClick={() => void actions.clear()}>
                {t('clear.button')}
              </Button>
            </>
          )}
        </Box>
      )}
      {actions.conflict && <OverridesConflictDialog conflict={actions.conflict} />}
      {hasFailed && <BlockError error={actions.error} onRetry={actions.reload} />}
      {overrides && !hasFailed && (
        <>
          <OverrideList
            companyId={companyId ?? overrides.company.id}
            globalValues={globalValues}
            actions={actions}
            overrides={overrides}
            disabled={isBusy}
          />
          {isResetting && (
            <ResetDialog
              fields={overrides.fields}
              together={(field) => fieldsResetTogether(field, overrides, globalValues)}
              onReset={actions.reset}
              onClose={() => setResetting(false)}
            />
          )}
        </>
      )}
    </Panel>
  );
}
