import { companyIdOf } from '../../../demo-data/companies.ts';
import { LABEL_COUNT, labelAt } from '../../../demo-data/labels.ts';
import { send, tokenOf } from '../../../testing/client.ts';
import { useStandIns } from '../../../../tests/support/useStandIns.ts';
import { describeLabels } from '../../../testing/labelSuite.ts';

const standIns = useStandIns();

describeLabels(standIns);

test('a picture is deleted with the last label that uses it', async () => {
  const token = await tokenOf(standIns(), 'admin');
  const shared = labelsByPicture().find(([, slugs]) => slugs.length === 2);
  const [photo, slugs] = shared ?? ['', []];
  const statuses: number[] = [];
  for (const slug of slugs) {
    await send(standIns().product.url, 'DELETE', `/deklaracija/${slug}`, { token });
    statuses.push((await send(standIns().product.url, 'GET', `/files/deklaracijaImages/${photo}`)).status);
  }
  expect(statuses).toEqual([200, 404]);
});

function labelsByPicture(): [string, string[]][] {
  const found = new Map<string, string[]>();
  // Companies whose labels no other test of this file deletes.
  const calm = [
    'Šajkaška Trava d.o.o.',
    'Čista Koža d.o.o.',
    'Mlado Sunce d.o.o.',
    'Pčelarska kuća Medenjak d.o.o.',
  ].map(companyIdOf);
  for (let index = 0; index < LABEL_COUNT; index++) {
    const { photo, slug, companyId } = labelAt(index);
    const slugs = found.get(photo ?? '') ?? [];
    found.set(photo ?? '', [...slugs, ...(calm.includes(companyId) ? [slug] : ['', ''])]);
  }
  return [...found].filter(([, slugs]) => !slugs.includes(''));
}
