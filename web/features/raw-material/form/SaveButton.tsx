import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { RawMaterialEditor } from './useRawMaterialEditor.ts';

/** The primary action of the form, on the page and in the dialog. */
export function SaveButton({ editor: { isDirty, isSubmitting }, form }: { editor: RawMaterialEditor; form: string }) {
  const { t } = useTranslation('rawMaterialForm');
  return (
    <Button type="submit" form={form} variant="contained" disabled={!isDirty}>
      {t(isSubmitting ? 'saving' : 'save')}
    </Button>
  );
}
