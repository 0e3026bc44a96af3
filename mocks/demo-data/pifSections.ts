import type { PifContent, pifSections } from '../product-server/database/schema/pif.ts';
import { COMPANIES, companyIdOf } from './companies.ts';
import { labelAt } from './labels.ts';
import { pifAt } from './pifs.ts';
import { LABELS_APART, readyFileAt, readyProfilesAt } from './readyFormulas.ts';

type SectionRow = typeof pifSections.$inferInsert;

const CRITERIA = ['zakonitost', 'istinitost', 'dokazanost', 'postenje', 'pravicnost', 'informisanost'] as const;

const STEPS = [
  { faza: 'A', tekst: 'Odmeriti vodu i vodorastvorljive sirovine, zagrejati uz mešanje.', temperatura: '70–75 °C' },
  {
    faza: 'B',
    tekst: 'Otopiti masnu fazu i dodati je fazi A uz homogenizaciju.',
    temperatura: '70–75 °C',
    vreme: '10 min',
  },
  { faza: 'C', tekst: 'Ohladiti, dodati konzervans i miris, podesiti pH.', temperatura: '35 °C', vreme: '20 min' },
];

/**
 * The statement on good manufacturing practice of every fifth company has expired; that of a file which can be signed
 * ends next.
 */
const manufacturingOf = (index: number, signedBy: string): PifContent['MANUFACTURING'] => ({
  postupak: STEPS,
  mesto: 'Pogon u Zemunu, Srbija',
  dpp: {
    standard: 'ISO 22716',
    potpisao: signedBy,
    datum: '2024-03-01',
    vaziDo: index % 5 !== 2 ? '2029-02-28' : readyFileAt(index) ? '2027-02-28' : '2026-02-28',
  },
});

const hasClaims = (index: number): boolean => index % 4 !== 1;

const claimsOf = (index: number): PifContent['CLAIMS'] => {
  if (!hasClaims(index)) return { bezTvrdnji: true, tvrdnje: [] };
  const criteriaWith = (ocena: 'ispunjen' | 'neocenjen') => CRITERIA.map((kriterijum) => ({ kriterijum, ocena }));
  const proof = {
    vrstaStudije: 'Ispitivanje potrošača',
    datum: '2025-11-20',
    naslov: 'Ocena 30 ispitanika, 4 nedelje',
  };
  return {
    bezTvrdnji: false,
    tvrdnje: [
      { tekst: 'Hidrira kožu.', jezik: 'sr', vrsta: 'efikasnost', dokaz: proof, kriterijumi: criteriaWith('ispunjen') },
      {
        tekst: 'Bez alkohola.',
        jezik: 'sr',
        vrsta: 'bezSastojka',
        dokaz: { vrstaStudije: 'Sastav', naslov: 'Formula proizvoda' },
        kriterijumi: criteriaWith(index % 3 === 0 ? 'neocenjen' : 'ispunjen'),
      },
    ],
  };
};

const animalTestingOf = (index: number, signedBy: string): PifContent['ANIMAL_TESTING'] => ({
  izjava: 'nijeRadjeno',
  treceZemlje: index % 6 === 5 ? 'nijePoznato' : 'nijeRadjeno',
  tekst: 'Ni proizvod ni njegovi sastojci nisu ispitivani na životinjama.',
  potpisao: signedBy,
  datum: '2026-01-15',
  dobavljaci: [{ dobavljac: 'Hemikalije Plus d.o.o.', odgovor: 'nijeRadjeno', datum: '2025-12-02' }],
});

const MICROBIOLOGY_ROWS = [
  ['ukupanBroj', '< 10 CFU/g', 'ISO 21149'],
  ['escherichiaColi', 'odsutna u 1 g', 'ISO 21150'],
  ['pseudomonasAeruginosa', 'odsutan u 1 g', 'ISO 22717'],
  ['staphylococcusAureus', 'odsutan u 1 g', 'ISO 22718'],
  ['candidaAlbicans', 'odsutna u 1 g', 'ISO 18416'],
] as const;

const hasChallengeTest = (index: number): boolean => index % 4 !== 3;

/** Stability is reasoned, because the demo PIFs hold no reports; every fourth has no challenge test yet. */
const partAOf = (index: number): PifContent['PART_A'] => ({
  izgled: 'Homogena masa',
  boja: 'Bela do krem',
  mirisProizvoda: 'Karakterističan',
  phVrednost: { najmanje: '5.0', najvise: '6.0', metoda: 'pH-metar, 20 °C' },
  stabilnost: [{ temperatura: '40 °C', nedelja: 12, pakovanje: 'PP tegla', rezultat: 'Bez promena.' }],
  stabilnostObrazlozenje: 'Proizvod istog sastava i pakovanja ispitivan je 12 nedelja na 40 °C.',
  rokMeseci: 30,
  paoMeseci: 12,
  mikrobiologija: MICROBIOLOGY_ROWS.map(([red, rezultat, metoda]) => ({ red, rezultat, metoda, odgovara: true })),
  izazov: hasChallengeTest(index) ? { ishod: 'kriterijumA', metoda: 'ISO 11930' } : {},
  delovi: [{ materijal: 'Polipropilen', vrsta: 'primarno', uKontaktu: true, zaHranu: true }],
  bezDejstavaOd: '2026-01-15',
  ...exposureOf(index),
  profili: readyProfilesAt(index),
});

/** What children under three get, and what is breathed in, where the label says that the product is such a one. */
function exposureOf(index: number): Pick<PifContent['PART_A'], 'izlozenost' | 'inhalacionaIzlozenost'> {
  const { isForUnderThree, isInhalable } = labelAt(index * LABELS_APART);
  return {
    ...(isForUnderThree && {
      izlozenost: {
        gramaDnevno: '1.5',
        zadrzavanje: '1',
        masaTela: '5',
        obrazlozenje: 'Ispitivanje upotrebe kod odojčadi; masa po EFSA 2012.',
      },
    }),
    ...(isInhalable && {
      inhalacionaIzlozenost: {
        forma: 'pumpica' as const,
        gramaPoUpotrebi: '0.5',
        upotrebaDnevno: '2',
        respirabilniUdeo: '0.01',
        respirabilniIzvor: 'Laserska difrakcija, izveštaj proizvođača dizne.',
        lokalnaDejstva: 'Nadražaj disajnih puteva nije poznat; kapi su krupnije od 10 µm.',
      },
    }),
  };
}

const STATEMENTS = {
  safe: 'Proizvod je bezbedan za zdravlje ljudi kada se koristi pod uobičajenim ili razumno predvidivim uslovima.',
  conditionallySafe: 'Proizvod je bezbedan za zdravlje ljudi kada su ispunjeni navedeni uslovi.',
  unsafe: 'Za proizvod se ne može zaključiti da je bezbedan za zdravlje ljudi.',
};
type Conclusion = keyof typeof STATEMENTS;
type PartB = PifContent['PART_B'];

/** What the assessor wrote under every heading that applies; it says nothing that the rest of the file does not. */
function reasoningOf(index: number, conclusion: Conclusion): PartB['razmatranja'] {
  const { isForUnderThree, isForIntimateUse, isInhalable } = labelAt(index * LABELS_APART);
  const isSafe = conclusion === 'safe';
  const texts = {
    supstance: isSafe
      ? 'Za svaku supstancu je navedena polazna tačka ili razlog zašto nije potrebna.'
      : 'Podaci o supstancama navedeni su u odeljku A8; šta nedostaje, stoji uz zaključak.',
    margine: isSafe
      ? 'Sve izračunate margine bezbednosti su iznad potrebnih.'
      : 'Margine bezbednosti navedene su u odeljku A7; gde ih nema, proizvod se po njima ne ocenjuje.',
    stabilnost: 'Na 40 °C tokom 12 nedelja proizvod istog sastava i pakovanja se nije promenio.',
    mikrobiologija: hasChallengeTest(index)
      ? 'Rezultati su u granicama standarda ISO 17516, a ispunjen je i kriterijum A standarda ISO 11930.'
      : 'Rezultati su u granicama standarda ISO 17516; test opterećenja konzervansa tek treba dostaviti.',
    necistoce: 'Podaci o nečistoćama i tragovima navedeni su po sirovinama u odeljku A4.',
    ambalaza: 'Primarno pakovanje je od polipropilena pogodnog za hranu; prelazak sastojaka u proizvod se ne očekuje.',
    interakcije: 'Između supstanci ovog sastava nisu poznate interakcije koje bi uticale na bezbednost.',
    alergeni: 'Mirisni alergeni i IFRA sertifikati pregledani su prema odeljku A1 i deklaraciji.',
    dejstva: 'Neželjena dejstva nisu poznata od dana koji je naveden u odeljku A9.',
    ...(hasClaims(index) && {
      tvrdnje: 'Tvrdnja o hidrataciji počiva na ispitivanju potrošača, a tvrdnja „Bez alkohola“ na sastavu.',
    }),
    ...(isInhalable && { udisanje: 'Pri upotrebi se deo proizvoda može udahnuti; odeljak A6 to ne obuhvata.' }),
    ...(isForUnderThree && { deca: 'Izloženost dece ocenjena je odvojeno od izloženosti odraslih.' }),
    ...(isForIntimateUse && { intimnaNega: 'Uzeta je u obzir veća propustljivost sluzokože.' }),
  };
  return Object.entries(texts).map(([tema, tekst]) => ({
    tema: tema as keyof typeof texts,
    tekst,
    izmenjeno: true,
  }));
}

const partBOf = (index: number, conclusion: Conclusion): PartB => ({
  zakljucnaIzjava: STATEMENTS[conclusion],
  uslovi:
    conclusion === 'conditionallySafe' ? ['Rezultat testa opterećenja konzervansa dostaviti pre puštanja serije.'] : [],
  razloziNebezbednosti:
    conclusion === 'unsafe' ? 'Za jednu supstancu nije poznata margina bezbednosti, a zamena nije predložena.' : null,
  upozorenja: [],
  razmatranja: reasoningOf(index, conclusion),
  opravdanja: [],
});

/** The sections of a demo PIF besides the description. Those in work lack them all, the returned ones the claims. */
export function otherSectionsAt(index: number): SectionRow[] {
  const { id: pifId, companyId, stage, conclusion, changedAt } = pifAt(index);
  if (stage === 'IN_WORK') return [];
  const signedBy = COMPANIES.find(({ name }) => companyIdOf(name) === companyId)?.name ?? '';
  const common = { pifId, version: 1, changedAt };
  const rows: SectionRow[] = [
    { ...common, section: 'MANUFACTURING', content: manufacturingOf(index, signedBy) },
    { ...common, section: 'ANIMAL_TESTING', content: animalTestingOf(index, signedBy) },
  ];
  if (stage !== 'RETURNED') rows.push({ ...common, section: 'PART_A', content: partAOf(index) });
  if (stage !== 'RETURNED') rows.push({ ...common, section: 'CLAIMS', content: claimsOf(index) });
  if (conclusion !== 'none') rows.push({ ...common, section: 'PART_B', content: partBOf(index, conclusion) });
  return rows;
}
