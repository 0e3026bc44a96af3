/**
 * Preservatives, UV filters and fragrances that market inspections look for: INCI name (or the name of an annex) | CAS
 * | English, trade and systematic | German | French | Italian | Spanish | Serbian names. Our own, unverified: general
 * knowledge of the field; tests compare the CAS numbers with the inventory.
 */
export const inspectedPreservatives = `
METHYLPARABEN | 99-76-3 | Nipagin; Nipagin M; E 218
ETHYLPARABEN | 120-47-8 | Nipagin A; E 214
PROPYLPARABEN | 94-13-3 | Nipasol; Nipasol M; E 216
BUTYLPARABEN | 94-26-8 | Nipabutyl
ISOBUTYLPARABEN | 4247-02-3 | 2-Methylpropyl 4-hydroxybenzoate
ISOPROPYLPARABEN | 4191-73-5 | 1-Methylethyl 4-hydroxybenzoate
4-HYDROXYBENZOIC ACID | 99-96-7 | p-Hydroxybenzoic Acid; Parahydroxybenzoic Acid | p-Hydroxybenzoesäure; 4-Hydroxybenzoesäure | Acide p-hydroxybenzoïque; Acide 4-hydroxybenzoïque; Acide parahydroxybenzoïque | Acido p-idrossibenzoico; Acido 4-idrossibenzoico | Ácido p-hidroxibenzoico; Ácido 4-hidroxibenzoico | p-Hidroksibenzoeva kiselina; 4-Hidroksibenzoeva kiselina
FORMALDEHYDE | 50-00-0 | Formaldehyde Solution; Oxomethane | Formaldehydlösung; Formaldehyd | Aldéhyde formique | Formaldeide; Aldeide formica; Formalina | Formaldehído; Aldehído fórmico | Formaldehidni rastvor
FORMIC ACID | 64-18-6 | Methanoic Acid | Ameisensäure | Acide formique | Acido formico | | Mravlja kiselina
DMDM HYDANTOIN | 6440-58-0 | Dimethylol Dimethylhydantoin; Glydant; 1,3-Bis(hydroxymethyl)-5,5-dimethylimidazolidine-2,4-dione | | DMDM hydantoïne | DMDM idantoina | DMDM hidantoína | DMDM hidantoin
DIAZOLIDINYL UREA | 78491-02-8 | Germall II | Diazolidinylharnstoff | Diazolidinyl urée | | | Diazolidinil karbamid
IMIDAZOLIDINYL UREA | 39236-46-9 | Imidurea; Germall 115 | Imidazolidinylharnstoff | Imidazolidinyl urée | Imidazolidinil urea | | Imidazolidinil karbamid
QUATERNIUM-15 | 4080-31-3 | Dowicil 200; Dowicil 75; Methenamine 3-Chloroallylochloride
2-BROMO-2-NITROPROPANE-1,3-DIOL | 52-51-7 | Bronopolum; BNPD | 2-Brom-2-nitropropan-1,3-diol | | Bronopolo | 2-Bromo-2-nitropropano-1,3-diol | 2-Bromo-2-nitropropan-1,3-diol
METHENAMINE | 100-97-0 | Hexamethylenetetramine; Hexamine; Urotropine; Urotropin | Hexamethylentetramin; Methenamin | | Esametilentetramina; Metenamina | Hexametilentetramina | Heksametilentetramin; Metenamin
SODIUM HYDROXYMETHYLGLYCINATE | 70161-44-3 | Suttocide A; Suttocide | Natriumhydroxymethylglycinat | Hydroxyméthylglycinate de sodium | Sodio idrossimetilglicinato | Hidroximetilglicinato de sodio | Natrijum hidroksimetilglicinat
METHYLISOTHIAZOLINONE | 2682-20-4 | Neolone 950; 2-Methyl-2H-isothiazol-3-one; 2-Methylisothiazol-3(2H)-one; 2-Methyl-3(2H)-isothiazolone | Methylisothiazolinon; 2-Methyl-4-isothiazolin-3-on | 2-méthyl-4-isothiazoline-3-one | Metilisotiazolinone | Metilisotiazolinona | Metilizotiazolinon
METHYLCHLOROISOTHIAZOLINONE | 26172-55-4 | CMIT; Chloromethylisothiazolinone; 5-Chloro-2-methylisothiazol-3(2H)-one; Kathon | Methylchloroisothiazolinon; Methylchlorisothiazolinon; Chlormethylisothiazolinon | | Metilcloroisotiazolinone; Clorometilisotiazolinone | Metilcloroisotiazolinona; Clorometilisotiazolinona | Metilhlorizotiazolinon; Metilhloroizotiazolinon
BENZISOTHIAZOLINONE | 2634-33-5 | 1,2-Benzisothiazol-3(2H)-one; Proxel | Benzisothiazolinon | 1,2-benzisothiazoline-3-one | Benzisotiazolinone | Bencisotiazolinona; Benzisotiazolinona | Benzizotiazolinon
OCTYLISOTHIAZOLINONE | 26530-20-1 | Octhilinone; 2-Octyl-2H-isothiazol-3-one | Octylisothiazolinon | | Ottilisotiazolinone | Octilisotiazolinona | Oktilizotiazolinon
TRICLOSAN | 3380-34-5 | Irgasan; Irgasan DP300; 5-Chloro-2-(2,4-dichlorophenoxy)phenol; 2,4,4'-Trichloro-2'-hydroxydiphenyl Ether | Triclosanum | | Triclosano | | Triklosan
TRICLOCARBAN | 101-20-2 | 3,4,4'-Trichlorocarbanilide | Triclocarbanum | | Triclocarbano | | Triklokarban
ZINC PYRITHIONE | 13463-41-7 | Pyrithione Zinc; Zinc Pyridinethione; Bis(1-hydroxy-2(1H)-pyridinethionato)zinc | Zink-Pyrithion | Pyrithione zincique | Zinco piritione | Cinc piritiona; Piritionato de zinc | Cink-piritionat
METHYLDIBROMO GLUTARONITRILE | 35691-65-7 | MDBGN; Dibromodicyanobutane; 1,2-Dibromo-2,4-dicyanobutane; Tektamer 38 | Methyldibromoglutaronitril; Dibromdicyanobutan | | Metildibromo glutaronitrile | Metildibromo glutaronitrilo | Metildibromo glutaronitril
5-BROMO-5-NITRO-1,3-DIOXANE | 30007-47-7 | Bronidox | 5-Brom-5-nitro-1,3-dioxan | 5-bromo-5-nitro-1,3-dioxanne | 5-bromo-5-nitro-1,3-diossano | 5-bromo-5-nitro-1,3-dioxano | 5-bromo-5-nitro-1,3-dioksan
IODOPROPYNYL BUTYLCARBAMATE | 55406-53-6 | IPBC; 3-Iodo-2-propynyl Butylcarbamate; Iodocarb | Iodpropinylbutylcarbamat; Jodpropinylbutylcarbamat | Butylcarbamate d’iodopropynyle | Iodopropinil butilcarbammato | Butilcarbamato de yodopropinilo | Jodopropinil butilkarbamat
CHLOROXYLENOL | 88-04-0 | PCMX; 4-Chloro-3,5-dimethylphenol; p-Chloro-m-xylenol | Chlorxylenol | | Cloroxilenolo | Cloroxilenol | Hloroksilenol
P-CHLORO-M-CRESOL | 59-50-7 | Chlorocresol; PCMC; 4-Chloro-3-methylphenol | Chlorkresol; p-Chlor-m-kresol | | Clorocresolo; p-cloro-m-cresolo | Clorocresol; p-cloro-m-cresol | Hlorokrezol; p-Hloro-m-krezol
CHLORHEXIDINE | 55-56-1 | Chlorhexidinum | Chlorhexidin | Chlorhexidine base | Clorexidina | Clorhexidina | Hlorheksidin
CHLORHEXIDINE DIGLUCONATE | 18472-51-0 | Chlorhexidini Digluconas | Chlorhexidindigluconat; Chlorhexidingluconat | Digluconate de chlorhexidine; Gluconate de chlorhexidine | Clorexidina digluconato; Clorexidina gluconato | Digluconato de clorhexidina; Gluconato de clorhexidina | Hlorheksidin diglukonat; Hlorheksidin glukonat
BENZALKONIUM CHLORIDE | 63449-41-2 | Alkyldimethylbenzylammonium Chloride; Zephiran | Benzalkoniumchlorid | Chlorure de benzalkonium | Benzalconio cloruro; Cloruro di benzalconio | Cloruro de benzalconio | Benzalkonijum hlorid
PHENOXYETHANOL | 122-99-6 | 2-Phenoxyethanol; Ethylene Glycol Monophenyl Ether; Phenoxetol | Phenoxyethanolum; Ethylenglykolmonophenylether | | Fenossietanolo; 2-fenossietanolo | Fenoxietanol; 2-fenoxietanol | 2-Fenoksietanol
BENZYL ALCOHOL | 100-51-6 | Phenylmethanol; Benzenemethanol | Benzylalkohol | Alcool benzylique | Alcol benzilico; Alcool benzilico | Alcohol bencílico | Benzilni alkohol
BENZOIC ACID | 65-85-0 | Benzenecarboxylic Acid; E 210 | Benzoesäure | Acide benzoïque | Acido benzoico | | Benzojeva kiselina
SORBIC ACID | 110-44-1 | 2,4-Hexadienoic Acid; E 200 | Sorbinsäure | Acide sorbique | Acido sorbico
PROPIONIC ACID | 79-09-4 | Propanoic Acid | Propionsäure | Acide propionique | Acido propionico | | Propionska kiselina
DEHYDROACETIC ACID | 520-45-6 | 3-Acetyl-6-methyl-2H-pyran-2,4(3H)-dione | Dehydracetsäure; Dehydroessigsäure | Acide déhydroacétique | Acido deidroacetico | Ácido dehidroacético | Dehidrosirćetna kiselina
UNDECYLENIC ACID | 112-38-9 | 10-Undecenoic Acid | Undecylensäure | Acide undécylénique | Acido undecilenico | | Undecilenska kiselina
THIMEROSAL | 54-64-8 | Thiomersal; Merthiolate; Ethylmercurithiosalicylic Acid Sodium Salt | Thiomersalum; Natriumethylmercurithiosalicylat | Thiomersal sodique; Mercurothiolate sodique | Tiomersale; Timerosal | Tiomersal | Timerosal natrijum; Tiomerosal
PHENYL MERCURIC ACETATE | 62-38-4 | Phenylmercury Acetate | Phenylquecksilberacetat | Acétate de phénylmercure; Acétate phénylmercurique | Acetato di fenilmercurio | Acetato de fenilmercurio | Fenil živa acetat; Fenilmerkuri acetat
O-PHENYLPHENOL | 90-43-7 | 2-Phenylphenol; Orthophenylphenol; Biphenyl-2-ol | 2-Hydroxybiphenyl | | Ortofenilfenolo; o-fenilfenolo | Ortofenilfenol; o-fenilfenol
CLIMBAZOLE | 38083-17-9 | Climbazol | Climbazolum | | Climbazolo | | Klimbazol
4-METHYLBENZYLIDENE CAMPHOR | 36861-47-9 | Eusolex 6300; 3-(4-Methylbenzylidene) Camphor | 4-Methylbenzylidencampher; 3-(4-Methylbenzyliden)campher | 4-méthylbenzylidène camphre; Enzacamène | 4-metilbenziliden canfora | 4-metilbencilideno alcanfor; Metilbencilideno alcanfor
3-BENZYLIDENE CAMPHOR | 15087-24-8 | Mexoryl SD; 3-Benzylidenebornan-2-one | 3-Benzylidencampher | 3-benzylidène camphre | 3-benziliden canfora | 3-bencilideno alcanfor
BENZOPHENONE | 119-61-9 | Diphenylmethanone | Benzophenon; Diphenylketon | Diphénylcétone | Benzofenone; Difenilchetone | Benzofenona; Difenilcetona | Difenilketon
BENZOPHENONE-3 | 131-57-7 | 2-Hydroxy-4-methoxybenzophenone; Oxybenzonum; Eusolex 4360; Uvinul M40 | Oxybenzon; Benzophenon-3; 2-Hydroxy-4-methoxybenzophenon | | Benzofenone-3; Ossibenzone | Benzofenona-3; Oxibenzona | Benzofenon-3; Oksibenzon
BENZOPHENONE-4 | 4065-45-6 | Sulisobenzonum; Uvinul MS40 | Benzophenon-4; Sulisobenzon | | Benzofenone-4 | Benzofenona-4; Sulisobenzona | Benzofenon-4
BENZOPHENONE-8 | 131-53-3 | Dioxybenzone | Benzophenon-8; Dioxybenzon | | Benzofenone-8 | Benzofenona-8; Dioxibenzona | Benzofenon-8
ETHYLHEXYL METHOXYCINNAMATE | 5466-77-3 | Parsol MCX; Uvinul MC 80; 2-Ethylhexyl 4-methoxycinnamate | Octylmethoxycinnamat; Ethylhexylmethoxycinnamat | Méthoxycinnamate d’éthylhexyle; Méthoxycinnamate d’octyle | Etilesil metossicinnamato; Ottil metossicinnamato | Metoxicinamato de etilhexilo; Metoxicinamato de octilo | Etilheksil metoksicinamat; Oktil metoksicinamat
OCTOCRYLENE | 6197-30-4 | Octocrilene; 2-Ethylhexyl 2-cyano-3,3-diphenylacrylate; Uvinul N 539 | Octocrylen | | | Octocrileno | Oktokrilen
BUTYL METHOXYDIBENZOYLMETHANE | 70356-09-1 | Parsol 1789; Eusolex 9020; 4-tert-Butyl-4'-methoxydibenzoylmethane | Avobenzon; Butylmethoxydibenzoylmethan | | Butil metossidibenzoilmetano | Avobenzona; Butil metoxidibenzoilmetano | Butil metoksidibenzoilmetan
HOMOSALATE | 118-56-9 | 3,3,5-Trimethylcyclohexyl Salicylate; Heliophan | Homosalat; Homomenthylsalicylat | Salicylate d’homomenthyle | Omosalato | Homosalato
PABA | 150-13-0 | 4-Aminobenzoic Acid; Aminobenzoic Acid | p-Aminobenzoesäure; 4-Aminobenzoesäure | Acide p-aminobenzoïque; Acide 4-aminobenzoïque; Acide para-aminobenzoïque | Acido p-amminobenzoico; Acido para-amminobenzoico | Ácido p-aminobenzoico; Ácido para-aminobenzoico | p-Aminobenzoeva kiselina
ETHYLHEXYL DIMETHYL PABA | 21245-02-3 | Octyl Dimethyl PABA; 2-Ethylhexyl 4-(dimethylamino)benzoate; Escalol 507
BUTYLPHENYL METHYLPROPIONAL | 80-54-6 | 2-(4-tert-Butylbenzyl)propionaldehyde; Lilestral; 4-tert-Butyl-alpha-methylhydrocinnamaldehyde | 2-(4-tert-Butylbenzyl)propionaldehyd | | Butilfenil metilpropionale
HYDROXYISOHEXYL 3-CYCLOHEXENE CARBOXALDEHYDE | 31906-04-4 | Kovanol; 4-(4-Hydroxy-4-methylpentyl)-3-cyclohexene-1-carboxaldehyde; Landolal | Hydroxyisohexyl-3-cyclohexencarboxaldehyd | | Idrossiisoesil 3-cicloesene carbossialdeide | Hidroxiisohexil 3-ciclohexeno carboxaldehído | Hidroksiizoheksil 3-cikloheksen karboksaldehid
MUSK XYLENE | 81-15-2 | Musk Xylol; 1-tert-Butyl-3,5-dimethyl-2,4,6-trinitrobenzene | Moschus-Xylol | Musc xylène | Muschio xilene; Muschio xilolo | Almizcle xileno | Mošus ksilen
MUSK KETONE | 81-14-1 | 4'-tert-Butyl-2',6'-dimethyl-3',5'-dinitroacetophenone | Moschus-Keton | Musc cétone | Muschio chetone | Almizcle cetona | Mošus keton
HEXAMETHYLINDANOPYRAN | 1222-05-5 | HHCB | Galaxolid | | | Galaxolida | Galaksolid
ACETYL HEXAMETHYL TETRALIN | 1506-02-1 | AHTN; Fixolide | Tonalid | | | Tonalida
COUMARIN | 91-64-5 | 2H-1-Benzopyran-2-one; Tonka Bean Camphor | Cumarin | Coumarine | | | Kumarin
GERANIOL | 106-24-1 | trans-3,7-Dimethyl-2,6-octadien-1-ol | Geraniolum | | Geraniolo
EUGENOL | 97-53-0 | 4-Allyl-2-methoxyphenol; 4-Allylguaiacol | Eugenolum | | Eugenolo
ISOEUGENOL | 97-54-1 | 2-Methoxy-4-propenylphenol | Isoeugenolum | | Isoeugenolo | | Izoeugenol
LINALOOL | 78-70-6 | 3,7-Dimethyl-1,6-octadien-3-ol | Linaloolum | | Linalolo
FARNESOL | 4602-84-0 | Farnesolum | | | Farnesolo
CINNAMAL | 104-55-2 | Cinnamaldehyde; Cinnamic Aldehyde; 3-Phenylpropenal | Zimtaldehyd; Cinnamaldehyd | Aldéhyde cinnamique | Aldeide cinnamica; Cinnamaldeide | Aldehído cinámico; Cinamaldehído | Cinamaldehid; Cimetni aldehid
CINNAMYL ALCOHOL | 104-54-1 | Cinnamic Alcohol; 3-Phenylprop-2-en-1-ol | Zimtalkohol | Alcool cinnamique | Alcol cinnamico | Alcohol cinámico | Cinamil alkohol; Cimetni alkohol
METHYL EUGENOL | 93-15-2 | 4-Allylveratrole; 1,2-Dimethoxy-4-allylbenzene | | | Metileugenolo | Metileugenol
`;
