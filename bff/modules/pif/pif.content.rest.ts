import { CLAIM_CRITERIA } from '../../../domain/pif/claims.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type {
  PifAnimalTesting,
  PifAnimalTestingAnswer,
  PifClaimKind,
  PifClaims,
  PifCriterion,
  PifIngredientNames,
  PifJudgement,
  PifManufacturing,
} from '../../resolvers.generated.ts';
import { decodeText, encodeText } from '../../upstream/encoding.ts';
import type { ChangedAnimalTesting, ChangedClaims, ChangedManufacturing } from './pif.sections.input.ts';

type Wire = components['schemas'];

const kinds = {
  EFFICACY: 'efikasnost',
  INGREDIENT: 'sastojak',
  FREE_FROM: 'bezSastojka',
  TOLERANCE: 'podnosljivost',
  SENSORY: 'senzorna',
  ENVIRONMENTAL: 'ekoloska',
} as const satisfies Record<PifClaimKind, Wire['PifClaimKind']>;
const criteria = {
  LEGAL_COMPLIANCE: 'zakonitost',
  TRUTHFULNESS: 'istinitost',
  EVIDENTIAL_SUPPORT: 'dokazanost',
  HONESTY: 'postenje',
  FAIRNESS: 'pravicnost',
  INFORMED_DECISION: 'informisanost',
} as const satisfies Record<PifCriterion, Wire['PifCriterion']>;
const judgements = {
  YES: 'ispunjen',
  NO: 'neispunjen',
  NOT_JUDGED: 'neocenjen',
} as const satisfies Record<PifJudgement, Wire['PifJudgement']>;
const answers = {
  NONE: 'nijeRadjeno',
  PERFORMED: 'radjeno',
  NOT_KNOWN: 'nijePoznato',
} as const satisfies Record<PifAnimalTestingAnswer, Wire['PifAnimalTesting']>;

/** The name of the schema for a word of the service; null for none, and for one that is not known. */
const nameOf = <Name extends string>(words: Record<Name, string>, word: string | null | undefined): Name | null =>
  (Object.keys(words) as Name[]).find((name) => words[name] === word) ?? null;

const encode = (text: string | null | undefined): string | null => (text ? encodeText(text) : null);
const decode = (text: string): string => decodeText(text) ?? '';

export const toIngredientNames = (wire: Wire['Pif']['sastojci']): PifIngredientNames | null =>
  wire ? { names: [...new Set(wire.nazivi.map(decode))], isIncomplete: wire.nepotpuno } : null;

export const toManufacturing = (wire: Wire['Pif']['izrada']): PifManufacturing => ({
  version: wire.verzija,
  steps: (wire.postupak ?? []).map(({ faza, tekst, temperatura, vreme }) => ({
    phase: decodeText(faza),
    text: decode(tekst),
    temperature: decodeText(temperatura),
    duration: decodeText(vreme),
  })),
  site: decodeText(wire.mesto),
  gmp: {
    standard: decodeText(wire.dpp?.standard),
    signedBy: decodeText(wire.dpp?.potpisao),
    signedOn: wire.dpp?.datum ?? null,
    validUntil: wire.dpp?.vaziDo ?? null,
  },
});

export const fromManufacturing = ({
  steps,
  site,
  gmp,
}: ChangedManufacturing['manufacturing']): Wire['PifManufacturingFields'] => ({
  postupak: (steps ?? []).map(({ phase, text, temperature, duration }) => ({
    faza: encode(phase),
    tekst: encodeText(text),
    temperatura: encode(temperature),
    vreme: encode(duration),
  })),
  mesto: encode(site),
  dpp: {
    standard: encode(gmp?.standard),
    potpisao: encode(gmp?.signedBy),
    datum: gmp?.signedOn ?? null,
    vaziDo: gmp?.validUntil ?? null,
  },
});

type WireClaim = NonNullable<Wire['PifClaimFields']['tvrdnje']>[number];

/** All six criteria of a claim, in the order of the Annex of the regulation. */
function toCriteria(wire: WireClaim['kriterijumi']): PifClaims['claims'][number]['criteria'] {
  return CLAIM_CRITERIA.map((criterion) => {
    const judged = wire?.find(({ kriterijum }) => kriterijum === criteria[criterion]);
    return {
      criterion,
      judgement: nameOf(judgements, judged?.ocena) ?? 'NOT_JUDGED',
      reason: decodeText(judged?.razlog),
    };
  });
}

export const toClaims = (wire: Wire['Pif']['tvrdnje']): PifClaims => ({
  version: wire.verzija,
  hasNoClaims: wire.bezTvrdnji ?? false,
  claims: (wire.tvrdnje ?? []).map(({ tekst, jezik, vrsta, dokaz, kriterijumi }) => ({
    text: decode(tekst),
    language: jezik ?? null,
    kind: nameOf(kinds, vrsta),
    evidence: {
      studyType: decodeText(dokaz?.vrstaStudije),
      date: dokaz?.datum ?? null,
      title: decodeText(dokaz?.naslov),
    },
    criteria: toCriteria(kriterijumi),
  })),
});

export const fromClaims = ({ hasNoClaims, claims }: ChangedClaims['claims']): Wire['PifClaimFields'] => ({
  bezTvrdnji: hasNoClaims,
  tvrdnje: claims.map(({ text, language, kind, evidence, criteria: judged }) => ({
    tekst: encodeText(text),
    jezik: language ?? null,
    vrsta: kind ? kinds[kind] : null,
    dokaz: {
      vrstaStudije: encode(evidence?.studyType),
      datum: evidence?.date ?? null,
      naslov: encode(evidence?.title),
    },
    kriterijumi: (judged ?? []).map(({ criterion, judgement, reason }) => ({
      kriterijum: criteria[criterion],
      ocena: judgements[judgement],
      razlog: encode(reason),
    })),
  })),
});

export const toAnimalTesting = (wire: Wire['Pif']['animal']): PifAnimalTesting => ({
  version: wire.verzija,
  statement: nameOf(answers, wire.izjava),
  thirdCountries: nameOf(answers, wire.treceZemlje),
  text: decodeText(wire.tekst),
  signedBy: decodeText(wire.potpisao),
  signedOn: wire.datum ?? null,
  supplierAnswers: (wire.dobavljaci ?? []).map(({ dobavljac, odgovor, datum, napomena }) => ({
    supplier: decode(dobavljac),
    answer: nameOf(answers, odgovor),
    date: datum ?? null,
    note: decodeText(napomena),
  })),
});

export const fromAnimalTesting = (section: ChangedAnimalTesting['animalTesting']): Wire['PifAnimalTestingFields'] => ({
  izjava: section.statement ? answers[section.statement] : null,
  treceZemlje: section.thirdCountries ? answers[section.thirdCountries] : null,
  tekst: encode(section.text),
  potpisao: encode(section.signedBy),
  datum: section.signedOn ?? null,
  dobavljaci: (section.supplierAnswers ?? []).map(({ supplier, answer, date, note }) => ({
    dobavljac: encodeText(supplier),
    odgovor: answer ? answers[answer] : null,
    datum: date ?? null,
    napomena: encode(note),
  })),
});
