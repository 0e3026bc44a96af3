import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FRAGRANCE_COLUMNS, fragranceHeading } from '../../../../domain/fragrance-import/fragranceColumns.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { SheetDrop } from '../../../shared/import/SheetDrop.tsx';
import { PageHeading } from '../../../shared/ui/PageHeading.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useStartFragranceImportMutation, type DateOrder } from './FragranceImport.generated.ts';
import { ImportReview } from './ImportReview.tsx';
import { saveTemplate } from './saveTemplate.ts';
import './translations.ts';

const dateOrders = ['DAY_FIRST', 'MONTH_FIRST'] as const satisfies readonly DateOrder[];

interface Props {
  /** The id of the import in the address; null before a file was chosen. */
  id: string | null;
  onId: (id: string | null) => void;
  onClose: () => void;
}

/** Imports perfumes and aromas with their allergen statements from a sheet: choose a file, review the changes, apply them. */
export function ImportPage({ id, onId, onClose }: Props) {
  const { t } = useTranslation('fragranceImport');
  return (
    <>
      <PageHeading
        title={t('title')}
        subtitle={t('about')}
        action={
          <Button variant="outlined" onClick={onClose}>
            {t('close')}
          </Button>
        }
      />
      {id === null ? (
        <ChooseSheet onStarted={onId} />
      ) : (
        <ImportReview key={id} id={id} onAnother={() => onId(null)} onClose={onClose} />
      )}
    </>
  );
}

/** Uploads a sheet to be compared with the perfumes and aromas, and explains what a sheet must look like. */
function ChooseSheet({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation('fragranceImport');
  const [compare] = useStartFragranceImportMutation();
  const language = currentLanguage();
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      <SheetDrop
        title={t('choose.title')}
        hint={t('choose.hint')}
        errorTexts={t('choose.error', { returnObjects: true })}
        question={{
          code: 'DATE_ORDER',
          text: t('choose.dateOrder.question'),
          answers: dateOrders.map((value) => ({ value, text: t(`choose.dateOrder.${value}`) })),
        }}
        start={async (reference, fileName, signal, dateOrder) => {
          const { data } = await compare({ variables: { input: { upload: reference, fileName, dateOrder } } });
          if (data && !signal.aborted) onStarted(data.startFragranceImport.fragranceImport.id);
        }}
      >
        <Button onClick={() => saveTemplate(language, t('choose.templateName'))}>{t('choose.template')}</Button>
      </SheetDrop>
      <Panel title={t('rules.title')}>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, typography: 'body2' }}>
          <li>
            {t('rules.columns', {
              columns: FRAGRANCE_COLUMNS.map((column) => fragranceHeading(column, language)).join(', '),
            })}
          </li>
          <li>{t('rules.rows')}</li>
          <li>{t('rules.share')}</li>
          <li>{t('rules.date')}</li>
          <li>{t('rules.known')}</li>
          <li>{t('rules.sheet')}</li>
        </Box>
      </Panel>
    </Box>
  );
}
