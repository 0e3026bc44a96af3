import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PART_A_LIMITS } from '../../../../domain/pif/limits.ts';
import { CHALLENGE_OUTCOMES, MICROBIOLOGY_ROWS } from '../../../../domain/pif/partARequirements.ts';
import { CRAMER_CLASSES } from '../../../../domain/pif/substanceProfile.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { twoColumns, wholeWidth } from '../sections/gridStyles.ts';
import { ExposureWorking } from './ExposureWorking.tsx';
import { PACK_KINDS, type PartAForm, YES_NO } from './partA.form.ts';
import { type Cell, CellField, RowList } from './RowList.tsx';
import { partId, type PartName } from './parts.ts';
import './translations.generated.ts';

interface Props {
  form: UseFormReturn<PartAForm>;
  readOnly: boolean;
  pif: PifDetail_PifFragment;
}

const limits = PART_A_LIMITS;

/** What people enter of a part of the report, under a heading that the index leads to: the name of the part, or another beside its computed panel. */
function Part({ part, title, children }: { part: PartName; title?: string; children: ReactNode }) {
  const { t } = useTranslation('pifReport');
  return (
    <Box id={partId(part)} tabIndex={-1} sx={{ scrollMarginTop: 80 }}>
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

/** What people enter of Part A, part by part: Annex I of Regulation (EC) No 1223/2009. */
export function PartAPanels({ form, readOnly, pif }: Props) {
  const { t } = useTranslation('pifReport');
  const common = { form, readOnly };
  const cell = (
    path: string,
    options: Omit<Cell, 'name' | 'label'> = {},
    label = t(`field.${path}` as 'field.colour'),
  ) => <CellField {...common} path={path} cell={{ name: path, label, ...options }} />;
  const column = (name: string, options: Omit<Cell, 'name' | 'label'> = {}): Cell => ({
    name,
    label: t(`cell.${name}` as 'cell.method'),
    ...options,
  });
  const yesNo = YES_NO.map((value) => [value, t(`choice.${value}`)] as const);
  return (
    <>
      <Part part="A2">
        <Box sx={twoColumns}>
          {cell('appearance', { max: limits.look })}
          {cell('colour', { max: limits.look })}
          {cell('odour', { max: limits.look })}
        </Box>
        {(['ph', 'density', 'viscosity'] as const).map((name) => (
          <Group key={name} title={t(`field.${name}`)}>
            <Box sx={{ ...twoColumns, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } }}>
              {(['minimum', 'maximum', 'method'] as const).map((part) => (
                <CellField
                  key={part}
                  {...common}
                  path={`${name}.${part}`}
                  cell={{ name: part, label: t(`cell.${part}`), max: part === 'method' ? limits.method : 13 }}
                />
              ))}
            </Box>
          </Group>
        ))}
        <Group title={t('field.stabilityTests')} fields="stability">
          <RowList
            {...common}
            list="stabilityTests"
            rowName={(number) => t('row.stabilityTests', { number })}
            addText={t('add.stabilityTests')}
            max={limits.stabilityTests}
            cells={[
              column('temperature', { max: limits.temperature }),
              column('weeks', { max: 3 }),
              column('pack', { max: limits.pack }),
              column('result', { kind: 'area', max: limits.result }),
            ]}
          />
          <Typography variant="caption" color="textSecondary">
            {t('stabilityHint')}
          </Typography>
          {cell('stabilityReasoning', { kind: 'area', max: limits.reasoning })}
        </Group>
        <Box sx={twoColumns} data-fields="durability">
          {cell('durabilityMonths', { max: 3 })}
          {cell('paoMonths', { max: 3 })}
          {cell('paoReasoning', { kind: 'area', max: limits.reasoning })}
        </Box>
      </Part>
      <Part part="A3">
        <Group title={t('field.microbiology')}>
          {MICROBIOLOGY_ROWS.map((row, at) => (
            <Box
              key={row}
              role="group"
              aria-label={t(`microbiologyRow.${row}`)}
              sx={{
                ...twoColumns,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
                mb: 2,
              }}
            >
              <Typography variant="body2" sx={wholeWidth}>
                {t(`microbiologyRow.${row}`)}
              </Typography>
              {[
                column('result', { max: limits.microbiologyResult }),
                column('method', { max: limits.method }),
                column('isWithin', { options: yesNo }),
              ].map((one) => (
                <CellField key={one.name} {...common} path={`microbiology.${at}.${one.name}`} cell={one} />
              ))}
            </Box>
          ))}
          {cell('microbiologyReasoning', { kind: 'area', max: limits.reasoning })}
        </Group>
        <Group title={t('field.challengeTest')} fields="challenge">
          <Box sx={twoColumns}>
            {[
              column('outcome', { options: CHALLENGE_OUTCOMES.map((value) => [value, t(`choice.${value}`)] as const) }),
              column('method', { max: limits.method }),
              column('reasoning', { kind: 'area', max: limits.reasoning }),
            ].map((one) => (
              <CellField key={one.name} {...common} path={`challengeTest.${one.name}`} cell={one} />
            ))}
          </Box>
        </Group>
      </Part>
      <Part part="A4">
        <Group title={t('field.traces')}>
          <RowList
            {...common}
            list="traces"
            rowName={(number) => t('row.traces', { number })}
            addText={t('add.traces')}
            max={limits.traces}
            cells={[
              column('substance', { max: limits.substance }),
              column('ppm', { max: 13 }),
              column('reasoning', { kind: 'area', max: limits.traceReasoning }),
            ]}
          />
        </Group>
        <Group title={t('field.packParts')} fields="pack">
          <RowList
            {...common}
            list="packParts"
            rowName={(number) => t('row.packParts', { number })}
            addText={t('add.packParts')}
            max={limits.packParts}
            cells={[
              column('material', { max: limits.material }),
              column('kind', { options: PACK_KINDS.map((kind) => [kind, t(`choice.${kind}`)] as const) }),
              column('isInContact', { options: yesNo }),
              column('isFoodGrade', { options: yesNo }),
              column('compatibility', { kind: 'area', max: limits.compatibility }),
            ]}
          />
        </Group>
      </Part>
      <Part part="A5">{cell('misuse', { kind: 'area', max: limits.misuse })}</Part>
      <Part part="A6" title={t('enteredExposure')}>
        <ExposureWorking form={form} pif={pif} />
        <Group title={t('field.exposure')}>
          <Box sx={twoColumns}>
            {[
              column('gramsPerDay', { max: 13 }),
              column('retentionFactor', { max: 13 }),
              column('bodyWeightKg', { max: 13 }),
              column('reasoning', { kind: 'area', max: limits.exposureReasoning }),
            ].map((one) => (
              <CellField key={one.name} {...common} path={`exposure.${one.name}`} cell={one} />
            ))}
          </Box>
        </Group>
      </Part>
      <Part part="A8">
        <RowList
          {...common}
          list="profiles"
          rowName={(number) => t('row.profiles', { number })}
          addText={t('add.profiles')}
          max={limits.profiles}
          cells={[
            column('inciName', { max: limits.substance }),
            column('text', { kind: 'area', max: limits.profileText }),
            column('waiver', { kind: 'area', max: limits.waiver }),
            column('requiredMargin', { max: 13 }),
            column('marginReason', { kind: 'area', max: limits.marginReason }),
            column('cramerClass', { options: CRAMER_CLASSES.map((one) => [one, one] as const) }),
            column('hasGenotoxicityAlert', { options: yesNo }),
            column('isOrganophosphateOrCarbamate', { options: yesNo }),
          ]}
        />
        {(['margin', 'ttc'] as const).map((one) => (
          <Typography key={one} variant="caption" component="p" color="textSecondary">
            {t(`profileHint.${one}`)}
          </Typography>
        ))}
      </Part>
      <Part part="A9">
        <Box sx={twoColumns} data-fields="effects">
          {cell('noEffectsSince', { kind: 'date' })}
          {cell('unitsSold', { max: 10 })}
        </Box>
        <RowList
          {...common}
          list="effects"
          rowName={(number) => t('row.effects', { number })}
          addText={t('add.effects')}
          max={limits.effects}
          cells={[
            column('effect', { kind: 'area', max: limits.effect }),
            column('date', { kind: 'date' }),
            column('market', { max: limits.market }),
            column('isSerious', { options: yesNo }),
            column('causality', { max: limits.causality }),
            column('action', { kind: 'area', max: limits.action }),
          ]}
        />
      </Part>
      <Part part="A10">
        {cell('studies', { kind: 'area', max: limits.studies })}
        {cell('otherAssessments', { kind: 'area', max: limits.studies })}
      </Part>
    </>
  );
}
