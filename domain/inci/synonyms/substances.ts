import type { SynonymPair } from '../synonymPairs.ts';

/**
 * Names of substances that labels use instead of the INCI name: US drug names of UV filters (21 CFR 352), vitamins, trivial
 * and older names. OWN, unverified.
 */
export const substances: readonly SynonymPair[] = [
  ['Avobenzone', 'BUTYL METHOXYDIBENZOYLMETHANE'], ['Octinoxate', 'ETHYLHEXYL METHOXYCINNAMATE'], ['Octisalate', 'ETHYLHEXYL SALICYLATE'],
  ['Octyl Methoxycinnamate', 'ETHYLHEXYL METHOXYCINNAMATE'], ['Octyl Salicylate', 'ETHYLHEXYL SALICYLATE'], ['Oxybenzone', 'BENZOPHENONE-3'],
  ['Ensulizole', 'PHENYLBENZIMIDAZOLE SULFONIC ACID'], ['Ecamsule', 'TEREPHTHALYLIDENE DICAMPHOR SULFONIC ACID'], ['Meradimate', 'MENTHYL ANTHRANILATE'],
  ['Padimate O', 'ETHYLHEXYL DIMETHYL PABA'], ['Sulisobenzone', 'BENZOPHENONE-4'], ['Bemotrizinol', 'BIS-ETHYLHEXYLOXYPHENOL METHOXYPHENYL TRIAZINE'],
  ['Tinosorb S', 'BIS-ETHYLHEXYLOXYPHENOL METHOXYPHENYL TRIAZINE'], ['Tinosorb M', 'METHYLENE BIS-BENZOTRIAZOLYL TETRAMETHYLBUTYLPHENOL'], ['Octyl Triazone', 'ETHYLHEXYL TRIAZONE'],
  ['Amiloxate', 'ISOAMYL P-METHOXYCINNAMATE'], ['Homomenthyl Salicylate', 'HOMOSALATE'],
  ['Vitamin A', 'RETINOL'], ['Vitamin A Palmitate', 'RETINYL PALMITATE'], ['Vitamin B1', 'THIAMINE HCL'], ['Thiamin', 'THIAMINE HCL'], ['Vitamin B2', 'RIBOFLAVIN'],
  ['Vitamin B3', 'NIACINAMIDE'], ['Nicotinamide', 'NIACINAMIDE'], ['Vitamin B5', 'PANTHENOL'], ['Provitamin B5', 'PANTHENOL'], ['Pro-Vitamin B5', 'PANTHENOL'],
  ['D-Panthenol', 'PANTHENOL'], ['DL-Panthenol', 'PANTHENOL'], ['Dexpanthenol', 'PANTHENOL'], ['Vitamin B6', 'PYRIDOXINE HCL'], ['Vitamin B7', 'BIOTIN'], ['Vitamin H', 'BIOTIN'], ['Folate', 'FOLIC ACID'],
  ['Vitamin B12', 'CYANOCOBALAMIN'], ['Vitamin C', 'ASCORBIC ACID'], ['L-Ascorbic Acid', 'ASCORBIC ACID'], ['Vitamin D', 'CHOLECALCIFEROL'], ['Vitamin D3', 'CHOLECALCIFEROL'],
  ['Vitamin E', 'TOCOPHEROL'], ['Mixed Tocopherols', 'TOCOPHEROL'], ['Natural Tocopherols', 'TOCOPHEROL'], ['Tocopherols', 'TOCOPHEROL'], ['Alpha-Tocopherol', 'TOCOPHEROL'],
  ['D-Alpha Tocopherol', 'TOCOPHEROL'], ['DL-Alpha Tocopherol', 'TOCOPHEROL'], ['Vitamin E Acetate', 'TOCOPHERYL ACETATE'], ['Tocopherol Acetate', 'TOCOPHERYL ACETATE'],
  ['Vitamin F', 'LINOLEIC ACID'], ['Vitamin K', 'PHYTONADIONE'], ['Vitamin P', 'RUTIN'], ['Coenzyme Q10', 'UBIQUINONE'], ['Co-Enzyme Q10', 'UBIQUINONE'], ['CoQ10', 'UBIQUINONE'],
  ['Alpha Lipoic Acid', 'THIOCTIC ACID'], ['Alpha-Lipoic Acid', 'THIOCTIC ACID'], ['Lipoic Acid', 'THIOCTIC ACID'], ['DMAE', 'DIMETHYL MEA'],
  ['L-Arginine', 'ARGININE'], ['L-Tyrosine', 'TYROSINE'], ['L-Leucine', 'LEUCINE'], ['L-Carnitine', 'CARNITINE'], ['L-Lysine', 'LYSINE'], ['L-Proline', 'PROLINE'], ['L-Cysteine', 'CYSTEINE'],
  ['Gluconolactone (PHA)', 'GLUCONOLACTONE'], ['Hyaluronan', 'HYALURONIC ACID'],
  ['Stearyl Dimethicone Wax', 'STEARYL DIMETHICONE'], ['Pvp/Hexadecene Copolymer', 'VP/HEXADECENE COPOLYMER'], ['PVP/VA Copolymer', 'VP/VA COPOLYMER'],
  ['PVP/Eicosene Copolymer', 'VP/EICOSENE COPOLYMER'], ['Cyclomethicone 5', 'CYCLOPENTASILOXANE'], ['Cetostearyl Alcohol', 'CETEARYL ALCOHOL'], ['Cetearyl Octanoate', 'CETEARYL ETHYLHEXANOATE'],
  ['Octyl Palmitate', 'ETHYLHEXYL PALMITATE'], ['Octyl Stearate', 'ETHYLHEXYL STEARATE'], ['Octyl Hydroxystearate', 'ETHYLHEXYL HYDROXYSTEARATE'], ['Cetyl Octanoate', 'CETYL ETHYLHEXANOATE'],
  ['Polyglyceryl Methacrylate', 'GLYCERYL POLYMETHACRYLATE'], ['Caprylic/Capric Triglycerides', 'CAPRYLIC/CAPRIC TRIGLYCERIDE'], ['Medium Chain Triglycerides', 'CAPRYLIC/CAPRIC TRIGLYCERIDE'],
  ['MCT Oil', 'CAPRYLIC/CAPRIC TRIGLYCERIDE'], ['Fractionated Coconut Oil', 'CAPRYLIC/CAPRIC TRIGLYCERIDE'], ['Glycerol Stearate', 'GLYCERYL STEARATE'], ['Glyceryl Monostearate', 'GLYCERYL STEARATE'],
  ['Disodium Edetate', 'DISODIUM EDTA'], ['Edetate Disodium', 'DISODIUM EDTA'], ['Tetrasodium Edetate', 'TETRASODIUM EDTA'], ['Trolamine', 'TRIETHANOLAMINE'],
  ['TEA', 'TRIETHANOLAMINE'], ['Caustic Soda', 'SODIUM HYDROXIDE'], ['Baking Soda', 'SODIUM BICARBONATE'], ['Epsom Salt', 'MAGNESIUM SULFATE'], ['Salt', 'SODIUM CHLORIDE'], ['Sugar', 'SUCROSE'],
  ['Hypromellose', 'HYDROXYPROPYL METHYLCELLULOSE'], ['Carboxymethylcellulose', 'CELLULOSE GUM'], ['Gum Arabic', 'ACACIA SENEGAL GUM'], ['Acacia Gum', 'ACACIA SENEGAL GUM'], ['Guar Gum', 'CYAMOPSIS TETRAGONOLOBA GUM'],
  ['China Clay', 'KAOLIN'], ['White Clay', 'KAOLIN'], ['Green Clay', 'ILLITE'], ['Crystalline Silica', 'SILICA'], ['Titanium Oxide', 'TITANIUM DIOXIDE'],
  ['Activated Charcoal', 'CHARCOAL POWDER'], ['Pearl', 'PEARL POWDER'], ['Bakuchiol (Plant Retinol)', 'BAKUCHIOL'],
  ['Isopropanol', 'ISOPROPYL ALCOHOL'], ['Rubbing Alcohol', 'ISOPROPYL ALCOHOL'], ['Ethylene Glycol', 'GLYCOL'], ['1,3-Propanediol', 'PROPANEDIOL'], ['Propane-1,3-diol', 'PROPANEDIOL'], ['1,3-Butylene Glycol', 'BUTYLENE GLYCOL'],
  ['SLS', 'SODIUM LAURYL SULFATE'], ['SLES', 'SODIUM LAURETH SULFATE'], ['Sodium Dihydroacetate', 'SODIUM DEHYDROACETATE'],
  ['d-Limonene', 'LIMONENE'], ['Linalol', 'LINALOOL'], ['Alpha-Terpineol', 'TERPINEOL'], ['Hexyl Cinnamic Aldehyde', 'HEXYL CINNAMAL'], ['Hexyl Cinnamaldehyde', 'HEXYL CINNAMAL'], ['Lilial', 'BUTYLPHENYL METHYLPROPIONAL'],
  ['Lyral', 'HYDROXYISOHEXYL 3-CYCLOHEXENE CARBOXALDEHYDE'], ['HICC', 'HYDROXYISOHEXYL 3-CYCLOHEXENE CARBOXALDEHYDE'], ['Amyl Cinnamic Aldehyde', 'AMYL CINNAMAL'],
  ['Methylchloroisothiazolinone and Methylisothiazolinone', 'METHYLCHLOROISOTHIAZOLINONE'], ['Kathon CG', 'METHYLCHLOROISOTHIAZOLINONE'], ['Bronopol', '2-BROMO-2-NITROPROPANE-1,3-DIOL'],
  ['Chlorhexidine Gluconate', 'CHLORHEXIDINE DIGLUCONATE'], ['Hydrocolloid', 'CELLULOSE GUM'], ['Snail Slime', 'SNAIL SECRETION FILTRATE'], ['Snail Mucin', 'SNAIL SECRETION FILTRATE'], ['Pitera', 'GALACTOMYCES FERMENT FILTRATE'],
  ['Carrageenan Extract', 'CARRAGEENAN'], ['Jojoba Beads', 'JOJOBA ESTERS'], ['Hydroflourocarbon 152A', 'HYDROFLUOROCARBON 152A'], ['Soybean Sterols', 'GLYCINE SOJA STEROLS'], ['Saccharomyces Cerevisiae', 'SACCHAROMYCES CEREVISIAE EXTRACT'],
  ['Ectoine', 'ECTOIN'], ['Perilla Aldehyde', 'PERILLALDEHYDE'], ['Silicon Dioxide', 'SILICA'], ['MSM', 'DIMETHYL SULFONE'], ['Squalane Oil', 'SQUALANE'],
  ['CI 77019', 'MICA'],
];
