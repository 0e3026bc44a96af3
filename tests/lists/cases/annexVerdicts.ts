import { readVerdicts } from './annexVerdict.ts';

/** An unsure judgement never excuses a certain one; what an entry limits together is added up. */
const SURE_AND_TOGETHER = `
VI/27; Titanium Dioxide 40 %; sun inhalable?; RED; OVER_LIMIT VI/27
VI/27; Titanium Dioxide 26 %; sun inhalable?; RED; OVER_LIMIT VI/27
VI/27; Titanium Dioxide 25 %; sun inhalable?; YELLOW; !OVER_LIMIT VI/27
VI/27; Titanium Dioxide 25 %; sun; GREEN; WITHIN_LIMIT VI/27
VI/27; Titanium Dioxide 25.1 %; sun; RED; OVER_LIMIT VI/27
III/321; Titanium Dioxide 1.5 %; hairSpray inhalable; YELLOW; LIMIT_NOT_READ III/321
III/321; Titanium Dioxide 1 %; hairSpray inhalable; GREEN|YELLOW; !LIMIT_NOT_READ III/321
IV/143; Titanium Dioxide 30 %; foundation; YELLOW; !OVER_LIMIT VI/27
V/3; Salicylic Acid 1 %; unknown; YELLOW; !OVER_LIMIT V/3
III/98; Salicylic Acid 1 %; face; GREEN|YELLOW; !OVER_LIMIT V/3
III/98; Salicylic Acid 2.1 %; face; RED; OVER_LIMIT III/98
V/4; TEA-Sorbate 1.4 %; face; RED; OVER_LIMIT V/4
V/4; TEA-Sorbate 1.3 %; face; GREEN|YELLOW; !OVER_LIMIT V/4
V/4; TEA-Sorbate 2 %; face; RED; OVER_LIMIT V/4
V/44; Cetrimonium Chloride 1 %; shampoo; GREEN|YELLOW; !OVER_LIMIT V/44
V/44; Cetrimonium Bromide 0.11 %; shampoo; RED; OVER_LIMIT V/44
V/23; Triclocarban 1 %; shampoo; GREEN|YELLOW; !OVER_LIMIT V/23
V/23; Triclocarban 1 %; face; RED; OVER_LIMIT V/23
III/100; Triclocarban 1.6 %; shampoo; RED; OVER_LIMIT III/100
V/32; Climbazole 1 %; face; RED; OVER_LIMIT V/32
V/12; Methylparaben 0.25 %, Sodium Methylparaben 0.25 %; face; RED; OVER_LIMIT_TOGETHER V/12
V/12; Methylparaben 0.2 %, Sodium Methylparaben 0.25 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/12
V/12; Ethylparaben 0.25 %, Potassium Ethylparaben 0.3 %; face; RED; OVER_LIMIT_TOGETHER V/12
V/12; Ethylparaben 0.2 %, Potassium Ethylparaben 0.3 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/12
V/12; Methylparaben 0.4 %, Ethylparaben 0.4 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/12
V/12; Methylparaben 0.25 %, Ethylparaben 0.25 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/12
V/12; "Sastojci: Aqua, Glycerin, Methylparaben 0,25 %, Sodium Methylparaben 0,25 %"; face; RED; OVER_LIMIT_TOGETHER V/12
V/12; "Sastojci: Aqua, Glycerin, Methylparaben 0,2 %, Sodium Methylparaben 0,25 %"; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/12
V/12a; Propylparaben 0.1 %, Sodium Propylparaben 0.1 %; face; RED; OVER_LIMIT_TOGETHER V/12a
V/12a; Propylparaben 0.08 %, Sodium Propylparaben 0.08 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/12a
V/12a; Butylparaben 0.1 %, Propylparaben 0.1 %; face; RED; OVER_LIMIT_TOGETHER V/12a
V/1; Benzoic Acid 0.2 %, Sodium Benzoate 0.4 %; body; RED; OVER_LIMIT_TOGETHER V/1
V/1; Benzoic Acid 0.2 %, Sodium Benzoate 0.35 %; body; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/1
V/1; Benzoic Acid 0.2 %, Sodium Benzoate 0.4 %; shower; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/1
V/1; Benzoic Acid 1 %, Sodium Benzoate 1.8 %; shower; RED; OVER_LIMIT_TOGETHER V/1
V/1a; Potassium Benzoate 0.4 %, Ammonium Benzoate 0.3 %; shower; RED; OVER_LIMIT_TOGETHER V/1a
V/1a; Potassium Benzoate 0.3 %, Ammonium Benzoate 0.25 %; shower; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/1a
V/1; Sodium Benzoate 0.4 %, Potassium Benzoate 0.3 %; body; RED; OVER_LIMIT_TOGETHER V/1
V/2; Propionic Acid 1.4 %, Sodium Propionate 1 %; face; RED; OVER_LIMIT_TOGETHER V/2
V/2; Propionic Acid 1.2 %, Sodium Propionate 1 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/2
V/4; Sorbic Acid 0.3 %, Potassium Sorbate 0.42 %; face; RED; OVER_LIMIT_TOGETHER V/4
V/4; Sorbic Acid 0.3 %, Potassium Sorbate 0.4 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/4
V/7; O-Phenylphenol 0.1 %, Sodium o-Phenylphenate 0.06 %; face; RED; OVER_LIMIT_TOGETHER V/7
V/7; O-Phenylphenol 0.1 %, Sodium o-Phenylphenate 0.05 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/7
V/9; Sodium Sulfite 0.2 %, Sodium Metabisulfite 0.3 %; face; RED; OVER_LIMIT_TOGETHER V/9
V/9; Sodium Sulfite 0.1 %, Sodium Metabisulfite 0.1 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/9
V/13; Dehydroacetic Acid 0.4 %, Sodium Dehydroacetate 0.25 %; face; RED; OVER_LIMIT_TOGETHER V/13
V/13; Dehydroacetic Acid 0.4 %, Sodium Dehydroacetate 0.2 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/13
V/14; Formic Acid 0.3 %, Sodium Formate 0.35 %; face; RED; OVER_LIMIT_TOGETHER V/14
V/14; Formic Acid 0.3 %, Sodium Formate 0.25 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/14
V/18; Undecylenic Acid 0.15 %, Sodium Undecylenate 0.07 %; face; RED; OVER_LIMIT_TOGETHER V/18
V/18; Undecylenic Acid 0.15 %, Sodium Undecylenate 0.05 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/18
V/44; Cetrimonium Bromide 0.06 %, Laurtrimonium Chloride 0.05 %; face; RED; OVER_LIMIT_TOGETHER V/44
V/44; Cetrimonium Bromide 0.05 %, Laurtrimonium Chloride 0.05 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/44
V/44; Cetrimonium Chloride 1 %, Laurtrimonium Chloride 0.06 %; shampoo; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/44
V/47; Hexamidine 0.06 %, Hexamidine Diisethionate 0.05 %; face; RED; OVER_LIMIT_TOGETHER V/47
V/47; Hexamidine 0.05 %, Hexamidine Diisethionate 0.05 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER V/47
III/98; Salicylic Acid 1.2 %, Sodium Salicylate 1 %; face; RED; OVER_LIMIT_TOGETHER III/98
III/98; Salicylic Acid 1.2 %, Sodium Salicylate 0.8 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER III/98
V/3; Salicylic Acid 0.4 %, Sodium Salicylate 0.4 %; unknown; YELLOW; OVER_LIMIT_TOGETHER V/3
III/3; Oxalic Acid 3 %, Sodium Oxalate 3 %; hairSpray; RED; OVER_LIMIT_TOGETHER III/3
III/3; Oxalic Acid 3 %, Sodium Oxalate 2 %; hairSpray; GREEN|YELLOW; !OVER_LIMIT_TOGETHER III/3
III/24; Zinc Sulfate 2.5 %, Zinc Chloride 1.2 %; face; YELLOW; OVER_LIMIT_TOGETHER III/24
III/24; Zinc Sulfate 2.5 %, Zinc Chloride 1.2 %; face @2027-01-01; RED; OVER_LIMIT_TOGETHER III/24
III/24; Zinc Chloride 1 %, Zinc Sulfate 1 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER III/24
III/31; Sodium Fluoride 0.2 %, Sodium Monofluorophosphate 0.5 %; toothpaste; RED; OVER_LIMIT_TOGETHER III/31
III/31; Sodium Fluoride 0.15 %, Sodium Monofluorophosphate 0.5 %; toothpaste; GREEN|YELLOW; !OVER_LIMIT_TOGETHER III/31
III/2b; Glyceryl Thioglycolate 10 %, Ethyl Thioglycolate 8 %; permanentWave; RED; OVER_LIMIT_TOGETHER III/2b
III/2b; Glyceryl Thioglycolate 5 %, Ethyl Thioglycolate 5 %; permanentWave; GREEN|YELLOW; !OVER_LIMIT_TOGETHER III/2b
III/217; m-Aminophenol 0.8 %, m-Aminophenol HCl 0.6 %; oxidative; RED; OVER_LIMIT_TOGETHER III/217
III/217; m-Aminophenol 0.6 %, m-Aminophenol HCl 0.6 %; oxidative; GREEN|YELLOW; !OVER_LIMIT_TOGETHER III/217
III/376; Retinol 0.2 %, Retinyl Palmitate 0.2 %; face; RED; OVER_LIMIT_TOGETHER III/376
III/376; Retinol 0.2 %, Retinyl Palmitate 0.15 %; face; GREEN|YELLOW; !OVER_LIMIT_TOGETHER III/376
`;

/** What a positive list does not name, or names for other products only. */
const POSITIVE_LISTS = `
V/36; Methyldibromo Glutaronitrile; face; RED; NOT_LISTED V
V/36; Methyldibromo Glutaronitrile 0.05 %; shampoo; RED; NOT_LISTED V
V/36; "Sastojci: Aqua, Glycerin, Methyldibromo Glutaronitrile"; unknown; RED; NOT_LISTED V
V/10; Sodium Iodate; shower; RED; NOT_LISTED V
II/1387; Chloroacetamide; face; RED; PROHIBITED II/1387
II/371; Hexachlorophene; face; RED; PROHIBITED II/371
II/369; Sodium Pyrithione; shampoo; RED; PROHIBITED II/369
II/1374; Isopropylparaben; face; RED; PROHIBITED II/1374
II/1374; Sodium Isopropylparaben; face; RED; PROHIBITED II/1374
II/1375; Sodium Isobutylparaben; face; RED; PROHIBITED II/1375
II/167; PABA; sun; RED; PROHIBITED II/167
II/167; Ethyl PABA; sun; RED; PROHIBITED II/167
II/1379; 3-Benzylidene Camphor; sun; RED; PROHIBITED II/1379
II/1730; 4-Methylbenzylidene Camphor; sun; RED; PROHIBITED II/1730
Article 14(1)(c); CI 45425; lipstick; YELLOW; COLOURANT_NOT_LISTED
Article 14(1)(c); CI 12150; lipstick; YELLOW; COLOURANT_NOT_LISTED
II/1231; CI 12150; oxidative; RED; PROHIBITED II/1231
Article 14(1)(d); Phenoxyethanol; face; GREEN; !NOT_LISTED V
Article 14(1)(d); Chlorphenesin; face; GREEN; !NOT_LISTED V
Article 14(1)(d); Ethylhexylglycerin; face; GREEN; !NOT_LISTED V
Article 14(1)(e); Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine; sun; GREEN; !NOT_LISTED VI
Article 14(1)(c); CI 77491; lipstick; GREEN; !NOT_LISTED IV
Article 14(1)(c); CI 19140; nonOxidative; GREEN|YELLOW; !NOT_LISTED IV
V/57; Methylisothiazolinone; face; RED; OUTSIDE_PRODUCT_TYPES V/57
V/57; Methylisothiazolinone 0.0005 %; body; RED; OUTSIDE_PRODUCT_TYPES V/57
V/57; Methylisothiazolinone 0.0005 %; hairSpray inhalable?; RED; OUTSIDE_PRODUCT_TYPES V/57
V/57; Methylisothiazolinone; shampoo; GREEN; LIMIT V/57
V/57; Methylisothiazolinone 0.0015 %; shampoo; GREEN; WITHIN_LIMIT V/57
V/57; Methylisothiazolinone 0.0016 %; shampoo; RED; OVER_LIMIT V/57
V/57; Methylisothiazolinone; unknown; YELLOW; CONDITIONS_TO_VERIFY V/57
V/57; "Sastojci: Aqua, Glycerin, Methylisothiazolinone 0,0015 %"; shower; GREEN; WITHIN_LIMIT V/57
V/57; "Sastojci: Aqua, Glycerin, Methylisothiazolinone 0,0015 %"; hand; RED; OUTSIDE_PRODUCT_TYPES V/57
V/39; Methylchloroisothiazolinone, Methylisothiazolinone; face; RED; OUTSIDE_PRODUCT_TYPES V/39
V/39; Methylchloroisothiazolinone, Methylisothiazolinone; shampoo; GREEN; LIMIT V/39
V/35; Polyaminopropyl Biguanide 0.1 %; hairSpray inhalable; RED; FORBIDDEN_USE V/28
V/25; Triclosan; body; RED; OUTSIDE_PRODUCT_TYPES V/25
V/25; Triclosan 0.3 %; shower; GREEN|YELLOW; !OUTSIDE_PRODUCT_TYPES V/25
VI/3; Homosalate; body; RED; OUTSIDE_PRODUCT_TYPES VI/3
VI/3; Homosalate 7.34 %; face; GREEN|YELLOW; !OUTSIDE_PRODUCT_TYPES VI/3
`;

/**
 * Days from which an entry applies: (EU) 2026/909 from 1 January 2027 and 1 July 2028, (EU) 2024/996 as III/376 says.
 */
const DAYS = `
II/1767; Triphenyl Phosphate; nail @2026-12-31; GREEN|YELLOW; PROHIBITED II/1767
II/1767; Triphenyl Phosphate; nail @2027-01-01; RED; PROHIBITED II/1767
II/1767; Triphenyl Phosphate; nail @2028-07-01; RED; PROHIBITED II/1767
II/1767; "Sastojci: Aqua, Glycerin, Triphenyl Phosphate"; nail @2026-12-31; GREEN|YELLOW; PROHIBITED II/1767
II/1767; "Sastojci: Aqua, Glycerin, Triphenyl Phosphate"; nail @2027-01-01; RED; PROHIBITED II/1767
III/24; Zinc Chloride 0.5 %; mouthwash @2026-12-31; GREEN|YELLOW; !PROHIBITED III/24
III/24; Zinc Chloride 3 %; mouthwash @2026-12-31; YELLOW; OVER_LIMIT III/24
III/24; Zinc Chloride 3 %; mouthwash @2027-01-01; RED; OVER_LIMIT III/24
III/24; Zinc Chloride 3 %; mouthwash @2028-07-01; RED; OVER_LIMIT III/24
III/70; Citral 0.2 %; face @2026-12-31; GREEN|YELLOW; OVER_LIMIT III/70
III/70; Citral 0.2 %; face @2027-01-01; RED; OVER_LIMIT III/70
III/70; Citral 0.15 %; face @2027-01-01; GREEN|YELLOW; WITHIN_LIMIT III/70
III/75; Benzyl Salicylate 0.6 %; face @2026-12-31; GREEN|YELLOW; OVER_LIMIT III/75
III/75; Benzyl Salicylate 0.6 %; face @2027-01-01; RED; OVER_LIMIT III/75
III/376; Retinol 0.4 %; face @2025-10-31; GREEN|YELLOW; OVER_LIMIT III/376
III/376; Retinol 0.4 %; face @2025-11-01; RED; OVER_LIMIT III/376
III/376; Retinol 0.4 %; face; RED; OVER_LIMIT III/376
III/376; Retinol 0.4 %; face @2027-05-01; RED; OVER_LIMIT III/376
III/376; Retinol 0.3 %; face @2027-05-01; GREEN|YELLOW; WITHIN_LIMIT III/376
III/373; Genistein 0.01 %; face @2025-01-31; GREEN|YELLOW; OVER_LIMIT III/373
III/373; Genistein 0.01 %; face @2025-02-01; RED; OVER_LIMIT III/373
`;

/** Where the concentration is the only open point, every entry is a note that names its limit. */
const CONCENTRATION_OPEN = `
V/29; Phenoxyethanol; face; GREEN; LIMIT V/29
III/98; Salicylic Acid; face; GREEN; LIMIT III/98
III/98; Salicylic Acid; shampoo; GREEN; LIMIT III/98
III/98; "Sastojci: Aqua, Glycerin, Salicylic Acid"; face; GREEN; LIMIT III/98
III/98; Salicylic Acid; face underThree; RED; FORBIDDEN_USE III/98
III/98; Salicylic Acid; unknown; YELLOW; RESTRICTED III/98
V/1; Sodium Benzoate; face; GREEN; LIMIT V/1
III/376; Retinol; face; GREEN; LIMIT III/376
III/376; Retinol; unknown; YELLOW; RESTRICTED III/376
III/70; Citral; face @2028-07-01; GREEN|YELLOW; LIMIT III/70
III/378; Arbutin; face; GREEN|YELLOW; !OUTSIDE_PRODUCT_TYPES III/378
`;

/** Rows for which the exports identify no ingredient: found by chemical name and CAS number. */
const WITHOUT_IDENTIFIED = `
IV/142; Silver; face; RED; OUTSIDE_PRODUCT_TYPES IV/142
III/379; Silver; face; RED; OUTSIDE_PRODUCT_TYPES III/379
IV/142; CI 77820; face; RED; OUTSIDE_PRODUCT_TYPES IV/142
IV/142; CI 77820 0.2 %; lipstick; GREEN|YELLOW; !OUTSIDE_PRODUCT_TYPES IV/142
IV/142; CI 77820 0.3 %; lipstick; RED; OVER_LIMIT IV/142
II/1727; Colloidal Silver; face; YELLOW; PROHIBITED_UNDER_CONDITION II/1727
III/379; Silver 0.06 %; toothpaste; RED; OVER_LIMIT III/379
III/379; Silver 0.05 %; toothpaste; GREEN|YELLOW; !OVER_LIMIT III/379
III/380; Hexyl Salicylate 0.002 %; mouthwash; RED; OVER_LIMIT III/380
III/380; Hexyl Salicylate 0.001 %; mouthwash; GREEN|YELLOW; WITHIN_LIMIT III/380
III/380; Hexyl Salicylate 0.4 %; face; RED; OVER_LIMIT III/380
III/380; Hexyl Salicylate 0.3 %; face; GREEN|YELLOW; WITHIN_LIMIT III/380
III/286; Cetrimonium Chloride 2.6 %; shampoo; RED; OVER_LIMIT III/286
III/286; Cetrimonium Chloride 2.5 %; shampoo; GREEN|YELLOW; WITHIN_LIMIT III/286
V/59; Citric Acid; toothpaste; GREEN; !FORBIDDEN_USE V/59
V/59; Citric Acid 1 %; face; GREEN; !OVER_LIMIT V/59
III/280; Sodium Picramate; face; RED; OUTSIDE_PRODUCT_TYPES III/280
III/282; HC Blue No. 16; face; RED; OUTSIDE_PRODUCT_TYPES III/282
`;

/** Verdicts by single entries of Annexes II to VI; each line names the entry that decides. */
export const annexVerdicts = readVerdicts(
  `${SURE_AND_TOGETHER}${POSITIVE_LISTS}${DAYS}${CONCENTRATION_OPEN}${WITHOUT_IDENTIFIED}`,
);
