import type { FileSlotName } from '../../../../domain/pif/fileSlots.ts';
import type { PifStage } from '../../../../domain/pif/stages.ts';
import { canDeleteComment, seesInternalComments } from '../../../../domain/pif/comments.ts';
import { companyScope } from '../../../../domain/account/rights.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { Caller } from '../../accounts/authenticator.ts';
import { escapeIfAmbiguous } from '../raw-material/rawMaterialWireForm.ts';
import { requirementBodies } from './pifRequirementColumns.ts';
import { type FoundPif, type ListedComment, type PifHead, type PifSectionName, sectionOf } from './pifQueries.ts';

type Wire = components['schemas'];

export const stageWords = {
  IN_WORK: 'uIzradi',
  SUBMITTED: 'naPregledu',
  RETURNED: 'vraceno',
  ASSESSED: 'ocenjeno',
  SIGNED: 'potpisano',
  ARCHIVED: 'arhivirano',
} as const satisfies Record<PifStage, Wire['PifStage']>;

export const conclusionWords = {
  none: 'bezZakljucka',
  safe: 'bezbedan',
  conditionallySafe: 'uslovnoBezbedan',
  unsafe: 'nebezbedan',
} as const satisfies Record<PifHead['pif']['conclusion'], Wire['Conclusion']>;

export const slotWords = {
  PHOTO: 'fotografija',
  LABEL: 'etiketa',
  STABILITY: 'stabilnost',
  MICROBIOLOGY: 'mikrobiologija',
  PACKAGING: 'ambalaza',
  OTHER_REPORT: 'drugiIzvestaj',
  METHOD: 'postupak',
  GMP: 'dpp',
  CLAIM_PROOF: 'dokazTvrdnje',
  ANIMAL: 'zivotinje',
} as const satisfies Record<FileSlotName, Wire['PifFileSlot']>;

export const sectionWords = {
  DESCRIPTION: 'opis',
  DOCUMENTS: 'todoDocs',
  SAFETY_REPORT: 'cpsr',
  MANUFACTURING: 'izrada',
  CLAIMS: 'tvrdnje',
  ANIMAL_TESTING: 'animal',
} as const satisfies Record<NonNullable<ListedComment['section']>, Wire['PifSection']>;

export const sectionOfWord = (word: Wire['PifSection']): NonNullable<ListedComment['section']> | null =>
  (Object.keys(sectionWords) as NonNullable<ListedComment['section']>[]).find(
    (section) => sectionWords[section] === word,
  ) ?? null;

/** The comments that the caller may see. */
function commentBodies(
  { comments }: FoundPif,
  caller: Caller,
  isKnown: (person: { organisationId: string }) => boolean,
): Wire['PifComment'][] {
  const seesInternal = seesInternalComments(caller.role);
  const nameOf = (person: ListedComment['resolver']) => (person && isKnown(person) ? person.name : null);
  return (comments ?? [])
    .filter(({ isInternal }) => seesInternal || !isInternal)
    .map((comment) => {
      const { id, section, anchor, text, author, resolvedAt } = comment;
      const createdAt = new Date(comment.createdAt);
      return {
        _id: id,
        sekcija: section && sectionWords[section],
        sidro: anchor,
        tekst: text,
        obavezan: comment.isRequired,
        interni: comment.isInternal,
        autor: nameOf(author),
        vreme: createdAt.toISOString(),
        reseno: resolvedAt && new Date(resolvedAt).toISOString(),
        resio: nameOf(comment.resolver),
        brisiv: canDeleteComment({ authorId: author.id, createdAt }, caller.id, new Date()),
      };
    });
}

const sectionBody = <Name extends PifSectionName>(found: PifHead, name: Name) => {
  const { content, version } = sectionOf(found, name);
  return { ...content, verzija: version };
};

const ingredientsBody = ({ formulaNames, label }: FoundPif): Wire['Pif']['sastojci'] => {
  if (formulaNames) return { nazivi: formulaNames.names.map(escapeIfAmbiguous), nepotpuno: formulaNames.isIncomplete };
  // A label keeps its names as they were sent.
  return label && { nazivi: label.ingredients, nepotpuno: false };
};

/**
 * A file as the service sends it. Names of people of another organisation are left out, except for those who see
 * everything.
 */
export function pifBody(found: FoundPif, caller: Caller): Wire['Pif'] {
  const { pif, company, label, formula, submitter } = found;
  const isKnown = (person: { organisationId: string } | null) =>
    companyScope(caller.role) === 'all' || person?.organisationId === caller.organisationId;
  return {
    _id: pif.id,
    slug: pif.slug,
    verzija: pif.version,
    revizija: pif.revision,
    ime: pif.name,
    oznaka: pif.reference || null,
    firma: pif.companyId,
    firmaIme: company.name,
    firmaJezik: company.language,
    firmaLogo: company.logo,
    stanje: stageWords[pif.stage],
    zakljucak: conclusionWords[pif.conclusion],
    procenitelj: pif.assessor,
    photo: label?.photo ?? null,
    createdAt: pif.createdAt.toISOString(),
    izmenjeno: pif.changedAt.toISOString(),
    predato: pif.submittedAt?.toISOString() ?? null,
    predaoId: pif.submittedBy,
    predao: isKnown(submitter) ? (submitter?.name ?? null) : null,
    razlogVracanja: pif.returnReason,
    ocenjeno: pif.assessedAt?.toISOString() ?? null,
    ocenioId: pif.assessedBy,
    poslednjaSerija: pif.lastBatchOn,
    menjanoOdPotpisa: found.isEditedSinceSigned,
    deklaracija: label && { slug: label.slug, ime: label.name, status: label.status },
    formula: formula && {
      slug: formula.slug,
      ime: formula.name,
      revizija: pif.formulaRevision ?? 1,
      aktuelna: formula.revision,
    },
    opis: sectionBody(found, 'DESCRIPTION'),
    izrada: sectionBody(found, 'MANUFACTURING'),
    tvrdnje: sectionBody(found, 'CLAIMS'),
    animal: sectionBody(found, 'ANIMAL_TESTING'),
    deoA: sectionBody(found, 'PART_A'),
    deoB: sectionBody(found, 'PART_B'),
    sastojci: ingredientsBody(found),
    fajlovi: (found.files ?? []).map((file) => ({
      _id: file.id,
      verzija: file.version,
      mesto: slotWords[file.slot],
      naziv: escapeIfAmbiguous(file.name),
      tip: file.mediaType,
      velicina: file.size,
      sha256: file.sha256,
      aktivanSadrzaj: file.hasActiveContent,
      istice: file.expiresOn,
      dodato: new Date(file.addedAt).toISOString(),
      dodao: isKnown(file) ? file.addedBy : null,
    })),
    komentari: commentBodies(found, caller, isKnown),
    ...requirementBodies(found, caller),
  };
}
