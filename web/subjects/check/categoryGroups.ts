/** The key of a group of categories in the translations: 'Skin care products' is skinCareProducts. */
export const groupKey = (level2: string): string =>
  level2
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
