import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type ClaimedProduct, claimHints, contradictsHint } from '../../../../domain/pif/claimHints.ts';
import { CLAIM_CRITERIA } from '../../../../domain/pif/claims.ts';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { evictPifs } from '../../../shared/apollo/evictQueries.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { SectionFiles } from '../files/SectionFiles.tsx';
import { PifFrame } from '../frame/PifFrame.tsx';
import { useFetchPif } from '../frame/usePif.ts';
import { ClaimHintList } from './ClaimHintList.tsx';
import { ClaimList } from './ClaimList.tsx';
import { claimsForm, fieldOf, JUDGEMENTS, KINDS, toInput, toValues, type ClaimsForm } from './claims.form.ts';
import { SectionEditor } from './SectionEditor.tsx';
import type { SectionWords } from './sectionWords.ts';
import './translations.generated.ts';
import { useUpdatePifClaimsMutation } from './UpdatePifSections.generated.ts';

type Claim = ClaimsForm['claims'][number];

/** A claim as lines of text: itself with its kind and language, its evidence, and its judgement by each criterion. */
function useClaimText(): (claim: Claim) => string {
  const { t } = useTranslation('pifSections');
  const names = useFieldNames();
  const { day } = useQuantity();
  return ({ text, kind, language, studyType, title, date, criteria }) => {
    const about = [kind && names.choice.kind[kind], language].filter(Boolean).join(', ');
    const evidence = [studyType, title, date && day(date)].filter(Boolean).join(', ');
    return [
      about ? `${text} (${about})` : text,
      evidence && `${names.field.evidence}: ${evidence}`,
      ...criteria.map(({ judgement, reason }, at) => {
        const criterion = CLAIM_CRITERIA[at];
        return (
          criterion &&
          [`${names.choice.criterion[criterion]}: ${t(`judgement.${judgement}`)}`, reason].filter(Boolean).join('. ')
        );
      }),
    ]
      .filter(Boolean)
      .join('\n');
  };
}

/** What the fields of a claim are called. */
function useClaimWords(): SectionWords<ClaimsForm> {
  const { t } = useTranslation('pifSections');
  const names = useFieldNames();
  const { day } = useQuantity();
  return {
    rules: { identities: ['text'], fixedLists: ['criteria'] },
    nameOf: ([unit, number, part, criterion, judged]) => {
      if (judged !== undefined) return names.field[judged as 'judgement' | 'reason'];
      const named = criterion && CLAIM_CRITERIA[Number(criterion) - 1];
      if (named) return names.choice.criterion[named];
      if (part !== undefined) return names.innerName(part === 'title' || part === 'date' ? 'evidence' : 'claims', part);
      if (number !== undefined) return t('claims.claim', { number });
      return names.field[unit as keyof ClaimsForm];
    },
    shown: (path, value) => {
      if (path[0] === 'hasNoClaims') return t(value === 'true' ? 'judgement.YES' : 'judgement.NO');
      const kind = KINDS.find((one) => one === value);
      if (path.at(-1) === 'kind' && kind) return names.choice.kind[kind];
      const judgement = JUDGEMENTS.find((one) => one === value);
      if (path.at(-1) === 'judgement' && judgement) return t(`judgement.${judgement}`);
      return value && path.at(-1) === 'date' ? day(value) : value;
    },
  };
}

const claimedProductOf = ({ ingredientNames, animalTesting }: PifDetail_PifFragment): ClaimedProduct => ({
  ingredientNames: ingredientNames?.names ?? null,
  isIncomplete: ingredientNames?.isIncomplete ?? false,
  animalTesting: animalTesting.statement,
  thirdCountries: animalTesting.thirdCountries,
});

function ClaimsSection({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pifSections');
  const [update] = useUpdatePifClaimsMutation({ update: evictPifs });
  const fetchNow = useFetchPif(pif.slug);
  const claimText = useClaimText();
  const words = useClaimWords();
  return (
    <SectionEditor<ClaimsForm>
      pif={pif}
      section="CLAIMS"
      options={{
        resolver: zodResolver(claimsForm),
        toValues,
        versionOf: ({ claims }) => claims.version,
        fetchNow,
        send: async (values, version) => {
          const input = { slug: pif.slug, version, claims: toInput(values) };
          return (await update({ variables: { input } })).data?.updatePifClaims.pif;
        },
        fieldOf,
      }}
      words={words}
      textOf={(values, unit) =>
        unit === 'claims' ? values.claims.map(claimText).join('\n\n') : values.hasNoClaims ? t('judgement.YES') : ''
      }
    >
      {(form, readOnly) => <ClaimList form={form} readOnly={readOnly} product={claimedProductOf(pif)} />}
    </SectionEditor>
  );
}

/** While the file is locked: what was computed about each claim, for who reviews it. */
function LockedHints({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pifSections');
  const product = claimedProductOf(pif);
  const hinted = pif.claims.claims
    .map(({ text, criteria }) => ({ text, criteria, hints: claimHints(text, product) }))
    .filter(({ hints }) => hints.length > 0);
  if (!pif.isLocked || hinted.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Panel title={t('hints.title')}>
        {hinted.map(({ text, criteria, hints }, at) => (
          <Box key={at} sx={{ mb: 2 }}>
            <Typography variant="subtitle2" component="h3">
              {text}
            </Typography>
            <ClaimHintList hints={hints} isContradictory={criteria.some((judged) => contradictsHint(hints, judged))} />
          </Box>
        ))}
      </Panel>
    </Box>
  );
}

/** The section "claims" of a file. */
export default function ClaimsPage() {
  return (
    <PifFrame section="CLAIMS">
      {(pif) => (
        <>
          <ClaimsSection pif={pif} />
          <LockedHints pif={pif} />
          <SectionFiles pif={pif} section="CLAIMS" />
        </>
      )}
    </PifFrame>
  );
}
