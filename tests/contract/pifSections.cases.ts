import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Subject = 'updatePifManufacturing' | 'updatePifClaims' | 'updatePifAnimalTesting' | 'updatePifPartA';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const anonymous: Request = {};
const list = '/api/v1/pifs';

/** The operations that save a section of a product information file, by the contract of the product server. */
export function pifSectionCases({ as, url }: Helpers): Record<Subject, ContractCase[]> {
  /** Enters a file, saves the section once, and returns its path. */
  const newPath =
    (word: string, saved?: object): (() => Promise<string>) =>
    async () => {
      const json = { ime: 'Krema za lice', firma: companyIdOf('Lavanda Natura d.o.o.') };
      const { body } = await send(url(), 'POST', list, await as('konsultant', { json })());
      const path = `${list}/${(body as { data: { data: { slug: string } } }).data.data.slug}/${word}`;
      if (saved) await send(url(), 'PATCH', path, await as('konsultant', { json: saved })());
      return path;
    };
  const cases = (word: string, whole: object): ContractCase[] => {
    const json = { ...whole, verzija: 1 };
    return [
      { name: 'staff', path: newPath(word), request: as('konsultant', { json }), status: 200 },
      { name: 'client', path: newPath(word), request: as('klijent', { json }), status: 200 },
      {
        name: 'the next version',
        path: newPath(word, json),
        request: as('org', { json: { ...json, verzija: 2 } }),
        status: 200,
      },
      { name: 'an old version', path: newPath(word, json), request: as('org', { json }), status: 409 },
      { name: 'a version to come', path: newPath(word), request: as('org', { json: { verzija: 2 } }), status: 409 },
      { name: 'an unknown field', path: newPath(word), request: as('org', { json: { ...json, x: 1 } }), status: 422 },
      { name: 'of another organisation', path: newPath(word), request: as('konsultant2', { json }), status: 404 },
      { name: 'dcp', path: newPath(word), request: as('dcp', { json }), status: 403 },
      { name: 'anonymous', path: `${list}/nema/${word}`, request: anonymous, status: 401 },
    ];
  };
  const wrong = (name: string, word: string, fields: object): ContractCase => ({
    name,
    path: newPath(word),
    request: as('org', { json: { verzija: 1, ...fields } }),
    status: 422,
  });
  const criterion = { kriterijum: 'postenje', ocena: 'neispunjen', razlog: 'Nije tačno.' };
  return {
    updatePifManufacturing: [
      ...cases('izrada', {
        postupak: [{ faza: 'A', tekst: 'Zagrejati.', temperatura: '70 °C', vreme: '10 min' }],
        mesto: 'Zemun',
        dpp: { standard: 'ISO 22716', potpisao: 'Ana Anić', datum: '2026-01-02', vaziDo: null },
      }),
      wrong('a day that is none', 'izrada', { dpp: { datum: '2. 1. 2026.' } }),
      wrong('101 steps', 'izrada', { postupak: Array.from({ length: 101 }, () => ({ tekst: 'Mešati.' })) }),
      wrong('a method of 100,001 characters', 'izrada', {
        postupak: Array.from({ length: 5 }, () => ({ tekst: 'a'.repeat(20_001) })),
      }),
    ],
    updatePifClaims: [
      ...cases('tvrdnje', {
        bezTvrdnji: false,
        tvrdnje: [{ tekst: 'Bez parabena', jezik: 'sr', vrsta: 'bezSastojka', kriterijumi: [criterion] }],
      }),
      wrong('claims beside none', 'tvrdnje', { bezTvrdnji: true, tvrdnje: [{ tekst: 'Neguje.' }] }),
      wrong('a criterion twice', 'tvrdnje', { tvrdnje: [{ tekst: 'Neguje.', kriterijumi: [criterion, criterion] }] }),
      wrong('51 claims', 'tvrdnje', { tvrdnje: Array.from({ length: 51 }, () => ({ tekst: 'Neguje.' })) }),
    ],
    updatePifAnimalTesting: [
      ...cases('animal', {
        izjava: 'nijeRadjeno',
        treceZemlje: 'nijePoznato',
        dobavljaci: [{ dobavljac: 'Hemikalije Plus', odgovor: null, datum: '2026-01-02', napomena: 'Čeka se.' }],
      }),
      wrong('an unknown answer', 'animal', { izjava: 'mozda' }),
    ],
    updatePifPartA: [
      ...cases('deoA', {
        izgled: 'Emulzija',
        phVrednost: { najmanje: '5.0', najvise: '5.5', metoda: 'pH-metar' },
        stabilnost: [{ temperatura: '40 °C', nedelja: 12, rezultat: 'Bez promena.' }],
        mikrobiologija: [{ red: 'candidaAlbicans', rezultat: 'odsutna u 1 g', odgovara: true }],
        izazov: { ishod: 'kriterijumA' },
        delovi: [{ materijal: 'PP', vrsta: 'primarno', uKontaktu: true }],
        izlozenost: { gramaDnevno: '2.5', masaTela: '10', obrazlozenje: 'Dete.' },
        izlozeneGrupe: [
          { grupa: 'odrasli' },
          { grupa: 'deca3do10', kolicinaOsnov: 'povrsina', masaOsnov: 'prosek' },
          { grupa: 'adolescenti', kolicinaOsnov: 'odrasli', obrazlozenje: 'Od 14 godina kao odrasli.' },
        ],
        inhalacionaIzlozenost: {
          forma: 'pumpica',
          gramaPoUpotrebi: '0.5',
          respirabilniUdeo: '0',
          nistaRespirabilno: true,
        },
        svojstvaZaDosije: [
          {
            ...{
              inci: 'PHENOXYETHANOL',
              svojstvo: 'kinetics',
              tekst: 'Brzo se izlučuje.',
              svojstvoIzvor: 'SCCS/1575/16',
            },
            svojstvoRazlog: 'Ispitano na ovoj sirovini.',
          },
        ],
        zajednoKorisceni: [
          { inci: 'PHENOXYETHANOL', proizvod: 'Losion', vrstaProizvoda: 'losionZaTelo', udeo: '0.9' },
          { inci: 'PHENOXYETHANOL', proizvod: 'Sprej', izlozenostMgKg: '10', izlozenostIzvor: 'Merenje' },
        ],
        profili: [
          {
            inci: 'PHENOXYETHANOL',
            trazenaGranica: '25',
            razlogGranice: 'Kinetika kod ljudi',
            kramerovaKlasa: 'I',
            genotoksicnost: false,
            organofosfat: false,
          },
        ],
        dejstva: [{ dejstvo: 'Crvenilo', ozbiljno: false }],
        prodato: 1200,
      }),
      wrong('a figure that is none', 'deoA', { phVrednost: { najmanje: 'pet' } }),
      wrong('a row twice', 'deoA', { mikrobiologija: [{ red: 'ukupanBroj' }, { red: 'ukupanBroj' }] }),
      wrong('a margin without a reason', 'deoA', { profili: [{ inci: 'AQUA', trazenaGranica: '25' }] }),
      wrong('a margin of 0', 'deoA', { profili: [{ inci: 'AQUA', trazenaGranica: '0', razlogGranice: 'Ne' }] }),
      wrong('a Cramer class of a substance with an alert', 'deoA', {
        profili: [{ inci: 'AQUA', kramerovaKlasa: 'I', genotoksicnost: true, organofosfat: false }],
      }),
      wrong('an endpoint of a file without a reason', 'deoA', {
        svojstvaZaDosije: [{ inci: 'X', svojstvo: 'kinetics', tekst: 'Brzo.', svojstvoIzvor: 'SCCS' }],
      }),
      wrong('an endpoint of a file twice', 'deoA', {
        svojstvaZaDosije: ['X', 'x'].map((inci) => ({
          ...{ inci, svojstvo: 'kinetics', nemaPodataka: 'nijePronadjeno' },
          svojstvoRazlog: 'Pretraženo je više baza podataka.',
        })),
      }),
      wrong('a product used together twice', 'deoA', {
        zajednoKorisceni: [
          { inci: 'X', proizvod: 'A' },
          { inci: 'x', proizvod: 'a ' },
        ],
      }),
      wrong('0 % in another product', 'deoA', { zajednoKorisceni: [{ inci: 'X', proizvod: 'A', udeo: '0' }] }),
      wrong('101 % in another product', 'deoA', { zajednoKorisceni: [{ inci: 'X', proizvod: 'A', udeo: '101' }] }),
      wrong('an exposure without its source', 'deoA', {
        zajednoKorisceni: [{ inci: 'X', proizvod: 'A', izlozenostMgKg: '3', izlozenostIzvor: '.' }],
      }),
      wrong('a group twice', 'deoA', { izlozeneGrupe: [{ grupa: 'odrasli' }, { grupa: 'odrasli' }] }),
      wrong('an unknown group', 'deoA', { izlozeneGrupe: [{ grupa: 'svi' }] }),
      wrong('a child with the row of adults', 'deoA', {
        izlozeneGrupe: [{ grupa: 'deca3do10', kolicinaOsnov: 'odrasli' }],
      }),
      wrong('adults scaled by surface', 'deoA', { izlozeneGrupe: [{ grupa: 'trudnice', kolicinaOsnov: 'povrsina' }] }),
      wrong('a child of 0 kg', 'deoA', { izlozeneGrupe: [{ grupa: 'deca3do10', masaTela: '0' }] }),
      wrong('a share above 1', 'deoA', { izlozeneGrupe: [{ grupa: 'odrasli', zadrzavanje: '1.5' }] }),
      wrong('an amount of 0 g of spray', 'deoA', { inhalacionaIzlozenost: { gramaPoUpotrebi: '0' } }),
      wrong('a share of spray above 1', 'deoA', { inhalacionaIzlozenost: { respirabilniUdeo: '1.1' } }),
      wrong('a room of 0 m³', 'deoA', { inhalacionaIzlozenost: { prostorijaM3: '0.0' } }),
      wrong('more breathed out than in', 'deoA', { inhalacionaIzlozenost: { izdahnutoProcenata: '101' } }),
      wrong('51 tests', 'deoA', { stabilnost: Array.from({ length: 51 }, () => ({ temperatura: '40 °C' })) }),
    ],
  };
}
