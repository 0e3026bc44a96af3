import type { ProductClient } from '../../upstream/clients.ts';
import { listExpiringDocuments } from './expiry.rest.ts';

const wire = (istice: string) => ({
  _id: istice,
  vrsta: 'sirovina',
  naziv: 'SDS &amp; TDS.pdf',
  istice,
  slug: 'glicerin',
  predmet: 'Glicerin',
  proizvodjac: '',
  firme: ['Lavanda Natura d.o.o.'],
});
const call = jest.fn();
const list = () => listExpiringDocuments({ call } as unknown as ProductClient, { page: 1, pageSize: 20 });

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 22, 12) });
  call.mockResolvedValue({
    results: 2,
    brojIsteklih: 1,
    poMesecima: [{ mesec: '2026-11', broj: 1 }],
    data: { data: [wire('2026-11-21'), wire('2026-11-22')] },
  });
});
afterEach(() => jest.useRealTimers());

test('a document is good on its last day and has expired on the day after', async () => {
  const { items } = await list();
  expect(items.map(({ expiresOn, isExpired }) => [expiresOn, isExpired])).toEqual([
    ['2026-11-21', true],
    ['2026-11-22', false],
  ]);
  expect(items[0]).toMatchObject({ name: 'SDS & TDS.pdf', kind: 'RAW_MATERIAL', manufacturer: null });
});

test('every month of the time line has a number, those without documents 0', async () => {
  const { months } = await list();
  expect(months.slice(0, 2)).toEqual([
    { month: '2026-11', count: 1 },
    { month: '2026-12', count: 0 },
  ]);
  expect(call).toHaveBeenCalledWith('listExpiringDocuments', {
    query: expect.objectContaining({ danas: '2026-11-22', do: '2027-11-30' }) as object,
  });
});
