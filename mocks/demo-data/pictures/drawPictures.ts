import { access, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeFileAtomically } from '../../product-server/files/fileStore.ts';
import { COMPANIES } from '../companies.ts';
import { seededId } from '../deterministic.ts';
import { PRODUCT_TYPES } from '../products/productTypes.ts';
import { letterMark } from './letterMark.ts';
import { type Shape, SHAPES } from './shapes.ts';
import { type Tint, TINTS } from './tints.ts';

/** File name of the picture of a pack in one colour; products that look alike share it. */
export const packPicture = (shape: Shape, tint: Tint): string => `${seededId('picture', `${shape} ${tint}`)}.webp`;

/** File name of a company's logo. */
export const logoOf = (company: string): string => `${seededId('logo', company)}.webp`;

function packSvg(shape: Shape, tint: Tint): string {
  const colours = TINTS[tint];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="480" height="640" fill="${colours.ground}"/>${SHAPES[shape](colours)}</svg>`;
}

async function draw(path: string, svg: () => string): Promise<void> {
  if (
    await access(path).then(
      () => true,
      () => false,
    )
  )
    return;
  await writeFileAtomically(path, await sharp(Buffer.from(svg())).webp({ quality: 90 }).toBuffer());
}

/** Draws every picture of the demo data that is not there yet. */
export async function drawPictures(filesFolder: string): Promise<void> {
  const [packs, logos] = [join(filesFolder, 'deklaracijaImages'), join(filesFolder, 'firme')];
  await Promise.all([mkdir(packs, { recursive: true }), mkdir(logos, { recursive: true })]);
  const pictures = new Map(
    PRODUCT_TYPES.flatMap(({ shape, tints }) =>
      tints.map((tint) => [packPicture(shape, tint), { shape, tint }] as const),
    ),
  );
  for (const [name, { shape, tint }] of pictures) await draw(join(packs, name), () => packSvg(shape, tint));
  for (const { name, colour } of COMPANIES) await draw(join(logos, logoOf(name)), () => letterMark(name, colour));
}
