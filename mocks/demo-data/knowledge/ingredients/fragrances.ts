/** Fragrance and flavour as a whole, and what does not have to be named one by one. */
export const fragrances = `
PARFUM | | | FRAGRANCE, PERFUMING | Fragrance; Perfume | Mixture of fragrance substances; the declarable allergens in it are named besides.
AROMA | | | FLAVOURING | Flavour; Flavor | Mixture of flavour substances.
IONONE | 8013-90-9 | 232-396-8, 201-224-3 | PERFUMING
METHYLDIHYDROJASMONATE | 24851-98-7 | 246-495-9 | FRAGRANCE | Hedione
EUCALYPTOL | 470-82-6 | 207-431-5 | DENATURANT, PERFUMING, TONIC | 1,8-Cineole
THYMOL | 89-83-8 | 201-944-8 | DENATURANT, FRAGRANCE
ETHYL VANILLIN | 121-32-4 | 204-464-7 | FRAGRANCE
MENTHYL LACTATE | 59259-38-0 | 261-678-3 | REFRESHING, FRAGRANCE
MENTHONE GLYCERIN ACETAL | 63187-91-7 | | REFRESHING
SODIUM SACCHARIN | 128-44-9 | 204-886-1 | FLAVOURING, ORAL CARE, FRAGRANCE
SUCRALOSE | 56038-13-2 | 259-952-2 | SKIN CONDITIONING
`;
