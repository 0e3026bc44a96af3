import { again } from '../../../../tests/support/again.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { accounts, type AccountName } from '../../../demo-data/accounts.ts';
import { companyIdOf } from '../../../demo-data/companies.ts';
import { labelAt } from '../../../demo-data/labels.ts';
import { type Request, send, tokenOf } from '../../../testing/client.ts';
import { makeSignedPif } from '../../../testing/signedPif.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

type Message = components['schemas']['Message'];
interface Pif {
  slug: string;
  verzija: number;
  opis: object;
}

// Nothing listens there, so that messages stay in the outbox.
const standIns = useStandIns({ SMTP_URL: 'smtp://127.0.0.1:9', WEB_URL: 'https://dosije.example' });
const pifs = '/api/v1/pifs';
const settings = '/api/v1/users/me/obavestenja';
const lavanda = companyIdOf('Lavanda Natura d.o.o.');
const label = Array.from({ length: 59 }, (_, at) => labelAt(at)).find(({ companyId }) => companyId === lavanda);
const names = (Object.keys(accounts) as AccountName[]).filter((name) => accounts[name].isActive);

const as =
  (name: AccountName, request: Request = {}) =>
  async (): Promise<Request> => ({ ...request, token: await tokenOf(standIns(), name) });
const call = async (name: AccountName, method: string, path: string, json?: object) =>
  send(standIns().product.url, method, path, await as(name, json && { json })());
const dataOf = (body: unknown) => (body as { data: { data: unknown } }).data.data;

/** Messages of the outbox that a function put there, the oldest first. */
async function noticesDuring(run: () => Promise<unknown>): Promise<Message[]> {
  const list = async () => dataOf((await call('admin', 'GET', '/api/v1/posta?limit=100')).body) as Message[];
  const before = new Set((await list()).map(({ _id }) => _id));
  await run();
  return (await list()).filter(({ _id }) => !before.has(_id)).reverse();
}
const addressesOf = (messages: Message[]) =>
  messages.flatMap(({ primaoci }) => primaoci.map(({ adresa }) => adresa)).sort();
const about = (messages: Message[], subject: string) => messages.filter(({ naslov }) => naslov.startsWith(subject));

async function choose(name: AccountName, change: Partial<components['schemas']['NotificationSettings']>) {
  const now = dataOf((await call(name, 'GET', settings)).body) as object;
  expect((await call(name, 'PATCH', settings, { ...now, ...change })).status).toBe(200);
}

/** A file of a company that only lacks to be submitted. */
async function ready(
  ime: string,
  { by = 'konsultant', ...of }: { by?: AccountName; firma?: string; deklaracija?: string | undefined } = {},
): Promise<Pif> {
  const json = { ime, firma: lavanda, deklaracija: label?.slug, ...of };
  const { body } = await call(by, 'POST', pifs, json);
  const pif = dataOf(body) as Pif;
  const opis = { ...pif.opis, ime, oznaka: null, kategorija: 'foot_care_products' };
  await call(by, 'PATCH', `${pifs}/${pif.slug}/opis`, opis);
  return pif;
}
const submit = (name: AccountName, { slug }: Pif, verzija = 1) =>
  call(name, 'POST', `${pifs}/${slug}/predaja`, { verzija });

test('everybody who sees a file is told in a message of his own that it was submitted, except whoever submitted it', async () => {
  const pif = await ready('Krema <b> &amp;amp; ulje');
  const notices = await noticesDuring(async () => expect((await submit('klijent', pif)).status).toBe(200));
  const seeing: string[] = [];
  for (const name of names)
    if ((await call(name, 'GET', `${pifs}/${pif.slug}`)).status === 200) seeing.push(accounts[name].email);
  expect(seeing).toContain(accounts.klijent.email);
  expect(addressesOf(notices)).toEqual(seeing.filter((email) => email !== accounts.klijent.email).sort());
  expect(notices.map(({ primaoci }) => primaoci.length)).toEqual(notices.map(() => 1));
  expect(notices[0]).toMatchObject({ naslov: 'PIF predat na pregled: Krema <b> &amp; ulje' });
  expect(notices[0]?.tekst).toContain(`https://dosije.example/pifs/opis/${pif.slug}\n`);
  expect(notices[0]?.tekst).toContain('Firma: Lavanda Natura d.o.o.');
});

again('an administrator is told of other organisations only when he chose it', async () => {
  const company = companyIdOf('Panonska Lepota d.o.o.');
  const other = Array.from({ length: 120 }, (_, at) => labelAt(at)).find(({ companyId }) => companyId === company);
  const submitted = () =>
    noticesDuring(async () => {
      const pif = await ready('Sapun', { by: 'org2', firma: company, deklaracija: other?.slug });
      expect((await submit('org2', pif)).status).toBe(200);
    });
  const first = addressesOf(await submitted());
  expect(first).toContain(accounts.konsultant2.email);
  expect(first).not.toContain(accounts.admin.email);
  await choose('admin', { predato: true });
  expect(addressesOf(await submitted())).toContain(accounts.admin.email);
});

test('a return is told with its reason, in the language of the company', async () => {
  const pif = await ready('Losion');
  await submit('konsultant', pif);
  const company = dataOf((await call('admin', 'GET', `/api/v1/firme/${lavanda}`)).body) as { verzija: number };
  const speak = async (jezik: string, verzija: number) => {
    const form = new FormData();
    form.set('verzija', String(verzija));
    form.set('jezik', jezik);
    return send(standIns().product.url, 'PATCH', `/api/v1/firme/${lavanda}`, await as('admin', { form })());
  };
  expect((await speak('en', company.verzija)).status).toBe(200);
  const back = { verzija: 2, napomena: 'Nedostaje specifikacija.\nPošaljite je.' };
  const notices = await noticesDuring(() => call('konsultant', 'POST', `${pifs}/${pif.slug}/vracanje`, back));
  await speak('sr', company.verzija + 1);
  expect(addressesOf(notices)).toContain(accounts.klijent.email);
  expect(addressesOf(notices)).not.toContain(accounts.konsultant.email);
  expect(notices[0]).toMatchObject({ naslov: 'PIF returned for changes: Losion' });
  expect(notices[0]?.tekst).toContain('Reason: Nedostaje specifikacija.\nPošaljite je.');
});

again('of conclusions and signatures only those are told who chose it', async () => {
  await choose('klijent', { predato: false, potpisano: true });
  const notices = await noticesDuring(() => makeSignedPif(standIns().product.url, as));
  expect(addressesOf(about(notices, 'PIF predat'))).not.toContain(accounts.klijent.email);
  expect(addressesOf(about(notices, 'PIF predat'))).toContain(accounts.org.email);
  expect(about(notices, 'Donet zaključak')).toEqual([]);
  const signed = about(notices, 'PIF potpisan');
  expect(addressesOf(signed)).toEqual([accounts.klijent.email]);
  expect(signed[0]?.tekst).toContain('Zaključak: nije bezbedan');
});

/** A submitted file that can be judged unsafe; draws its conclusion and expects success. */
async function concluded(ime: string) {
  const pif = await ready(ime);
  await submit('konsultant', pif);
  await call('konsultant', 'PATCH', `${pifs}/${pif.slug}/deoB`, { verzija: 1, razloziNebezbednosti: 'Nema podataka.' });
  return (verzija: number, zakljucak: string) =>
    noticesDuring(async () =>
      expect((await call('konsultant', 'POST', `${pifs}/${pif.slug}/zakljucak`, { verzija, zakljucak })).status).toBe(
        200,
      ),
    );
}

again(
  'whoever was told of a conclusion is told that it was taken back and drawn anew, whatever was chosen since',
  async () => {
    await choose('org', { zakljuceno: true });
    const conclude = await concluded('Gel');
    expect(addressesOf(await conclude(2, 'nebezbedan'))).toEqual([accounts.org.email]);
    await choose('org', { zakljuceno: false });
    const [withdrawn, ...others] = await conclude(3, 'bezZakljucka');
    expect([withdrawn?.primaoci[0]?.adresa, others]).toEqual([accounts.org.email, []]);
    expect(withdrawn?.naslov).toBe('Povučen zaključak o bezbednosti: Gel');
    expect(withdrawn?.tekst).toContain('Dosadašnji zaključak: nije bezbedan\n');
    expect(about(await conclude(4, 'nebezbedan'), 'Donet zaključak').flatMap((one) => addressesOf([one]))).toEqual([
      accounts.org.email,
    ]);
  },
);

again('nobody is told again where nobody was told, nor of a conclusion that was none', async () => {
  const conclude = await concluded('Pena');
  expect(await conclude(2, 'bezZakljucka')).toEqual([]);
  expect(await conclude(3, 'nebezbedan')).toEqual([]);
  expect(await conclude(4, 'bezZakljucka')).toEqual([]);
});

test('a step that is refused tells nobody', async () => {
  const pif = await ready('Sapun');
  expect(await noticesDuring(async () => expect((await submit('konsultant', pif, 7)).status).toBe(409))).toEqual([]);
});

test('somebody with a temporary password is not told, and may choose of what to be told later', async () => {
  const json = {
    name: 'Nova Klijentkinja',
    email: 'nova.klijentkinja@lavanda.example',
    role: 'client',
    firma: lavanda,
  };
  const { body } = await call('konsultant', 'POST', '/api/v1/users', json);
  const { privremenaLozinka: password } = body as { privremenaLozinka: string };
  const url = standIns().product.url;
  const login = await send(url, 'POST', '/api/v1/users/login', { json: { email: json.email, password } });
  const { token } = login.body as { token: string };
  const choice = { verzija: 1, predato: true, vraceno: true, zakljuceno: true, potpisano: true, istice: true };
  expect((await send(url, 'PATCH', settings, { token, json: choice })).status).toBe(200);
  const pif = await ready('Tonik');
  const notices = await noticesDuring(() => submit('konsultant', pif));
  expect(addressesOf(notices)).toContain(accounts.org.email);
  expect(addressesOf(notices)).not.toContain(json.email);
});
