import type { WordingClauses } from './matchWording.ts';

/** One statement that a label may have to bear: what to print, and how it is recognised on a label. */
export type WarningStatement = {
  readonly english: string;
  /** A working translation: to be checked by a native expert (SERBIAN_WORDING_VERIFIED). */
  readonly serbian: string;
  readonly clauses: WordingClauses;
};

const EYES = 'eye|eyes|oci|ocima|ociju|oka|okom|oku';
export const CHILDREN = 'child*|kids|infant*|baby|babies|deca|dece|deci|decu|decom|deteta|dete|detetu|djec*|djet*|beb*';
/** Words for a use that a statement forbids or limits. */
export const USE =
  'use|used|using|recommended|intended|suitable|korist*|upotreb*|primenj*|primjenj*|preporuc*|namenj*|namijenj*';
/** Words before the age that a statement names. */
export const YOUNGER = 'under|below|younger|less|up|mlad*|ispod|do|manje';
const CONTACT = 'contact|kontakt*|dodir*';

const notUnder = (age: string): WordingClauses => [[`{not} ${USE} ${CHILDREN} ${YOUNGER} ${age}`]];

/** The statements that several entries share. English as in column i of the entries, shortened nowhere. */
export const sharedStatements = {
  avoidEyes: {
    english: 'Avoid contact with eyes.',
    serbian: 'Izbegavati kontakt sa očima.',
    clauses: [
      [
        `avoid*|izbeg*|izbjeg* ${EYES}`,
        `{not} ${CONTACT} ${EYES}`,
        `keep|prevent|cuvati|drzati|spreciti away|out|from|dalje|podalje|${CONTACT} ${EYES}`,
      ],
    ],
  },
  rinseEyes: {
    english: 'Rinse eyes immediately if product comes into contact with them.',
    serbian: 'Odmah isprati oči ako proizvod dođe u dodir sa njima.',
    clauses: [
      [
        `rinse*|wash*|flush*|ispr*|ispir* ${EYES}`,
        `rinse*|wash*|flush*|ispr*|ispir* immediately|odmah ${CONTACT} them|njima|njim`,
      ],
    ],
  },
  medicalAdvice: {
    english: 'In the event of contact with eyes, rinse immediately with plenty of water and seek medical advice.',
    serbian: 'U slučaju dodira sa očima odmah isprati sa dosta vode i potražiti savet lekara.',
    clauses: [
      [`rinse*|wash*|flush*|ispr*|ispir* ${EYES}`],
      ['seek|consult|get|contact|potraz*|obrat*|konsult*|zatraz* medic*|doctor|physician|lekar*|ljekar*|medicin*'],
    ],
  },
  gloves: {
    english: 'Wear suitable gloves.',
    serbian: 'Nositi odgovarajuće rukavice.',
    clauses: [['wear|use|nos*|korist* gloves|rukavice|rukavica']],
  },
  professional: {
    english: 'For professional use only.',
    serbian: 'Samo za profesionalnu upotrebu.',
    clauses: [
      [
        'professional*_use_only|professionals_only|only_for_professional*|samo_za_profesional*|iskljucivo_za_profesional*|profesionaln*_upotreb*',
      ],
    ],
  },
  instructions: {
    english: 'Follow the instructions.',
    serbian: 'Pridržavati se uputstva.',
    clauses: [
      [
        'follow|observe|comply|pridrzav*|slediti|sledite|postovati|postujte|prati*|postupati instructions|directions|uputstv*|uputa*',
      ],
    ],
  },
  readDirections: {
    english: 'Read directions for use carefully.',
    serbian: 'Pažljivo pročitati uputstvo za upotrebu.',
    clauses: [['read|procita*|citati directions|instructions|uputstv*|uputa*']],
  },
  outOfReach: {
    english: 'Keep out of reach of children.',
    serbian: 'Čuvati van domašaja dece.',
    clauses: [
      [
        `keep|store|cuvati|cuvajte|drzati|drzite reach|domasaj*|dohvat* ${CHILDREN}`,
        `keep|store|cuvati|cuvajte|drzati|drzite away|podalje|dalje from|od ${CHILDREN}`,
      ],
    ],
  },
  adultsOnly: {
    english: 'To be used by adults only.',
    serbian: 'Smeju da koriste samo odrasle osobe.',
    clauses: [['adult*|odrasl* only|samo|iskljucivo']],
  },
  blindness: {
    english: 'Can cause blindness.',
    serbian: 'Može da izazove slepilo.',
    clauses: [['cause*|izaz*|prouzrok* blindness|slepil*|sljepil*|slepoc*']],
  },
  avoidSkin: {
    english: 'Avoid skin contact.',
    serbian: 'Izbegavati dodir sa kožom.',
    clauses: [[`avoid*|izbeg*|izbjeg* skin|kozom|koze|kozu`, `{not} ${CONTACT} skin|kozom|kozu`]],
  },
  sensitisation: {
    english: 'May cause sensitization in the event of skin contact.',
    serbian: 'Može da izazove preosetljivost u dodiru sa kožom.',
    clauses: [['cause*|izaz* sensiti*|preosetljiv*|preosjetljiv*|senzibil* skin|koz*']],
  },
  damagedSkin: {
    english: 'Do not apply to irritated or damaged skin.',
    serbian: 'Ne nanositi na nadraženu ili oštećenu kožu.',
    clauses: [
      [
        '{not} irritat*|nadraz*|iritiran* damaged|broken|ostecen* skin|koz*',
        'avoid*|izbeg* irritat*|nadraz*|iritiran* damaged|broken|ostecen* skin|koz*',
      ],
    ],
  },
  avoidEyesOrDamagedSkin: {
    english: 'Avoid contact with eyes or damaged skin.',
    serbian: 'Izbegavati kontakt sa očima i oštećenom kožom.',
    clauses: [
      [`avoid*|izbeg*|izbjeg* ${EYES}`, `{not} ${CONTACT} ${EYES}`],
      ['avoid*|izbeg*|izbjeg* damaged|broken|ostecen*', '{not} damaged|broken|ostecen*'],
    ],
  },
  frequentUse: {
    english: 'Frequent use by children is not advisable.',
    serbian: 'Ne preporučuje se česta upotreba kod dece.',
    clauses: [[`{not} frequent*|often|cest* ${CHILDREN}`]],
  },
  notUnderThree: {
    english: 'Not to be used for children under 3 years of age.',
    serbian: 'Ne koristiti kod dece mlađe od 3 godine.',
    clauses: notUnder('3|three|tri|trece|36'),
  },
  notUnderSix: {
    english: 'Not to be used for children under 6 years of age.',
    serbian: 'Ne koristiti kod dece mlađe od 6 godina.',
    clauses: notUnder('6|six|sest|seste'),
  },
  notUnderTen: {
    english: 'Not to be used for children under 10 years of age.',
    serbian: 'Ne koristiti kod dece mlađe od 10 godina.',
    clauses: notUnder('10|ten|deset|desete'),
  },
  notUnderEighteen: {
    english: 'Not to be used on a person under 18 years of age.',
    serbian: 'Ne koristiti kod osoba mlađih od 18 godina.',
    clauses: [[`{not} ${USE} ${YOUNGER} 18|eighteen|osamnaest`]],
  },
  nappyArea: {
    english: 'Do not use on the nappy area.',
    serbian: 'Ne koristiti u predelu pelena.',
    clauses: [['{not} nappy|diaper|pelen*']],
  },
  noseAndMouth: {
    english: "Keep powder away from children's nose and mouth.",
    serbian: 'Držati puder dalje od nosa i usta deteta.',
    clauses: [['keep|drzati|drzite|cuvati|cuvajte|izbeg*|avoid* nose|nosa|nos|nosom mouth|usta|ustima']],
  },
  peaSized: {
    english:
      'Children of 6 years and younger: use a pea-sized amount for supervised brushing to minimise swallowing. In case of intake of fluoride from other sources consult a dentist or doctor.',
    serbian:
      'Deca uzrasta do 6 godina: koristiti količinu veličine zrna graška, uz nadzor pri pranju zuba, da bi se gutanje svelo na najmanju meru. U slučaju unosa fluorida iz drugih izvora obratiti se stomatologu ili lekaru.',
    // Column i: not needed on what is "already labelled as contra-indicated for children (e.g. 'for adult use only')".
    clauses: [
      [
        `6|six|sest ${CHILDREN} pea|grask*|grasak`,
        'adult*|odrasl* only|samo|iskljucivo',
        `{not} ${USE} ${CHILDREN} ${YOUNGER} 6|7|8|10|12|six|sest`,
      ],
      [
        'consult*|savet*|obrat*|konsult*|lekar* dentist|doctor|stomatolog*|zubar*',
        'adult*|odrasl* only|samo|iskljucivo',
        `{not} ${USE} ${CHILDREN} ${YOUNGER} 6|7|8|10|12|six|sest`,
      ],
    ],
  },
  peroxideConcentration: {
    english: 'Contains …% H2O2 (present or released).',
    serbian: 'Sadrži …% H2O2 (prisutnog ili oslobođenog).',
    clauses: [['1|2|3|4|5|6 h2o2|peroxide|peroksid*', '0 h2o2|peroxide|peroksid*']],
  },
  dentists: {
    english:
      'To be only sold to dental practitioners. For each cycle of use, the first use to be only done by dental practitioners or under their direct supervision if an equivalent level of safety is ensured. Afterwards to be provided to the consumer to complete the cycle of use.',
    serbian:
      'Prodaje se samo stomatolozima. U svakom ciklusu upotrebe prvu primenu vrši samo stomatolog, ili se vrši pod njegovim neposrednim nadzorom ako je obezbeđen jednak nivo bezbednosti. Potom se daje potrošaču da završi ciklus upotrebe.',
    clauses: [['sold|prodaj* dental|dentist*|stomatoloz*|stomatolog*'], ['first|prv* supervision|nadzor*']],
  },
  vitaminA: {
    english: 'Contains Vitamin A. Consider your daily intake before use.',
    serbian: 'Sadrži vitamin A. Pre upotrebe uzeti u obzir dnevni unos vitamina A.',
    clauses: [
      ['contain*|sadrz* vitamin_a|vitamina_a|vitamine_a'],
      ['consider*|account|obzir|razmotri* daily|dnevn* intake|unos*'],
    ],
  },
  allergicReaction: {
    english: 'Can cause an allergic reaction.',
    serbian: 'Može da izazove alergijsku reakciju.',
    clauses: [['cause*|izaz* allerg*|alerg*']],
  },
  releasesFormaldehyde: {
    english: 'Releases formaldehyde',
    serbian: 'Oslobađa formaldehid',
    clauses: [['release*|releasing|oslobad*|otpust*|ispust* formaldehyd*|formaldehid*']],
  },
} satisfies Readonly<Record<string, WarningStatement>>;
