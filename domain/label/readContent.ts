/** A nominal content: an amount and its unit as Directive 80/181/EEC knows it, or a number of pieces. */
export type Content = { readonly amount: number; readonly unit: 'g' | 'kg' | 'mg' | 'ml' | 'cl' | 'l' | 'pieces' };

const UNITS: Readonly<Record<string, Content['unit']>> = {
  g: 'g',
  gr: 'g',
  kg: 'kg',
  mg: 'mg',
  ml: 'ml',
  cl: 'cl',
  l: 'l',
  lit: 'l',
  kom: 'pieces',
  komada: 'pieces',
  pcs: 'pieces',
  pieces: 'pieces',
  pc: 'pieces',
  tableta: 'pieces',
  maramica: 'pieces',
  wipes: 'pieces',
};

/**
 * Reads a nominal content such as '50 ml', '1,7 fl oz / 50 ml' or '2 x 30 g' (then of one part). Null without an amount
 * in a legal unit.
 */
export function readContent(text: string): Content | null {
  for (const match of text.slice(0, 200).matchAll(/(\d{1,6}(?:[.,]\d{1,3})?)\s{0,3}(\p{L}{1,8})/gu)) {
    const unit = UNITS[(match[2] ?? '').toLowerCase()];
    const amount = Number((match[1] ?? '').replace(',', '.'));
    if (unit && amount > 0) return { amount, unit };
  }
  return null;
}
