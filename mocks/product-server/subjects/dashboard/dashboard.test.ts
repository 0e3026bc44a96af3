import { again } from '../../../../tests/support/again.ts';
import type { components } from '../../../../schema/rest/product-server.generated.ts';
import { accounts, type AccountName } from '../../../demo-data/accounts.ts';
import { COMPANIES, companyIdOf } from '../../../demo-data/companies.ts';
import { LABEL_COUNT, labelAt } from '../../../demo-data/labels.ts';
import { RAW_MATERIAL_COUNT, rawMaterialAt } from '../../../demo-data/raw-material/rawMaterials.ts';
import { PIF_STAGES } from '../../../../domain/pif/stages.ts';
import { PIF_COUNT, pifAt } from '../../../demo-data/pifs.ts';
import { send, signIn } from '../../../testing/client.ts';
import { otherValues } from '../../../testing/raw-material/rawMaterialClient.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';
import { aPdf } from '../../../testing/documentFiles.ts';

type Dashboard = components['schemas']['Dashboard'];

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
const standIns = useStandIns();
const rows = <Row>(count: number, rowAt: (index: number) => Row) =>
  Array.from({ length: count }, (_, index) => rowAt(index));
const seeded = {
  labels: rows(LABEL_COUNT, labelAt),
  materials: rows(RAW_MATERIAL_COUNT, rawMaterialAt),
  pifs: rows(PIF_COUNT, pifAt),
};
const everyCompany = COMPANIES.map(({ name }) => companyIdOf(name));
const ofDcp = ['Lavanda Natura d.o.o.', 'Zlatibor Herba d.o.o.'].map(companyIdOf);

async function dashboard(name: AccountName): Promise<Dashboard> {
  const { status, body } = await send(standIns().product.url, 'GET', '/api/v1/dashboard', {
    token: await signIn(standIns(), name),
  });
  expect(status).toBe(200);
  return (body as { data: { data: Dashboard } }).data.data;
}

/** The expected numbers for some companies, computed from the seed. */
function expected(companyIds: readonly string[]) {
  const labels = seeded.labels.filter(({ companyId }) => companyIds.includes(companyId));
  const materials = seeded.materials.filter(({ creatorCompanyId }) => companyIds.includes(creatorCompanyId));
  return {
    deklaracije: {
      ukupno: labels.length,
      statusi: [1, 2, 3].map((status) => ({ status, broj: labels.filter((label) => label.status === status).length })),
      neaktivne: labels.filter(({ isActive, isArchived }) => !isActive && !isArchived).length,
      arhivirane: labels.filter(({ isArchived }) => isArchived).length,
    },
    sirovine: {
      ukupno: materials.length,
      bezDokumenata: materials.filter(({ dataFromDocs }) => !dataFromDocs).length,
      saCMR: materials.filter(({ imaCmr }) => imaCmr === 2).length,
      nano: materials.filter(({ nano }) => nano === 1).length,
    },
  };
}

const companiesIn = ({ stavke }: Dashboard['izmene']) => new Set(stavke.map(({ firma }) => firma?._id));

/** What was concluded before a file was returned or submitted again holds no longer. */
const inForce = ({ stage, conclusion }: (typeof seeded.pifs)[number]) =>
  stage === 'RETURNED' || stage === 'SUBMITTED' ? 'none' : conclusion;

test('an administrator sees every company, including PIFs', async () => {
  const found = await dashboard('admin');
  expect(found).toMatchObject(expected(everyCompany));
  const waiting = seeded.pifs.filter(({ stage }) => stage === 'SUBMITTED');
  expect(found.pifovi).toMatchObject({
    ukupno: 24,
    cekaOd: waiting.map(({ submittedAt }) => submittedAt?.toISOString()).sort()[0],
  });
  expect(found.pifovi?.stanja.map(({ broj }) => broj)).toEqual(
    PIF_STAGES.map((one) => seeded.pifs.filter(({ stage }) => stage === one).length),
  );
  const conclusions = found.pifovi?.zakljucci.map(({ broj }) => broj) ?? [];
  expect(conclusions).toEqual(
    ['none', 'safe', 'conditionallySafe', 'unsafe'].map(
      (one) => seeded.pifs.filter((pif) => inForce(pif) === one).length,
    ),
  );
  expect(Math.min(...conclusions)).toBeGreaterThan(0);
});

again('a dcp sees the companies assigned to it and no PIFs', async () => {
  const found = await dashboard('dcp');
  expect(found).toMatchObject({ ...expected(ofDcp), pifovi: null });
});

again.each(['org', 'konsultant', 'klijent', 'org2', 'konsultant2', 'klijent2'] as const)(
  '%s is refused',
  async (name) => {
    const { status, body } = await send(standIns().product.url, 'GET', '/api/v1/dashboard', {
      token: await signIn(standIns(), name),
    });
    expect([status, Object.keys(body as object)]).toEqual([403, ['status', 'message']]);
  },
);

again('the company chosen in the header filters everything', async () => {
  const token = await signIn(standIns(), 'admin');
  const choose = (fastFirmaId: string) =>
    send(standIns().product.url, 'PATCH', `/api/v1/users/${accounts.admin.id}`, { token, json: { fastFirmaId } });
  const lavanda = companyIdOf('Lavanda Natura d.o.o.');
  await choose(lavanda);
  const found = await dashboard('admin');
  await choose('Sve');
  expect(found).toMatchObject(expected([lavanda]));
  expect(found.pifovi?.ukupno).toBe(seeded.pifs.filter(({ companyId }) => companyId === lavanda).length);
  expect(companiesIn(found.izmene)).toEqual(new Set([lavanda]));
});

describe('what changed', () => {
  const newest = Math.max(
    ...[...seeded.labels, ...seeded.materials, ...seeded.pifs].map(({ createdAt }) => Number(createdAt)),
  );

  /** The changes that the dashboard shows at a certain time. */
  async function at(moment: number, name: AccountName = 'admin'): Promise<Dashboard['izmene']> {
    await standIns().setClock(moment);
    try {
      return (await dashboard(name)).izmene;
    } finally {
      await standIns().setClock(null);
    }
  }
  const times = ({ stavke }: Dashboard['izmene']) => stavke.map(({ vreme }) => Date.parse(vreme));

  test('a week with changes shows its ten newest first', async () => {
    const now = newest + 1;
    const changes = await at(now);
    expect(Date.parse(changes.od)).toBe(now - WEEK_MS);
    expect(changes.broj).toBeGreaterThan(0);
    expect(times(changes)).toEqual([...times(changes)].sort((a, b) => b - a));
    expect(changes.stavke).toHaveLength(Math.min(changes.broj, 10));
    for (const time of times(changes)) expect([time > now - WEEK_MS, time <= now]).toEqual([true, true]);
  });

  test('a week without changes shows the last ten before it', async () => {
    const changes = await at(newest + 60 * DAY_MS);
    expect(changes.broj).toBe(0);
    expect(changes.stavke).toHaveLength(10);
    expect(Math.max(...times(changes))).toBeGreaterThanOrEqual(newest);
  });

  again('a dcp sees only changes of its companies and none of PIFs', async () => {
    const changes = await at(newest + 60 * DAY_MS, 'dcp');
    expect(changes.stavke).toHaveLength(10);
    expect(changes.stavke.map(({ entitet }) => entitet)).not.toContain('pif');
    expect(companiesIn(changes)).toEqual(new Set(ofDcp));
  });

  again('changes with a date in the future are not shown', async () => {
    const now = newest - 30 * DAY_MS;
    for (const time of times(await at(now))) expect(time).toBeLessThanOrEqual(now);
  });

  test('each change has an entity and an event', async () => {
    const seen = new Set<string>();
    for (let week = 0; week < 12; week++) {
      for (const { entitet, dogadjaj, slug, status, zakljucak } of (await at(newest - week * WEEK_MS)).stavke) {
        seen.add(`${entitet} ${dogadjaj}`);
        const label = entitet === 'deklaracija' ? seeded.labels.find((one) => one.slug === slug) : undefined;
        expect([status, zakljucak === null]).toEqual([label?.status ?? null, entitet !== 'pif']);
      }
    }
    expect([...seen].sort()).toEqual([
      'deklaracija dodato',
      'deklaracija rezultatPromenjen',
      'pif dodato',
      'pif ocenjeno',
      'pif poslatoNaPregled',
      'sirovina dodato',
    ]);
  });

  test('the first result of a label is not a change', async () => {
    const label = seeded.labels.find(
      ({ createdAt, resultChangedAt }) => Number(createdAt) === Number(resultChangedAt),
    )!;
    const { stavke } = await at(Number(label.createdAt));
    expect(stavke.filter(({ slug }) => slug === label.slug).map(({ dogadjaj }) => dogadjaj)).toEqual(['dodato']);
  });
});

/**
 * Raw materials as the dashboard counts them, and as the list finds them; with the common documents that end as the
 * list of them tells.
 */
async function countedAndListed() {
  const token = await signIn(standIns(), 'admin');
  const get = async (path: string) =>
    (await send(standIns().product.url, 'GET', path, { token })).body as { results: number };
  const { ukupno, stanjaDokumenata, ...kinds } = (await dashboard('admin')).sirovine;
  const states: object[] = [];
  for (const stanje of ['istekliDokumenti', 'nedostajuDokumenti', 'isticuDokumenti', 'sviDokumenti']) {
    const { results } = await get(`/api/v1/sirovine?limit=1&stanjeDokumenata=${stanje}`);
    if (results > 0) states.push({ stanje, broj: results });
  }
  const { results } = await get('/api/v1/sirovine?limit=1');
  expect({ ukupno, stanjaDokumenata }).toEqual({ ukupno: results, stanjaDokumenata: states });
  const ending = await get('/api/v1/rokovi?vrsta=sirovina&danas=2026-11-26&do=2031-01-01&limit=1');
  return { ukupno, ...kinds, ending: ending.results };
}

again('what is counted of raw materials follows them and their documents wherever they go', async () => {
  const token = await signIn(standIns(), 'org');
  const as = async (method: string, path: string, more: { json?: unknown; form?: FormData } = {}) => {
    const { status, body } = await send(standIns().product.url, method, path, { token, ...more });
    expect([method, path, status < 300]).toEqual([method, path, true]);
    return body as Record<string, { slug: string } & { data: { _id: string; slug: string }[] }>;
  };
  const create = async (tradeName: string) =>
    (await as('POST', '/sir-inci', { json: { tradeName, inci: 'GLYCERIN', maxConc: '99', vrsta: 'plain' } }))[
      'sirovineincis'
    ]?.slug ?? '';
  const add = (slug: string, istice: string) => {
    const form = new FormData();
    form.set('naziv', 'list.pdf');
    form.set('istice', istice);
    form.set('fajl', new Blob([aPdf()]), 'x');
    return as('POST', `/api/v1/sirovine/${slug}/folderi/sds/fajlovi`, { form });
  };
  const restore = async () => {
    const [item] = (await as('GET', '/api/v1/korpa?limit=1'))['data']?.data ?? [];
    await as('POST', `/api/v1/korpa/${item?._id}/vrati`);
  };
  const before = await countedAndListed();
  const [kept, duplicate] = [await create('Brojana sirovina'), await create('Brojana sirovina još jednom')];
  expect(await countedAndListed()).toMatchObject({ ukupno: before.ukupno + 2, saCMR: before.saCMR });
  await as('PATCH', `/sir-inci/${kept}`, { json: { ...otherValues, inci: 'GLYCERIN', maxConc: '99', nano: 1 } });
  await add(kept, '2026-11-01');
  await add(kept, '2027-05-01');
  await add(duplicate, '2029-05-01');
  const entered = await countedAndListed();
  expect(entered).toMatchObject({
    saCMR: before.saCMR + 1,
    nano: before.nano + 1,
    ending: before.ending + 2,
  });
  await as('DELETE', `/sir-inci/${kept}`);
  expect(await countedAndListed()).toMatchObject({
    ukupno: before.ukupno + 1,
    saCMR: before.saCMR,
    ending: before.ending + 1,
  });
  await restore();
  expect(await countedAndListed()).toEqual(entered);
  await as('POST', `/api/v1/sirovine/${kept}/spajanje`, { json: { duplikat: duplicate } });
  expect(await countedAndListed()).toMatchObject({ ukupno: before.ukupno + 1, ending: before.ending + 1 });
});
