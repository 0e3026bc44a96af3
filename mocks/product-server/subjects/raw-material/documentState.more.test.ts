import { requiredFolders, type TypeWord, typeNames } from '../../database/requiredFolders.ts';
import { send, signIn } from '../../../testing/client.ts';
import { aPdf } from '../../../testing/documentFiles.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';

const standIns = useStandIns();
const ask = async (method: string, path: string, more: { json?: unknown; form?: FormData } = {}) =>
  send(standIns().product.url, method, path, { token: await signIn(standIns(), 'org'), ...more });

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Creates a raw material. Returns its address, and what adds a document to one of its folders and returns the id. */
async function create(tradeName: string, vrsta: TypeWord) {
  const json = { tradeName, inci: 'GLYCERIN', maxConc: '99', vrsta };
  const { body } = await ask('POST', '/sir-inci', { json });
  const { slug } = (body as { sirovineincis: { slug: string } }).sirovineincis;
  const path = `/api/v1/sirovine/${slug}`;
  const add = async (kind: string, istice?: string) => {
    const form = new FormData();
    form.set('naziv', `${kind}.pdf`);
    if (istice) form.set('istice', istice);
    form.set('fajl', new Blob([aPdf()]), 'x');
    const response = await ask('POST', `${path}/folderi/${kind}/fajlovi`, { form });
    return (response.body as { data: { dodato: string } }).data.dodato;
  };
  return { slug, path, add };
}

/** The states under which the list finds a raw material. */
async function statesOf(tradeName: string): Promise<string[]> {
  const found: string[] = [];
  for (const state of ['istekliDokumenti', 'nedostajuDokumenti', 'isticuDokumenti', 'sviDokumenti']) {
    const query = new URLSearchParams({ 'text[search]': tradeName, stanjeDokumenata: state });
    const list = (await ask('GET', `/api/v1/sirovine?${query.toString()}`)).body as { results: number };
    if (list.results > 0) found.push(state);
  }
  return found;
}

test.each(Object.keys(typeNames) as TypeWord[])('a raw material of type %s needs each of its folders', async (type) => {
  const name = `Potrebni ${type}`;
  const { add } = await create(name, type);
  const kinds = requiredFolders(type);
  for (const kind of kinds.slice(0, -1)) await add(kind);
  expect(await statesOf(name)).toEqual(['nedostajuDokumenti']);
  await add(kinds.at(-1) ?? '');
  expect(await statesOf(name)).toEqual(['sviDokumenti']);
});

test('the state in lists follows documents, folders and type', async () => {
  const name = 'Stanje dokumenata';
  const { slug, path, add } = await create(name, 'plain');
  for (const kind of requiredFolders('plain').slice(1)) await add(kind);
  const expired = await add('sds', dayIn(-1));
  expect(await statesOf(name)).toEqual(['istekliDokumenti']);
  await add('sds', dayIn(30));
  expect(await statesOf(name)).toEqual(['isticuDokumenti']);
  const lasting = await add('sds');
  expect(await statesOf(name)).toEqual(['sviDokumenti']);
  await ask('DELETE', `${path}/fajlovi/${lasting}`);
  await ask('DELETE', `${path}/fajlovi/${expired}`);
  expect(await statesOf(name)).toEqual(['isticuDokumenti']);
  await ask('PUT', `${path}/folderi/sds`, { json: { aktivan: false } });
  expect(await statesOf(name)).toEqual(['sviDokumenti']);
  await ask('PUT', `/sir-inci/raws/${slug}`, { json: { vrsta: 'extractOil', tradeName: name } });
  expect(await statesOf(name)).toEqual(['nedostajuDokumenti']);
});
