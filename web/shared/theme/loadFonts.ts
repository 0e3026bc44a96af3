/**
 * Loads the fonts of every page, with the letters of English, before any text asks for them. Called when the code is
 * there: without it nothing is painted, and the fonts would only delay it.
 */
export function loadFonts(): void {
  for (const font of ['1rem "Inter Variable"', '600 1rem "Source Serif 4 Variable"'])
    // Where it fails, the first text asks for them again.
    document.fonts.load(font).catch(() => undefined);
}
