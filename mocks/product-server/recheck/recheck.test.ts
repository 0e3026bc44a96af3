import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { AccountName } from '../../demo-data/accounts.ts';
import { companyIdOf } from '../../demo-data/companies.ts';
import { send, tokenOf } from '../../testing/client.ts';
import { annexFile } from '../../testing/exportFiles.ts';
import { importer } from '../../testing/importClient.ts';
import { WAIT_MS } from '../../testing/timeouts.ts';
import { until } from '../../testing/until.ts';
import { useStandIns } from '../../../tests/support/useStandIns.ts';

type Recheck = components['schemas']['Recheck'];
type Change = components['schemas']['RecheckChange'];
type FormulaChange = components['schemas']['RecheckFormula'];
type MaterialChange = components['schemas']['RecheckMaterial'];
type HitPif = components['schemas']['RecheckPif'];
type Label = components['schemas']['Label'];

const LIST = '/?fields=-napomene,-tekstDeklaracije,-mereOpreza&status=0&firmaId=Sve&sort=createdAt&limit=100&page=';
/** Bans a substance that many demo labels contain and one of many demo formulas, and nothing else. */
const ban = annexFile('II', [
  { reference: '9001', substance: 'Glycerol', cas: '56-81-5', identified: 'GLYCERIN' },
  { reference: '9002', substance: 'Squalane', cas: '111-01-3', identified: 'SQUALANE' },
]);

// The tests use one database and depend on their order.
const standIns = useStandIns();
let token = '';
beforeAll(async () => {
  token = await tokenOf(standIns(), 'admin');
});
const admin = importer(standIns, () => token);

const ask = async (path: string, name: AccountName = 'admin', method = 'GET') =>
  (await send(standIns().product.url, method, path, { token: await tokenOf(standIns(), name) })).body as {
    results: number;
    data: { data: unknown };
  };
const recheck = async (id: string, name?: AccountName) =>
  (await ask(`/api/v1/provere/${id}`, name)).data.data as Recheck;
const preview = async () =>
  (await ask(`/api/v1/cosing/imports/${importId}/preview`, 'org', 'POST')).data.data as Recheck;
const changes = async (id: string, vrsta: 'rezultat' | 'nalazi', name?: AccountName) =>
  (await ask(`/api/v1/provere/${id}/izmene?vrsta=${vrsta}&limit=100`, name)).data.data as Change[];
const formulaChanges = async (id: string, name?: AccountName) =>
  (await ask(`/api/v1/provere/${id}/formule?limit=100`, name)).data.data as FormulaChange[];
const materialChanges = async (id: string, name?: AccountName) =>
  (await ask(`/api/v1/provere/${id}/sirovine?limit=100`, name)).data.data as MaterialChange[];
const hitPifs = async (id: string, name?: AccountName) =>
  (await ask(`/api/v1/provere/${id}/dosijei?limit=100`, name)).data.data as HitPif[];
const listedPifs = async (name?: AccountName) =>
  (await ask('/api/v1/pifs?limit=100', name)).data.data as components['schemas']['Pif'][];
const done = async (id: string): Promise<Recheck> => {
  await until('all labels are checked', async () => (await recheck(id)).stanje === 'gotovo', 4 * WAIT_MS);
  return recheck(id);
};
async function allLabels(): Promise<Map<string, Label>> {
  const pages = await Promise.all(
    [1, 2].map(async (page) => {
      const { body } = await send(standIns().product.url, 'GET', `${LIST}${page}`, { token });
      return (body as { sveDeklaracije: Label[] }).sveDeklaracije;
    }),
  );
  return new Map(pages.flat().map((label) => [label.slug, label]));
}

let before: Map<string, Label>;
let previewed: Change[];
let previewedFormulas: FormulaChange[];
let previewedMaterials: MaterialChange[];
let importId: string;
let runId: string;
/** A label that is RED without the ban, and of which a finding was settled. */
let settled: string;

async function settle(): Promise<string> {
  const write = async (path: string, json: object) =>
    ((await send(standIns().product.url, 'POST', path, { token, json })).body as { data: { data: Label } }).data.data;
  const { verzija: znanje } = (await ask('/api/v1/cosing/index')).data.data as { verzija: string };
  const { slug } = await write('/deklaracija', {
    firma: companyIdOf('Lavanda Natura d.o.o.'),
    ime: 'Krem',
    inciProizvoda: ['FORMALDEHYDE', 'GLYCERIN'],
    tekstSastava: 'Formaldehyde, Glycerin',
    status: 3,
    trzista: ['RS'],
  });
  const provera = { znanje, nalazi: [] };
  const settledFinding = {
    sifra: 'PARTICULARS',
    sastojak: null,
    osnov: 'Article 19',
    otisak: 'a'.repeat(64),
    razlog: 'AB',
  };
  await write(`/deklaracija/${slug}/potvrde`, { ...settledFinding, verzija: 1, status: 3, provera });
  return slug;
}

test('the demo labels need no check after the start', async () => {
  before = await allLabels();
  expect((await ask('/api/v1/provere')).results).toBe(0);
  settled = await settle();
  before = await allLabels();
});

test('a preview lists the labels that an import would change', async () => {
  importId = (await admin.read(ban))._id;
  const made = await done((await preview())._id);
  previewed = await changes(made._id, 'rezultat');
  expect(made).toMatchObject({ vrsta: 'pregled', procenat: 100, promenjenRezultat: previewed.length });
  expect(previewed).toContainEqual(
    expect.objectContaining({
      posle: 3,
      nastali: expect.arrayContaining([
        {
          kod: 'PROHIBITED',
          tezina: 'greska',
          sastojak: 'GLYCERIN',
          osnov: 'Regulation (EC) No 1223/2009, Annex II/9001',
        },
      ]) as unknown,
    }),
  );
});

test('a preview lists the formulas that an import would change', async () => {
  const { pregled } = await admin.get(importId);
  previewedFormulas = await formulaChanges(pregled ?? '');
  expect((await recheck(pregled ?? '')).promenjeneFormule).toBe(previewedFormulas.length);
  expect(previewedFormulas).toContainEqual(
    expect.objectContaining({
      posle: 3,
      nastali: [
        {
          kod: 'PROHIBITED',
          tezina: 'greska',
          sastojak: 'SQUALANE',
          osnov: 'Regulation (EC) No 1223/2009, Annex II/9002',
        },
      ],
    }),
  );
});

test('a preview lists the raw materials that an import would change', async () => {
  const { pregled } = await admin.get(importId);
  previewedMaterials = await materialChanges(pregled ?? '');
  expect((await recheck(pregled ?? '')).promenjeneSirovine).toBe(previewedMaterials.length);
  expect(previewedMaterials.flatMap(({ posle, nastali }) => nastali.map(({ osnov }) => [posle, osnov]))).toEqual(
    expect.arrayContaining([
      [3, 'Regulation (EC) No 1223/2009, Annex II/9001'],
      [3, 'Regulation (EC) No 1223/2009, Annex II/9002'],
    ]),
  );
});

test('a preview is found again by its import', async () => {
  const { pregled } = await admin.get(importId);
  expect((await preview())._id).toBe(pregled);
});

test('a preview changes no label', async () => {
  expect(await allLabels()).toEqual(before);
});

test('after the import the same labels have changed', async () => {
  await admin.apply(importId);
  const { provera } = await admin.get(importId);
  runId = provera ?? '';
  await done(runId);
  expect(await changes(runId, 'rezultat')).toEqual(previewed);
});

test('a label of which a finding was settled before is listed with its new finding', async () => {
  expect((await changes(runId, 'nalazi')).find(({ slug }) => slug === settled)?.nastali).toContainEqual(
    expect.objectContaining({ osnov: 'Regulation (EC) No 1223/2009, Annex II/9001' }),
  );
});

test('after the import the same formulas have changed', async () => {
  expect(previewedFormulas.length).toBeGreaterThan(0);
  expect(await formulaChanges(runId)).toEqual(previewedFormulas);
});

test('after the import the same raw materials have changed', async () => {
  expect(previewedMaterials.length).toBeGreaterThan(0);
  expect(await materialChanges(runId)).toEqual(previewedMaterials);
});

test('raw materials are told to those alone who see them, own values to their companies', async () => {
  const listed = async (name: AccountName) => {
    const { data } = await ask('/api/v1/sirovine?limit=100&page=1', name);
    return new Set((data.data as { slug: string }[]).map(({ slug }) => slug));
  };
  const ofOther = await materialChanges(runId, 'klijent');
  const seen = await listed('klijent');
  expect(ofOther.length).toBeLessThan(previewedMaterials.length);
  expect(ofOther.filter(({ slug }) => !seen.has(slug))).toEqual([]);
  expect((await recheck(runId, 'klijent')).promenjeneSirovine).toBe(ofOther.length);
});

test('formulas are told to those alone who may read them, each of their own companies', async () => {
  const [ofOrg, ofOther] = [await formulaChanges(runId, 'org'), await formulaChanges(runId, 'org2')];
  expect([...ofOrg, ...ofOther].map(({ slug }) => slug).sort()).toEqual(
    previewedFormulas.map(({ slug }) => slug).sort(),
  );
  expect((await recheck(runId, 'org')).promenjeneFormule).toBe(ofOrg.length);
  expect((await recheck(runId, 'klijent')).promenjeneFormule).toBe(0);
});

test('files are named whose label or current formula changed', async () => {
  const changedLabels = new Set(
    [...(await changes(runId, 'rezultat')), ...(await changes(runId, 'nalazi'))].map(({ slug }) => slug),
  );
  const changedFormulas = new Set(previewedFormulas.map(({ slug }) => slug));
  const expected = (await listedPifs())
    .map(({ slug, deklaracija, formula }) => ({
      slug,
      hasLabel: changedLabels.has(deklaracija?.slug ?? ''),
      hasFormula: changedFormulas.has(formula?.slug ?? '') && formula?.revizija === formula?.aktuelna,
    }))
    .filter(({ hasLabel, hasFormula }) => hasLabel || hasFormula);
  const found = (await hitPifs(runId)).map(({ slug, deklaracija, formula }) => ({
    slug,
    hasLabel: deklaracija !== null,
    hasFormula: formula !== null,
  }));
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(found).toHaveLength(expected.length);
  expect((await recheck(runId)).promenjeniDosijei).toBe(expected.length);
});

test('files are told to those alone who may read them, without formulas to clients', async () => {
  const seen = new Set((await listedPifs('klijent')).map(({ slug }) => slug));
  const ofClient = await hitPifs(runId, 'klijent');
  expect(ofClient.filter(({ slug, formula }) => !seen.has(slug) || formula !== null)).toEqual([]);
  expect((await recheck(runId, 'klijent')).promenjeniDosijei).toBe(ofClient.length);
  expect((await recheck(runId, 'dcp')).promenjeniDosijei).toBe(0);
  const ofOrganisations = [...(await hitPifs(runId, 'org')), ...(await hitPifs(runId, 'org2'))];
  expect(ofOrganisations.map(({ slug }) => slug).sort()).toEqual((await hitPifs(runId)).map(({ slug }) => slug).sort());
});

test('labels show their new results', async () => {
  const after = await allLabels();
  for (const { slug, posle } of previewed) expect(after.get(slug)?.status).toBe(posle);
});

test('the time of the last change moves only where the result changed', async () => {
  const changed = new Set(previewed.map(({ slug }) => slug));
  for (const [slug, { rezultatChangedAt }] of await allLabels())
    expect([slug, rezultatChangedAt !== before.get(slug)?.rezultatChangedAt]).toEqual([slug, changed.has(slug)]);
});

test('everybody sees the labels of their own companies alone', async () => {
  const ofAll = await changes(runId, 'rezultat');
  const ofClient = await changes(runId, 'rezultat', 'klijent');
  const ofOrganisations = [...(await changes(runId, 'rezultat', 'org')), ...(await changes(runId, 'rezultat', 'org2'))];
  expect(new Set(ofClient.map(({ firma }) => firma)).size).toBe(1);
  expect(ofOrganisations.map(({ slug }) => slug).sort()).toEqual(ofAll.map(({ slug }) => slug).sort());
  expect((await recheck(runId, 'klijent')).promenjenRezultat).toBe(ofClient.length);
});

describe('a label that the import changed', () => {
  const detail = async (slug: string) =>
    (await ask(`/deklaracija/${slug}`)).data.data as components['schemas']['LabelDetail'];

  test('names the run and the entry', async () => {
    const { slug, pre, posle } = previewed[0]!;
    expect((await detail(slug)).promenaRezultata).toMatchObject({
      provera: runId,
      povod: 'uvoz',
      sadrzaj: 'aneksII',
      pre,
      posle,
      nastali: expect.arrayContaining([
        expect.objectContaining({ osnov: 'Regulation (EC) No 1223/2009, Annex II/9001' }),
      ]) as unknown,
    });
  });

  test('names no run once a person has changed its result', async () => {
    const { slug } = previewed[0]!;
    const { verzija } = await detail(slug);
    const { status } = await send(standIns().product.url, 'PATCH', `/deklaracija/${slug}`, {
      token,
      json: { verzija, status: 1 },
    });
    expect(status).toBe(200);
    expect((await detail(slug)).promenaRezultata).toBeNull();
  });

  test('is told apart from one whose result stayed', async () => {
    const changed = new Set(previewed.map(({ slug }) => slug));
    const other = [...before.keys()].find((slug) => !changed.has(slug)) ?? '';
    expect((await detail(other)).promenaRezultata).toBeNull();
  });
});
