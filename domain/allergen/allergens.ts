/**
 * Which set an entry belongs to: the original 26 unchanged; of the 26 with a new entry text by Regulation (EU) 2023/1545; an older entry of
 * Annex III that now has to be declared; a new entry; of the 26 and meanwhile in Annex II.
 */
export type AllergenSet = 'original' | 'originalReplaced' | 'existing' | 'new' | 'prohibited';

/** A fragrance allergen that a label has to name above a threshold: Annex III as amended by Regulation (EU) 2023/1545. */
export type Allergen = {
  /** Reference number in Annex III (79 and 83 are deleted there: the substances moved to Annex II). */
  readonly entry: string;
  /** The name that the label must show. */
  readonly labelName: string;
  /** Whether column h demands a group name: then the sum of all members decides. */
  readonly isGroup: boolean;
  readonly members: readonly string[];
  /** Members that only the Commission's export of 17 June 2026 identifies with the entry. */
  readonly exportMembers: readonly string[];
  /** All pass the check digit; 72968-50-4 and 8028-48-6 stand in both 350 and 351, so a CAS number alone does not decide those. */
  readonly casNumbers: readonly string[];
  readonly set: AllergenSet;
  /** Other limits of the entry. OWN, unverified: verify against the consolidated Regulation. */
  readonly note: string;
  /** Number of its source in ALLERGEN_SOURCES. */
  readonly source: number;
};

/** Where the entries are taken from. */
export const ALLERGEN_SOURCES: Readonly<Record<number, string>> = {
  1: 'a public transcription (entry-by-entry list, itself citing effinity.io and the consolidated Annex III)',
  2: 'a public transcription (entry-by-entry list, itself citing effinity.io and the consolidated Annex III) ; a public transcription (supplier allergen groups with CAS)',
  3: 'https://sgs.com/en-hk/news/2023/10/eu-expands-the-list-of-fragrance-allergens-in-cosmetic-products ; https://www.asdsoftware.com/eu-cosmetic-fragrance-allergens-new-amendment-eu-2023-1545/ ; a public transcription (entry-by-entry list, itself citing effinity.io and the consolidated Annex III) ; a public transcription (supplier allergen groups with CAS)',
  4: 'https://sgs.com/en-hk/news/2023/10/eu-expands-the-list-of-fragrance-allergens-in-cosmetic-products ; https://www.asdsoftware.com/eu-cosmetic-fragrance-allergens-new-amendment-eu-2023-1545/ ; a public transcription (supplier allergen groups with CAS)',
  5: 'https://sgs.com/en-hk/news/2023/10/eu-expands-the-list-of-fragrance-allergens-in-cosmetic-products ; https://www.asdsoftware.com/eu-cosmetic-fragrance-allergens-new-amendment-eu-2023-1545/ ; a public transcription (entry-by-entry list, itself citing effinity.io and the consolidated Annex III)',
  6: 'https://www.inforlex.pl/dok/tresc,E0L.2025.315.00036CS (corrigendum OJ L 2025/315, entry 157) ; a public transcription (supplier allergen groups with CAS)',
  7: 'a public transcription (entry-by-entry list, itself citing effinity.io and the consolidated Annex III) ; https://repositorio.insa.pt/signposting/describedby/1f12b29d-8e35-4601-9c70-e5f1c297479f',
  8: 'https://eur-lex.europa.eu/eli/reg/2023/1545/oj via a public transcription (transcription of the Regulation annex point 3, entries 327-371)',
  9: 'https://sgs.com/en-hk/news/2023/10/eu-expands-the-list-of-fragrance-allergens-in-cosmetic-products ; https://www.asdsoftware.com/eu-cosmetic-fragrance-allergens-new-amendment-eu-2023-1545/ ; https://eur-lex.europa.eu/eli/reg/2023/1545/oj via a public transcription (transcription of the Regulation annex point 3, entries 327-371) ; a public transcription (supplier allergen groups with CAS)',
};

/** 24 of the original 26, 12 older entries and 45 new ones: 81 to declare, and 2 that are prohibited. */
export const allergens: readonly Allergen[] = [
  { entry: '45', labelName: 'Benzyl Alcohol', isGroup: false, members: ['Benzyl Alcohol'], exportMembers: [], casNumbers: ['100-51-6'], set: 'originalReplaced', note: 'also Annex V/34 preservative max 1 %; old entry 68 is one of the 10 deleted entries (own reading: 158-166 and 68)', source: 1 },
  { entry: '67', labelName: 'Amyl Cinnamal', isGroup: false, members: ['Amyl Cinnamal'], exportMembers: [], casNumbers: ['122-40-7'], set: 'original', note: '', source: 1 },
  { entry: '69', labelName: 'Cinnamyl Alcohol', isGroup: false, members: ['Cinnamyl Alcohol'], exportMembers: [], casNumbers: ['104-54-1'], set: 'original', note: '', source: 1 },
  { entry: '70', labelName: 'Citral', isGroup: false, members: ['Citral'], exportMembers: [], casNumbers: ['106-26-3', '141-27-5', '5392-40-5'], set: 'originalReplaced', note: 'isomers neral and geranial count as Citral', source: 2 },
  { entry: '71', labelName: 'Eugenol', isGroup: false, members: ['Eugenol'], exportMembers: [], casNumbers: ['97-53-0'], set: 'original', note: '', source: 1 },
  { entry: '72', labelName: 'Hydroxycitronellal', isGroup: false, members: ['Hydroxycitronellal'], exportMembers: [], casNumbers: ['107-75-5'], set: 'original', note: 'max 1.0 % in products other than oral', source: 1 },
  { entry: '73', labelName: 'Isoeugenol', isGroup: false, members: ['Isoeugenol'], exportMembers: [], casNumbers: ['5912-86-7', '5932-68-3', '97-54-1'], set: 'originalReplaced', note: 'max 0.02 % in products other than oral', source: 2 },
  { entry: '74', labelName: 'Amylcinnamyl Alcohol', isGroup: false, members: ['Amylcinnamyl Alcohol'], exportMembers: [], casNumbers: ['101-85-9'], set: 'original', note: '', source: 1 },
  { entry: '75', labelName: 'Benzyl Salicylate', isGroup: false, members: ['Benzyl Salicylate'], exportMembers: [], casNumbers: ['118-58-1'], set: 'original', note: '', source: 1 },
  { entry: '76', labelName: 'Cinnamal', isGroup: false, members: ['Cinnamal'], exportMembers: [], casNumbers: ['104-55-2'], set: 'original', note: '', source: 1 },
  { entry: '77', labelName: 'Coumarin', isGroup: false, members: ['Coumarin'], exportMembers: [], casNumbers: ['91-64-5'], set: 'original', note: '', source: 1 },
  { entry: '78', labelName: 'Geraniol', isGroup: false, members: ['Geraniol'], exportMembers: [], casNumbers: ['106-24-1'], set: 'original', note: '', source: 1 },
  { entry: '80', labelName: 'Anise Alcohol', isGroup: false, members: ['Anise Alcohol'], exportMembers: [], casNumbers: ['105-13-5'], set: 'original', note: '', source: 1 },
  { entry: '81', labelName: 'Benzyl Cinnamate', isGroup: false, members: ['Benzyl Cinnamate'], exportMembers: [], casNumbers: ['103-41-3'], set: 'original', note: '', source: 1 },
  { entry: '82', labelName: 'Farnesol', isGroup: false, members: ['Farnesol'], exportMembers: [], casNumbers: ['4602-84-0'], set: 'original', note: '', source: 1 },
  { entry: '84', labelName: 'Linalool', isGroup: false, members: ['Linalool'], exportMembers: [], casNumbers: ['78-70-6'], set: 'original', note: 'peroxide value < 20 mmol/L', source: 1 },
  { entry: '85', labelName: 'Benzyl Benzoate', isGroup: false, members: ['Benzyl Benzoate'], exportMembers: [], casNumbers: ['120-51-4'], set: 'original', note: '', source: 1 },
  { entry: '86', labelName: 'Citronellol', isGroup: false, members: ['Citronellol'], exportMembers: [], casNumbers: ['106-22-9', '1117-61-9', '26489-01-0', '7540-51-4'], set: 'originalReplaced', note: '', source: 2 },
  { entry: '87', labelName: 'Hexyl Cinnamal', isGroup: false, members: ['Hexyl Cinnamal'], exportMembers: [], casNumbers: ['101-86-0'], set: 'original', note: '', source: 1 },
  { entry: '88', labelName: 'Limonene', isGroup: false, members: ['Limonene'], exportMembers: ['1-Methyl-4-Methylvinyl-Cyclohexene'], casNumbers: ['138-86-3', '5989-27-5', '5989-54-8', '7705-14-8'], set: 'originalReplaced', note: 'peroxide value < 20 mmol/L', source: 2 },
  { entry: '89', labelName: 'Methyl 2-Octynoate', isGroup: false, members: ['Methyl 2-Octynoate'], exportMembers: [], casNumbers: ['111-12-6'], set: 'original', note: '0.01 % alone; 0.01 % combined with methyl octine carbonate (which max 0.002 %)', source: 1 },
  { entry: '90', labelName: 'Alpha-Isomethyl Ionone', isGroup: false, members: ['Alpha-Isomethyl Ionone'], exportMembers: [], casNumbers: ['127-51-5'], set: 'original', note: '', source: 1 },
  { entry: '91', labelName: 'Evernia Prunastri Extract', isGroup: false, members: ['Evernia Prunastri Extract'], exportMembers: ['Evernia Prunastri Lichen Extract'], casNumbers: ['90028-68-5', '68917-10-2'], set: 'original', note: 'atranol and chloroatranol are Annex II', source: 2 },
  { entry: '92', labelName: 'Evernia Furfuracea Extract', isGroup: false, members: ['Evernia Furfuracea Extract'], exportMembers: ['Evernia Furfuracea Lichen Extract'], casNumbers: ['90028-67-4', '68648-41-9'], set: 'original', note: 'atranol and chloroatranol are Annex II', source: 2 },
  { entry: '79', labelName: 'Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde', isGroup: false, members: ['Hydroxyisohexyl 3-Cyclohexene Carboxaldehyde'], exportMembers: [], casNumbers: ['31906-04-4', '51414-25-6'], set: 'prohibited', note: 'presence = non-compliant', source: 1 },
  { entry: '83', labelName: 'Butylphenyl Methylpropional', isGroup: false, members: ['Butylphenyl Methylpropional'], exportMembers: [], casNumbers: ['80-54-6'], set: 'prohibited', note: 'presence = non-compliant', source: 1 },
  { entry: '46', labelName: '6-Methyl Coumarin', isGroup: false, members: ['6-Methyl Coumarin'], exportMembers: [], casNumbers: ['92-48-8'], set: 'existing', note: 'max 0.003 % in oral products; some counts (80) leave it out', source: 1 },
  { entry: '109', labelName: 'Pinus Mugo', isGroup: true, members: ['Pinus Mugo Leaf Oil', 'Pinus Mugo Twig Leaf Extract', 'Pinus Mugo Twig Leaf Oil'], exportMembers: ['Pinus Mugo Twig Oil'], casNumbers: ['90082-72-7'], set: 'existing', note: 'peroxide value < 10 mmol/L', source: 3 },
  { entry: '114', labelName: 'Pinus Pumila', isGroup: true, members: ['Pinus Pumila Needle Extract', 'Pinus Pumila Twig Leaf Extract', 'Pinus Pumila Twig Leaf Oil'], exportMembers: [], casNumbers: ['97676-05-6'], set: 'existing', note: 'peroxide value < 10 mmol/L', source: 3 },
  { entry: '122', labelName: 'Cedrus Atlantica Oil/Extract', isGroup: true, members: ['Cedrus Atlantica Bark Extract', 'Cedrus Atlantica Bark Oil', 'Cedrus Atlantica Bark Water', 'Cedrus Atlantica Leaf Extract', 'Cedrus Atlantica Wood Extract', 'Cedrus Atlantica Wood Oil'], exportMembers: [], casNumbers: ['8023-85-6', '92201-55-3'], set: 'existing', note: 'peroxide value < 10 mmol/L', source: 4 },
  { entry: '124', labelName: 'Turpentine', isGroup: true, members: ['Turpentine gum', 'Turpentine oil and rectified oil', 'Turpentine, steam distilled'], exportMembers: [], casNumbers: ['8006-64-2', '8052-14-0', '9005-90-7'], set: 'existing', note: 'peroxide value < 10 mmol/L', source: 4 },
  { entry: '131', labelName: 'Alpha-Terpinene', isGroup: false, members: ['Alpha-Terpinene'], exportMembers: [], casNumbers: ['99-86-5'], set: 'existing', note: 'peroxide value < 10 mmol/L', source: 1 },
  { entry: '133', labelName: 'Terpinolene', isGroup: false, members: ['Terpinolene'], exportMembers: [], casNumbers: ['586-62-9'], set: 'existing', note: 'peroxide value < 10 mmol/L', source: 1 },
  { entry: '154', labelName: 'Myroxylon Pereirae Oil/Extract', isGroup: true, members: ['Myroxylon Balsamum Pereirae Balsam Extract', 'Myroxylon Balsamum Pereirae Balsam Oil', 'Myroxylon Pereirae Oil', 'Myroxylon Pereirae Resin Extract'], exportMembers: ['Myroxylon Pereirae Resin'], casNumbers: ['8007-00-9'], set: 'existing', note: 'max 0.4 %; crude balsam of Peru prohibited as fragrance (Annex II/1136)', source: 5 },
  { entry: '157', labelName: 'Rose Ketones', isGroup: true, members: ['Alpha-Damascone', 'cis-Rose ketone 1', 'trans-Rose ketone 1', 'Rose ketone 4', 'Rose ketone 3', 'delta-Damascone', 'trans-Rose ketone 3', 'cis-Rose ketone 2', 'cis-beta-Damascone', 'trans-Rose ketone 2', 'trans-beta-Damascone', 'Damascenone'], exportMembers: [], casNumbers: ['23696-85-7', '23726-91-2', '23726-92-3', '23726-94-5', '24720-09-0', '43052-87-5', '57378-68-4', '71048-82-3'], set: 'existing', note: 'sum of rose ketones max 0.02 % except oral; Damascenone after corrigendum', source: 6 },
  { entry: '175', labelName: '3-Propylidenephthalide', isGroup: false, members: ['3-Propylidenephthalide'], exportMembers: [], casNumbers: ['17369-59-4'], set: 'existing', note: 'max 0.01 %', source: 1 },
  { entry: '196', labelName: 'Lippia Citriodora Absolute', isGroup: false, members: ['Lippia Citriodora Absolute'], exportMembers: [], casNumbers: ['8024-12-2', '85116-63-8'], set: 'existing', note: 'max 0.2 %', source: 1 },
  { entry: '324', labelName: 'Methyl Salicylate', isGroup: false, members: ['Methyl Salicylate'], exportMembers: [], casNumbers: ['119-36-8'], set: 'existing', note: 'product-type maxima since Reg. 2022/1531; SCCS 2025: 0-3 y 0.02 % other products, 0.4 % toothpaste', source: 7 },
  { entry: '327', labelName: 'Acetyl Cedrene', isGroup: false, members: ['Acetyl Cedrene'], exportMembers: [], casNumbers: ['32388-55-9'], set: 'new', note: '', source: 8 },
  { entry: '328', labelName: 'Amyl Salicylate', isGroup: false, members: ['Amyl Salicylate'], exportMembers: [], casNumbers: ['2050-08-0'], set: 'new', note: '', source: 8 },
  { entry: '329', labelName: 'Anethole', isGroup: false, members: ['Anethole'], exportMembers: [], casNumbers: ['104-46-1', '4180-23-8'], set: 'new', note: '', source: 8 },
  { entry: '330', labelName: 'Benzaldehyde', isGroup: false, members: ['Benzaldehyde'], exportMembers: [], casNumbers: ['100-52-7'], set: 'new', note: '', source: 8 },
  { entry: '331', labelName: 'Camphor', isGroup: false, members: ['Camphor'], exportMembers: [], casNumbers: ['21368-68-3', '464-48-2', '464-49-3', '76-22-2'], set: 'new', note: '', source: 8 },
  { entry: '332', labelName: 'Beta-Caryophyllene', isGroup: false, members: ['Beta-Caryophyllene'], exportMembers: [], casNumbers: ['87-44-5'], set: 'new', note: '', source: 8 },
  { entry: '333', labelName: 'Carvone', isGroup: false, members: ['Carvone'], exportMembers: [], casNumbers: ['2244-16-8', '6485-40-1', '99-49-0'], set: 'new', note: '', source: 8 },
  { entry: '334', labelName: 'Dimethyl Phenethyl Acetate', isGroup: false, members: ['Dimethyl Phenethyl Acetate'], exportMembers: [], casNumbers: ['151-05-3'], set: 'new', note: '', source: 8 },
  { entry: '335', labelName: 'Hexadecanolactone', isGroup: false, members: ['Hexadecanolactone'], exportMembers: [], casNumbers: ['109-29-5'], set: 'new', note: '', source: 8 },
  { entry: '336', labelName: 'Hexamethylindanopyran', isGroup: false, members: ['Hexamethylindanopyran'], exportMembers: [], casNumbers: ['1222-05-5'], set: 'new', note: '', source: 8 },
  { entry: '337', labelName: 'Linalyl Acetate', isGroup: false, members: ['Linalyl Acetate'], exportMembers: [], casNumbers: ['115-95-7'], set: 'new', note: '', source: 8 },
  { entry: '338', labelName: 'Menthol', isGroup: false, members: ['Menthol'], exportMembers: [], casNumbers: ['1490-04-6', '15356-60-2', '2216-51-5', '89-78-1'], set: 'new', note: '', source: 8 },
  { entry: '339', labelName: 'Trimethylcyclopentenyl Methylisopentenol', isGroup: false, members: ['Trimethylcyclopentenyl Methylisopentenol'], exportMembers: [], casNumbers: ['67801-20-1'], set: 'new', note: '', source: 8 },
  { entry: '340', labelName: 'Salicylaldehyde', isGroup: false, members: ['Salicylaldehyde'], exportMembers: [], casNumbers: ['90-02-8'], set: 'new', note: '', source: 8 },
  { entry: '341', labelName: 'Santalol', isGroup: false, members: ['Santalol'], exportMembers: [], casNumbers: ['11031-45-1', '115-71-9', '77-42-9'], set: 'new', note: '', source: 8 },
  { entry: '342', labelName: 'Sclareol', isGroup: false, members: ['Sclareol'], exportMembers: [], casNumbers: ['515-03-7'], set: 'new', note: '', source: 8 },
  { entry: '343', labelName: 'Terpineol', isGroup: false, members: ['Terpineol'], exportMembers: [], casNumbers: ['138-87-4', '586-81-2', '8000-41-7', '98-55-5'], set: 'new', note: '', source: 8 },
  { entry: '344', labelName: 'Tetramethyl Acetyloctahydronaphthalenes', isGroup: false, members: ['Tetramethyl Acetyloctahydronaphthalenes'], exportMembers: [], casNumbers: ['54464-57-2', '54464-59-4', '68155-66-8', '68155-67-9'], set: 'new', note: '', source: 8 },
  { entry: '345', labelName: 'Trimethylbenzenepropanol', isGroup: false, members: ['Trimethylbenzenepropanol'], exportMembers: [], casNumbers: ['103694-68-4'], set: 'new', note: '', source: 8 },
  { entry: '346', labelName: 'Vanillin', isGroup: false, members: ['Vanillin'], exportMembers: [], casNumbers: ['121-33-5'], set: 'new', note: '', source: 8 },
  { entry: '347', labelName: 'Cananga Odorata Oil/Extract', isGroup: true, members: ['Cananga Odorata Flower Extract', 'Cananga Odorata Flower Oil'], exportMembers: [], casNumbers: ['68606-83-7', '8006-81-3', '83863-30-3', '93686-30-7'], set: 'new', note: '', source: 9 },
  { entry: '348', labelName: 'Cinnamomum Cassia Leaf Oil', isGroup: false, members: ['Cinnamomum Cassia Leaf Oil'], exportMembers: [], casNumbers: ['8007-80-5', '84961-46-6'], set: 'new', note: '', source: 9 },
  { entry: '349', labelName: 'Cinnamomum Zeylanicum Bark Oil', isGroup: false, members: ['Cinnamomum Zeylanicum Bark Oil'], exportMembers: [], casNumbers: ['8015-91-6', '84649-98-9'], set: 'new', note: '', source: 9 },
  { entry: '350', labelName: 'Citrus Aurantium Flower Oil', isGroup: true, members: ['Citrus Aurantium Amara Flower Oil', 'Citrus Aurantium Dulcis Flower Oil'], exportMembers: [], casNumbers: ['72968-50-4', '8016-38-4', '8028-48-6'], set: 'new', note: '', source: 9 },
  { entry: '351', labelName: 'Citrus Aurantium Peel Oil', isGroup: true, members: ['Citrus Aurantium Amara Peel Oil', 'Citrus Aurantium Dulcis Peel Oil', 'Citrus Sinensis Peel Oil'], exportMembers: [], casNumbers: ['68916-04-1', '8008-57-9', '97766-30-8', '72968-50-4', '8028-48-6'], set: 'new', note: '', source: 9 },
  { entry: '352', labelName: 'Citrus Aurantium Bergamia Peel Oil', isGroup: false, members: ['Citrus Aurantium Bergamia Peel Oil'], exportMembers: [], casNumbers: ['68648-33-9', '8007-75-8', '85049-52-1', '89957-91-5'], set: 'new', note: 'Annex III bergapten-type furocoumarin limit (Annex II/358) applies', source: 9 },
  { entry: '353', labelName: 'Citrus Limon Peel Oil', isGroup: false, members: ['Citrus Limon Peel Oil'], exportMembers: [], casNumbers: ['8008-56-8', '84929-31-7'], set: 'new', note: '', source: 3 },
  { entry: '354', labelName: 'Lemongrass Oil', isGroup: true, members: ['Cymbopogon Schoenanthus Oil', 'Cymbopogon Flexuosus Oil', 'Cymbopogon Citratus Leaf Oil'], exportMembers: [], casNumbers: ['8007-02-1', '89998-16-3', '91844-92-7'], set: 'new', note: '', source: 9 },
  { entry: '355', labelName: 'Eucalyptus Globulus Oil', isGroup: true, members: ['Eucalyptus Globulus Leaf Oil', 'Eucalyptus Globulus Leaf/Twig Oil'], exportMembers: [], casNumbers: ['8000-48-4', '97926-40-4'], set: 'new', note: '', source: 9 },
  { entry: '356', labelName: 'Eugenia Caryophyllus Oil', isGroup: true, members: ['Eugenia Caryophyllus Leaf Oil', 'Eugenia Caryophyllus Flower Oil', 'Eugenia Caryophyllus Stem Oil', 'Eugenia Caryophyllus Bud Oil'], exportMembers: [], casNumbers: ['8000-34-8', '8015-97-2', '84961-50-2'], set: 'new', note: '', source: 9 },
  { entry: '357', labelName: 'Jasmine Oil/Extract', isGroup: true, members: ['Jasminum Grandiflorum Flower Extract', 'Jasminum Officinale Oil', 'Jasminum Officinale Flower Extract'], exportMembers: [], casNumbers: ['8022-96-6', '8024-43-9', '84776-64-7', '90045-94-6'], set: 'new', note: '', source: 9 },
  { entry: '358', labelName: 'Juniperus Virginiana Oil', isGroup: true, members: ['Juniperus Virginiana Oil', 'Juniperus Virginiana Wood Oil'], exportMembers: [], casNumbers: ['8000-27-9', '85085-41-2'], set: 'new', note: '', source: 9 },
  { entry: '359', labelName: 'Laurus Nobilis Leaf Oil', isGroup: false, members: ['Laurus Nobilis Leaf Oil'], exportMembers: [], casNumbers: ['8002-41-3', '8007-48-5', '84603-73-6'], set: 'new', note: 'oil of laurus nobilis SEED is prohibited (Annex II/359), leaf oil is not', source: 3 },
  { entry: '360', labelName: 'Lavandula Oil/Extract', isGroup: true, members: ['Lavandula Hybrida Oil', 'Lavandula Hybrida Extract', 'Lavandula Hybrida Flower Extract', 'Lavandula Intermedia Flower/Leaf/Stem Extract', 'Lavandula Intermedia Flower/Leaf/Stem Oil', 'Lavandula Intermedia Oil', 'Lavandula Angustifolia Oil', 'Lavandula Angustifolia Flower/Leaf/Stem Extract'], exportMembers: ['Lavandula Intermedia Extract', 'Lavandula Angustifolia Extract'], casNumbers: ['8000-28-0', '8022-15-9', '84776-65-8', '90063-37-9', '91722-69-9', '92623-76-2', '93455-96-0', '93455-97-1'], set: 'new', note: '', source: 9 },
  { entry: '361', labelName: 'Mentha Piperita Oil', isGroup: false, members: ['Mentha Piperita Oil'], exportMembers: [], casNumbers: ['8006-90-4', '84082-70-2'], set: 'new', note: '', source: 9 },
  { entry: '362', labelName: 'Mentha Viridis Leaf Oil', isGroup: false, members: ['Mentha Viridis Leaf Oil'], exportMembers: [], casNumbers: ['8008-79-5', '84696-51-5'], set: 'new', note: '', source: 9 },
  { entry: '363', labelName: 'Narcissus Extract', isGroup: true, members: ['Narcissus Poeticus Extract', 'Narcissus Pseudonarcissus Flower Extract', 'Narcissus Jonquilla Extract', 'Narcissus Tazetta Extract'], exportMembers: [], casNumbers: ['68917-12-4', '90064-25-8', '90064-26-9', '90064-27-0'], set: 'new', note: '', source: 9 },
  { entry: '364', labelName: 'Pelargonium Graveolens Flower Oil', isGroup: true, members: ['Pelargonium Graveolens Flower Oil', 'Pelargonium Graveolens Oil'], exportMembers: ['Pelargonium Graveolens Leaf Oil'], casNumbers: ['8000-46-2', '90082-51-2'], set: 'new', note: 'corrigendum 2025 touches this entry', source: 9 },
  { entry: '365', labelName: 'Pogostemon Cablin Oil', isGroup: true, members: ['Pogostemon Cablin Oil', 'Pogostemon Cablin Leaf Oil'], exportMembers: [], casNumbers: ['8014-09-3', '84238-39-1'], set: 'new', note: 'corrigendum 2025 touches this entry', source: 9 },
  { entry: '366', labelName: 'Rose Flower Oil/Extract', isGroup: true, members: ['Rosa Damascena Flower Oil', 'Rosa Damascena Flower Extract', 'Rosa Alba Flower Oil', 'Rosa Alba Flower Extract', 'Rosa Canina Flower Oil', 'Rosa Centifolia Flower Oil', 'Rosa Centifolia Flower Extract', 'Rosa Gallica Flower Oil', 'Rosa Moschata Flower Oil', 'Rosa Rugosa Flower Oil'], exportMembers: ['Rosa Moschata Oil'], casNumbers: ['8007-01-0', '84604-12-6', '84604-13-7', '84696-47-9', '90106-38-0', '92347-25-6', '93334-48-6'], set: 'new', note: '', source: 9 },
  { entry: '367', labelName: 'Santalum Album Oil', isGroup: false, members: ['Santalum Album Oil'], exportMembers: [], casNumbers: ['8006-87-9', '84787-70-2'], set: 'new', note: '', source: 9 },
  { entry: '368', labelName: 'Eugenyl Acetate', isGroup: false, members: ['Eugenyl Acetate'], exportMembers: [], casNumbers: ['93-28-7'], set: 'new', note: '', source: 8 },
  { entry: '369', labelName: 'Geranyl Acetate', isGroup: false, members: ['Geranyl Acetate'], exportMembers: [], casNumbers: ['105-87-3'], set: 'new', note: '', source: 8 },
  { entry: '370', labelName: 'Isoeugenyl Acetate', isGroup: false, members: ['Isoeugenyl Acetate'], exportMembers: [], casNumbers: ['93-29-8'], set: 'new', note: '', source: 8 },
  { entry: '371', labelName: 'Pinene', isGroup: false, members: ['Pinene'], exportMembers: [], casNumbers: ['127-91-3', '18172-67-3', '7785-70-8', '80-56-8'], set: 'new', note: '', source: 8 },
];
