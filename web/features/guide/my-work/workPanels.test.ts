import type { MyWorkQuery } from './MyWork.generated.ts';
import { workPanels } from './workPanels.ts';

const company = { id: 'c', name: 'Lavanda' };
const nothing: MyWorkQuery = {
  pifTasks: { items: [], totalCount: 0 },
  pifs: { items: [], totalCount: 0 },
  expiringDocuments: { items: [], totalCount: 0 },
  labels: { items: [], totalCount: 0 },
};
const work: MyWorkQuery = {
  pifTasks: {
    items: [{ slug: 'krema', name: 'Krema', company, submittedAt: '2026-11-01T08:00:00.000Z' }],
    totalCount: 4,
  },
  pifs: {
    items: [
      {
        id: 'p',
        slug: 'gel',
        name: 'Gel',
        reference: 'PL-450',
        returnReason: 'Method missing',
        company,
      },
    ],
    totalCount: 1,
  },
  expiringDocuments: {
    items: [
      {
        id: 'd',
        name: 'SDS.pdf',
        expiresOn: '2026-11-01',
        subject: 'Lavandin',
        manufacturer: null,
      },
    ],
    totalCount: 14,
  },
  labels: {
    items: [
      {
        id: 'l',
        slug: 'lak',
        name: 'Lak',
        productCode: null,
        resultChangedAt: '2026-11-27T08:00:00.000Z',
        company,
      },
    ],
    totalCount: 3,
  },
};

test('each kind has its count, the address of its list already filtered, and its lines', () => {
  expect(
    workPanels(work).map(({ name, total, to, lines }) => [name, total, to, lines[0]?.name, lines[0]?.about]),
  ).toEqual([
    ['review', 4, '/pifs?stage=submitted&sort=waiting', 'Krema', 'Lavanda'],
    ['returned', 1, '/pifs?stage=returned', 'Gel', 'PL-450 · Method missing'],
    ['expired', 14, '/rokovi?period=expired', 'Lavandin', 'SDS.pdf'],
    ['red', 3, '/deklaracije?status=3&company=Sve&sort=latest-modified', 'Lak', 'Lavanda'],
  ]);
});

test('a kind of which nothing waits, or that the role does not see, is left out', () => {
  expect(workPanels(nothing)).toEqual([]);
  const { expiringDocuments, labels } = work;
  expect(workPanels({ expiringDocuments, labels }).map(({ name }) => name)).toEqual(['expired', 'red']);
});
