import { useTranslation } from 'react-i18next';
import type { ToxicologyValues } from '../../../domain/ingredient/toxicology.ts';
import type { ToxicologyEndpoint } from '../../shared/apollo/schema.generated.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import type { Toxicology_DataFragment as Toxicology } from './Toxicology.generated.ts';
import { useStudyChoices } from './useStudyChoices.ts';

/** The toxicological endpoints in the order of a safety report. */
export const endpoints = [
  'ACUTE_TOXICITY',
  'SKIN_IRRITATION',
  'EYE_IRRITATION',
  'SENSITISATION',
  'ABSORPTION',
  'REPEATED_DOSE',
  'GENOTOXICITY',
  'CARCINOGENICITY',
  'REPRODUCTION',
  'KINETICS',
  'PHOTOTOXICITY',
  'HUMAN_DATA',
] as const satisfies readonly ToxicologyEndpoint[];

/** A figure or text of toxicological data with its name. */
export interface ToxicologyFact {
  name: string;
  /** The field of the data; an endpoint for a text about one. */
  field: keyof ToxicologyValues | ToxicologyEndpoint;
  /** The value with its unit; null when nothing is stated. */
  textOf: (data: Toxicology) => string | null;
}

/** Whether a fact is a text about an endpoint, which stands for itself. */
export const isEndpoint = (field: ToxicologyFact['field']): field is ToxicologyEndpoint =>
  endpoints.some((endpoint) => endpoint === field);

/** The figures and texts of toxicological data in the order in which they are shown, each with its name and unit. */
export function useToxicologyFacts(): readonly ToxicologyFact[] {
  const { t } = useTranslation('ingredient');
  const { figure } = useFormat();
  const inUnit = (value: number | null, unit: string) =>
    value === null ? null : [figure(value), unit].filter(Boolean).join(' ');
  const choiceText = useStudyChoices();
  const detailsText = (details: Toxicology['podDetails']) =>
    details &&
    [
      details.type && choiceText(details.type),
      details.route && choiceText(details.route),
      details.duration && choiceText(details.duration),
      details.daysPerWeek === null ? null : choiceText(details.daysPerWeek === 5 ? '5' : '7'),
      details.dermalAbsorptionPercent === null
        ? null
        : t('toxicology.dermalOfStudy', { percent: figure(details.dermalAbsorptionPercent) }),
      details.year,
    ]
      .filter(Boolean)
      .join(', ');
  return [
    {
      field: 'noaelMgPerKgDay',
      name: t('toxicology.noael'),
      textOf: (data) => inUnit(data.noaelMgPerKgDay, t('units.mgPerKgDay')),
    },
    { field: 'podDetails', name: t('toxicology.details'), textOf: ({ podDetails }) => detailsText(podDetails) },
    { field: 'noaelSource', name: t('toxicology.noaelSource'), textOf: (data) => data.noaelSource },
    { field: 'podSpecies', name: t('toxicology.species'), textOf: (data) => data.podSpecies },
    { field: 'podStudy', name: t('toxicology.study'), textOf: (data) => data.podStudy },
    {
      field: 'oralAbsorptionPercent',
      name: t('toxicology.oral'),
      textOf: (data) => inUnit(data.oralAbsorptionPercent, '%'),
    },
    {
      field: 'dermalAbsorptionPercent',
      name: t('toxicology.dermal'),
      textOf: (data) => inUnit(data.dermalAbsorptionPercent, '%'),
    },
    {
      field: 'molecularWeight',
      name: t('toxicology.weight'),
      textOf: (data) => inUnit(data.molecularWeight, t('units.gPerMol')),
    },
    { field: 'logPow', name: t('toxicology.logPow'), textOf: (data) => inUnit(data.logPow, '') },
    {
      field: 'waterSolubilityMgPerL',
      name: t('toxicology.solubility'),
      textOf: (data) => inUnit(data.waterSolubilityMgPerL, t('units.mgPerL')),
    },
    { field: 'physicalForm', name: t('toxicology.form'), textOf: (data) => data.physicalForm },
    { field: 'uvAbsorption', name: t('toxicology.uv'), textOf: (data) => data.uvAbsorption },
    { field: 'uvAbsorptionSource', name: t('toxicology.uvSource'), textOf: (data) => data.uvAbsorptionSource },
    { field: 'purity', name: t('toxicology.purity'), textOf: (data) => data.purity },
    { field: 'puritySource', name: t('toxicology.puritySource'), textOf: (data) => data.puritySource },
    { field: 'iupacName', name: t('toxicology.iupac'), textOf: (data) => data.iupacName },
    { field: 'colour', name: t('toxicology.colour'), textOf: (data) => data.colour },
    { field: 'legislation', name: t('toxicology.legislation'), textOf: (data) => data.legislation },
    { field: 'references', name: t('toxicology.references'), textOf: (data) => data.references.join('\n') || null },
    ...endpoints.map((endpoint) => ({
      field: endpoint,
      name: t(`toxicology.endpoint.${endpoint}`),
      textOf: (data: Toxicology) => {
        const found = data.endpoints.find((one) => one.endpoint === endpoint);
        if (!found) return null;
        const { text, source, noData } = found;
        const reason = noData && `${t('toxicology.noData')}: ${t(`toxicology.noDataReason.${noData}`)}`;
        return [reason, text, source && `(${source})`].filter(Boolean).join(' ');
      },
    })),
  ];
}

/** Whether data state anything: own values that were all removed do not. */
export const statesAnything = (facts: readonly ToxicologyFact[], data: Toxicology | null): data is Toxicology =>
  data !== null && facts.some(({ textOf }) => textOf(data) !== null);
