import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import {
  FRAGRANCE_COLUMNS,
  fragranceHeading,
  type FragranceColumn,
} from '../../../../domain/fragrance-import/fragranceColumns.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { ChooseSheet } from '../../../subjects/import/ChooseSheet.tsx';
import { ImportFrame, type ImportPageProps } from '../../../subjects/import/ImportFrame.tsx';
import { useStartFragranceImportMutation, type DateOrder } from './FragranceImport.generated.ts';
import { ImportReview } from './ImportReview.tsx';
import { saveTemplate } from './saveTemplate.ts';
import './translations.generated.ts';

const dateOrders = ['DAY_FIRST', 'MONTH_FIRST'] as const satisfies readonly DateOrder[];

/**
 * Imports perfumes and aromas with their allergen statements from a sheet: choose a file, review the changes, apply
 * them.
 */
export function ImportPage(props: ImportPageProps) {
  const { t } = useTranslation('fragranceImport');
  const { t: common } = useTranslation();
  return (
    <ImportFrame
      {...props}
      title={t('title')}
      about={t('about')}
      closeText={common('backToList')}
      choose={(onStarted) => <ChooseStatements onStarted={onStarted} />}
      review={({ id, ...steps }) => <ImportReview key={id} id={id} {...steps} />}
    />
  );
}

/**
 * Uploads a sheet to be compared with the perfumes and aromas; asks how its dates are written where they may be either
 * of two days.
 */
function ChooseStatements({ onStarted }: { onStarted: (id: string) => void }) {
  const { t } = useTranslation('fragranceImport');
  const [compare] = useStartFragranceImportMutation();
  const language = currentLanguage();
  const columns = FRAGRANCE_COLUMNS.map((column) => fragranceHeading(column, language)).join(', ');
  return (
    <ChooseSheet
      title={t('choose.title')}
      hint={t('choose.hint')}
      errorTexts={t('choose.error', { returnObjects: true })}
      question={{
        code: 'DATE_ORDER',
        text: t('choose.dateOrder.question'),
        answers: dateOrders.map((value) => ({ value, text: t(`choose.dateOrder.${value}`) })),
      }}
      subject="FRAGRANCES"
      companyId={null}
      columnText={(column) => fragranceHeading(column as FragranceColumn, language)}
      start={async ({ upload, fileName, tables, answer, signal }) => {
        const { data } = await compare({ variables: { input: { upload, fileName, tables, dateOrder: answer } } });
        if (data && !signal.aborted) onStarted(data.startFragranceImport.fragranceImport.id);
      }}
      rulesTitle={t('rules.title')}
      rules={[
        t('rules.columns', { columns }),
        t('rules.rows'),
        t('rules.share'),
        t('rules.date'),
        t('rules.known'),
        t('rules.sheet'),
      ]}
    >
      <Button onClick={() => saveTemplate(language, t('choose.templateName'))}>{t('choose.template')}</Button>
    </ChooseSheet>
  );
}
