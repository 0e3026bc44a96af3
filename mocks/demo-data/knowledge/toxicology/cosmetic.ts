/**
 * Points of departure of opinions of the SCCS and of published safety reports, of our own knowledge and not verified
 * against their sources: every screen says so beside the figure.
 */
export const cosmeticToxicology = `
PHENOXYETHANOL | 500 | Safety report published 2015 (baby wipes) | | 100 | 138.16 | 2-phenoxyethanol
GLYCERIN | 2000 | Safety report published 2015 (baby wipes) | | | 92.09 | propane-1,2,3-triol
ETHYLHEXYL PALMITATE | 1000 | Safety report published 2015 (baby wipes) | | | 368.64 | 2-ethylhexyl hexadecanoate
CITRIC ACID | 1200 | Safety report published 2015 (baby wipes) | | | 192.12 | 2-hydroxypropane-1,2,3-tricarboxylic acid
GLYCERYL STEARATE | 2500 | Safety report published 2015 (baby wipes) | | | 358.56 | 2,3-dihydroxypropyl octadecanoate
PANTHENOL | 200 | Safety report published 2015 (body lotion) | | 50 | 205.25
DEHYDROACETIC ACID | 100 | Safety report published 2015 (body lotion) | | 50 | 168.15 | 3-acetyl-6-methyl-2H-pyran-2,4(3H)-dione
TRICLOSAN | 12 | Published risk assessment 2019, 104-week study, rat | | 14 | 289.54 | 5-chloro-2-(2,4-dichlorophenoxy)phenol
HOMOSALATE | 20 | SCCS/1638/21: LOAEL 60 divided by 3 | 50 | 5.3 | 262.34 | 3,3,5-trimethylcyclohexyl 2-hydroxybenzoate
BENZOPHENONE-3 | 67.9 | SCCS/1625/20 | | 9.9 | 228.24 | (2-hydroxy-4-methoxyphenyl)(phenyl)methanone
BUTYLPARABEN | 2 | SCCS/1514/13: NOEL | | 3.7 | 194.23 | butyl 4-hydroxybenzoate
PROPYLPARABEN | | | | 3.7 | 180.20 | propyl 4-hydroxybenzoate
SALICYLIC ACID | 75 | SCCS/1646/22, developmental toxicity, rat | 100 | 60 | 138.12 | 2-hydroxybenzoic acid
OCTOCRYLENE | 153 | SCCS/1627/21 | 50 | | 361.48 | 2-ethylhexyl 2-cyano-3,3-diphenylprop-2-enoate
BUTYL METHOXYDIBENZOYLMETHANE | | | | | 310.39 | 1-(4-tert-butylphenyl)-3-(4-methoxyphenyl)propane-1,3-dione
ETHYLHEXYL SALICYLATE | | | | | 250.33 | 2-ethylhexyl 2-hydroxybenzoate
ETHYLHEXYL METHOXYCINNAMATE | | | | | 290.40 | 2-ethylhexyl (E)-3-(4-methoxyphenyl)prop-2-enoate
METHYLISOTHIAZOLINONE | | | | | 115.15 | 2-methyl-1,2-thiazol-3(2H)-one
METHYLCHLOROISOTHIAZOLINONE | | | | | 149.60 | 5-chloro-2-methyl-1,2-thiazol-3(2H)-one
IODOPROPYNYL BUTYLCARBAMATE | | | | | 281.09 | 3-iodoprop-2-yn-1-yl butylcarbamate
CHLORPHENESIN | | | | | 202.63 | 3-(4-chlorophenoxy)propane-1,2-diol
RETINOL | | | | | 286.45
RETINYL PALMITATE | | | | | 524.86
NIACINAMIDE | | | | | 122.12 | pyridine-3-carboxamide
ALLANTOIN | | | | | 158.12 | (2,5-dioxoimidazolidin-4-yl)urea
LINALOOL | | | | | 154.25 | 3,7-dimethylocta-1,6-dien-3-ol
CITRONELLOL | | | | | 156.27 | 3,7-dimethyloct-6-en-1-ol
GERANIOL | | | | | 154.25 | (2E)-3,7-dimethylocta-2,6-dien-1-ol
CITRAL | | | | | 152.23 | 3,7-dimethylocta-2,6-dienal
`;
