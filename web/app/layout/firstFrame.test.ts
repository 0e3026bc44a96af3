import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dark, light } from '../../shared/theme/tokens.ts';
import { CONTENT_MAX_WIDTH, HEADER_HEIGHT, NAVIGATION_RAIL_WIDTH, NAVIGATION_WIDTH } from './layoutSizes.ts';

test('the frame before the application has the colours and sizes of the application', () => {
  const html = readFileSync(join(__dirname, '../../index.html'), 'utf8').toLowerCase();
  const colours = [...html.matchAll(/--(surface|border|block): (#\w+);/g)].map(([, name, colour]) => [name, colour]);
  expect(colours).toEqual(
    [light, dark].flatMap(({ surface, border, subtle }) => [
      ['surface', surface.toLowerCase()],
      ['border', border.toLowerCase()],
      ['block', subtle.toLowerCase()],
    ]),
  );
  const sizes = [HEADER_HEIGHT, NAVIGATION_RAIL_WIDTH, NAVIGATION_WIDTH, CONTENT_MAX_WIDTH].map((size) => `${size}px`);
  for (const size of sizes) expect(html).toContain(size);
});
