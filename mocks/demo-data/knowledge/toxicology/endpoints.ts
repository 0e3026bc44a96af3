/**
 * What is known of endpoints, of our own knowledge of the published assessments and not verified against them: `INCI
 * NAME | endpoint | text | source`, or with a reason in place of the source where there are no data.
 */
export const endpointTexts = `
CETYL ALCOHOL | skinIrritation | Slightly irritating to the skin of rabbits undiluted; products with it did not irritate people. | CIR 1988, J. Am. Coll. Toxicol. 7(3), 359–413
CETYL ALCOHOL | eyeIrritation | Slightly irritating to the eyes of rabbits at most. | CIR 1988, J. Am. Coll. Toxicol. 7(3), 359–413
CETYL ALCOHOL | sensitisation | Not sensitising in animals; few reactions of patients in patch tests. | CIR 1988, J. Am. Coll. Toxicol. 7(3), 359–413
CETYL ALCOHOL | genotoxicity | The category of long-chain alcohols has no potential for genotoxicity. | OECD SIDS 2006, long chain alcohols (C6–22)
SQUALANE | skinIrritation | Not irritating to the skin of rabbits undiluted. | CIR 1982, J. Am. Coll. Toxicol. 1(2), 37–56
SQUALANE | eyeIrritation | Not irritating to the eyes of rabbits undiluted. | CIR 1982, J. Am. Coll. Toxicol. 1(2), 37–56
SQUALANE | sensitisation | Limited tests of the related squalene found no significant contact allergen. | prenetoSaSrodne
SQUALANE | genotoxicity | A saturated hydrocarbon without a structural alert. | nijePronadjeno
SIMMONDSIA CHINENSIS SEED OIL | skinIrritation | Not irritating to the skin of animals and people. | CIR 1992, J. Am. Coll. Toxicol. 11(1), 57–74
SIMMONDSIA CHINENSIS SEED OIL | eyeIrritation | Not or minimally irritating to the eyes of rabbits. | CIR 1992, J. Am. Coll. Toxicol. 11(1), 57–74
SIMMONDSIA CHINENSIS SEED OIL | sensitisation | Not sensitising in guinea pigs and in people. | CIR 1992, J. Am. Coll. Toxicol. 11(1), 57–74
SIMMONDSIA CHINENSIS SEED OIL | genotoxicity | Its esters are split into long-chain alcohols and acids, which are not genotoxic. | prenetoSaSrodne
LECITHIN | skinIrritation | Not irritating in products of up to 15 % in people. | CIR 2001, Int. J. Toxicol. 20(S1), 21–45
LECITHIN | eyeIrritation | Products of up to 3 % did not irritate the eyes of rabbits. | CIR 2001, Int. J. Toxicol. 20(S1), 21–45
LECITHIN | sensitisation | Not sensitising in people. | CIR 2001, Int. J. Toxicol. 20(S1), 21–45
LECITHIN | genotoxicity | No concern for genotoxicity. | EFSA ANS 2017, OpenFoodTox 2936
`;
