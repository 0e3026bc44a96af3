import { CLAIM_CRITERIA } from '../../../../domain/pif/claims.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type {
  PifAnimalTesting,
  PifClaims,
  PifIngredientNames,
  PifManufacturing,
} from '../../../resolvers.generated.ts';
import { decodeText, encodeText } from '../../../upstream/encoding.ts';
import {
  answerWords,
  claimKindWords,
  criterionWords,
  decode,
  encode,
  judgementWords,
  nameOf,
} from '../pif.words.rest.ts';
import type { ChangedAnimalTesting, ChangedClaims, ChangedManufacturing } from './pif.sections.input.ts';

type Wire = components['schemas'];

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
    const judged = wire?.find(({ kriterijum }) => kriterijum === criterionWords[criterion]);
    return {
      criterion,
      judgement: nameOf(judgementWords, judged?.ocena) ?? 'NOT_JUDGED',
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
    kind: nameOf(claimKindWords, vrsta),
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
    vrsta: kind ? claimKindWords[kind] : null,
    dokaz: {
      vrstaStudije: encode(evidence?.studyType),
      datum: evidence?.date ?? null,
      naslov: encode(evidence?.title),
    },
    kriterijumi: (judged ?? []).map(({ criterion, judgement, reason }) => ({
      kriterijum: criterionWords[criterion],
      ocena: judgementWords[judgement],
      razlog: encode(reason),
    })),
  })),
});

export const toAnimalTesting = (wire: Wire['Pif']['animal']): PifAnimalTesting => ({
  version: wire.verzija,
  statement: nameOf(answerWords, wire.izjava),
  thirdCountries: nameOf(answerWords, wire.treceZemlje),
  text: decodeText(wire.tekst),
  signedBy: decodeText(wire.potpisao),
  signedOn: wire.datum ?? null,
  supplierAnswers: (wire.dobavljaci ?? []).map(({ dobavljac, odgovor, datum, napomena }) => ({
    supplier: decode(dobavljac),
    answer: nameOf(answerWords, odgovor),
    date: datum ?? null,
    note: decodeText(napomena),
  })),
});

export const fromAnimalTesting = (section: ChangedAnimalTesting['animalTesting']): Wire['PifAnimalTestingFields'] => ({
  izjava: section.statement ? answerWords[section.statement] : null,
  treceZemlje: section.thirdCountries ? answerWords[section.thirdCountries] : null,
  tekst: encode(section.text),
  potpisao: encode(section.signedBy),
  datum: section.signedOn ?? null,
  dobavljaci: (section.supplierAnswers ?? []).map(({ supplier, answer, date, note }) => ({
    dobavljac: encodeText(supplier),
    odgovor: answer ? answerWords[answer] : null,
    datum: date ?? null,
    napomena: encode(note),
  })),
});
