import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describeGallery } from './support/gallerySuite.ts';
import { otherLooks, usualLooks } from './support/screens.ts';

describeGallery([...usualLooks, ...otherLooks]);

test('the product does not contain the gallery', () => {
  expect(
    readdirSync(join(__dirname, '../../dist/web'), { recursive: true }).filter((file) =>
      String(file).includes('gallery'),
    ),
  ).toEqual([]);
});
