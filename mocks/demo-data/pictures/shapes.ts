import type { TintColours } from './tints.ts';

// Drawn on 480 × 640, standing around y = 490, in flat colours and without text.

const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const circle = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;
const shine = (x: number, y: number, height: number) => rect(x, y, 12, height, 6, '#fff', 'opacity=".38"');
const standing = (y: number, width: number, { deep }: TintColours) =>
  `<ellipse cx="240" cy="${y}" rx="${width}" ry="11" fill="${deep}" opacity=".13"/>`;

/** A paper label with two lines of what might be writing. */
const label = (x: number, y: number, width: number, height: number, { paper, deep, shade }: TintColours) =>
  rect(x, y, width, height, 9, paper) +
  rect(x + width * 0.16, y + height * 0.34, width * 0.68, 8, 4, deep, 'opacity=".85"') +
  rect(x + width * 0.16, y + height * 0.34 + 20, width * 0.42, 7, 3.5, shade);

const rays = (x: number, y: number, colour: string) =>
  Array.from({ length: 8 }, (_, index) =>
    rect(x - 3, y - 44, 6, 16, 3, colour, `transform="rotate(${index * 45} ${x} ${y})"`),
  ).join('');

/** Packs by shape. */
export const SHAPES = {
  jar: (t: TintColours) =>
    standing(456, 118, t) +
    rect(130, 292, 220, 162, 30, t.body) +
    rect(130, 408, 220, 46, 23, t.shade, 'opacity=".55"') +
    rect(146, 238, 188, 58, 13, t.deep) +
    rect(146, 280, 188, 16, 6, '#000', 'opacity=".14"') +
    shine(146, 316, 104) +
    label(172, 326, 136, 82, t),
  pump: (t: TintColours) =>
    standing(500, 84, t) +
    '<g transform="translate(-15)">' +
    path('M198 172h92a11 11 0 0 1 11 11v13h-96v20h-18v-33a11 11 0 0 1 11-11z', t.deep) +
    rect(246, 190, 18, 62, 4, t.deep) +
    rect(212, 244, 86, 42, 9, t.deep) +
    rect(170, 282, 170, 216, 28, t.body) +
    rect(170, 452, 170, 46, 23, t.shade, 'opacity=".55"') +
    shine(186, 306, 150) +
    label(198, 340, 116, 92, t) +
    '</g>',
  tube: (t: TintColours) =>
    standing(492, 76, t) +
    path('M154 176H326L308 432H172z', t.body) +
    path('M166 350L172 432H308L314 350z', t.shade, 'opacity=".4"') +
    rect(148, 158, 184, 24, 6, t.shade) +
    rect(182, 430, 116, 60, 11, t.deep) +
    rect(182, 430, 116, 12, 4, '#000', 'opacity=".14"') +
    label(188, 232, 104, 88, t),
  dropper: (t: TintColours) =>
    standing(494, 80, t) +
    path('M214 230v-48a26 26 0 0 1 52 0v48z', t.deep) +
    rect(202, 226, 76, 40, 8, t.deep) +
    rect(202, 256, 76, 10, 4, '#000', 'opacity=".16"') +
    rect(216, 264, 48, 40, 4, t.shade) +
    rect(164, 292, 152, 200, 36, t.body) +
    path('M164 400h152v56a36 36 0 0 1-36 36h-80a36 36 0 0 1-36-36z', t.shade, 'opacity=".6"') +
    shine(180, 326, 128) +
    label(194, 352, 92, 84, t),
  soap: (t: TintColours) =>
    standing(452, 136, t) +
    rect(106, 306, 268, 146, 52, t.body) +
    path('M106 400q134 44 268 0a52 52 0 0 1-52 52H158a52 52 0 0 1-52-52z', t.shade, 'opacity=".6"') +
    rect(142, 332, 196, 84, 36, 'none', `stroke="${t.paper}" stroke-width="7"`) +
    circle(330, 268, 26, t.paper, 'opacity=".9"') +
    circle(372, 246, 15, t.paper, 'opacity=".75"') +
    circle(296, 244, 11, t.paper, 'opacity=".8"') +
    circle(322, 260, 7, '#fff'),
  lipstick: (t: TintColours) =>
    standing(496, 70, t) +
    path('M210 330V238q0-12 10-20l34-28q16-12 16 10V330z', t.shade) +
    path('M210 330V238q0-12 10-20l8-7V330z', '#fff', 'opacity=".25"') +
    rect(200, 316, 80, 62, 5, t.paper) +
    rect(200, 362, 80, 16, 3, t.body) +
    rect(186, 374, 108, 120, 12, t.deep) +
    shine(200, 392, 78),
  spray: (t: TintColours) =>
    standing(500, 72, t) +
    rect(178, 292, 132, 206, 22, t.body) +
    path('M178 316q0-42 40-48h52q40 6 40 48z', t.shade) +
    rect(210, 214, 68, 58, 8, t.deep) +
    path('M196 176h78a14 14 0 0 1 14 14v28h-92z', t.deep) +
    rect(182, 184, 18, 16, 3, t.deep) +
    circle(156, 184, 6, t.shade) +
    circle(136, 170, 5, t.shade) +
    circle(134, 196, 5, t.shade) +
    circle(112, 158, 4, t.shade) +
    circle(110, 184, 4, t.shade) +
    circle(114, 208, 4, t.shade) +
    shine(194, 330, 132) +
    label(204, 346, 80, 92, t),
  sunMilk: (t: TintColours) =>
    standing(494, 78, t) +
    path('M164 186q76-30 152 0l-10 222H174z', t.body) +
    path('M170 330l4 78h132l4-78q-70 24-140 0z', t.shade, 'opacity=".5"') +
    rect(178, 404, 124, 88, 14, t.deep) +
    rect(178, 404, 124, 14, 5, '#000', 'opacity=".14"') +
    circle(240, 268, 22, t.paper) +
    rays(240, 268, t.paper) +
    rect(206, 340, 68, 8, 4, t.deep, 'opacity=".8"') +
    rect(218, 360, 44, 7, 3.5, t.paper),
  bottle: (t: TintColours) =>
    standing(500, 84, t) +
    rect(194, 166, 92, 66, 11, t.deep) +
    rect(194, 196, 92, 5, 2, t.body, 'opacity=".6"') +
    rect(210, 228, 60, 24, 4, t.shade) +
    rect(160, 246, 160, 252, 40, t.body) +
    path('M160 420h160v38a40 40 0 0 1-40 40h-80a40 40 0 0 1-40-40z', t.shade, 'opacity=".55"') +
    shine(176, 286, 168) +
    label(188, 308, 104, 110, t),
  tin: (t: TintColours) =>
    standing(444, 136, t) +
    rect(118, 344, 244, 98, 20, t.body) +
    rect(118, 404, 244, 38, 19, t.shade, 'opacity=".55"') +
    rect(108, 304, 264, 60, 16, t.deep) +
    rect(108, 348, 264, 16, 7, '#000', 'opacity=".14"') +
    rect(132, 320, 96, 8, 4, '#fff', 'opacity=".35"') +
    rect(186, 386, 108, 8, 4, t.deep, 'opacity=".7"') +
    rect(206, 406, 68, 7, 3.5, t.paper),
  stick: (t: TintColours) =>
    standing(500, 76, t) +
    path('M180 306v-58a60 60 0 0 1 120 0v58z', t.deep) +
    rect(198, 232, 11, 58, 5, '#fff', 'opacity=".25"') +
    rect(170, 304, 140, 194, 20, t.body) +
    rect(170, 458, 140, 40, 18, t.shade) +
    rect(170, 304, 140, 10, 3, '#000', 'opacity=".1"') +
    label(190, 344, 100, 88, t),
  compact: (t: TintColours) =>
    standing(500, 112, t) +
    circle(240, 244, 98, t.deep) +
    circle(240, 244, 80, t.paper) +
    path('M188 270L262 184', 'none', 'stroke="#fff" stroke-width="12" stroke-linecap="round"') +
    rect(208, 328, 64, 26, 8, t.shade) +
    `<ellipse cx="240" cy="416" rx="112" ry="80" fill="${t.deep}"/><ellipse cx="240" cy="404" rx="112" ry="78" fill="${t.shade}"/><ellipse cx="240" cy="402" rx="84" ry="56" fill="${t.body}"/>` +
    '<ellipse cx="216" cy="388" rx="34" ry="14" fill="#fff" opacity=".3"/>',
} as const;

export type Shape = keyof typeof SHAPES;
