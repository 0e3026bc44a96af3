/**
 * Points of departure of oral studies that EFSA assessed for food (OpenFoodTox 2022, © EFSA, CC BY 4.0), with molecular
 * weights of our own knowledge. A study made for food is not by itself one for a cosmetic product.
 */
export const foodToxicology = `
SORBIC ACID | 300 | EFSA ANS 2015, reproduction toxicity, rat (OpenFoodTox 2667) | | | 112.13 | (2E,4E)-hexa-2,4-dienoic acid | verified
POTASSIUM SORBATE | 300 | EFSA ANS 2015, reproduction toxicity, rat (OpenFoodTox 2667) | | | 150.22 | potassium (2E,4E)-hexa-2,4-dienoate | verified
BENZOIC ACID | 500 | EFSA 2016, long-term toxicity, rat (OpenFoodTox 2899) | | | 122.12 | benzoic acid | verified
SODIUM BENZOATE | 500 | EFSA ANS 2016, reproduction toxicity, rat (OpenFoodTox 2794) | | | 144.10 | sodium benzoate | verified
METHYLPARABEN | 1030 | EFSA AFC 2004, 56-day study, rat (OpenFoodTox 309) | | | 152.15 | methyl 4-hydroxybenzoate | verified
ETHYLPARABEN | 1043 | EFSA AFC 2004, 56-day study, rat (OpenFoodTox 309) | | | 166.17 | ethyl 4-hydroxybenzoate | verified
SODIUM METABISULFITE | 72 | EFSA ANS 2016, long-term toxicity, rat (OpenFoodTox 2800) | | | 190.11 | disodium disulfite | verified
BENZYL ALCOHOL | 400 | EFSA FAF 2019, long-term toxicity, rat (OpenFoodTox 3341) | | | 108.14 | phenylmethanol | verified
BENZYL SALICYLATE | 5 | EFSA FEEDAP 2012, subchronic toxicity, rat (OpenFoodTox 607) | | | 228.24 | benzyl 2-hydroxybenzoate | verified
COUMARIN | 10 | EFSA AFC 2008, long-term toxicity, dog (OpenFoodTox 2271) | | | 146.14 | 2H-chromen-2-one | verified
EUGENOL | 100 | EFSA 2012, reproduction toxicity, rat (OpenFoodTox 1313) | | | 164.20 | 2-methoxy-4-(prop-2-en-1-yl)phenol | verified
LIMONENE | 215 | EFSA CEF 2015, long-term toxicity, rat (OpenFoodTox 2636) | | | 136.23 | 1-methyl-4-(prop-1-en-2-yl)cyclohexene | verified
VANILLIN | 400 | EFSA FEEDAP 2012, subchronic toxicity, rat (OpenFoodTox 607) | | | 152.15 | 4-hydroxy-3-methoxybenzaldehyde | verified
BHT | 25 | EFSA ANS 2012, reproduction toxicity, rat (OpenFoodTox 490) | | | 220.35 | 2,6-di-tert-butyl-4-methylphenol | verified
PROPYL GALLATE | 135 | EFSA ANS 2014, subchronic toxicity, rat (OpenFoodTox 2487) | | | 212.20 | propyl 3,4,5-trihydroxybenzoate | verified
POLYSORBATE 80 | 2500 | EFSA ANS 2015, long-term toxicity, rat (OpenFoodTox 2782) | | | | | verified
SORBITAN LAURATE | 2600 | EFSA ANS 2017, long-term toxicity, mouse (OpenFoodTox 2957) | | | 346.46 | | verified
SORBITAN OLEATE | 2600 | EFSA ANS 2017, long-term toxicity, mouse (OpenFoodTox 2957) | | | 428.60 | | verified
SORBITAN STEARATE | 2600 | EFSA ANS 2017, long-term toxicity, mouse (OpenFoodTox 2957) | | | 430.62 | | verified
LECITHIN | 3750 | EFSA ANS 2017, long-term toxicity, rat (OpenFoodTox 2936) | | | | | verified
DIMETHICONE | 1742 | EFSA FAF 2020, long-term toxicity, rat (OpenFoodTox 3586) | | | | | verified
PARAFFINUM LIQUIDUM | 1200 | EFSA ANS 2013, long-term toxicity, rat (OpenFoodTox 2178) | | | | | verified
CERA MICROCRISTALLINA | 1200 | EFSA ANS 2013, long-term toxicity, rat (OpenFoodTox 2200) | | | | | verified
CANDELILLA CERA | 600 | EFSA ANS 2012, long-term toxicity, dog (OpenFoodTox 2150) | | | | | verified
COPERNICIA CERIFERA CERA | 250 | EFSA ANS 2012, long-term toxicity, dog (OpenFoodTox 496) | | | | | verified
CERATONIA SILIQUA GUM | 2500 | EFSA ANS 2017, long-term toxicity, rat (OpenFoodTox 2907) | | | | | verified
POLYVINYL ALCOHOL | 5000 | EFSA AFC 2006, subchronic toxicity, rat (OpenFoodTox 306) | | | | | verified
VP/VA COPOLYMER | 1000 | EFSA ANS 2012, subchronic toxicity, rat (OpenFoodTox 498) | | | | | verified
TARTARIC ACID | 3100 | EFSA FAF 2020, long-term toxicity, rat (OpenFoodTox 3504) | | | 150.09 | 2,3-dihydroxybutanedioic acid | verified
TAURINE | 1000 | EFSA ANS 2009, subchronic toxicity, rat (OpenFoodTox 574) | | | 125.15 | 2-aminoethane-1-sulfonic acid | verified
ISOPROPYL ALCOHOL | 240 | EFSA AFC 2005, reproduction toxicity, rabbit (OpenFoodTox 316) | | | 60.10 | propan-2-ol | verified
TETRASODIUM GLUTAMATE DIACETATE | 20 | EFSA FEEDAP 2018, reproduction toxicity, rabbit (OpenFoodTox 3082) | | | 351.13 | | verified
GLUTAMIC ACID | 3200 | EFSA ANS 2017, rat (OpenFoodTox 2972) | | | 147.13 | 2-aminopentanedioic acid | verified
ASPARTIC ACID | 700 | EFSA ANS 2008, subchronic toxicity, rat (OpenFoodTox 558) | | | 133.10 | 2-aminobutanedioic acid | verified
ERGOTHIONEINE | 800 | EFSA NDA 2017, 28-day study, rat (OpenFoodTox 3010) | | | 229.30 | | verified
CYCLODEXTRIN | 466 | EFSA ANS 2016, long-term toxicity, dog (OpenFoodTox 2896) | | | | | verified
CI 16035 | 695 | EFSA ANS 2009, reproduction toxicity, rat (OpenFoodTox 391) | | | 496.42 | | verified
CI 15985 | 375 | EFSA ANS 2014, reproduction toxicity, rat (OpenFoodTox 2521) | | | 452.37 | | verified
CI 19140 | 984 | EFSA FEEDAP 2016, long-term toxicity, rat (OpenFoodTox 2877) | | | 534.36 | | verified
CI 42090 | 631 | EFSA ANS 2010, long-term toxicity, rat (OpenFoodTox 461) | | | 792.85 | | verified
CI 77891 | 2250 | EFSA ANS 2016, long-term toxicity, rat (OpenFoodTox 2862) | | | 79.87 | titanium(IV) oxide | verified
TITANIUM DIOXIDE | 2250 | EFSA ANS 2016, long-term toxicity, rat (OpenFoodTox 2862) | | | 79.87 | titanium(IV) oxide | verified
RASPBERRY KETONE | 280 | EFSA AFC 2008, subchronic toxicity (OpenFoodTox 2254) | | | 164.20 | 4-(4-hydroxyphenyl)butan-2-one | verified
PINENE | 222 | EFSA CEF 2015, subchronic toxicity, rat (OpenFoodTox 2635) | | | 136.23 | | verified
`;
