import { createHash } from 'node:crypto';
import { accounts, type AccountName, DEMO_PASSWORD } from '../../mocks/demo-data/accounts.ts';
import { PIF_COUNT, pifAt } from '../../mocks/demo-data/pifs.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';
import { aPdf, aPng } from '../../mocks/testing/documentFiles.ts';

type Subject = 'checkSignature' | 'signPif' | 'listPifVersions' | 'getPifVersion' | 'readPifVersion' | 'findPifVersion';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const list = '/api/v1/pifs';
const pifs = Array.from({ length: PIF_COUNT }, (_, at) => pifAt(at));
const assessed = pifs.filter(({ stage }) => stage === 'ASSESSED');
const [unsafe, other] = assessed.filter(({ conclusion }) => conclusion === 'unsafe');
const safe = assessed.find(({ conclusion }) => conclusion === 'safe');
const conditional = assessed.find(({ conclusion }) => conclusion === 'conditionallySafe');
const assessorOf = (pif: typeof unsafe): AccountName =>
  (Object.keys(accounts) as AccountName[]).find((name) => accounts[name].id === pif?.assessedBy) ?? 'admin';
const pathOf = (pif: typeof unsafe) => `${list}/${pif?.slug ?? ''}/verzije`;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');
const snapshot = '{"naziv":"Krema","udeo":"99.5"}';
const pdf = aPdf('Potpisano');

const fieldNames = ['verzija', 'hash', 'lozinka', 'nosilacSertifikata', 'elektronskiPotpisano'] as const;
type Field = (typeof fieldNames)[number];
type Change = Partial<Record<Field | 'snimak', string>> & { pdf?: Uint8Array<ArrayBuffer> };

/** A signature, by default of a demo file as it was seeded. */
function signature(change: Change = {}): Request {
  const snimak = change.snimak ?? snapshot;
  const fields: Partial<Record<Field, string>> = {
    verzija: '1',
    hash: sha256(snimak),
    lozinka: DEMO_PASSWORD,
    ...change,
  };
  const form = new FormData();
  for (const name of fieldNames) if (fields[name] !== undefined) form.set(name, fields[name]);
  form.set('snimak', new Blob([snimak]), 'x');
  form.set('pdf', new Blob([change.pdf ?? pdf]), 'x');
  return { form };
}

/** The operations on signed versions, by the contract of the product server. */
export function pifVersionCases({ as, url }: Helpers): Record<Subject, ContractCase[]> {
  const assessor = assessorOf(unsafe);
  const signed =
    (suffix = '') =>
    async () => {
      await send(url(), 'POST', pathOf(unsafe), await as(assessor, signature())());
      return `${pathOf(unsafe)}${suffix}`;
    };
  const refused = (name: string, status: number, change: Change, pif = other) => ({
    name,
    path: pathOf(pif),
    request: as(assessorOf(pif), signature(change)),
    status,
  });
  const forOthers = (path: ContractCase['path']): ContractCase[] => [
    { name: 'of another organisation', path, request: as('konsultant2'), status: 404 },
    { name: 'dcp', path, request: as('dcp'), status: 403 },
    { name: 'anonymous', path, request: {}, status: 401 },
  ];
  const checked = (name: string, by: AccountName, body: object, status: number, pif = other): ContractCase => ({
    name,
    path: `${pathOf(pif)}/provera`,
    request: as(by, { json: { verzija: 1, lozinka: DEMO_PASSWORD, ...body } }),
    status,
  });
  return {
    checkSignature: [
      checked('by who drew the conclusion', assessorOf(other), {}, 200),
      checked('a wrong password', assessorOf(other), { lozinka: 'Pogresna@2026' }, 422),
      checked('of a stage that was changed', assessorOf(other), { verzija: 2 }, 409),
      checked('by somebody else', 'admin', {}, 403),
      checked('client', 'klijent', {}, 403),
      checked('of another organisation', 'konsultant2', {}, 404, unsafe),
      {
        name: 'anonymous',
        path: `${pathOf(other)}/provera`,
        request: { json: { verzija: 1, lozinka: 'x' } },
        status: 401,
      },
    ],
    signPif: [
      refused('a wrong password', 422, { lozinka: 'Pogresna@2026' }),
      refused('a hash of another snapshot', 422, { hash: sha256('{}') }),
      refused('names in another order', 422, { snimak: '{"udeo":"99.5","naziv":"Krema"}' }),
      refused('a figure that is not whole', 422, { snimak: '{"udeo":99.5}' }),
      refused('no JSON', 422, { snimak: 'Krema' }),
      refused('a snapshot past 5 MiB', 422, { snimak: JSON.stringify('a'.repeat(5 * 1024 * 1024)) }),
      refused('a file that is no PDF', 422, { pdf: new TextEncoder().encode('Krema') }),
      refused('a PDF past 20 MiB', 413, { pdf: new Uint8Array(20 * 1024 * 1024 + 1) }),
      refused('a certificate without a time', 422, { nosilacSertifikata: 'CN=Ana' }),
      refused('a time without a certificate', 422, { elektronskiPotpisano: '2026-11-24T10:00:00.000Z' }),
      refused('a time that is none', 422, { nosilacSertifikata: 'CN=Ana', elektronskiPotpisano: 'danas' }),
      refused('a month that is none', 422, {
        nosilacSertifikata: 'CN=Ana',
        elektronskiPotpisano: '2026-13-24T10:00:00.000Z',
      }),
      refused('a subject of 501 characters', 422, {
        nosilacSertifikata: 'a'.repeat(501),
        elektronskiPotpisano: '2026-11-24T10:00:00.000Z',
      }),
      refused('of a stage that was changed', 409, { verzija: '2' }),
      refused('conditionally safe', 409, {}, conditional),
      refused('safe, while the snapshot does not show it', 422, {}, safe),
      {
        name: 'a picture',
        path: pathOf(other),
        request: async () => as(assessorOf(other), signature({ pdf: await aPng() }))(),
        status: 422,
      },
      { name: 'by somebody else', path: pathOf(other), request: as('admin', signature()), status: 403 },
      { name: 'client', path: pathOf(other), request: as('klijent', signature()), status: 403 },
      { name: 'of another organisation', path: pathOf(unsafe), request: as('konsultant2', signature()), status: 404 },
      { name: 'anonymous', path: pathOf(other), request: signature(), status: 401 },
      { name: 'by who drew the conclusion', path: pathOf(unsafe), request: as(assessor, signature()), status: 200 },
      { name: 'the same again', path: pathOf(unsafe), request: as(assessor, signature()), status: 200 },
      {
        name: 'something else again',
        path: pathOf(unsafe),
        request: as(assessor, signature({ snimak: '{"naziv":"Gel"}' })),
        status: 409,
      },
    ],
    listPifVersions: [{ name: 'signed', path: signed(), request: as(assessor), status: 200 }, ...forOthers(signed())],
    getPifVersion: [
      { name: 'signed', path: signed('/1'), request: as(assessor), status: 200 },
      { name: 'missing', path: signed('/2'), request: as(assessor), status: 404 },
      { name: 'no number', path: signed('/0'), request: as(assessor), status: 422 },
      ...forOthers(signed('/1')),
    ],
    readPifVersion: [
      { name: 'signed', path: signed('/1/pdf'), request: as(assessor), status: 200 },
      { name: 'missing', path: signed('/2/pdf'), request: as(assessor), status: 404 },
      ...forOthers(signed('/1/pdf')),
    ],
    findPifVersion: [
      { name: 'of a version', path: `${list}/verzije?sha256=${sha256(pdf)}`, request: as('admin'), status: 200 },
      { name: 'of none', path: `${list}/verzije?sha256=${sha256('')}`, request: as('admin'), status: 200 },
      { name: 'no hash', path: `${list}/verzije?sha256=a`, request: as('admin'), status: 422 },
      { name: 'dcp', path: `${list}/verzije?sha256=${sha256(pdf)}`, request: as('dcp'), status: 403 },
      { name: 'anonymous', path: `${list}/verzije?sha256=${sha256(pdf)}`, request: {}, status: 401 },
    ],
  };
}
