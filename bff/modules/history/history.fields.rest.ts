/** The names of fields in events by the words of the service. A word that is missing here is told as it is. */
const names: Record<string, string> = {
  ime: 'name',
  oznaka: 'reference',
  opis: 'description',
  namena: 'function',
  obrazlozenje: 'categoryReason',
  populacija: 'population',
  oblik: 'physicalForm',
  nijanse: 'shades',
  neto: 'nominalContent',
  poreklo: 'origin',
  kategorija: 'category',
  primena: 'use',
  zaDecuDoTri: 'isForUnderThree',
  zaIntimnuNegu: 'isForIntimateUse',
  inhalacija: 'isInhalable',
  trzista: 'markets',
  prvoStavljanje: 'firstPlacedOn',
  odgovornoLice: 'responsiblePerson',
  zaProizvodnju: 'productionPerson',
  zaKvalitet: 'qualityPerson',
  adresa: 'address',
  telefon: 'phone',
  postupak: 'steps',
  tekst: 'text',
  faza: 'phase',
  temperatura: 'temperature',
  vreme: 'duration',
  mesto: 'site',
  dpp: 'gmp',
  potpisao: 'signedBy',
  datum: 'date',
  vaziDo: 'validUntil',
  bezTvrdnji: 'hasNoClaims',
  tvrdnje: 'claims',
  jezik: 'language',
  vrsta: 'kind',
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
};

const answers = { nijeRadjeno: 'NONE', radjeno: 'PERFORMED', nijePoznato: 'NOT_KNOWN' };
/** The words of the service for values of fields that have a fixed choice. */
const values: Record<string, Record<string, string>> = {
  statement: answers,
  thirdCountries: answers,
  answer: answers,
  use: { ostaje: 'LEAVE_ON', ispiraSe: 'RINSE_OFF' },
  stage: {
    uIzradi: 'IN_WORK',
    naPregledu: 'SUBMITTED',
    vraceno: 'RETURNED',
    ocenjeno: 'ASSESSED',
    potpisano: 'SIGNED',
    arhivirano: 'ARCHIVED',
  },
  kind: {
    efikasnost: 'EFFICACY',
    sastojak: 'INGREDIENT',
    bezSastojka: 'FREE_FROM',
    podnosljivost: 'TOLERANCE',
    senzorna: 'SENSORY',
    ekoloska: 'ENVIRONMENTAL',
  },
  criterion: {
    zakonitost: 'LEGAL_COMPLIANCE',
    istinitost: 'TRUTHFULNESS',
    dokazanost: 'EVIDENTIAL_SUPPORT',
    postenje: 'HONESTY',
    pravicnost: 'FAIRNESS',
    informisanost: 'INFORMED_DECISION',
  },
  judgement: { ispunjen: 'YES', neispunjen: 'NO', neocenjen: 'NOT_JUDGED' },
};

/** The path of a field by the names of the schema: rows keep their numbers. */
export const fieldName = (path: string): string =>
  path
    .split('.')
    .map((word) => names[word] ?? word)
    .join('.');

/** The value of a field by the names of the schema; a text that people typed stays. */
export const fieldValue = (field: string, value: string | null): string | null => {
  const words = values[field.split('.').at(-1) ?? ''];
  return value === null ? null : (words?.[value] ?? value);
};
