import type { ToxicologyEndpoint } from '../../../../domain/ingredient/toxicology.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { AgeGroupGap } from '../../../../domain/pif/ageGroupGaps.ts';
import { ageGroupSentence } from '../../../../domain/report/ageGroupSentences.ts';
import { contradictionText, type Contradicted } from '../../../../domain/report/labelContradictions.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { currentLanguage } from '../../../shared/i18n/i18n.ts';
import { decimalText } from '../../../shared/i18n/decimalText.ts';
import { CheckIcon, QuestionIcon, RingIcon } from '../../../shared/ui/icons.tsx';
import { paths } from '../../../shared/url/paths.ts';
import { useMayOpen } from '../../../shared/url/useMayOpen.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import type { PartName } from './parts.ts';
import { PlaceLink } from './PlaceLink.tsx';
import type { SafetyReport_ReportFragment } from './SafetyReportData.generated.ts';
import './translations.generated.ts';

type Section = SafetyReport_ReportFragment['sections'][number];
type Item = Section['missing'][number];

/** What is mended in the formula of the file. */
const IN_FORMULA = new Set([
  'SUM_NOT_100',
  'LINE_UNMATCHED',
  'CONCENTRATION_UNKNOWN',
  'SUBSTANCE_UNKNOWN',
  'PROHIBITED',
  'OVER_LIMIT',
  'IFRA_EXCEEDED',
  'MARGIN_BELOW',
]);
/** What is mended in the raw material that it names. */
const IN_RAW_MATERIAL = new Set(['ALLERGENS_NOT_KNOWN', 'CMR_NO_DATA', 'IMPURITIES']);
const IN_DESCRIPTION = new Set(['NO_FORMULA', 'NO_LABEL', 'NO_CATEGORY']);
/** What is mended on the label of the file. */
const ON_LABEL = new Set(['ALLERGEN_NOT_ON_LABEL', 'ALLERGEN_PERHAPS_NOT_ON_LABEL', 'LABEL_CONTRADICTS']);
/** What is typed in a part of this page. */
const IN_PART: Readonly<Record<string, PartName>> = {
  COMBINED_UNKNOWN: 'A7',
  COMBINED_UNMATCHED: 'A7',
  NO_POD: 'A8',
  POD_UNUSUAL: 'A8',
  NO_EXPOSURE: 'A6',
  AGE_GROUP_EXPOSURE: 'A6',
  INHALATION: 'A6',
  INHALATION_MISSING: 'A6',
  INHALATION_POD: 'A8',
  NANO_NOT_ASSESSED: 'A8',
  WAIVER_STALE: 'A8',
};

interface Props {
  section: Section;
  composition: SafetyReport_ReportFragment['composition'];
  pif: PifDetail_PifFragment;
}

/** What a section lacks, each with a link to where it is mended. */
export function MissingList({ section, composition, pif }: Props) {
  const { t } = useTranslation('pifReport');
  const mayOpen = useMayOpen();
  const names = useFieldNames();
  const translate = t as (key: string, options: Record<string, string>) => string;
  if (section.missing.length === 0)
    return (
      <Box sx={{ display: 'flex', gap: 1, typography: 'body2', color: 'result.green.main' }}>
        <CheckIcon sx={{ fontSize: 18 }} />
        {t('missing.none')}
      </Box>
    );
  const addressOf = ({ code, subject }: Item): string | null => {
    if (IN_RAW_MATERIAL.has(code)) {
      const slug = composition.find(({ tradeName }) => tradeName === subject)?.slug;
      return slug ? paths.rawMaterial(slug) : null;
    }
    if (code === 'ENDPOINT_MISSING') return `${paths.inciData}?filter=${encodeURIComponent(subject ?? '')}`;
    if (IN_DESCRIPTION.has(code)) return paths.pifDescription(pif.slug);
    if (ON_LABEL.has(code)) return pif.label ? paths.label(pif.label.slug) : null;
    return IN_FORMULA.has(code) && pif.formula ? paths.formula(pif.formula.slug) : null;
  };
  const textOf = ({ code, subject, params }: Item): string => {
    if (code === 'INHALATION_MISSING')
      return t('missing.INHALATION_MISSING', { name: names.innerName('inhalation', subject ?? '') });
    if (code === 'AGE_GROUP_EXPOSURE') return `${ageGroupSentence(subject as AgeGroupGap, currentLanguage())}.`;
    if (code === 'LABEL_CONTRADICTS') {
      const field = subject as Contradicted;
      const shown = (wanted: string) =>
        contradictionText(field, params.find(({ name }) => name === wanted)?.value ?? '', currentLanguage());
      const values = {
        inFile: shown('inFile') || t('missing.noMore'),
        onLabel: shown('onLabel') || t('missing.noMore'),
      };
      return t('missing.LABEL_CONTRADICTS', { name: names.field[field], ...values });
    }
    const endpoint = params.find(({ name }) => name === 'endpoint')?.value as ToxicologyEndpoint | undefined;
    return translate(`missing.${code}`, {
      name: code === 'FIELD' ? translate(`missing.field.${subject ?? ''}`, {}) : (subject ?? ''),
      ...Object.fromEntries(params.map(({ name, value }) => [name, decimalText(value ?? '')])),
      ...(endpoint && { endpoint: names.choice.endpoint[endpoint] }),
    });
  };
  return (
    <Box component="ul" aria-label={t('missing.of', { section: section.code })} sx={{ listStyle: 'none', p: 0, m: 0 }}>
      {section.missing.map((item, at) => {
        const Icon = item.isQuestion ? QuestionIcon : RingIcon;
        const address = addressOf(item);
        const part = item.code === 'FIELD' ? (section.code as PartName) : IN_PART[item.code];
        const text = textOf(item);
        return (
          <Box component="li" key={at} sx={{ display: 'flex', gap: 1, py: 0.25, typography: 'body2' }}>
            <Icon
              titleAccess={t(item.isQuestion ? 'state.QUESTION' : 'state.MISSING')}
              sx={{ fontSize: 18, color: item.isQuestion ? 'result.yellow.main' : 'text.secondary' }}
            />
            {address && mayOpen(address) ? (
              <Link component={RouterLink} to={address}>
                {text}
              </Link>
            ) : part ? (
              <PlaceLink place={`part-${part}`}>{text}</PlaceLink>
            ) : (
              text
            )}
          </Box>
        );
      })}
    </Box>
  );
}
