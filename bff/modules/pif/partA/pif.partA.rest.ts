import { PART_A_FIELDS, type PartACellName, type PartAFieldName } from '../../../../domain/pif/fields/partA.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import type { PifPartA } from '../../../resolvers.generated.ts';
import { durationWords, routeWords, typeWords } from '../../ingredient/ingredient.toxicology.rest.ts';
import { decodeFields, encodeFields } from '../pif.fields.rest.ts';
import {
  amountBasisWords,
  challengeWords,
  microbiologyWords,
  nanoBasisWords,
  packKindWords,
  populationGroupWords,
  waiverWords,
  weightBasisWords,
} from '../pif.words.rest.ts';
import type { ChangedPartA } from './pif.partA.input.ts';

type Wire = components['schemas'];
type WireFields = Required<Wire['PifPartAFields']>;

/** The service's name of each field of Part A. */
export const partANames = {
  appearance: 'izgled',
  colour: 'boja',
  odour: 'mirisProizvoda',
  ph: 'phVrednost',
  density: 'gustina',
  viscosity: 'viskoznost',
  stabilityTests: 'stabilnost',
  stabilityReasoning: 'stabilnostObrazlozenje',
  durabilityMonths: 'rokMeseci',
  paoMonths: 'paoMeseci',
  paoReasoning: 'paoObrazlozenje',
  microbiology: 'mikrobiologija',
  microbiologyReasoning: 'mikrobiologijaObrazlozenje',
  challengeTest: 'izazov',
  traces: 'tragovi',
  packParts: 'delovi',
  misuse: 'zloupotreba',
  exposure: 'izlozenost',
  exposedGroups: 'izlozeneGrupe',
  profiles: 'profili',
  noEffectsSince: 'bezDejstavaOd',
  unitsSold: 'prodato',
  effects: 'dejstva',
  studies: 'studije',
  otherAssessments: 'ostaleProcene',
} as const satisfies Record<PartAFieldName, keyof WireFields>;

/** The same for the fields of groups and rows. */
export const partACellNames = {
  minimum: 'najmanje',
  maximum: 'najvise',
  method: 'metoda',
  temperature: 'temperatura',
  weeks: 'nedelja',
  pack: 'pakovanje',
  result: 'rezultat',
  row: 'red',
  isWithin: 'odgovara',
  outcome: 'ishod',
  reasoning: 'obrazlozenje',
  substance: 'supstanca',
  ppm: 'ppm',
  material: 'materijal',
  kind: 'vrsta',
  isInContact: 'uKontaktu',
  isFoodGrade: 'zaHranu',
  compatibility: 'uskladjenost',
  gramsPerDay: 'gramaDnevno',
  retentionFactor: 'zadrzavanje',
  bodyWeightKg: 'masaTela',
  group: 'grupa',
  amountBasis: 'kolicinaOsnov',
  amountSource: 'kolicinaIzvor',
  weightBasis: 'masaOsnov',
  weightSource: 'masaIzvor',
  inciName: 'inci',
  text: 'tekst',
  waiver: 'izuzece',
  waiverReason: 'izuzeceRazlog',
  requiredMargin: 'trazenaGranica',
  marginReason: 'razlogGranice',
  cramerClass: 'kramerovaKlasa',
  hasGenotoxicityAlert: 'genotoksicnost',
  isOrganophosphateOrCarbamate: 'organofosfat',
  nanoBasis: 'nanoOsnov',
  nanoReason: 'nanoObrazlozenje',
  nanoNotifiedOn: 'nanoPrijavljeno',
  pod: 'tackaVrednost',
  podType: 'tackaVrsta',
  podRoute: 'tackaPut',
  podDuration: 'tackaTrajanje',
  podDaysPerWeek: 'tackaDana',
  podYear: 'tackaGodina',
  podDermalAbsorption: 'tackaDermalna',
  podSpecies: 'tackaZivotinja',
  podStudy: 'tackaStudija',
  podSource: 'tackaIzvor',
  podReason: 'tackaRazlog',
  dermalAbsorption: 'apsorpcijaDermalna',
  oralAbsorption: 'apsorpcijaOralna',
  absorptionSource: 'apsorpcijaIzvor',
  absorptionReason: 'apsorpcijaRazlog',
  physicalForm: 'oblik',
  purity: 'cistoca',
  effect: 'dejstvo',
  date: 'datum',
  market: 'trziste',
  isSerious: 'ozbiljno',
  causality: 'uzrocnost',
  action: 'mera',
} as const satisfies Record<PartACellName, string>;

const words = {
  names: { ...partANames, ...partACellNames },
  choices: {
    row: microbiologyWords,
    outcome: challengeWords,
    kind: packKindWords,
    cramerClass: { I: 'I', II: 'II', III: 'III' },
    nanoBasis: nanoBasisWords,
    waiverReason: waiverWords,
    podType: typeWords,
    podRoute: routeWords,
    podDuration: durationWords,
    group: populationGroupWords,
    amountBasis: amountBasisWords,
    weightBasis: weightBasisWords,
  },
} as const;

export const toPartA = (wire: Wire['Pif']['deoA']): PifPartA => ({
  version: wire.verzija,
  ...decodeFields(PART_A_FIELDS, wire, words),
});

export const fromPartA = (part: ChangedPartA['partA']): WireFields => encodeFields(PART_A_FIELDS, part, words);
