import type { operations } from '../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { companyIdOf } from '../../mocks/demo-data/companies.ts';
import { labelAt } from '../../mocks/demo-data/labels.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import { aPdf, anXlsx } from '../../mocks/testing/documentFiles.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';

type Subject =
  | 'getLabel'
  | 'createLabel'
  | 'uploadLabelPhoto'
  | 'updateLabel'
  | 'duplicateLabel'
  | 'archiveLabel'
  | 'addSignOff'
  | 'withdrawSignOff'
  | 'addSignOffDocument'
  | 'readSignOffDocument'
  | 'listCheckedLists'
  | 'createCheckedList'
  | 'getCheckedList'
  | 'updateCheckedList'
  | 'deleteCheckedList';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  photo: () => Promise<Uint8Array<ArrayBuffer>>;
  url: () => string;
}

const anonymous: Request = {};
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
/** A label of Lavanda that no other case deletes. */
const otherLabel = labelAt(14);
const newLabel = (change: object = {}): Request => ({
  json: {
    firma: lavanda,
    ime: 'Krem',
    tekstSastava: 'Aqua, Glycerin',
    inciProizvoda: ['AQUA', 'GLYCERIN'],
    status: 3,
    trzista: ['EU', 'RS'],
    ...change,
  },
});
const photoOnly = (bytes: Uint8Array<ArrayBuffer>): Request => {
  const form = new FormData();
  form.set('photo', new Blob([bytes]), 'photo');
  return { form };
};
const signOff = (change: object = {}): Request => ({
  json: {
    sifra: 'RESTRICTED',
    sastojak: 'SODIUM HYDROXIDE',
    osnov: 'Annex III/15a',
    otisak: 'a'.repeat(64),
    razlog: 'pH 5.5',
    verzija: 1,
    status: 1,
    ...change,
  },
});
const proof = (bytes = aPdf()): Request => {
  const form = new FormData();
  form.set('naziv', 'Analiza.pdf');
  form.set('fajl', new Blob([bytes]), 'x');
  return { form };
};
const checks = '/api/v1/checkedincis';
const checkResult = { status: 2, prepoznato: 1, ukupno: 2, greske: 0, upozorenja: 1, obavestenja: 0 };
const newCheck: Request = { json: { ime: 'Proba', tekst: 'Aqua, Glicerin', ...checkResult } };

/** The operations of labels and saved checks. */
export function labelCases({ as, photo, url }: Helpers): Pick<Record<keyof operations, ContractCase[]>, Subject> {
  /** Creates a saved check of the consultant and returns its path. */
  const checkPath = async (): Promise<string> => {
    const { body } = await send(url(), 'POST', checks, await as('konsultant', newCheck)());
    return `${checks}/${(body as { data: { data: { _id: string } } }).data.data._id}`;
  };

  /** Creates a label of the consultant and returns the path of its sign-offs. */
  const signOffPath = async (): Promise<string> => {
    const { body } = await send(url(), 'POST', '/deklaracija', await as('konsultant', newLabel())());
    return `/deklaracija/${(body as { data: { data: { slug: string } } }).data.data.slug}/potvrde`;
  };
  /** Creates a label with a sign-off and returns the path that withdraws it. */
  const withdrawalPath = async (): Promise<string> => {
    const path = await signOffPath();
    const { body } = await send(url(), 'POST', path, await as('konsultant', signOff())());
    const { potvrde } = (body as { data: { data: { potvrde: { _id: string }[] } } }).data.data;
    return `${path}/${potvrde[0]?._id ?? ''}/povlacenje`;
  };
  const proofPath = async (): Promise<string> => `${await signOffPath()}/dokumenti`;
  /** Creates a label with a sign-off that a document proves, and returns the path of the document. */
  const provenPath = async (): Promise<string> => {
    const path = await signOffPath();
    const sent = await send(url(), 'POST', `${path}/dokumenti`, await as('konsultant', proof())());
    const dokument = (sent.body as { data: { data: { _id: string } } }).data.data._id;
    const { body } = await send(url(), 'POST', path, await as('konsultant', signOff({ dokument }))());
    const { potvrde } = (body as { data: { data: { potvrde: { _id: string }[] } } }).data.data;
    return `${path}/${potvrde[0]?._id ?? ''}/dokument`;
  };
  const withdrawal = (verzija: number): Request => ({ json: { verzija, status: 2 } });

  return {
    addSignOff: [
      { name: 'of the same company', path: signOffPath, request: as('konsultant', signOff()), status: 200 },
      { name: 'about no ingredient', path: signOffPath, request: as('org', signOff({ sastojak: null })), status: 200 },
      { name: 'an older version', path: signOffPath, request: as('konsultant', signOff({ verzija: 9 })), status: 409 },
      { name: 'without a reason', path: signOffPath, request: as('konsultant', signOff({ razlog: '' })), status: 422 },
      { name: 'of another company', path: signOffPath, request: as('konsultant2', signOff()), status: 404 },
      { name: 'dcp', path: signOffPath, request: as('dcp', signOff()), status: 403 },
      { name: 'client', path: signOffPath, request: as('klijent', signOff()), status: 403 },
      { name: 'anonymous', path: signOffPath, request: anonymous, status: 401 },
    ],
    withdrawSignOff: [
      { name: 'of the same company', path: withdrawalPath, request: as('org', withdrawal(2)), status: 200 },
      { name: 'an older version', path: withdrawalPath, request: as('konsultant', withdrawal(1)), status: 409 },
      { name: 'of another company', path: withdrawalPath, request: as('konsultant2', withdrawal(2)), status: 404 },
      { name: 'client', path: withdrawalPath, request: as('klijent', withdrawal(2)), status: 403 },
      { name: 'anonymous', path: withdrawalPath, request: anonymous, status: 401 },
    ],
    addSignOffDocument: [
      { name: 'of the same company', path: proofPath, request: as('org', proof()), status: 200 },
      {
        name: 'a spreadsheet',
        path: proofPath,
        request: async () => as('konsultant', proof(await anXlsx()))(),
        status: 422,
      },
      { name: 'of another company', path: proofPath, request: as('konsultant2', proof()), status: 404 },
      { name: 'dcp', path: proofPath, request: as('dcp', proof()), status: 403 },
      { name: 'anonymous', path: proofPath, request: anonymous, status: 401 },
    ],
    readSignOffDocument: [
      { name: 'of the same company', path: provenPath, request: as('klijent'), status: 200 },
      { name: 'of another company', path: provenPath, request: as('konsultant2'), status: 404 },
      { name: 'anonymous', path: provenPath, request: anonymous, status: 401 },
    ],
    getLabel: [
      ...(['admin', 'org', 'konsultant', 'dcp', 'klijent'] as const).map((name) => ({
        name,
        path: `/deklaracija/${otherLabel.slug}`,
        request: as(name),
        status: 200,
      })),
      { name: 'of another company', path: `/deklaracija/${otherLabel.slug}`, request: as('konsultant2'), status: 404 },
      {
        name: 'a slug past 200 characters',
        path: `/deklaracija/${'a'.repeat(201)}`,
        request: as('admin'),
        status: 422,
      },
      { name: 'anonymous', path: `/deklaracija/${otherLabel.slug}`, request: anonymous, status: 401 },
    ],
    createLabel: [
      { name: 'only mandatory fields', path: '/deklaracija', request: as('konsultant', newLabel()), status: 200 },
      {
        name: 'more fields',
        path: '/deklaracija',
        request: as('org', newLabel({ pao: 12, primena: 'ostaje', uvoz: null, kategorija: null, serija: null })),
        status: 200,
      },
      { name: 'of another company', path: '/deklaracija', request: as('konsultant2', newLabel()), status: 422 },
      {
        name: 'of a formula that there is not',
        path: '/deklaracija',
        request: as('konsultant', newLabel({ formula: { slug: 'nema-je', revizija: 1 } })),
        status: 422,
      },
      { name: 'no market', path: '/deklaracija', request: as('konsultant', newLabel({ trzista: [] })), status: 422 },
      {
        name: 'an unknown field',
        path: '/deklaracija',
        request: as('konsultant', newLabel({ verzija: 1 })),
        status: 422,
      },
      {
        name: 'too large',
        path: '/deklaracija',
        request: as('konsultant', newLabel({ tekstSastava: 'x'.repeat(2_200_000) })),
        status: 413,
      },
      { name: 'dcp', path: '/deklaracija', request: as('dcp', newLabel()), status: 403 },
      { name: 'client', path: '/deklaracija', request: as('klijent', newLabel()), status: 403 },
      { name: 'anonymous', path: '/deklaracija', request: anonymous, status: 401 },
    ],
    uploadLabelPhoto: [
      {
        name: 'a picture',
        path: '/deklaracija/photo',
        request: async () => as('konsultant', photoOnly(await photo()))(),
        status: 200,
      },
      {
        name: 'no picture',
        path: '/deklaracija/photo',
        request: as('konsultant', photoOnly(new Uint8Array(5))),
        status: 422,
      },
      {
        name: 'too large',
        path: '/deklaracija/photo',
        request: as('konsultant', photoOnly(new Uint8Array(6_000_000))),
        status: 413,
      },
      {
        name: 'client',
        path: '/deklaracija/photo',
        request: async () => as('klijent', photoOnly(await photo()))(),
        status: 403,
      },
      { name: 'anonymous', path: '/deklaracija/photo', request: anonymous, status: 401 },
    ],
    updateLabel: [
      {
        name: 'one text',
        path: `/deklaracija/${otherLabel.slug}`,
        request: as('konsultant', { json: { verzija: 1, napomene: 'Proveriti.' } }),
        status: 200,
      },
      {
        name: 'the same version again',
        path: `/deklaracija/${otherLabel.slug}`,
        request: as('konsultant', { json: { verzija: 1, napomene: 'Ne.' } }),
        status: 409,
      },
      {
        name: 'no version',
        path: `/deklaracija/${otherLabel.slug}`,
        request: as('konsultant', { json: { napomene: 'Ne.' } }),
        status: 422,
      },
      {
        name: 'another company',
        path: `/deklaracija/${otherLabel.slug}`,
        request: as('konsultant', { json: { verzija: 2, firma: lavanda } }),
        status: 422,
      },
      {
        name: 'a label of another company',
        path: `/deklaracija/${otherLabel.slug}`,
        request: as('konsultant2', { json: { verzija: 2 } }),
        status: 404,
      },
      {
        name: 'dcp',
        path: `/deklaracija/${otherLabel.slug}`,
        request: as('dcp', { json: { verzija: 2 } }),
        status: 403,
      },
      {
        name: 'client',
        path: `/deklaracija/${otherLabel.slug}`,
        request: as('klijent', { json: { verzija: 2 } }),
        status: 403,
      },
      { name: 'anonymous', path: `/deklaracija/${otherLabel.slug}`, request: anonymous, status: 401 },
    ],
    duplicateLabel: [
      {
        name: 'of the same company',
        path: `/deklaracija/${otherLabel.slug}/duplicate`,
        request: as('konsultant'),
        status: 200,
      },
      {
        name: 'of another company',
        path: `/deklaracija/${otherLabel.slug}/duplicate`,
        request: as('konsultant2'),
        status: 404,
      },
      { name: 'client', path: `/deklaracija/${otherLabel.slug}/duplicate`, request: as('klijent'), status: 403 },
      { name: 'anonymous', path: `/deklaracija/${otherLabel.slug}/duplicate`, request: anonymous, status: 401 },
    ],
    archiveLabel: [
      {
        name: 'archiving',
        path: `/deklaracija/${otherLabel.slug}/arhiva`,
        request: as('konsultant', { json: { arhivirana: true } }),
        status: 200,
      },
      {
        name: 'restoring',
        path: `/deklaracija/${otherLabel.slug}/arhiva`,
        request: as('konsultant', { json: { arhivirana: false } }),
        status: 200,
      },
      {
        name: 'without a state',
        path: `/deklaracija/${otherLabel.slug}/arhiva`,
        request: as('konsultant', { json: { arhivirana: null } }),
        status: 422,
      },
      {
        name: 'of another company',
        path: `/deklaracija/${otherLabel.slug}/arhiva`,
        request: as('konsultant2', { json: { arhivirana: true } }),
        status: 404,
      },
      {
        name: 'dcp',
        path: `/deklaracija/${otherLabel.slug}/arhiva`,
        request: as('dcp', { json: { arhivirana: true } }),
        status: 403,
      },
      { name: 'anonymous', path: `/deklaracija/${otherLabel.slug}/arhiva`, request: anonymous, status: 401 },
    ],
    listCheckedLists: [
      ...(['admin', 'org', 'konsultant'] as const).map((name) => ({
        name,
        path: `${checks}?fields=-tekst&sort=-provereno&page=1&limit=20`,
        request: as(name),
        status: 200,
      })),
      { name: 'without parameters', path: checks, request: as('konsultant'), status: 200 },
      ...['fields=tekst', 'limit=101', 'sort=ime'].map((query) => ({
        name: query,
        path: `${checks}?${query}`,
        request: as('admin'),
        status: 422,
      })),
      ...(['dcp', 'klijent'] as const).map((name) => ({ name, path: checks, request: as(name), status: 403 })),
      { name: 'anonymous', path: checks, request: anonymous, status: 401 },
    ],
    createCheckedList: [
      { name: 'a list', path: checks, request: as('konsultant', newCheck), status: 200 },
      {
        name: 'without a result',
        path: checks,
        request: as('konsultant', { json: { ime: 'Proba', tekst: 'Aqua' } }),
        status: 422,
      },
      { name: 'client', path: checks, request: as('klijent', newCheck), status: 403 },
      { name: 'anonymous', path: checks, request: anonymous, status: 401 },
    ],
    getCheckedList: [
      { name: 'of the same company', path: checkPath, request: as('konsultant'), status: 200 },
      { name: 'of the organisation', path: checkPath, request: as('org'), status: 200 },
      { name: 'of another organisation', path: checkPath, request: as('org2'), status: 404 },
      { name: 'an invalid id', path: `${checks}/x`, request: as('admin'), status: 422 },
      { name: 'anonymous', path: checkPath, request: anonymous, status: 401 },
    ],
    updateCheckedList: [
      { name: 'a new result', path: checkPath, request: as('konsultant', { json: checkResult }), status: 200 },
      {
        name: 'another text',
        path: checkPath,
        request: as('konsultant', { json: { ...checkResult, tekst: 'Aqua' } }),
        status: 422,
      },
      { name: 'of another company', path: checkPath, request: as('konsultant2', { json: checkResult }), status: 404 },
      { name: 'dcp', path: checkPath, request: as('dcp', { json: checkResult }), status: 403 },
      { name: 'anonymous', path: checkPath, request: anonymous, status: 401 },
    ],
    deleteCheckedList: [
      { name: 'of the same company', path: checkPath, request: as('konsultant'), status: 200 },
      { name: 'of another company', path: checkPath, request: as('konsultant2'), status: 404 },
      { name: 'client', path: checkPath, request: as('klijent'), status: 403 },
      { name: 'anonymous', path: checkPath, request: anonymous, status: 401 },
    ],
  };
}
