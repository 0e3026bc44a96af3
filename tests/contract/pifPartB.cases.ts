import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { labelAt } from '../../mocks/demo-data/labels.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Subject = 'updatePifPartB' | 'concludePif';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const list = '/api/v1/pifs';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const label = Array.from({ length: 59 }, (_, at) => labelAt(at)).find(({ companyId }) => companyId === lavanda);

const whole = {
  zakljucnaIzjava: 'Proizvod je bezbedan.',
  uslovi: ['Čuvati od sunca.'],
  razloziNebezbednosti: 'Nema podataka.',
  upozorenja: [{ upozorenje: 'Izbegavati kontakt sa očima.', objasnjenje: 'Proizvod je za stopala.' }],
  razlike: [{ podatak: 'name', uDosijeu: 'Krema', naDeklaraciji: 'Losion', objasnjenje: 'Prodaje se pod oba imena.' }],
  razmatranja: [{ tema: 'margine', tekst: 'Sve margine su iznad 100.', izmenjeno: false }],
  opravdanja: [{ inci: 'Phenoxyethanol', obrazlozenje: 'SCCS prihvata 25.' }],
};

/** How the product is used, without which nobody concludes that it is safe. */
const answers = { primena: 'ostaje', zaDecuDoTri: false, zaIntimnuNegu: false, inhalacija: false };
/** Every heading of the reasoning that applies to it. */
const reasoned = {
  razmatranja: [
    ...['supstance', 'margine', 'stabilnost', 'mikrobiologija', 'necistoce', 'ambalaza'],
    ...['interakcije', 'alergeni', 'dejstva'],
  ].map((tema) => ({ tema, tekst: `Ocenjeno: ${tema}.`, izmenjeno: true })),
};

/** The operations on Part B of the safety report and on the conclusion, by the contract of the product server. */
export function pifPartBCases({ as, url }: Helpers): Record<Subject, ContractCase[]> {
  const post = async (path: string, json: object, method: 'POST' | 'PATCH' = 'POST') =>
    (await send(url(), method, path, await as('konsultant', { json })())).body as {
      data: { data: { slug: string; opis: { verzija: number } } };
    };
  /** Enters a file, submits it and saves Part B once where it is given. */
  const submitted =
    (word: string, partB?: object, use: object = answers): (() => Promise<string>) =>
    async () => {
      const { data } = await post(list, { ime: 'Krema za stopala', firma: lavanda, deklaracija: label?.slug });
      const path = `${list}/${data.data.slug}`;
      const { opis } = data.data;
      await post(
        `${path}/opis`,
        { ...opis, ime: 'Krema za stopala', oznaka: null, kategorija: 'foot_care_products', ...use },
        'PATCH',
      );
      await post(`${path}/predaja`, { verzija: 1 });
      if (partB) await post(`${path}/deoB`, { verzija: 1, ...partB }, 'PATCH');
      return `${path}/${word}`;
    };
  const inWork = async () => {
    const { data } = await post(list, { ime: 'Krema za stopala', firma: lavanda });
    return `${list}/${data.data.slug}/deoB`;
  };
  const json = { ...whole, verzija: 1 };
  const conclude = (name: AccountName, zakljucak: string, verzija = 2) => as(name, { json: { verzija, zakljucak } });
  return {
    updatePifPartB: [
      { name: 'submitted', path: submitted('deoB'), request: as('konsultant', { json }), status: 200 },
      { name: 'an old version', path: submitted('deoB', whole), request: as('konsultant', { json }), status: 409 },
      { name: 'in work', path: inWork, request: as('konsultant', { json }), status: 409 },
      { name: 'by a client', path: submitted('deoB'), request: as('klijent', { json }), status: 403 },
      { name: 'of another organisation', path: submitted('deoB'), request: as('org2', { json }), status: 404 },
      {
        name: 'a heading twice',
        path: submitted('deoB'),
        request: as('konsultant', {
          json: { verzija: 1, razmatranja: [...whole.razmatranja, ...whole.razmatranja] },
        }),
        status: 422,
      },
      {
        name: 'an unknown heading',
        path: submitted('deoB'),
        request: as('konsultant', {
          json: { verzija: 1, razmatranja: [{ tema: 'ukus', tekst: 'x', izmenjeno: true }] },
        }),
        status: 422,
      },
    ],
    concludePif: [
      {
        name: 'safe',
        path: submitted('zakljucak', reasoned),
        request: conclude('konsultant', 'bezbedan'),
        status: 200,
      },
      {
        name: 'safe without one heading of the reasoning',
        path: submitted('zakljucak', { razmatranja: reasoned.razmatranja.slice(1) }),
        request: conclude('konsultant', 'bezbedan'),
        status: 422,
      },
      {
        name: 'safe without the heading for children under three',
        path: submitted('zakljucak', reasoned, { ...answers, zaDecuDoTri: true }),
        request: conclude('konsultant', 'bezbedan'),
        status: 422,
      },
      {
        name: 'safe while it is not answered whether it is breathed in',
        path: submitted('zakljucak', reasoned, { ...answers, inhalacija: null }),
        request: conclude('konsultant', 'bezbedan'),
        status: 422,
      },
      {
        name: 'safe of a product for children without their exposure',
        path: submitted('zakljucak', reasoned, { ...answers, populacija: 'deca 3–10' }),
        request: conclude('konsultant', 'bezbedan'),
        status: 422,
      },
      {
        name: 'safe of a spray whose inhalation nobody assessed',
        path: submitted(
          'zakljucak',
          { razmatranja: [...reasoned.razmatranja, { tema: 'udisanje', tekst: 'Ocenjeno.', izmenjeno: true }] },
          { ...answers, inhalacija: true },
        ),
        request: conclude('konsultant', 'bezbedan'),
        status: 422,
      },
      {
        name: 'conditions that Part B names',
        path: submitted('zakljucak', whole),
        request: conclude('konsultant', 'uslovnoBezbedan'),
        status: 200,
      },
      {
        name: 'conditionally safe without a condition',
        path: submitted('zakljucak'),
        request: conclude('konsultant', 'uslovnoBezbedan'),
        status: 422,
      },
      {
        name: 'not safe without a reason',
        path: submitted('zakljucak'),
        request: conclude('konsultant', 'nebezbedan'),
        status: 422,
      },
      {
        name: 'an old version',
        path: submitted('zakljucak'),
        request: conclude('konsultant', 'bezbedan', 1),
        status: 409,
      },
      { name: 'without a profile', path: submitted('zakljucak'), request: conclude('org', 'bezbedan'), status: 403 },
      { name: 'by a client', path: submitted('zakljucak'), request: conclude('klijent', 'bezbedan'), status: 403 },
      { name: 'another word', path: submitted('zakljucak'), request: conclude('konsultant', 'mozda'), status: 422 },
    ],
  };
}
