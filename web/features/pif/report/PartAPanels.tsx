import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { looksInhaled } from '../../../../domain/pif/inhalation.ts';
import { MICROBIOLOGY_ROWS, namesOfPlace, PART_A_FIELDS } from '../../../../domain/pif/fields/partA.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { twoColumns, wholeWidth } from '../sections/gridStyles.ts';
import { ExposureWorking } from './ExposureWorking.tsx';
import type { PartAForm } from './partA.form.ts';
import type { PartName } from './parts.ts';
import { SuggestedWaivers } from './SuggestedWaivers.tsx';
import './translations.generated.ts';
import { usePartAFields } from './usePartAFields.tsx';
import { usePartANames } from './usePartAText.ts';

const threeColumns = {
  ...twoColumns,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
} as const;

const { row: _, ...resultFields } = PART_A_FIELDS.microbiology.fields;

interface Props {
  form: UseFormReturn<PartAForm>;
  readOnly: boolean;
  pif: PifDetail_PifFragment;
}

/**
 * What people enter of a part of the report, under a heading that the index leads to: the name of the part, or another
 * beside its computed panel.
 */
function Part({ part, title, children }: { part: PartName; title?: string; children: ReactNode }) {
  const { t } = useTranslation('pifReport');
  return (
    <Box id={`part-${part}`} tabIndex={-1} sx={{ scrollMarginTop: 120 }}>
      <Panel title={`${part} ${title ?? t(`part.${part}`)}`}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
      </Panel>
    </Box>
  );
}

function Group({ title, fields, children }: { title: string; fields?: string; children: ReactNode }) {
  return (
    <Box role="group" aria-label={title} data-fields={fields} tabIndex={fields ? -1 : undefined}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface ExposureProps extends Omit<Props, 'readOnly'> {
  fields: ReturnType<typeof usePartAFields>;
}

/** How much of the product who is exposed to: Annex I, Part A, point 6. */
function ExposureFields({ form, pif, fields: { cellsAt, rows, last } }: ExposureProps) {
  const { t } = useTranslation('pifReport');
  const { fieldName } = usePartANames();
  const typed = useWatch({ control: form.control, name: 'inhalation' });
  // Of a product that is no spray and no powder nothing is asked; what was typed stays in view.
  const { isInhalable, physicalForm, category } = pif.description;
  const isInhalationShown =
    isInhalable !== false ||
    looksInhaled({ physicalForm, category: category ?? null }) ||
    Object.values(typed).some((one) => one !== '');
  return (
    <>
      <ExposureWorking form={form} pif={pif} />
      <Group title={fieldName('exposure')}>
        <Box sx={twoColumns}>{cellsAt('exposure', PART_A_FIELDS.exposure.fields)}</Box>
      </Group>
      <Group title={fieldName('exposedGroups')} fields="exposedGroups">
        {rows('exposedGroups')}
        <Typography variant="caption" component="p" color="textSecondary">
          {t('groupsHint')}
        </Typography>
      </Group>
      {isInhalationShown && (
        <Group title={fieldName('inhalation')} fields="inhalation">
          <Box sx={twoColumns}>{cellsAt('inhalation', PART_A_FIELDS.inhalation.fields)}</Box>
          <Typography variant="caption" component="p" color="textSecondary">
            {t('inhalationHint')}
          </Typography>
        </Group>
      )}
      {last('A6')}
    </>
  );
}

/** What people enter of the toxicology of substances: Annex I, Part A, point 8. */
function ProfileFields({ form, readOnly, pif, rows }: Props & Pick<ReturnType<typeof usePartAFields>, 'rows'>) {
  const { t } = useTranslation('pifReport');
  const { fieldName } = usePartANames();
  return (
    <>
      {!readOnly && <SuggestedWaivers slug={pif.slug} form={form} />}
      {rows('profiles')}
      {(['margin', 'ttc'] as const).map((one) => (
        <Typography key={one} variant="caption" component="p" color="textSecondary">
          {t(`profileHint.${one}`)}
        </Typography>
      ))}
      <Group title={fieldName('fileEndpoints')}>
        {rows('fileEndpoints')}
        <Typography variant="caption" component="p" color="textSecondary">
          {t('profileHint.endpoints')}
        </Typography>
      </Group>
    </>
  );
}

/** What people enter of Part A, part by part: Annex I of Regulation (EC) No 1223/2009. */
export function PartAPanels({ form, readOnly, pif }: Props) {
  const { t } = useTranslation('pifReport');
  const { choice } = useFieldNames();
  const { fieldName } = usePartANames();
  const fields = usePartAFields(form, readOnly);
  const { cell, cellsAt, rows, last } = fields;
  return (
    <>
      <Part part="A2">
        <Box sx={twoColumns}>{namesOfPlace('look').map(cell)}</Box>
        {(['ph', 'density', 'viscosity'] as const).map((name) => (
          <Group key={name} title={fieldName(name)}>
            <Box sx={threeColumns}>{cellsAt(name, PART_A_FIELDS[name].fields)}</Box>
          </Group>
        ))}
        <Group title={fieldName('stabilityTests')} fields="stability">
          {rows('stabilityTests')}
          <Typography variant="caption" color="textSecondary">
            {t('stabilityHint')}
          </Typography>
          {namesOfPlace('stability').map(cell)}
        </Group>
        <Box sx={twoColumns} data-fields="durability">
          {namesOfPlace('durability').map(cell)}
        </Box>
        {last('A2')}
      </Part>
      <Part part="A3">
        <Group title={fieldName('microbiology')}>
          {MICROBIOLOGY_ROWS.map((row, at) => (
            <Box key={row} role="group" aria-label={choice.row[row]} sx={{ ...threeColumns, mb: 2 }}>
              <Typography variant="body2" sx={wholeWidth}>
                {choice.row[row]}
              </Typography>
              {cellsAt('microbiology', resultFields, `microbiology.${at}`)}
            </Box>
          ))}
          {namesOfPlace('microbiology').map(cell)}
        </Group>
        <Group title={fieldName('challengeTest')} fields="challenge">
          <Box sx={twoColumns}>{cellsAt('challengeTest', PART_A_FIELDS.challengeTest.fields)}</Box>
        </Group>
        {last('A3')}
      </Part>
      <Part part="A4">
        <Group title={fieldName('traces')}>{rows('traces')}</Group>
        <Group title={fieldName('packParts')} fields="pack">
          {rows('packParts')}
        </Group>
        {last('A4')}
      </Part>
      <Part part="A5">{last('A5')}</Part>
      <Part part="A6" title={t('enteredExposure')}>
        <ExposureFields form={form} pif={pif} fields={fields} />
      </Part>
      <Part part="A7" title={fieldName('combinedProducts')}>
        {rows('combinedProducts')}
        <Typography variant="caption" component="p" color="textSecondary">
          {t('combinedHint')}
        </Typography>
      </Part>
      <Part part="A8">
        <ProfileFields form={form} readOnly={readOnly} pif={pif} rows={rows} />
        {last('A8')}
      </Part>
      <Part part="A9">
        <Box sx={twoColumns} data-fields="effects">
          {namesOfPlace('effects').map(cell)}
        </Box>
        {rows('effects')}
        {last('A9')}
      </Part>
      <Part part="A10">{last('A10')}</Part>
    </>
  );
}
