/**
 * Facts of the Commission's exports of 2025 and 2026 (CosIng, © European Union, CC BY 4.0), written by
 * tests/lists/writeAnnexFacts.ts. The columns are those of factRow: entry | glossary | other names | CAS | EC |
 * regulation | words | conditions | CMR classes (Article 15).
 */
export const factsOfAnnexesIVtoVI = String.raw`
IV/1 | CI 10006 | Sodium tris(1,2-naphthoquinone 1-oximato-O,O')ferrate(1-) | 16143-80-9 | 240-299-7 | (EC) 2009/1223 |  | rinse-off | 
IV/2 | CI 10020; ACID GREEN 1 | Trisodium tris[5,6-dihydro-5-(hydroxyimino)-6-oxonaphthalene-2-sulphonato(2-)-N5,O6]ferrate(3-) | 19381-50-1 | 243-010-2 | (EC) 2009/1223 |  | !mucous | 
IV/3 | CI 10316; ACID YELLOW 1 | Disodium 5,7-dinitro-8-oxidonaphthalene-2-sulphonate | 846-70-8 | 212-690-2 | (EC) 2009/1223 |  | !eye | 
IV/4 | CI 11680 | 2-[(4-Methyl-2-nitrophenyl)azo]-3-oxo-N-phenylbutyramide | 2512-29-0 | 219-730-8 | (EC) 2009/1223 |  | !mucous | 
IV/5 | CI 11710 | 2-[(4-Chloro-2-nitrophenyl)azo]-N-(2-chlorophenyl)-3-oxobutyramide | 6486-23-3 | 229-355-1 | (EC) 2009/1223 |  | !mucous | 
IV/6 | CI 11725 | 2-[(4-Methoxy-2-nitrophenyl)azo]-3-oxo-N-(o-tolyl)butyramide | 6371-96-6 | 228-907-9 | (EC) 2009/1223 |  | rinse-off | 
IV/7 | CI 11920; SOLVENT ORANGE 1 | 4-(Phenylazo)resorcinol | 2051-85-6 | 218-131-9 | (EC) 2009/1223 |  |  | 
IV/8 | CI 12010; SOLVENT RED 3 | 4-[(4-Ethoxyphenyl)azo]naphthol | 6535-42-8 | 229-439-8 | (EC) 2009/1223 |  | !mucous | 
IV/9 | CI 12085; PIGMENT RED 4 | 1-[(2-Chloro-4-nitrophenyl)azo]-2-naphthol | 2814-77-9 | 220-562-2 | (EC) 2009/1223 |  | = 3 | 
IV/10 | CI 12120 | 1-[(4-Methyl-2-nitrophenyl)azo]-2-naphthol | 2425-85-6 | 219-372-2 | (EC) 2009/1223 |  | rinse-off | 
IV/11 | CI 12370; PIGMENT RED 112 | 3-Hydroxy-N-(o-tolyl)-4-[(2,4,5-trichlorophenyl)azo]naphthalene-2-carboxamide | 6535-46-2 | 229-440-3 | (EC) 2009/1223 |  | rinse-off | 
IV/12 | CI 12420 | N-(4-Chloro-2-methylphenyl)-4-[(4-chloro-2-methylphenyl)azo]-3-hydroxynaphthalene-2-carboxamide | 6471-51-8 | 229-315-3 | (EC) 2009/1223 |  | rinse-off | 
IV/13 | CI 12480 | 4-[(2,5-Dichlorophenyl)azo]-N-(2,5-dimethoxyphenyl)-3-hydroxynaphthalene-2-carboxamide | 6410-40-8 | 229-106-7 | (EC) 2009/1223 |  | rinse-off | 
IV/14 | CI 12490; PIGMENT RED 5 | N-(5-Chloro-2,4-dimethoxyphenyl)-4-[[5-[(diethylamino)sulphonyl]-2-methoxyphenyl]azo]-3-hydroxynaphthalene-2-carboxamide | 6410-41-9 | 229-107-2 | (EC) 2009/1223 |  |  | 
IV/15 | CI 12700 | 2,4-Dihydro-5-methyl-2-phenyl-4-(phenylazo)-3H-pyrazol-3-one | 4314-14-1 | 224-330-1 | (EC) 2009/1223 |  | rinse-off | 
IV/16 | CI 13015 | Disodium 2-amino-5-[(4-sulphonatophenyl)azo]benzenesulphonate | 2706-28-7 | 220-293-0 | (EC) 2009/1223 |  |  | 
IV/17 | CI 14270; ACID ORANGE 6 | Sodium 4-(2,4-dihydroxyphenylazo)benzenesulphonate | 547-57-9 | 208-924-8 | (EC) 2009/1223 |  |  | 
IV/19 | CI 14720 | Disodium 4-hydroxy-3-[(4-sulphonatonaphthyl)azo]naphthalenesulphonate | 3567-69-9 | 222-657-4 | (EC) 2009/1223 | more |  | 
IV/20 | CI 14815 | Disodium 6-[(2,4-dimethyl-6-sulphonatophenyl)azo]-5-hydroxynaphthalene-1-sulphonate | 3257-28-1 | 221-856-3 | (EC) 2009/1223 |  |  | 
IV/21 | CI 15510; ACID ORANGE 7 | Sodium 4-[(2-hydroxy-1-naphthyl)azo]benzenesulphonate | 633-96-5 | 211-199-0 | (EC) 2009/1223 |  | !eye | 
IV/22 | CI 15525 | Calcium disodium bis[2-chloro-5-[(2-hydroxy-1-naphthyl)azo]-4-sulphonatobenzoate] | 5850-80-6 | 227-456-5 | (EC) 2009/1223 |  |  | 
IV/23 | CI 15580 | Barium bis[4-[(2-hydroxy-1-naphthyl)azo]-2-methylbenzenesulphonate] | 5850-87-3 | 227-459-1 | (EC) 2009/1223 |  |  | 
IV/24 | CI 15620 | Sodium 4-[(2-Hydroxy-1-naphthyl)azo]naphthalenesulphonate | 1658-56-6 | 216-760-3 | (EC) 2009/1223 |  | rinse-off | 
IV/25 | CI 15630 | Sodium 2-[(2-hydroxynaphthyl)azo]naphthalenesulphonate | 1248-18-6 | 214-998-2 | (EC) 2009/1223 |  | = 3 | 
IV/26 | CI 15800; PIGMENT RED 64:1 | Calcium bis[3-hydroxy-4-(phenylazo)-2-naphthoate] | 6371-76-2 | 228-899-7 | (EC) 2009/1223 |  | !mucous | 
IV/28 | CI 15865; PIGMENT RED 48 | Disodium 4-[(5-chloro-4-methyl-2-sulphonatophenyl)azo]-3-hydroxy-2-naphthoate | 3564-21-4 / 5280-66-0 | 222-642-2 | (EC) 2009/1223 |  |  | 
IV/29 | CI 15880; PIGMENT RED 63:1 | Calcium 3-hydroxy-4-[(1-sulphonato-2-naphthyl)azo]-2-naphthoate | 6417-83-0 | 229-142-3 | (EC) 2009/1223 |  |  | 
IV/30 | CI 15980 | Disodium 6-hydroxy-5-[(3-sulphonatophenyl)azo]naphthalene-2-sulphonate | 2347-72-0 | 219-073-7 | (EC) 2009/1223 |  |  | 
IV/34 | CI 16230 | Disodium 7-hydroxy-8-(phenylazo)naphthalene-1,3-disulphonate | 1936-15-8 | 217-705-6 | (EC) 2009/1223 |  | !mucous | 
IV/36 | CI 16290 | Tetrasodium 7-hydroxy-8-[(4-sulphonato-1-naphthyl)azo]naphthalene-1,3,6-trisulphonate | 5850-44-2 | 227-454-4 | (EC) 2009/1223 |  |  | 
IV/38 | CI 18050 | Disodium 5-acetylamino-4-hydroxy-3-(phenylazo)naphthalene-2,7-disulphonate | 3734-67-6 | 223-098-9 | (EC) 2009/1223 | more | !mucous | 
IV/39 | CI 18130 | 2,7-Naphthalenedisulfonic acid, 3-((4-cyclohexyl-2-methylphenyl)azo)-4-hydroxy-5-(((4-methylphenyl)sulfonyl)amino)-, disodium salt | 10236-37-0 |  | (EC) 2009/1223 |  | rinse-off | 
IV/40 | CI 18690 | Hydrogen bis[2-[(4,5-dihydro-3-methyl-5-oxo-1-phenyl-1H-pyrazol-4-yl)azo]benzoato(2-)]chromate(1-) | 5601-29-6 | 227-022-5 | (EC) 2009/1223 |  | rinse-off | 
IV/41 | CI 18736 | Disodium hydrogen bis[5-chloro-3-[(4,5-dihydro-3-methyl-5-oxo-1-phenyl-1H-pyrazol-4-yl)azo]-2-hydroxybenzenesulphonato(3-)]chromate(3-) | 6408-26-0 | 229-051-9 | (EC) 2009/1223 |  | rinse-off | 
IV/42 | CI 18820 | Sodium 4-(3-hydroxy-5-methyl-4-phenylazopyrazol-2-yl)benzenesulphonate | 6359-82-6 | 228-808-0 | (EC) 2009/1223 |  | rinse-off | 
IV/43 | CI 18965 | Disodium 2,5-dichloro-4-(5-hydroxy-3-methyl-4-((sulphophenyl)azo)pyrazol-1-yl)benzenesulphonate | 6359-98-4 | 228-819-0 | (EC) 2009/1223 |  |  | 
IV/45 | CI 20040 | N,N'-(3,3'-Dimethyl[1,1'-biphenyl]-4,4'-diyl)bis[2-[(2,4-dichlorophenyl)azo]-3-oxobutyramide] | 5979-28-2 | 227-783-3 | (EC) 2009/1223 | more | rinse-off | 
IV/46 | CI 20470 | Sodium 4-amino-5-hydroxy-3-[(4-nitrophenyl)azo]-6-(phenylazo)naphthalene-2,7-disulphonate | 1064-48-8 | 213-903-1 | (EC) 2009/1223 |  | rinse-off | 
IV/47 | CI 21100; PIGMENT YELLOW 13 | 2,2'-[(3,3'-Dichloro[1,1'-biphenyl]-4,4'-diyl)bis(azo)]bis[N-(2,4-dimethylphenyl)-3-oxobutyramide] | 5102-83-0 | 225-822-9 | (EC) 2009/1223 | more | rinse-off | 
IV/48 | CI 21108 | 2,2'-[(3,3'-Dichloro[1,1'-biphenyl]-4,4'-diyl)bis(azo)]bis[N-(4-chloro-2,5-dimethoxyphenyl)-3-oxobutyramide] | 5567-15-7 | 226-939-8 | (EC) 2009/1223 | more | rinse-off | 
IV/49 | CI 21230 /SOLVENT YELLOW 29; CI 21230; SOLVENT YELLOW 29 | 2,2'-[Cyclohexylidenebis[(2-methyl-4,1-phenylene)azo]]bis[4-cyclohexylphenol] | 6706-82-7 | 229-754-0 | (EC) 2009/1223 |  | !mucous | 
IV/50 | CI 24790 |  | 13421-53-9 | 236-531-1 | (EC) 2009/1223 |  | rinse-off | 
IV/51 | CI 26100 /SOLVENT RED 23; CI 26100; SOLVENT RED 23 | 1-(4-(Phenylazo)phenylazo)-2-naphthol | 85-86-9 | 201-638-4 | (EC) 2009/1223 | more | !mucous | 
IV/52 | CI 27755 | Tetrasodium 6-amino-4-hydroxy-3-[[7-sulphonato-4-[(4-sulphonatophenyl)azo]-1-naphthyl]azo]naphthalene-2,7-disulphonate | 2118-39-0 | 218-326-9 | (EC) 2009/1223 |  |  | 
IV/53 | CI 28440 | Tetrasodium 1-acetamido-2-hydroxy-3-(4-((4-sulphonatophenylazo)-7-sulphonato-1-naphthylazo))naphthalene-4,6-disulphonate | 2519-30-4 | 219-746-5 | (EC) 2009/1223 | more |  | 
IV/54 | CI 40215 |  | 1325-54-8 | 215-397-8 | (EC) 2009/1223 |  | rinse-off | 
IV/56 | CI 40820 | 8'-apo-.beta.-Caroten-8'-al | 1962-15-8 | 214-171-6 | (EC) 2009/1223 | more |  | 
IV/57 | CI 40825 | Ethyl 8'-apo-.beta.-caroten-8'-oate | 1109-11-1 | 214-173-7 | (EC) 2009/1223 | more |  | 
IV/58 | CI 40850 | Canthaxanthin | 514-78-3 | 208-187-2 | (EC) 2009/1223 | more |  | 
IV/59 | CI 42045 /ACID BLUE 1; CI 42045; ACID BLUE 1 | Ammonium, (4-(alpha-(p-(diethylamino)phenyl)-2,4-disulfobenzylidene)-2,5-cyclohexadien-1-ylidene)diethyl-, hydroxide, monosodium salt | 129-17-9 | 204-934-1 | (EC) 2009/1223 |  | !mucous | 
IV/60 | CI 42051 /ACID BLUE 3; CI 42051; ACID BLUE 3 |  | 3536-49-0 | 222-573-8 | (EC) 2009/1223 | more |  | 
IV/61 | CI 42053/ FAST GREEN FCF; CI 42053; FAST GREEN FCF |  | 2353-45-9 | 219-091-5 | (EC) 2009/1223 |  |  | 
IV/62 | CI 42080 | Hydrogen (benzyl)[4-[[4-[benzylethylamino]phenyl](2,4-disulphonatophenyl)methylene]cyclohexa-2,5-dien-1-ylidene](ethyl)ammonium, sodium salt | 3486-30-4 | 222-476-0 | (EC) 2009/1223 |  | rinse-off | 
IV/64 | CI 42100 | Hydrogen (ethyl)(3-sulphonatobenzyl)ammonium, sodium salt; 4-[(2-chlorophenyl)[4-[ethyl(3-sulphonatobenzyl)amino]phenyl]methylene]cyclohexa-2,5-dien-1-ylidene | 4857-81-2 | 225-458-0 | (EC) 2009/1223 |  | rinse-off | 
IV/65 | CI 42170 | Hydrogen (ethyl)(3-sulphonatobenzyl)ammonium, sodium salt; 4-[(2-chlorophenyl)[4-[ethyl(3-sulphonatobenzyl)amino]-o-tolyl]methylene]-3-methylcyclohexa-2,5-dien-1-ylidene | 5863-51-4 | 227-513-4 | (EC) 2009/1223 |  | rinse-off | 
IV/66 | CI 42510; BASIC VIOLET 14 | (4-(4-Aminophenyl)(4-iminocyclohexa-2,5-dienylidene)methyl)-2-methylaniline hydrochloride | 632-99-5 | 211-189-6 | (EC) 2009/1223 |  | !mucous | 
IV/67 | CI 42520 / BASIC VIOLET 2; CI 42520; BASIC VIOLET 2 | 4-[(4-Amino-m-tolyl)(4-imino-3-methylcyclohexa-2,5-dien-1-ylidene)methyl]-o-toluidine monohydrochloride | 3248-91-7 | 221-831-7 | (EC) 2009/1223 | more | rinse-off = 0.0005 | 
IV/68 | CI 42735 | Hydrogen | 6505-30-2 | 229-390-2 | (EC) 2009/1223 |  | !mucous | 
IV/69 | CI 44045; BASIC BLUE 26 | [4-[[4-Anilino-1-naphthyl][4-(dimethylamino)phenyl]methylene]cyclohexa-2,5-dien-1-ylidene]dimethylammonium chloride | 2580-56-5 | 219-943-6 | (EC) 2009/1223 |  | !mucous | 
IV/70 | CI 44090 |  | 3087-16-9 | 221-409-2 | (EC) 2009/1223 | more |  | 
IV/71 | CI 45100/ ACID RED 52; CI 45100; ACID RED 52 | Hydrogen 3,6-bis(diethylamino)-9-(2,4-disulphonatophenyl)xanthylium, sodium salt | 3520-42-1 | 222-529-8 | (EC) 2009/1223 |  | rinse-off | 
IV/72 | CI 45190 / ACID VIOLET 9; CI 45190; ACID VIOLET 9 | Hydrogen 9-(2-carboxylatophenyl)-3-(2-methylanilino)-6-(2-methyl-4-sulphoanilino)xanthylium, monosodium salt | 6252-76-2 | 228-377-9 | (EC) 2009/1223 |  | rinse-off | 
IV/73 | CI 45220 | Hydrogen 9-(2,4-disulphonatophenyl)-3,6-bis(ethylamino)-2,7-dimethylxanthylium, monosodium salt | 5873-16-5 | 227-528-6 | (EC) 2009/1223 |  | rinse-off | 
IV/74 | CI 45350; ACID YELLOW 73 SODIUM SALT; ACID YELLOW 73 | Disodium 2-(3-oxo-6-oxidoxanthen-9-yl)benzoate | 518-45-6 / 518-47-8 | 208-253-0 | (EC) 2009/1223 |  | = 6 | 
IV/75 | CI 45370; SOLVENT RED 72 | 4',5'-Dibromo-3',6'-dihydroxyspiro[isobenzofuran-1(3H),9'-[9H]xanthene]-3-one | 596-03-2 / 4372-02-5 | 209-876-0 / 224-468-2 | (EC) 2009/1223 | more |  | 
IV/76 | CI 45380 / ACID RED 87; CI 45380; ACID RED 87; PIGMENT RED 90:1 ALUMINUM LAKE | Disodium 2-(2,4,5,7-tetrabromo-6-oxido-3-oxoxanthen-9-yl)benzoate | 17372-87-1 / 548-26-5 / 15876-39-8 / 15086-94-9 / 94021-89-3 | 241-409-6 / 240-005-7 / 239-138-3 / 301-481-2 | (EC) 2009/1223 | more |  | 
IV/77 | CI 45396 | 3',6'-Dihydroxy-4',5'-dinitrospiro[isobenzofuran-1(3H),9'-[9H]xanthene]-3-one | 24545-86-6 | 246-308-0 | (EC) 2009/1223 | more | lip = 1; other | 
IV/78 | CI 45405 | Dipotassium 3,6-dichloro-2-(2,4,5,7-tetrabromo-6-oxido-3-oxoxanthen-9-yl)benzoate | 6441-77-6 | 229-225-4 | (EC) 2009/1223 | more | !eye | 
IV/80 | CI 45430; ACID RED 51; PIGMENT RED 172 ALUMINUM LAKE | Disodium 2-(2,4,5,7-tetraiodo-6-oxido-3-oxoxanthen-9-yl)benzoate | 12227-78-0 | 240-474-8 | (EC) 2009/1223 | more |  | 
IV/81 | CI 47000 / SOLVENT YELLOW 33; CI 47000; SOLVENT YELLOW 33 | 1,3-Isobenzofurandione, reaction products with methylquinoline and quinoline | 8003-22-3 | 232-318-2 | (EC) 2009/1223 |  | !mucous | 
IV/83 | CI 50325 | Hydrogen 9-[(3-methoxyphenyl)amino]-7-phenyl-5-(phenylamino)-4,10-disulphonatobenzo[a]phenazinium, sodium salt | 6837-46-3 / 6856-08-2 | 229-951-1 | (EC) 2009/1223 |  | rinse-off | 
IV/84 | CI 50420 | Sulfonated nigrosine color | 8005-03-6 |  | (EC) 2009/1223 |  | !mucous | 
IV/85 | CI 51319 / PIGMENT VIOLET 23; CI 51319; PIGMENT VIOLET 23 | 8,18-Dichloro-5,15-diethyl-5,15-dihydrodiindolo[3,2-b:3',2'-m]triphenodioxazine | 6358-30-1 | 228-767-9 | (EC) 2009/1223 |  | rinse-off | 
IV/86 | CI 58000 / PIGMENT RED 83; CI 58000; PIGMENT RED 83 | 1,2-Dihydroxyanthraquinone | 72-48-0 | 200-782-5 | (EC) 2009/1223 |  |  | 
IV/87 | CI 59040; SOLVENT GREEN 7 | Trisodium 8-hydroxypyrene-1,3,6-trisulphonate | 6358-69-6 | 228-783-6 | (EC) 2009/1223 |  | !mucous | 
IV/88 | CI 60724 | 1-Anilino-4-hydroxyanthraquinone | 19286-75-0 | 242-939-0 | (EC) 2009/1223 |  | rinse-off | 
IV/89 | CI 60725 / SOLVENT VIOLET 13 / VIOLET 2; CI 60725; SOLVENT VIOLET 13; VIOLET 2 | 1-Hydroxy-4-(p-toluidino)anthraquinone | 81-48-1 | 201-353-5 | (EC) 2009/1223 |  |  | 
IV/91 | CI 61565; SOLVENT GREEN 3 | 1,4-bis(p-Tolylamino)anthraquinone | 128-80-3 | 204-909-5 | (EC) 2009/1223 |  |  | 
IV/92 | CI 61570 | Disodium 2,2'-(9,10-dioxoanthracene-1,4-diyldiimino)bis(5-methylsulphonate) | 4403-90-1 | 224-546-6 | (EC) 2009/1223 |  |  | 
IV/93 | CI 61585 | Sodium 3,3'-(9,10-dioxoanthracene-1,4-diyldiimino)bis(2,4,6-trimethylbenzenesulphonate) | 4474-24-2 | 224-748-4 | (EC) 2009/1223 |  | rinse-off | 
IV/94 | CI 62045; ACID BLUE 62 | Sodium 1-amino-4-(cyclohexylamino)-9,10-dihydro-9,10-dioxoanthracene-2-sulphonate | 4368-56-3 | 224-460-9 | (EC) 2009/1223 |  | rinse-off | 
IV/95 | CI 69800 | 6,15-Dihydroanthrazine-5,9,14,18-tetrone | 81-77-6 | 201-375-5 | (EC) 2009/1223 |  |  | 
IV/96 | CI 69825 | 7,16-Dichloro-6,15-dihydroanthrazine-5,9,14,18-tetrone | 130-20-1 | 240-980-2 | (EC) 2009/1223 |  |  | 
IV/97 | CI 71105 | Bisbenzimidazo[2,1-b:2',1'-i]benzo[lmn][3,8]phenanthroline-8,17-dione | 4424-06-0 | 224-597-4 | (EC) 2009/1223 |  | !mucous | 
IV/98 | CI 73000 | 2-(1,3-Dihydro-3-oxo-2H-indazol-2-ylidene)-1,2-dihydro-3H-indol-3-one | 482-89-3 | 207-586-9 | (EC) 2009/1223 |  |  | 
IV/99 | CI 73015; ACID BLUE 74; ACID BLUE 74 ALUMINUM LAKE | Disodium 5,5'-(2-(1,3-dihydro-3-oxo-2H-indazol-2-ylidene)-1,2-dihydro-3H-indol-3-one)disulphonate | 860-22-0 | 212-728-8 | (EC) 2009/1223 | more |  | 
IV/100 | CI 73360 | 6-Chloro-2-(6-chloro-4-methyl-3-oxobenzo[b]thien-2(3H)-ylidene)-4-methylbenzo[b]thiophene-3(2H)-one | 2379-74-0 | 219-163-6 | (EC) 2009/1223 |  |  | 
IV/101 | CI 73385 | 5-Chloro-2-(5-chloro-7-methyl-3-oxobenzo[b]thien-2(3H)-ylidene)-7-methylbenzo[b]thiophene-3(2H)-one | 5462-29-3 | 226-750-0 | (EC) 2009/1223 |  |  | 
IV/102 | CI 73900; PIGMENT VIOLET 19 | 5,12-Dihydroquino[2,3-b]acridine-7,14-dione | 1047-16-1 | 213-879-2 | (EC) 2009/1223 |  | rinse-off | 
IV/103 | CI 73915 | 5,12-Dihydro-2,9-dimethylquino[2,3-b]acridine-7,14-dione | 16043-40-6 / 980-26-7 | 213-561-3 | (EC) 2009/1223 |  | rinse-off | 
IV/104 | CI 74100 | 29H,31H-Phthalocyanine | 574-93-6 | 209-378-3 | (EC) 2009/1223 |  | rinse-off | 
IV/105 | CI 74160; PIGMENT BLUE 15 | (29H,31H-Phthalocyaninato(2-)-N29,N30,N31,N32)copper | 147-14-8 | 205-685-1 | (EC) 2009/1223 |  |  | 
IV/106 | CI 74180; DIRECT BLUE 86 | Disodium [29H,31H-phthalocyaninedisulphonato(4-)-N29,N30,N31,N32]cuprate(2-) | 1330-38-7 | 215-537-8 | (EC) 2009/1223 |  | rinse-off | 
IV/107 | CI 74260; PIGMENT GREEN 7 | Polychloro copper phthalocyanine | 1328-53-6 | 215-524-7 | (EC) 2009/1223 |  | !eye | 
IV/108 | CI 75100 | 8,8'-diapo-.psi.,.psi.-Carotenedioic acid | 27876-94-4 / 89382-88-7 | 248-708-0 | (EC) 2009/1223 |  |  | 
IV/109 | CI 75120 | Annatto | 1393-63-1 / 542-40-5 / 6983-79-5 | 215-735-4 / 208-810-8 / 230-248-7 | (EC) 2009/1223 | more |  | 
IV/110 | CI 75125; LYCOPENE |  | 502-65-8 |  | (EC) 2009/1223 | more |  | 
IV/111 | CI 75130; BETA-CAROTENE | CI Food Orange 5 | 116-32-5 / 31797-85-0 / 7235-40-7 | 230-636-6 / 214-171-6 | (EC) 2009/1223 | more |  | 
IV/112 | CI 75135 | (3R)-beta-4-Caroten-3-ol | 3763-55-1 |  | (EC) 2009/1223 |  |  | 
IV/113 | CI 75170; GUANINE | 2-Amino-1,7-dihydro-6H-purin-6-one | 73-40-5 | 200-799-8 | (EC) 2009/1223 |  |  | 
IV/114 | CI 75300; CURCUMIN | Curcumins | 458-37-7 / 94875-80-6 | 207-280-5 | (EC) 2009/1223 | more |  | 
IV/115 | CI 75470; COCHINEAL | Carmines; Carmine | 1260-17-9 / 1343-78-8 | 215-724-4 / 215-680-6 / 215-023-3 | (EC) 2009/1223 | more |  | 
IV/116 | CI 75810 | Chlorophylls | 11006-34-1 / 8049-84-1 | 234-242-5 / 232-471-5 / 215-800-7 / 207-536-6 / 208-272-4 / 287-483-3 / 239-830-5 / 246-020-5 | (EC) 2009/1223 | more |  | 
IV/117 | CI 77000 | Aluminium | 7429-90-5 | 231-072-3 | (EC) 2009/1223 | more |  | 
IV/118 | CI 77002 | Aluminium hydroxide sulphate | 1332-73-6 / 21645-51-2 / 8011-94-7 | 215-573-4 / 244-492-7 | (EC) 2009/1223 |  |  | 
IV/121 | CI 77015 | Aluminum silicate coloured with ferric oxide | 1309-37-1 / 1332-25-8 | 310-127-6 | (EC) 2009/1223 |  |  | 
IV/122 | CI 77120; BARIUM SULFATE |  | 7727-43-7 | 231-784-4 | (EC) 2009/1223 |  |  | 
IV/123 | CI 77163 | Bismuth chloride oxide | 7787-59-9 | 232-122-7 | (EC) 2009/1223 |  |  | 
IV/125 | CI 77231; CALCIUM SULFATE |  |  |  | (EC) 2009/1223 |  |  | 
IV/126a | CI 77266 | carbon black | 1333-86-4 | 215-609-9 | (EC) 2016/1120 | nano inhalation more | = 10 | 
IV/126 | CI 77266 | Carbon black | 1333-86-4 | 215-609-9 | (EC) 2016/1120 | more |  | 
IV/127 | CI 77267 | Charcoal, bone. A fine black powder obtained by burning animal bones in a closed container. It consists primarily of calcium phosphate and carbon; Charcoal, bone. A fine black powder | 8021-99-6 | 232-421-2 | (EC) 2009/1223 |  |  | 
IV/128 | CI 77268:1 | Coke black | 7440-44-0 / 1339-82-8 | 231-153-3 / 215-669-6 | (EC) 2009/1223 |  |  | 
IV/130 | CI 77289 | Chromium (III) hydroxide; Chromium hydroxide; III | 12001-99-9 |  | (EC) 2009/1223 | more |  | 
IV/131 | CI 77346 | Cobalt Aluminum Oxide | 1345-16-0 |  | (EC) 2009/1223 |  |  | 
IV/132 | CI 77400 | Copper | 7440-50-8 | 231-159-6 | (EC) 2009/1223 |  |  | 
IV/133 | CI 77480; GOLD |  | 7440-57-5 | 231-165-9 | (EC) 2009/1223 | more |  | 
IV/134 | CI 77489 | Iron oxide | 1345-25-1 | 215-721-8 | (EC) 2009/1223 |  |  | 
IV/138 | CI 77510 | Ferric Ammonium Ferrocyanide | 25869-00-5 | 237-875-5 | (EC) 2009/1223 | more |  | 
IV/139 | CI 77713; MAGNESIUM CARBONATE |  | 546-93-0 / 7757-69-9 | 208-915-9 / 231-817-2 | (EC) 2009/1223 |  |  | 
IV/140 | CI 77742 | Ammonium manganese(3+) diphosphate | 10101-66-3 | 233-257-4 | (EC) 2009/1223 |  |  | 
IV/141 | CI 77745 | Trimanganese bis(orthophosphate) | 10124-54-6 | 233-341-0 | (EC) 2009/1223 |  |  | 
IV/142 | CI 77820 | Silver; 100 nm < particle diameter < 1 mm | 7440-22-4 | 231-131-3 | (EU) 2026/78 | more | a: lip = 0.2; b: eyeShadow = 0.2 | 
IV/145 | LACTOFLAVIN / RIBOFLAVIN; LACTOFLAVIN; RIBOFLAVIN |  |  | 201-507-1 / 204-988-6 | (EC) 2009/1223 | more |  | 
IV/147 | CAPSANTHIN, CAPSORUBIN; CAPSANTHIN; CAPSORUBIN | Paprika extract, Capsanthin, capsorubin |  | 207-364-1 / 207-425-2 | (EC) 2009/1223 | more |  | 
IV/148 | BEETROOT RED |  | 7659-95-2 / 89957-88-0 / 89957-89-1 | 231-628-5 / 289-609-2 / 289-610-8 | (EC) 2009/1223 | more |  | 
IV/149 | ANTHOCYANINS | Anthocyanins (Cyanidin, Peonidin, Malvidin, Delphinidin, Petunidin, Pelargonidin); Anthocyanin; Cyanidin, Peonidin, Malvidin, Delphinidin, Petunidin, Pelargonidin | 528-58-5 / 134-01-0 / 528-53-0 / 643-84-5 / 134-04-3 | 208-438-6 / 205-125-6 / 211-403-8 / 208-437-0 / 205-127-7 | (EC) 2009/1223 | more |  | 
IV/151 | BROMOTHYMOL BLUE | Phenol, 4,4'-(3H-2,1-benzoxathiol-3-ylidene)bis[2-bromo-3-methyl-6-(1-methylethyl)-, S,S-dioxide | 76-59-5 | 200-971-2 | (EC) 2009/1223 |  | rinse-off | 
IV/152 | BROMOCRESOL GREEN | Phenol, 4,4'-(3H-2,1-benzoxathiol-3-ylidene)bis[2,6-dibromo-3-methyl-,S,S-dioxide | 76-60-8 | 200-972-8 | (EC) 2009/1223 |  | rinse-off | 
IV/153 | ACID RED 195 | Sodium 4-[(4,5-dihydro-3-methyl-5-oxo-1-phenyl-1H-pyrazol-4-yl)azo]-3-hydroxynaphthalene-1-sulphonate | 12220-24-5 |  | (EC) 2009/1223 |  | !mucous | 
V/15 | Dibromohexamidine isethionate | 3,3'-Dibromo-4,4'-hexamethylenedioxydibenzamidine | 93856-83-8 | 299-116-4 | (EC) 2009/1223 |  | = 0.1 | 
V/16 | THIMEROSAL | Thiomersal | 54-64-8 | 200-210-4 | (EC) 2009/1223 | label | eye = 0.007 mercury | 
V/17 | PHENYL MERCURIC ACETATE / PHENYL MERCURIC BENZOATE; PHENYL MERCURIC ACETATE; PHENYL MERCURIC BENZOATE; PHENYL MERCURIC BORATE; PHENYL MERCURIC BROMIDE; PHENYL MERCURIC CHLORIDE | Phenylmercuric salts; including borate | 62-38-4 / 94-43-9 | 200-532-5 / 202-331-8 | (EC) 2009/1223 | label | eye = 0.007 mercury | 
V/19 | Hexetidine | 5-Pyrimidinamine, 1,3-bis(2-ethylhexyl)hexahydro-5-methyl- | 141-94-6 | 205-513-5 | (EC) 2009/1223 |  | = 0.1 | 
V/24 | P-CHLORO-M-CRESOL | Chlorocresol | 59-50-7 | 200-431-6 | (EC) 2009/1223 |  | !mucous = 0.2 | 
V/37 | BROMOCHLOROPHENE | 2,2'-Methylenebis(6-bromo-4-chlorophenol) | 15435-29-7 | 239-446-8 | (EC) 2009/1223 |  | = 0.1 | 
V/45 | DIMETHYL OXAZOLIDINE | 4,4-Dimethyl-1,3-oxazolidine | 51200-87-4 | 257-048-2 | (EC) 2009/1223 | phAbove=6 | = 0.1 | 
V/47 | HEXAMIDINE / HEXAMIDINE DIISETHIONATE / HEXAMIDINE DIPARABEN / HEXAMIDINE PARABEN; HEXAMIDINE; HEXAMIDINE DIISETHIONATE; HEXAMIDINE DIPARABEN; HEXAMIDINE PARABEN | Benzenecarboximidamide, 4,4'-(1,6-hexanediylbis(oxy))bis- | 3811-75-4 / 659-40-5 / 93841-83-9 | 211-533-5 / 299-055-3 | (EC) 2009/1223 |  | = 0.1 | 
V/48 | GLUTARAL | Glutaraldehyde; Pentane-1,5-dial | 111-30-8 | 203-856-5 | (EC) 2009/1223 | inhalation more label | = 0.1 | 
V/49 | 7-ETHYLBICYCLOOXAZOLIDINE | 5-Ethyl-3,7-dioxa-1-azabicyclo[3.3.0] octane | 7747-35-5 | 231-810-4 | (EC) 2009/1223 | oral mucous more | = 0.3 | 
V/52 | SILVER CHLORIDE | Silver chloride deposited on titanium dioxide | 7783-90-6 | 232-033-3 | (EC) 2009/1223 | underThree oral eye lip more | = 0.004 | 
V/53 | Benzethonium Chloride | Benzenemethanaminium, N,N-dimethyl-N-[2-[2-[4-(1,1,3,3,-tetramethylbutyl)phenoxy]ethoxy]ethyl]-, chloride | 121-54-0 | 204-479-9 | (EC) 2009/1223 |  | a: rinse-off = 0.1; b: leave-on !oral = 0.1 | 
V/59 | CITRIC ACID (AND) SILVER CITRATE; SILVER CITRATE | 1,2,3-Propanetricarboxylic acid, 2-hydroxy-, monohydrate and 1,2,3-Propanetricarboxylic acid, 2-hydroxy-silver(1+) salt, monohydrate | 5949-29-1 / 77-92-9 / 36701-38-9 | 460-890-5 | (EU) 2014/866 | oral eye more | = 0.2 | 
V/61 | Ammonium Silver Zinc Aluminium Silicate | Silver zinc zeolite | 130328-20-0 | 603-404-0 | (EU) 2026/909 | more@a more@b | a: deodorant inhalable = 1; b: faceMakeUp ~ = 1 | 
VI/2 | Camphor benzalkonium methosulfate | N,N,N-Trimethyl-4-(2-oxoborn-3-ylidenemethyl) anilinium methyl sulphate | 52793-97-2 | 258-190-8 | (EC) 2009/1223 |  | = 6 | 
VI/9 | BENZYLIDENE CAMPHOR SULFONIC ACID | alpha-(2-Oxoborn-3-ylidene)toluene-4-sulphonic acid | 56039-58-8 |  | (EC) 2009/1223 |  | = 6 acid | 
VI/11 | POLYACRYLAMIDOMETHYL BENZYLIDENE CAMPHOR | Polymer of N-{(2; 4)-[(2-oxoborn-3-ylidene)methyl]benzyl}acrylamide | 113783-61-2 |  | (EC) 2009/1223 |  | = 6 | 
VI/13 | PEG-25 PABA | Ethoxylated Ethyl-4-Aminobenzoate | 116242-27-4 |  | (EC) 2009/1223 |  | = 10 | 
VI/21 | ETHYLHEXYL DIMETHYL PABA | 2-Ethylhexyl 4-(dimethylamino)benzoate / Padimate O; USAN:BAN | 21245-02-3 | 244-289-3 | (EC) 2009/1223 |  | = 8 | 
VI/29 | TRIS-BIPHENYL TRIAZINE / TRIS-BIPHENYL TRIAZINE; TRIS-BIPHENYL TRIAZINE | 1,3,5-Triazine, 2,4,6-tris(1,1'-biphenyl)-4-yl-, including as nanomaterial | 31274-51-8 |  | (EU) 2014/866 | inhalation more | = 10 | 
VI/32 | Methoxypropylamino Cyclohexenylidene Ethoxyethylcyanoacetate | 2-ethoxyethyl (2Z)-2-cyano-2-[3-(3-methoxypropylamino) cyclohex-2-en-1-ylidene]acetate | 1419401-88-9 | 700-860-3 | (EU) 2020/1684 | inhalation nitrosation nitrosamine=50 nitriteFree | = 3 | 
VI/33 | BIS-(DIETHYLAMINOHYDROXYBENZOYL BENZOYL) PIPERAZINE | 1,1'-(1,4-piperazinediyl)bis[1-[2-[4-(diethylamino)-2-hydroxybenzoyl]phenyl]-methanone | 919803-06-8 | 485-100-6 | (EU) 2022/2195 |  | = 10 | 
VI/34 | BIS-(DIETHYLAMINOHYDROXYBENZOYL BENZOYL) PIPERAZINE | 1,1'-(1,4-piperazinediyl)bis[1-[2-[4-(diethylamino)-2-hydroxybenzoyl]phenyl]-methanone | 919803-06-8 | 485-100-6 | (EU) 2022/2195 | nano inhalation more | = 10 | 
`;
