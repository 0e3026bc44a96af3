/** Plain raw materials: trade name and INCI name of the one substance they are, both as suppliers write them. */
export const SUBSTANCES: readonly (readonly [trade: string, inci: string])[] = [
  ['Glicerin 99,5 % biljni', 'GLYCERIN'], ['Propandiol biljni', 'PROPANEDIOL'], ['Butilen glikol', 'BUTYLENE GLYCOL'], ['Pentilen glikol', 'PENTYLENE GLYCOL'],
  ['Sorbitol 70 %', 'SORBITOL'], ['Ksilitol', 'XYLITOL'], ['Betain bezvodni', 'BETAINE'], ['Urea', 'UREA'], ['Natrijum PCA 50 %', 'SODIUM PCA'], ['Trehaloza', 'TREHALOSE'],
  ['Cetearil alkohol 50/50', 'CETEARYL ALCOHOL'], ['Cetil alkohol', 'CETYL ALCOHOL'], ['Behenil alkohol', 'BEHENYL ALCOHOL'], ['Stearinska kiselina', 'STEARIC ACID'],
  ['Gliceril stearat SE', 'GLYCERYL STEARATE SE'], ['Cetearil glukozid', 'CETEARYL GLUCOSIDE'], ['Polisorbat 20', 'POLYSORBATE 20'], ['Polisorbat 80', 'POLYSORBATE 80'],
  ['Sorbitan olivat', 'SORBITAN OLIVATE'], ['Lecitin suncokretov', 'LECITHIN'], ['Kaprilno-kaprinski trigliceridi', 'CAPRYLIC/CAPRIC TRIGLYCERIDE'],
  ['Izopropil miristat', 'ISOPROPYL MYRISTATE'], ['Skvalan biljni', 'SQUALANE'], ['Dimetikon 350', 'DIMETHICONE'], ['Ciklopentasiloksan', 'CYCLOPENTASILOXANE'],
  ['Oktildodekanol', 'OCTYLDODECANOL'], ['Alkil benzoat C12-15', 'C12-15 ALKYL BENZOATE'], ['Dikaprilil karbonat', 'DICAPRYLYL CARBONATE'], ['Etilheksil stearat', 'ETHYLHEXYL STEARATE'],
  ['Natrijum lauret sulfat 70 %', 'SODIUM LAURETH SULFATE'], ['Kokamidopropil betain 30 %', 'COCAMIDOPROPYL BETAINE'], ['Koko glukozid', 'COCO-GLUCOSIDE'],
  ['Decil glukozid', 'DECYL GLUCOSIDE'], ['Natrijum kokoil izetionat', 'SODIUM COCOYL ISETHIONATE'], ['Natrijum kokoil glutamat', 'SODIUM COCOYL GLUTAMATE'],
  ['Kokamid MEA', 'COCAMIDE MEA'], ['Behentrimonijum hlorid', 'BEHENTRIMONIUM CHLORIDE'], ['Cetrimonijum hlorid 29 %', 'CETRIMONIUM CHLORIDE'], ['Polikvaternijum-7', 'POLYQUATERNIUM-7'],
  ['Polikvaternijum-10', 'POLYQUATERNIUM-10'], ['Ksantan guma providna', 'XANTHAN GUM'], ['Hidroksietilceluloza', 'HYDROXYETHYLCELLULOSE'], ['Karbomer 940', 'CARBOMER'],
  ['Celulozna guma', 'CELLULOSE GUM'], ['Akrilatni kopolimer', 'ACRYLATES COPOLYMER'], ['Bentonit', 'BENTONITE'], ['Kaolin beli', 'KAOLIN'], ['Zelena glina', 'ILLITE'],
  ['Talk farmaceutski', 'TALC'], ['Kukuruzni skrob', 'ZEA MAYS STARCH'], ['Pirinčani skrob', 'ORYZA SATIVA STARCH'], ['Fenoksietanol', 'PHENOXYETHANOL'],
  ['Etilheksilglicerin', 'ETHYLHEXYLGLYCERIN'], ['Natrijum benzoat', 'SODIUM BENZOATE'], ['Kalijum sorbat', 'POTASSIUM SORBATE'], ['Benzil alkohol', 'BENZYL ALCOHOL'],
  ['Kaprilil glikol', 'CAPRYLYL GLYCOL'], ['Metilizotiazolinon 10 %', 'METHYLISOTHIAZOLINONE'], ['DMDM hidantoin 55 %', 'DMDM HYDANTOIN'], ['Limunska kiselina', 'CITRIC ACID'],
  ['Mlečna kiselina 80 %', 'LACTIC ACID'], ['Glikolna kiselina 70 %', 'GLYCOLIC ACID'], ['Salicilna kiselina', 'SALICYLIC ACID'], ['Natrijum hidroksid', 'SODIUM HYDROXIDE'],
  ['Natrijum citrat', 'SODIUM CITRATE'], ['Natrijum fitat', 'SODIUM PHYTATE'], ['Dinatrijum EDTA', 'DISODIUM EDTA'], ['Niacinamid', 'NIACINAMIDE'], ['D-pantenol 75 %', 'PANTHENOL'],
  ['Alantoin', 'ALLANTOIN'], ['Bisabolol', 'BISABOLOL'], ['Tokoferol prirodni', 'TOCOPHEROL'], ['Tokoferil acetat', 'TOCOPHERYL ACETATE'], ['Askorbinska kiselina', 'ASCORBIC ACID'],
  ['Askorbil glukozid', 'ASCORBYL GLUCOSIDE'], ['Retinol 10 % u ulju', 'RETINOL'], ['Koenzim Q10', 'UBIQUINONE'], ['Kofein', 'CAFFEINE'], ['Natrijum hijaluronat', 'SODIUM HYALURONATE'],
  ['Ceramid NP', 'CERAMIDE NP'], ['Cink PCA', 'ZINC PCA'], ['Cink oksid nano', 'ZINC OXIDE [NANO]'], ['Titan dioksid nano', 'TITANIUM DIOXIDE [NANO]'], ['Cink oksid', 'ZINC OXIDE'],
  ['Titan dioksid pigment', 'CI 77891'], ['Gvožđe oksid crveni', 'CI 77491'], ['Gvožđe oksid žuti', 'CI 77492'], ['Hidratisani silicijum dioksid', 'HYDRATED SILICA'],
  ['Butil metoksidibenzoilmetan', 'BUTYL METHOXYDIBENZOYLMETHANE'], ['Oktokrilen', 'OCTOCRYLENE'],
];

/** What a second supplier sells under the name of a plain substance: with solvents, limits instead of shares, and names that hold commas. */
export const BLENDS: Readonly<Record<string, string>> = {
  'Kaprilil glikol': 'CAPRYLYL GLYCOL 50; 1,2-HEXANEDIOL 50',
  'Cetearil glukozid': 'CETEARYL ALCOHOL, CETEARYL GLUCOSIDE 100',
  Fenoksietanol: 'PHENOXYETHANOL 90; ETHYLHEXYLGLYCERIN 10; TOCOPHEROL <0.1',
  'Tokoferol prirodni': 'TOCOPHEROL 70; HELIANTHUS ANNUUS SEED OIL 30; CITRIC ACID ≤0.1',
  'Natrijum hijaluronat': 'SODIUM HYALURONATE 1; AQUA 97; 1,2-HEXANEDIOL 1.5; PHENOXYETHANOL 0.1-0.5',
};

/** Extracts and vegetable oils: trade name and composition, most of it first. */
export const EXTRACTS: readonly (readonly [trade: string, composition: string])[] = [
  ['Bademovo ulje hladno ceđeno', 'PRUNUS AMYGDALUS DULCIS OIL 100'], ['Suncokretovo ulje visokooleinsko', 'HELIANTHUS ANNUUS SEED OIL 99.9; TOCOPHEROL 0.1'],
  ['Maslinovo ulje ekstra devičansko', 'OLEA EUROPAEA FRUIT OIL 100'], ['Kokosovo ulje rafinisano', 'COCOS NUCIFERA OIL 100'], ['Ši maslac organski', 'BUTYROSPERMUM PARKII BUTTER 100'],
  ['Arganovo ulje', 'ARGANIA SPINOSA KERNEL OIL 100'], ['Jojobino ulje zlatno', 'SIMMONDSIA CHINENSIS SEED OIL 100'], ['Ricinusovo ulje', 'RICINUS COMMUNIS SEED OIL 100'],
  ['Ulje koštica kajsije', 'PRUNUS ARMENIACA KERNEL OIL 100'], ['Ulje semenki grožđa', 'VITIS VINIFERA SEED OIL 99.8; TOCOPHEROL 0.2'], ['Ulje šipka', 'ROSA CANINA FRUIT OIL 99.5; TOCOPHEROL 0.5'],
  ['Kakao maslac', 'THEOBROMA CACAO SEED BUTTER 100'], ['Ulje pšeničnih klica', 'TRITICUM VULGARE GERM OIL 100'], ['Laneno ulje', 'LINUM USITATISSIMUM SEED OIL 99.9; TOCOPHEROL 0.1'],
  ['Macerat kantariona', 'OLEA EUROPAEA FRUIT OIL 90; HYPERICUM PERFORATUM FLOWER EXTRACT 10'], ['Macerat nevena', 'HELIANTHUS ANNUUS SEED OIL 85; CALENDULA OFFICINALIS FLOWER EXTRACT 15'],
  ['Ekstrakt kamilice GL', 'GLYCERIN 60; AQUA 35; CHAMOMILLA RECUTITA FLOWER EXTRACT 5'], ['Ekstrakt koprive PG', 'PROPANEDIOL 70; AQUA 25; URTICA DIOICA LEAF EXTRACT 5'],
  ['Ekstrakt žalfije', 'GLYCERIN 65; AQUA 30; SALVIA OFFICINALIS LEAF EXTRACT 5'], ['Ekstrakt zelenog čaja', 'AQUA 50; GLYCERIN 45; CAMELLIA SINENSIS LEAF EXTRACT 5'],
  ['Aloja vera gel 10:1', 'ALOE BARBADENSIS LEAF JUICE 99.5; SODIUM BENZOATE 0.3; POTASSIUM SORBATE 0.2'], ['Aloja vera prah 200:1', 'ALOE BARBADENSIS LEAF JUICE POWDER 100'],
  ['Ekstrakt čička', 'GLYCERIN 70; AQUA 25; ARCTIUM LAPPA ROOT EXTRACT 5'], ['Ekstrakt krastavca', 'AQUA 60; GLYCERIN 37; CUCUMIS SATIVUS FRUIT EXTRACT 3'],
  ['Ekstrakt ovsa', 'AQUA 74.5; GLYCERIN 20; AVENA SATIVA KERNEL EXTRACT 5; SODIUM BENZOATE 0.5'], ['Hidrolat lavande', 'LAVANDULA ANGUSTIFOLIA FLOWER WATER 99.5; SODIUM BENZOATE 0.5'],
  ['Hidrolat ruže', 'ROSA DAMASCENA FLOWER WATER 99.5; POTASSIUM SORBATE 0.5'], ['Hidrolat smilja', 'HELICHRYSUM ITALICUM FLOWER WATER 99.5; SODIUM BENZOATE 0.5'],
  ['Etarsko ulje lavande', 'LAVANDULA ANGUSTIFOLIA OIL 100; LINALOOL 38; LINALYL ACETATE 42; GERANIOL 1.5'], ['Etarsko ulje nane', 'MENTHA PIPERITA OIL 100; MENTHOL 45; LIMONENE 4'],
  ['Ekstrakt propolisa 20 %', 'PROPANEDIOL 80; PROPOLIS EXTRACT 20'], ['Ekstrakt hrastove kore', 'GLYCERIN 60; AQUA 38; QUERCUS ROBUR BARK EXTRACT 2'],
  ['Ekstrakt divljeg kestena', 'PROPANEDIOL 68; AQUA 30; AESCULUS HIPPOCASTANUM SEED EXTRACT 2'], ['Ekstrakt belog sleza', 'AQUA 70; GLYCERIN 28; ALTHAEA OFFICINALIS ROOT EXTRACT 2'],
  ['Gavez u ulju', 'HELIANTHUS ANNUUS SEED OIL 90; SYMPHYTUM OFFICINALE ROOT EXTRACT 10'], ['Centella asiatica TECA', 'CENTELLA ASIATICA EXTRACT 95; AQUA 5'],
  ['Ekstrakt ruzmarina CO2', 'ROSMARINUS OFFICINALIS LEAF EXTRACT 80; HELIANTHUS ANNUUS SEED OIL 20'], ['Karanfilov pupoljak, ulje', 'EUGENIA CARYOPHYLLUS OIL 100; EUGENOL 82'],
  ['Ekstrakt zove', 'GLYCERIN 70; AQUA 27; SAMBUCUS NIGRA FLOWER EXTRACT 3'], ['Ulje crnog kima', 'NIGELLA SATIVA SEED OIL 100'],
];

/** Perfume compositions by name; their allergens are chosen from the usual ones. */
export const PERFUMES: readonly string[] = [
  'Lavanda Provansa', 'Zelena jabuka', 'Beli mošus', 'Bela ruža', 'Pamuk', 'Med i mleko', 'Morska so', 'Bergamot i neroli', 'Vanila mleko', 'Kokos monoi', 'Zeleni čaj', 'Šumsko voće',
  'Đurđevak', 'Božur', 'Narandžin cvet', 'Sandalovina', 'Ljubičica', 'Breskva', 'Krastavac i mint', 'Baby Soft', 'Homme Sport', 'Citrus Fresh', 'Jasmin noir', 'Kedar i začini',
];

/** Flavours for the mouth. */
export const FLAVOURS: readonly string[] = [
  'Nana', 'Jagoda', 'Zelena nana', 'Anis', 'Malina', 'Narandža', 'Višnja', 'Cimet', 'Karamela', 'Lubenica', 'Vanila', 'Žvakaća guma', 'Eukaliptus', 'Limun', 'Kokos', 'Medena',
];
