import { exposureInSerbian } from './exposureNames.ts';
import { productCategories } from './productCategories.ts';

test('the sites and routes of every category have Serbian names', () => {
  const names = productCategories.flatMap(({ applicationSites, exposureRoutes }) => [applicationSites, exposureRoutes]);
  const each = names.flatMap((name) => name.split(', ')).filter(Boolean);
  expect(each.length).toBeGreaterThan(100);
  expect(each.filter((name) => exposureInSerbian(name) === name)).toEqual([]);
});

test('several sites are translated each', () => {
  expect(exposureInSerbian('face, eye area')).toBe('lice, područje oko očiju');
});
