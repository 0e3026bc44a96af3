import { roles, toSchemaRole } from '../../../domain/account/roles.ts';
import type { HistorySubject } from '../../resolvers.generated.ts';
import { partACellNames, partANames } from '../pif/partA/pif.partA.rest.ts';
import { partBCellNames, partBNames } from '../pif/partB/pif.partB.rest.ts';
import { wireNames as labelNames } from '../label/label.fields.rest.ts';
import { folderKinds } from '../document-folder/document-folder.rest.ts';
import {
  amountBasisWords,
  answerWords,
  attachmentWords,
  challengeWords,
  conclusionWords,
  claimKindWords,
  criterionWords,
  inhaledFormWords,
  judgementWords,
  microbiologyWords,
  namesOf,
  packKindWords,
  populationGroupWords,
  reasoningHeadingWords,
  stageWords,
  weightBasisWords,
} from '../pif/pif.words.rest.ts';

/**
 * The names of fields in events by the words of the service. A word that is missing here is told as it is. Of labels,
 * only those stand here that the history names differently or shares with other subjects.
 */
const names: Record<string, string> = {
  ...namesOf({ ...partBNames, ...partBCellNames, ...partANames, ...partACellNames }),
  ...namesOf(labelNames),
  oznaka: 'reference',
  firma: 'company',
  opis: 'description',
  namena: 'function',
  obrazlozenje: 'categoryReason',
  populacija: 'population',
  oblik: 'physicalForm',
  nijanse: 'shades',
  poreklo: 'origin',
  deklaracija: 'label',
  prvoStavljanje: 'firstPlacedOn',
  zaProizvodnju: 'productionPerson',
  zaKvalitet: 'qualityPerson',
  adresa: 'address',
  telefon: 'phone',
  postupak: 'steps',
  faza: 'phase',
  vreme: 'duration',
  mesto: 'site',
  dpp: 'gmp',
  potpisao: 'signedBy',
  vaziDo: 'validUntil',
  bezTvrdnji: 'hasNoClaims',
  tvrdnje: 'claims',
  jezik: 'language',
  dokaz: 'evidence',
  vrstaStudije: 'studyType',
  naslov: 'title',
  kriterijumi: 'criteria',
  kriterijum: 'criterion',
  ocena: 'judgement',
  razlog: 'reason',
  izjava: 'statement',
  treceZemlje: 'thirdCountries',
  dobavljaci: 'supplierAnswers',
  dobavljac: 'supplier',
  odgovor: 'answer',
  napomena: 'note',
  stanje: 'stage',
  revizija: 'revision',
  poslednjaSerija: 'lastBatchOn',
  naziv: 'fileName',
  istice: 'expiresOn',
  komentar: 'comment',
  reseno: 'isResolved',
  nosilac: 'owner',
  rok: 'dueOn',
  trazeno: 'askedOn',
  izuzece: 'waivedBecause',
  zakljucak: 'conclusion',
  zakljucnaIzjava: 'conclusionStatement',
  razmatranja: 'considerations',
  arhivirana: 'isArchived',
  inciProizvoda: 'ingredients',
  minRokMeseci: 'durabilityMonths',
  zemljaPorekla: 'origin',
  nalaz: 'settledFinding',
  proizvodjac: 'manufacturer',
  sifra: 'code',
  incis: 'composition',
  maxConc: 'maxConcentration',
  dataFromDocs: 'hasValidDocuments',
  opisRazloga: 'invalidDocumentsReason',
  statusDescription: 'invalidDocumentsReason',
  necistoce: 'impurities',
  CMR: 'cmrQuantity',
  cmr: 'cmrQuantity',
  imaCMR: 'cmrStatus',
  hasCmr: 'cmrStatus',
  nano: 'isNano',
  type: 'kind',
  ukljuceno: 'isOverridden',
  aktivan: 'isInUse',
  deloviIzvoza: 'exportedParts',
  prilozi: 'attachments',
  brojPriloga: 'attachmentCount',
};
/** Names that mean something else of an account or a company. */
const namesOfSubject: Partial<Record<HistorySubject, Record<string, string>>> = {
  ACCOUNT: { name: 'fullName', aktivan: 'isAccountActive', privremenaLozinkaDo: 'temporaryPasswordUntil' },
  COMPANY: { pib: 'taxNumber', maticni: 'registrationNumber', kontakt: 'contact', saradnici: 'consultants' },
};
/** Names that mean something else in a group or a row than they do at the top. */
const nestedNames: Record<string, string> = { obrazlozenje: 'reasoning', ...folderKinds };

const answers = namesOf(answerWords);
/** The words of the service for values of fields that have a fixed choice. */
const values: Record<string, Record<string, string>> = {
  statement: answers,
  thirdCountries: answers,
  answer: answers,
  use: { ostaje: 'LEAVE_ON', ispiraSe: 'RINSE_OFF' },
  stage: namesOf(stageWords),
  conclusion: namesOf(conclusionWords),
  heading: namesOf(reasoningHeadingWords),
  // Of claims, of parts of a pack, and of raw materials.
  kind: {
    ...namesOf({ ...claimKindWords, ...packKindWords }),
    '0': 'UNCHOSEN',
    plain: 'PLAIN',
    parfum: 'PARFUM',
    aroma: 'AROMA',
    extractOil: 'EXTRACT_OIL',
  },
  criterion: namesOf(criterionWords),
  judgement: namesOf(judgementWords),
  row: namesOf(microbiologyWords),
  group: namesOf(populationGroupWords),
  amountBasis: namesOf(amountBasisWords),
  weightBasis: namesOf(weightBasisWords),
  form: namesOf(inhaledFormWords),
  attachments: namesOf(attachmentWords),
  outcome: namesOf(challengeWords),
  folder: folderKinds,
  status: { '1': 'GREEN', '2': 'YELLOW', '3': 'RED' },
  cmrStatus: { '0': 'NO_DATA', '1': 'NONE', '2': 'PRESENT' },
  isNano: { '0': 'false', '1': 'true' },
  role: Object.fromEntries(roles.map((role) => [role, toSchemaRole(role)])),
};

/** The path of a field by the names of the schema: rows keep their numbers. */
export const fieldName = (path: string, subject: HistorySubject): string =>
  path
    .split('.')
    .map((word, at) => (at > 0 ? nestedNames[word] : namesOfSubject[subject]?.[word]) ?? names[word] ?? word)
    .join('.');

/** The value of a field by the names of the schema; a text that people typed stays. */
export const fieldValue = (field: string, value: string | null): string | null => {
  // The name of a file tells nobody anything.
  if (field === 'logo') return value && 'true';
  const words = values[field.split('.').at(-1) ?? ''];
  return value === null ? null : (words?.[value] ?? value);
};
