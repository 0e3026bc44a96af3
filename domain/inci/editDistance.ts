/** Rows of the table, kept between calls: one comparison takes a microsecond, making new rows would take as long. */
let rows = [0, 1, 2].map(() => new Uint8Array(256));

/**
 * How many letters must be inserted, left out, replaced or swapped with their neighbour to turn one text into the other
 * (Damerau-Levenshtein in its restricted form: no part is edited twice), or `limit + 1` when it takes more than `limit`
 * (at most 250). Only the cells within `limit` of the diagonal are looked at, so long texts with a small limit stay
 * cheap.
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (one === other) return 0;
  const [height, width] = [one.length, other.length];
  const far = limit + 1;
  if (height - width > limit || width - height > limit) return far;
  if (width + 2 > (rows[0]?.length ?? 0)) rows = [0, 1, 2].map(() => new Uint8Array(width + 2));
  let [twoBack, before, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let at = 0; at <= width && at <= limit; at++) before[at] = at;
  if (limit < width) before[far] = far;
  for (let down = 1; down <= height; down++) {
    const first = down > limit ? down - limit : 1;
    const last = down + limit < width ? down + limit : width;
    row[first - 1] = down <= limit ? down : far;
    let best = row[first - 1] ?? far;
    const letter = one.charCodeAt(down - 1);
    for (let across = first; across <= last; across++) {
      const opposite = other.charCodeAt(across - 1);
      let cost = (before[across - 1] ?? far) + (letter === opposite ? 0 : 1);
      const without = (before[across] ?? far) + 1;
      const added = (row[across - 1] ?? far) + 1;
      if (without < cost) cost = without;
      if (added < cost) cost = added;
      if (down > 1 && across > 1 && letter === other.charCodeAt(across - 2) && one.charCodeAt(down - 2) === opposite) {
        const swapped = (twoBack[across - 2] ?? far) + 1;
        if (swapped < cost) cost = swapped;
      }
      if (cost > far) cost = far;
      row[across] = cost;
      if (cost < best) best = cost;
    }
    if (last < width) row[last + 1] = far;
    if (best > limit) return far;
    [twoBack, before, row] = [before, row, twoBack];
  }
  return before[width] ?? far;
}
