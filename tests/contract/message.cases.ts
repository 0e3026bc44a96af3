import type { AccountName } from '../../mocks/demo-data/accounts.ts';
import { type Request, send } from '../../mocks/testing/client.ts';
import type { ContractCase } from '../../mocks/testing/contractSuite.ts';
import { aPdf } from '../../mocks/testing/documentFiles.ts';
import { until } from '../../mocks/testing/until.ts';
import { makeSignedPif } from '../../mocks/testing/signedPif.ts';

type Subject = 'listMessages' | 'sendMessage' | 'retryMessage' | 'cancelMessage' | 'addMessageFile';

interface Helpers {
  /** A request with the token of a demo account. */
  as: (name: AccountName, request?: Request) => () => Promise<Request>;
  url: () => string;
}

const path = '/api/v1/posta';
const letter = { komu: ['ana@firma.example'], naslov: 'Dokumenta', tekst: 'Pošaljite SDS.' };
const form = (naziv: string) => {
  const data = new FormData();
  data.set('naziv', naziv);
  data.set('fajl', new Blob([aPdf('Izveštaj')]), 'fajl');
  return data;
};

/** The operations on messages, by the contract of the product server, whose mail server must be away. */
export function messageCases({ as, url }: Helpers): Record<Subject, ContractCase[]> {
  let keys = 0;
  const sending = (json: object, key = `contract-case-${(keys += 1)}-key`): Request => ({
    json,
    headers: { 'Idempotency-Key': key },
  });
  const one = (action: string) => async () => {
    const { body } = await send(url(), 'POST', path, await as('konsultant', sending(letter))());
    const { _id } = (body as { data: { data: { _id: string } } }).data.data;
    await until('it waits for the mail server', async () => {
      const listed = await send(url(), 'GET', `${path}?stanje=naCekanju&limit=100`, await as('konsultant')());
      const { data } = (listed.body as { data: { data: { _id: string; pokusaja: number }[] } }).data;
      return data.some((message) => message._id === _id && message.pokusaja > 0);
    });
    return `${path}/${_id}/${action}`;
  };
  const missing = `${path}/${'0'.repeat(24)}`;
  let made: ReturnType<typeof makeSignedPif> | undefined;
  const withVersion = async (name: AccountName): Promise<Request> => {
    const { path: pifPath } = await (made ??= makeSignedPif(url(), as));
    const pif = pifPath.split('/').at(-1);
    return as(name, sending({ ...letter, prilozi: [{ vrsta: 'verzija', pif, broj: 1 }] }))();
  };
  const wrong = (name: string, change: object): ContractCase => ({
    name,
    path,
    request: as('konsultant', sending({ ...letter, ...change })),
    status: 422,
  });
  const forOthers = (target: string, request: () => Request): ContractCase[] => [
    { name: 'client', path: target, request: as('klijent', request()), status: 403 },
    { name: 'dcp', path: target, request: as('dcp', request()), status: 403 },
    { name: 'anonymous', path: target, request: request(), status: 401 },
  ];
  return {
    listMessages: [
      { name: 'own', path, request: as('konsultant'), status: 200 },
      { name: 'all that failed', path: `${path}?stanje=neuspelo&page=2&limit=5`, request: as('admin'), status: 200 },
      { name: 'an unknown state', path: `${path}?stanje=x`, request: as('admin'), status: 422 },
      ...forOthers(path, () => ({})),
    ],
    sendMessage: [
      { name: 'plain', path, request: as('konsultant', sending(letter)), status: 200 },
      { name: 'with a signed version', path, request: () => withVersion('konsultant'), status: 200 },
      { name: 'with a version of another organisation', path, request: () => withVersion('konsultant2'), status: 404 },
      { name: 'without a key', path, request: as('konsultant', { json: letter }), status: 422 },
      wrong('an address with a line break', { komu: ['a@b.example\r\nBcc: x@y.example'] }),
      wrong('an eleventh recipient', {
        komu: Array.from({ length: 6 }, (_, at) => `a${at}@b.example`),
        kopija: Array.from({ length: 5 }, (_, at) => `c${at}@b.example`),
      }),
      wrong('a subject of two lines', { naslov: 'a\nb' }),
      wrong('a subject of 201 characters', { naslov: 'a'.repeat(201) }),
      wrong('a text of 20,001 characters', { tekst: 'a'.repeat(20_001) }),
      wrong('eleven attachments', {
        prilozi: Array.from({ length: 11 }, () => ({ vrsta: 'otpremljeno', id: '0'.repeat(24) })),
      }),
      ...forOthers(path, () => sending(letter)),
    ],
    retryMessage: [
      { name: 'waiting', path: one('ponovo'), request: as('konsultant'), status: 200 },
      { name: 'of another organisation', path: one('ponovo'), request: as('konsultant2'), status: 404 },
      ...forOthers(`${missing}/ponovo`, () => ({})),
    ],
    cancelMessage: [
      { name: 'waiting', path: one('otkazi'), request: as('konsultant'), status: 200 },
      { name: 'of another organisation', path: one('otkazi'), request: as('konsultant2'), status: 404 },
      { name: 'none', path: `${missing}/otkazi`, request: as('konsultant'), status: 404 },
      ...forOthers(`${missing}/otkazi`, () => ({})),
    ],
    addMessageFile: [
      {
        name: 'a PDF',
        path: `${path}/prilozi`,
        request: as('konsultant', { form: form('Izveštaj.pdf') }),
        status: 200,
      },
      {
        name: 'under a wrong name',
        path: `${path}/prilozi`,
        request: as('konsultant', { form: form('x.png') }),
        status: 422,
      },
      { name: 'client', path: `${path}/prilozi`, request: as('klijent', { form: form('x.pdf') }), status: 403 },
    ],
  };
}
