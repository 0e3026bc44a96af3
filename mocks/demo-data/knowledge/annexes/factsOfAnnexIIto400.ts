/**
 * Facts of the Commission's exports of 2025 and 2026 (CosIng, © European Union, CC BY 4.0), written by
 * tests/lists/writeAnnexFacts.ts. The columns are those of factRow: entry | glossary | other names | CAS | EC |
 * regulation | words | conditions | CMR classes (Article 15).
 */
export const factsOfAnnexIIto400 = String.raw`
II/1 |  | N-(5-Chlorobenzoxazol-2-yl)acetamide | 35783-57-4 |  | (EC) 2009/1223 |  |  | 
II/2 |  | (2-Acetoxyethyl)trimethylammonium hydroxide; Acetylcholine | 51-84-3 | 200-128-9 | (EC) 2009/1223 |  |  | 
II/3 |  | Deanol aceglumate | 3342-61-8 | 222-085-5 | (EC) 2009/1223 |  |  | 
II/4 | SPIRONOLACTONE |  | 52-01-7 | 200-133-6 | (EC) 2009/1223 |  |  | 
II/5 |  | [4-(4-Hydroxy-3-iodophenoxy)-3,5-diiodophenyl]acetic acid; Tiratricol | 51-24-1 | 200-086-1 | (EC) 2009/1223 |  |  | 
II/6 |  | Methotrexate | 59-05-2 | 200-413-8 | (EC) 2009/1223 |  |  | 
II/7 | 6-AMINOCAPROIC ACID | Aminocaproic acid | 60-32-2 | 200-469-3 | (EC) 2009/1223 |  |  | 
II/8 |  | Cinchophen , its salts, derivatives and salts of these derivatives; Cinchophen | 132-60-5 / 5949-18-8 | 205-067-1 / 227-710-5 | (EC) 2009/1223 |  |  | 
II/9 |  | Thyropropic acid | 51-26-3 |  | (EC) 2009/1223 |  |  | 
II/10 |  | Trichloroacetic acid | 76-03-9 | 200-927-2 | (EC) 2009/1223 |  |  | 
II/11 |  | Aconitum napellus L. (leaves, roots and galenical preparations); Aconitum napellus L; Aconitum napellus | 84603-50-9 | 283-252-6 | (EC) 2009/1223 |  |  | 
II/12 |  | Aconitine | 302-27-2 | 206-121-7 | (EC) 2009/1223 |  |  | 
II/13 |  | Adonis vernalis L. and its preparations; Adonis vernalis L; Adonis vernalis | 84649-73-0 | 283-458-6 | (EC) 2009/1223 |  |  | 
II/14 |  | Epinephrine | 51-43-4 | 200-098-7 | (EC) 2009/1223 |  |  | 
II/15 | RAUWOLFIA SERPENTINA EXTRACT | Rauwolfia serpentia L., alkaloids; Rauwolfia serpentia | 90106-13-1 | 290-234-1 | (EC) 2009/1223 |  |  | 
II/16 | TETRAMETHYL DECYNEDIOL | Alkyne alcohols |  |  | (EC) 2009/1223 |  |  | 
II/17 |  | Isoprenaline | 7683-59-2 | 231-687-7 | (EC) 2009/1223 |  |  | 
II/18 |  | Allyl isothiocyanate | 57-06-7 | 200-309-2 | (EC) 2009/1223 |  |  | 
II/19 |  | Alloclamide | 5486-77-1 |  | (EC) 2009/1223 |  |  | 
II/20 |  | Nalorphine , its salts and ethers; Nalorphine | 62-67-9 | 200-546-1 | (EC) 2009/1223 |  |  | 
II/21 | OCTOPAMINE; N-NICOTINOYL TYRAMINE; N-NICOTINOYL DOPAMINE; N-CYCLOHEXANOYL TYRAMINE; N-ADAMANTANOYL TYRAMINE | Sympathicomimetic amines acting on the central nervous system: any substance | 300-62-9 | 206-096-2 | (EC) 2009/1223 |  |  | 
II/22 |  | Aniline | 62-53-3 | 200-539-3 | (EC) 2009/1223 |  |  | C2 M2
II/23 |  | Betoxycaine | 3818-62-0 |  | (EC) 2009/1223 |  |  | 
II/24 |  | Zoxazolamine | 61-80-3 | 200-519-4 | (EC) 2009/1223 |  |  | 
II/25 |  | Procainamide , its salts and derivatives; Procainamide | 51-06-9 | 200-078-8 | (EC) 2009/1223 |  |  | 
II/26 |  | Benzidine | 92-87-5 | 202-199-1 | (EC) 2009/1223 |  |  | C1A
II/27 |  | Tuaminoheptane , its isomers and salts; Tuaminoheptane | 123-82-0 | 204-655-5 | (EC) 2009/1223 |  |  | 
II/28 |  | Octodrine | 543-82-8 | 208-851-1 | (EC) 2009/1223 |  |  | 
II/29 |  | 2-Amino-1,2-bis(4-methoxyphenyl)ethanol | 530-34-7 |  | (EC) 2009/1223 |  |  | 
II/30 |  | 1,3-Dimethylpentylamine | 105-41-9 | 203-296-1 | (EC) 2009/1223 |  |  | 
II/31 |  | 4-Aminosalicylic acid | 65-49-6 | 200-613-5 | (EC) 2009/1223 |  |  | 
II/32 |  | Toluidines; Toluidine | 26915-12-8 | 248-105-2 | (EC) 2009/1223 |  |  | 
II/33 |  | Xylidines; Xylidine | 1300-73-8 | 215-091-4 | (EC) 2009/1223 |  |  | 
II/34 |  | Imperatorin; 9-(3-methylbut-2-enyloxy)furo[3,2-g]chromen-7-one | 482-44-0 | 207-581-1 | (EC) 2009/1223 |  |  | 
II/35 | AMMI MAJUS EXTRACT | Ammi majus L. and its galenical preparations; Ammi majus L; Ammi majus | 90320-46-0 | 291-072-4 | (EC) 2009/1223 |  |  | 
II/36 |  | 2,3-Dichloro-2-methylbutane | 507-45-9 |  | (EC) 2009/1223 |  |  | 
II/37 | PRASTERONE; TESTOSTERONE; CORNYEABACTERIUM LIPOPHILICUS/PRASTERONE FERMENT FILTRATE EXTRACT | Substances with androgenic effect |  |  | (EC) 2009/1223 |  |  | 
II/38 |  | Anthracene oil | 120-12-7 | 204-371-1 | (EC) 2009/1223 |  |  | C1B
II/38 |  | Distillates (coal tar), pitch, pyrene fraction | 91995-52-7 | 295-313-4 | (EC) 2009/1223 |  |  | C1B
II/38 |  | Distillates (coal tar), pitch | 101316-49-8 | 309-855-7 | (EC) 2009/1223 |  |  | C1B
II/39 |  | Antibiotics |  |  | (EC) 2009/1223 |  |  | 
II/40 | ANTIMONY POTASSIUM TARTRATE | Antimony | 7440-36-0 | 231-146-5 | (EC) 2009/1223 |  |  | 
II/41 | APOCYNUM CANNABINUM ROOT EXTRACT | Apocynum cannabium L. and its preparations; Apocynum cannabium L; Apocynum cannabium | 84603-51-0 | 283-253-1 | (EC) 2009/1223 |  |  | 
II/42 |  | Apomorphine ) and its salts; Apomorphine; its salts; (R)-5,6,6a,7-tetrahydro-6-methyl-4H-dibenzo[de,g]quinoline-10,11-diol | 58-00-4 | 200-360-0 | (EC) 2009/1223 |  |  | 
II/43 |  | Arsenic | 7440-38-2 | 231-148-6 | (EC) 2009/1223 |  |  | 
II/44 |  | Atropa belladonna L. and its preparations; Atropa belladonna L; Atropa belladonna | 8007-93-0 | 232-365-9 | (EC) 2009/1223 |  |  | 
II/45 |  | Atropine | 51-55-8 | 200-104-8 | (EC) 2009/1223 |  |  | 
II/46 | BARIUM GLUCONATE; BARIUM HEXAFERRITE; BARIUM CHLORIDE | Barium salts |  |  | (EC) 2009/1223 | listedElsewhere |  | 
II/47 |  | Benzene | 71-43-2 | 200-753-7 | (EC) 2009/1223 |  |  | C1A M1B
II/48 |  | Benzimidazol-2(3H)-one | 615-16-7 | 210-412-4 | (EC) 2009/1223 |  |  | 
II/49 |  | Benzazepines; Benzazepine; benzodiazepines; benzodiazepine | 12794-10-4 |  | (EC) 2009/1223 |  |  | 
II/50 |  | 1-Dimethylaminomethyl-1-methylpropyl benzoate; amylocaine | 644-26-8 | 211-411-1 | (EC) 2009/1223 |  |  | 
II/51 |  | 2,2,6-Trimethyl-4-piperidyl benzoate; eucaine | 500-34-5 |  | (EC) 2009/1223 |  |  | 
II/52 |  | Isocarboxazid | 59-63-2 | 200-438-4 | (EC) 2009/1223 |  |  | 
II/53 |  | Bendroflumethiazide | 73-48-3 | 200-800-1 | (EC) 2009/1223 |  |  | 
II/54 | EMERALD | Beryllium | 7440-41-7 | 231-150-7 | (EC) 2009/1223 |  |  | 
II/55 |  | Bromine | 7726-95-6 | 231-778-1 | (EC) 2009/1223 |  |  | 
II/56 |  | Bretylium tosilate | 61-75-6 | 200-516-8 | (EC) 2009/1223 |  |  | 
II/57 |  | Carbromal | 77-65-6 | 201-046-6 | (EC) 2009/1223 |  |  | 
II/58 |  | Bromisoval | 496-67-3 | 207-825-7 | (EC) 2009/1223 |  |  | 
II/59 |  | Brompheniramine | 86-22-6 | 201-657-8 | (EC) 2009/1223 |  |  | 
II/60 |  | Benzilonium bromide | 1050-48-2 | 213-885-5 | (EC) 2009/1223 |  |  | 
II/61 |  | Tetrylammonium bromide | 71-91-0 | 200-769-4 | (EC) 2009/1223 |  |  | 
II/62 |  | Brucine | 357-57-3 | 206-614-7 | (EC) 2009/1223 |  |  | 
II/63 |  | Tetracaine | 94-24-6 | 202-316-6 | (EC) 2009/1223 |  |  | 
II/64 |  | Mofebutazone | 2210-63-1 | 218-641-1 | (EC) 2009/1223 |  |  | 
II/65 |  | Tolbutamide | 64-77-7 | 200-594-3 | (EC) 2009/1223 |  |  | 
II/66 |  | Carbutamide | 339-43-5 | 206-424-4 | (EC) 2009/1223 |  |  | 
II/67 |  | Phenylbutazone | 50-33-9 | 200-029-0 | (EC) 2009/1223 |  |  | 
II/68 |  | Cadmium | 7440-43-9 | 231-152-8 | (EC) 2009/1223 |  |  | 
II/69 |  | Cantharides, Cantharis vesicatoria | 92457-17-5 | 296-298-7 | (EC) 2009/1223 |  |  | 
II/70 |  | Cantharidine | 56-25-7 | 200-263-3 | (EC) 2009/1223 |  |  | 
II/71 |  | Phenprobamate | 673-31-4 | 211-606-1 | (EC) 2009/1223 |  |  | 
II/72 |  | Nitroderivatives of carbazole |  |  | (EC) 2009/1223 |  |  | 
II/73 |  | Carbon disulphide | 75-15-0 | 200-843-6 | (EC) 2009/1223 |  |  | R2
II/74 | CATALASE |  | 9001-05-2 | 232-577-1 | (EC) 2009/1223 |  |  | 
II/75 |  | Cephaeline | 483-17-0 | 207-591-6 | (EC) 2009/1223 |  |  | 
II/76 |  | Chenopodium ambrosioides L. (essential oil); Chenopodium ambrosioides L; Chenopodium ambrosioides | 8006-99-3 |  | (EC) 2009/1223 |  |  | 
II/77 |  | 2,2,2-Trichloroethane-1,1-diol | 302-17-0 | 206-117-5 | (EC) 2009/1223 |  |  | 
II/78 |  | Chlorine | 7782-50-5 | 231-959-5 | (EC) 2009/1223 |  |  | 
II/79 |  | Chlorpropamide | 94-20-2 | 202-314-5 | (EC) 2009/1223 |  |  | 
II/81 |  | 4-Phenylazophenylene-1,3-diamine citrate hydrochloride; Chrysoidine citrate hydrochloride | 5909-04-6 |  | (EC) 2009/1223 |  |  | 
II/82 |  | Chlorzoxazone | 95-25-0 | 202-403-9 | (EC) 2009/1223 |  |  | 
II/83 |  | 2-Chloro-6-methylpyrimidin-4-yldimethylamine; crimidine | 535-89-7 | 208-622-6 | (EC) 2009/1223 |  |  | 
II/84 |  | Chlorprothixene | 113-59-7 | 204-032-8 | (EC) 2009/1223 |  |  | 
II/85 |  | Clofenamide | 671-95-4 | 211-588-5 | (EC) 2009/1223 |  |  | 
II/86 |  | N,N-bis(2-Chloroethyl)methylamine N-oxide | 126-85-2 |  | (EC) 2009/1223 |  |  | 
II/87 |  | Chlormethine | 51-75-2 | 200-120-5 | (EC) 2009/1223 |  |  | 
II/88 |  | Cyclophosphamide | 50-18-0 | 200-015-4 | (EC) 2009/1223 |  |  | 
II/89 |  | Mannomustine | 576-68-1 | 209-404-3 | (EC) 2009/1223 |  |  | 
II/90 |  | Butanilicaine | 3785-21-5 |  | (EC) 2009/1223 |  |  | 
II/91 |  | Chlormezanone | 80-77-3 | 201-307-4 | (EC) 2009/1223 |  |  | 
II/92 |  | Triparanol | 78-41-1 | 201-115-0 | (EC) 2009/1223 |  |  | 
II/93 |  | 2-[2-(4-Chlorophenyl)-2-phenylacetyl]indan 1,3-dione; chlorophacinone | 3691-35-8 | 223-003-0 | (EC) 2009/1223 |  |  | 
II/94 |  | Chlorphenoxamine | 77-38-3 |  | (EC) 2009/1223 |  |  | 
II/95 |  | Phenaglycodol | 79-93-6 | 201-235-3 | (EC) 2009/1223 |  |  | 
II/96 |  | Chloroethane | 75-00-3 | 200-830-5 | (EC) 2009/1223 |  |  | C2
II/97 | CHROMIUM | chromic acid | 7440-47-3 | 231-157-5 | (EC) 2009/1223 |  |  | 
II/98 |  | Claviceps purpurea Tul., its alkaloids and galenical preparations; Claviceps purpurea Tul; Claviceps purpurea | 84775-56-4 | 283-885-8 | (EC) 2009/1223 |  |  | 
II/99 | CONIUM MACULATUM ROOT EXTRACT | Conium maculatum L. (fruit, powder, galenical preparations); Conium maculatum L; Conium maculatum | 85116-75-2 | 285-527-6 | (EC) 2009/1223 |  |  | 
II/100 |  | Glycyclamide | 664-95-9 | 211-557-6 | (EC) 2009/1223 |  |  | 
II/101 |  | Cobalt benzenesulphonate | 23384-69-2 |  | (EC) 2009/1223 |  |  | 
II/102 |  | Colchicine | 64-86-8 | 200-598-5 | (EC) 2009/1223 |  |  | M1B
II/103 |  | Colchicoside | 477-29-2 | 207-513-0 | (EC) 2009/1223 |  |  | 
II/104 |  | Colchicum autumnale L. and its galenical preparations; Colchicum autumnale L; Colchicum autumnale | 84696-03-7 | 283-623-2 | (EC) 2009/1223 |  |  | 
II/105 |  | Convallatoxin | 508-75-8 | 208-086-3 | (EC) 2009/1223 |  |  | 
II/106 |  | Anamirta cocculus L. (fruit); Anamirta cocculus L; Anamirta cocculus |  |  | (EC) 2009/1223 |  |  | 
II/107 |  | Croton tiglium L. (oil); Croton tiglium L; Croton tiglium | 8001-28-3 |  | (EC) 2009/1223 |  |  | 
II/108 |  | 1-Butyl-3-(N-crotonoylsulphanilyl)urea | 52964-42-8 |  | (EC) 2009/1223 |  |  | 
II/109 |  | Curare; curarine | 8063-06-7 / 22260-42-0 | 232-511-1 / 244-880-6 | (EC) 2009/1223 |  |  | 
II/110 |  | Synthetic curarizants |  |  | (EC) 2009/1223 |  |  | 
II/111 |  | Hydrogen cyanide | 74-90-8 | 200-821-6 | (EC) 2009/1223 |  |  | 
II/112 |  | Feclemine; 2-(alpha-Cyclohexylbenzyl)-N,N,N',N'-tetraethyl-1,3-propanediamine | 3590-16-7 |  | (EC) 2009/1223 |  |  | 
II/113 |  | Cyclomenol | 5591-47-9 | 227-002-6 | (EC) 2009/1223 |  |  | 
II/114 |  | Sodium hexacyclonate | 7009-49-6 |  | (EC) 2009/1223 |  |  | 
II/115 |  | Hexapropymate | 358-52-1 | 206-618-9 | (EC) 2009/1223 |  |  | 
II/117 |  | O,O'-Diacetyl-N-allyl-N-normorphine; Diacetylnalorphine | 2748-74-5 |  | (EC) 2009/1223 |  |  | 
II/118 |  | Pipazetate | 2167-85-3 | 218-508-8 | (EC) 2009/1223 |  |  | 
II/119 |  | 5-(alpha,beta-Dibromophenethyl)-5-methylhydantoin | 511-75-1 | 208-133-8 | (EC) 2009/1223 |  |  | 
II/120 |  | N,N'-Pentamethylenebis(trimethylammonium) salts; pentamethonium bromide | 541-20-8 | 208-771-7 | (EC) 2009/1223 |  |  | 
II/121 |  | N,N'-[(Methylimino)diethylene]bis(ethyldimethylammonium) salts; azamethonium bromide | 306-53-6 | 206-186-1 | (EC) 2009/1223 |  |  | 
II/122 |  | Cyclarbamate | 5779-54-4 | 227-302-7 | (EC) 2009/1223 |  |  | 
II/123 |  | Clofenotane; DDT | 50-29-3 | 200-024-3 | (EC) 2009/1223 |  |  | C2
II/124 |  | N,N'-Hexamethylenebis (trimethylammonium) salts; N,N'-Hexamethylenebis salts; hexamethonium bromide | 55-97-0 | 200-249-7 | (EC) 2009/1223 |  |  | 
II/125 | ETHYLENE DICHLORIDE | Dichloroethanes; Dichloroethane; ethylene chlorides; 1,2-Dichloroethane | 107-06-2 | 203-458-1 | (EC) 2009/1223 |  |  | 
II/126 |  | Dichloroethylenes; Dichloroethylene; acetylene chlorides; Vinylidene chloride; 1,1-Dichloroethylene | 75-35-4 |  | (EC) 2009/1223 |  |  | 
II/127 |  | Lysergide; LSD | 50-37-3 | 200-033-2 | (EC) 2009/1223 |  |  | 
II/128 |  | 2-Diethylaminoethyl 3-hydroxy-4-phenylbenzoate | 3572-52-9 | 222-686-2 | (EC) 2009/1223 |  |  | 
II/129 |  | Cinchocaine | 85-79-0 | 201-632-1 | (EC) 2009/1223 |  |  | 
II/130 |  | 3-Diethylaminopropyl cinnamate | 538-66-9 |  | (EC) 2009/1223 |  |  | 
II/131 |  | O,O'-Diethyl-O-4-nitrophenyl phosphorothioate; Parathion | 56-38-2 | 200-271-7 | (EC) 2009/1223 |  |  | 
II/132 |  | [Oxalylbis(iminoethylene)]bis[(o-chlorobenzyl)diethylammonium] salts; ambenonium chloride | 115-79-7 | 204-107-5 | (EC) 2009/1223 |  |  | 
II/133 |  | Methyprylon | 125-64-4 | 204-745-4 | (EC) 2009/1223 |  |  | 
II/134 |  | Digitaline; all heterosides of Digitalis purpurea L | 752-61-4 | 212-036-6 | (EC) 2009/1223 |  |  | 
II/135 |  | 7-[2-Hydroxy-3-(N-(2-hydroxyethyl)-N-methylamino)propyl]theophylline; Xanthinol | 2530-97-4 |  | (EC) 2009/1223 |  |  | 
II/136 |  | Dioxethedrin | 497-75-6 | 207-849-8 | (EC) 2009/1223 |  |  | 
II/137 |  | Piprocurarium iodide | 3562-55-8 | 222-627-0 | (EC) 2009/1223 |  |  | 
II/138 |  | Propyphenazone | 479-92-5 | 207-539-2 | (EC) 2009/1223 |  |  | 
II/139 |  | Tetrabenazine | 58-46-8 | 200-383-6 | (EC) 2009/1223 |  |  | 
II/140 |  | Captodiame | 486-17-9 | 207-629-1 | (EC) 2009/1223 |  |  | 
II/141 |  | Mefeclorazine | 1243-33-0 |  | (EC) 2009/1223 |  |  | 
II/142 |  | Dimethylamine | 124-40-3 | 204-697-4 | (EC) 2009/1223 |  |  | 
II/143 |  | 1,1-Bis(dimethylaminomethyl)propyl benzoate; amydricaine; alypine | 963-07-5 | 213-512-6 | (EC) 2009/1223 |  |  | 
II/144 |  | Methapyrilene | 91-80-5 | 202-099-8 | (EC) 2009/1223 |  |  | 
II/145 |  | Metamfepramone | 15351-09-4 | 239-384-1 | (EC) 2009/1223 |  |  | 
II/146 |  | Amitriptyline | 50-48-6 | 200-041-6 | (EC) 2009/1223 |  |  | 
II/147 |  | Metformin | 657-24-9 | 211-517-8 | (EC) 2009/1223 |  |  | 
II/148 |  | Isosorbide dinitrate | 87-33-2 | 201-740-9 | (EC) 2009/1223 |  |  | 
II/149 |  | Malononitrile | 109-77-3 | 203-703-2 | (EC) 2009/1223 |  |  | 
II/150 |  | Succinonitrile | 110-61-2 | 203-783-9 | (EC) 2009/1223 |  |  | 
II/151 |  | Dinitrophenol isomers; Dinitrophenol | 51-28-5 / 329-71-5 / 573-56-8 / 25550-58-7 | 200-087-7 / 206-348-1 / 209-357-9 / 247-096-2 | (EC) 2009/1223 |  |  | 
II/152 |  | Inproquone | 436-40-8 |  | (EC) 2009/1223 |  |  | 
II/153 |  | Dimevamide | 60-46-8 | 200-479-8 | (EC) 2009/1223 |  |  | 
II/154 |  | Diphenylpyraline | 147-20-6 | 205-686-7 | (EC) 2009/1223 |  |  | 
II/155 |  | Sulfinpyrazone | 57-96-5 | 200-357-4 | (EC) 2009/1223 |  |  | 
II/156 |  | N-(3-Carbamoyl-3,3-diphenylpropyl)-N,N-diisopropylmethylammonium salts; isopropamide iodide | 71-81-8 | 200-766-8 | (EC) 2009/1223 |  |  | 
II/157 |  | Benactyzine | 302-40-9 | 206-123-8 | (EC) 2009/1223 |  |  | 
II/158 |  | Benzatropine | 86-13-5 |  | (EC) 2009/1223 |  |  | 
II/159 |  | Cyclizine | 82-92-8 | 201-445-5 | (EC) 2009/1223 |  |  | 
II/160 |  | 5,5-Diphenyl-4-imidazolidone; Doxenitoin | 3254-93-1 | 221-851-6 | (EC) 2009/1223 |  |  | 
II/161 |  | Probenecid | 57-66-9 | 200-344-3 | (EC) 2009/1223 |  |  | 
II/162 | THIRAM | Disulfiram | 97-77-8 / 137-26-8 | 202-607-8 / 205-286-2 | (EC) 2009/1223 |  |  | 
II/163 |  | Emetine | 483-18-1 | 207-592-1 | (EC) 2009/1223 |  |  | 
II/164 |  | Ephedrine | 299-42-3 | 206-080-5 | (EC) 2009/1223 |  |  | 
II/165 |  | Oxanamide | 126-93-2 |  | (EC) 2009/1223 |  |  | 
II/166 |  | Eserine or physostigmine; Eserine; physostigmine | 57-47-6 | 200-332-8 | (EC) 2009/1223 |  |  | 
II/167 | PABA; GLYCERYL PABA; BUTYL PABA; ETHYL PABA; DEFINED CELL CULTURE MEDIA | 4-Aminobenzoic acid | 150-13-0 | 205-753-0 | (EC) 2013/344 |  |  | 
II/168 | CHOLINE CHLORIDE; DEFINED CELL CULTURE MEDIA | Choline salts | 67-48-1 | 200-655-4 | (EC) 2009/1223 |  |  | 
II/169 |  | Caramiphen | 77-22-5 | 201-013-6 | (EC) 2009/1223 |  |  | 
II/170 |  | Diethyl 4-nitrophenyl phosphate; Paraoxon | 311-45-5 | 206-221-0 | (EC) 2009/1223 |  |  | 
II/171 |  | Metethoheptazine | 509-84-2 |  | (EC) 2009/1223 |  |  | 
II/172 |  | Oxpheneridine | 546-32-7 |  | (EC) 2009/1223 |  |  | 
II/173 |  | Ethoheptazine | 77-15-6 | 201-007-3 | (EC) 2009/1223 |  |  | 
II/174 |  | Metheptazine | 469-78-3 |  | (EC) 2009/1223 |  |  | 
II/175 |  | Methylphenidate | 113-45-1 | 204-028-6 | (EC) 2009/1223 |  |  | 
II/176 |  | Doxylamine | 469-21-6 | 207-414-2 | (EC) 2009/1223 |  |  | 
II/177 |  | Tolboxane | 2430-46-8 |  | (EC) 2009/1223 |  |  | 
II/178 |  | 4-Benzyloxyphenol; 4-ethoxyphenol | 103-16-2 / 622-62-8 | 203-083-3 / 210-748-1 | (EC) 2009/1223 |  |  | 
II/179 |  | Parethoxycaine | 94-23-5 | 205-246-4 | (EC) 2009/1223 |  |  | 
II/180 |  | Fenozolone | 15302-16-6 | 239-339-6 | (EC) 2009/1223 |  |  | 
II/181 |  | Glutethimide | 77-21-4 | 201-012-0 | (EC) 2009/1223 |  |  | 
II/182 |  | Ethylene oxide | 75-21-8 | 200-849-9 | (EC) 2009/1223 |  |  | C1B M1B
II/183 |  | Bemegride | 64-65-3 | 200-588-0 | (EC) 2009/1223 |  |  | 
II/184 |  | Valnoctamide | 4171-13-5 | 224-033-7 | (EC) 2009/1223 |  |  | 
II/185 |  | Haloperidol | 52-86-8 | 200-155-6 | (EC) 2009/1223 |  |  | 
II/186 |  | Paramethasone | 53-33-8 | 200-169-2 | (EC) 2009/1223 |  |  | 
II/187 |  | Fluanisone | 1480-19-9 | 216-038-8 | (EC) 2009/1223 |  |  | 
II/188 |  | Trifluperidol | 749-13-3 |  | (EC) 2009/1223 |  |  | 
II/189 |  | Fluoresone | 2924-67-6 | 220-889-0 | (EC) 2009/1223 |  |  | 
II/190 |  | Fluorouracil | 51-21-8 | 200-085-6 | (EC) 2009/1223 |  |  | 
II/191 | PALMITYL TRIHYDROXYETHYL PROPYLENEDIAMINE DIHYDROFLUORIDE; AMMONIUM HEXAFLUOROPHOSPHATE; SACCHAROMYCES/FLUORIDE FERMENT | Hydrofluoric acid | 7664-39-3 | 231-634-8 | (EC) 2009/1223 | listedElsewhere |  | 
II/192 |  | Furfuryltrimethyl ammonium salts; furtrethonium iodide | 541-64-0 | 208-789-5 | (EC) 2009/1223 |  |  | 
II/193 |  | Galantamine | 357-70-0 |  | (EC) 2009/1223 |  |  | 
II/194 | PROGESTERONE | Progestogens |  |  | (EC) 2009/1223 |  |  | 
II/195 |  | 1,2,3,4,5,6-Hexachlorocyclohexane; BHC | 58-89-9 | 200-401-2 | (EC) 2009/1223 |  |  | 
II/196 |  | (1R,4S,5R,8S)-1,2,3,4,10,10-Hexachloro-6,7-epoxy-1,4,4a,5,6,7,8,8a-octahydro-1,4:5,8-dimethanonaphthalene; endrin | 72-20-8 | 200-775-7 | (EC) 2009/1223 |  |  | 
II/197 |  | Hexachloroethane | 67-72-1 | 200-666-4 | (EC) 2009/1223 |  |  | 
II/198 |  | (1R,4S,5R,8S)-1,2,3,4,10,10-Hexachloro-1,4,4a,5,8,8a-hexahydro-1,4:5,8-dimethanonaphthalene; Isodrin | 465-73-6 | 207-366-2 | (EC) 2009/1223 |  |  | 
II/199 |  | Hydrastine; hydrastinine | 118-08-1 / 6592-85-4 | 204-233-0 / 229-533-9 | (EC) 2009/1223 |  |  | 
II/200 | ADIPIC ACID DIHYDRAZIDE; STEARIC HYDRAZIDE | Hydrazides; Hydrazide; Isoniazid | 54-85-3 | 200-214-6 | (EC) 2009/1223 |  |  | 
II/201 | ADIPIC ACID DIHYDRAZIDE; AMINOGUANIDINE BICARBONATE; AMINOGUANIDINE HCl; POLYURETHANE-18; POLYURETHANE-19 | Hydrazine | 302-01-2 | 206-114-9 | (EC) 2009/1223 |  |  | C1B
II/202 |  | Octamoxin | 4684-87-1 |  | (EC) 2009/1223 |  |  | 
II/203 |  | Warfarin | 81-81-2 | 201-377-6 | (EC) 2009/1223 |  |  | R1A
II/204 |  | Ethyl bis(4-hydroxy-2-oxo-1-benzopyran-3-yl)acetate | 548-00-5 | 208-940-5 | (EC) 2009/1223 |  |  | 
II/205 |  | Methocarbamol | 532-03-6 | 208-524-3 | (EC) 2009/1223 |  |  | 
II/206 |  | Propatylnitrate | 2921-92-8 | 220-866-5 | (EC) 2009/1223 |  |  | 
II/207 |  | 4,4'-Dihydroxy-3,3'-(3-methylthiopropylidene) dicoumarin |  |  | (EC) 2009/1223 |  |  | 
II/208 |  | Fenadiazole | 1008-65-7 |  | (EC) 2009/1223 |  |  | 
II/209 |  | Nitroxoline | 4008-48-4 | 223-662-4 | (EC) 2009/1223 |  |  | 
II/210 |  | Hyoscyamine | 101-31-5 | 202-933-0 | (EC) 2009/1223 |  |  | 
II/211 |  | Hyoscyamus niger L. (leaves, seeds, powder and galenical preparations); Hyoscyamus niger L; Hyoscyamus niger | 84603-65-6 | 283-265-7 | (EC) 2009/1223 |  |  | 
II/212 |  | Pemoline | 2152-34-3 | 218-438-8 | (EC) 2009/1223 |  |  | 
II/213 | MEA-IODINE; PVP-IODINE; IODINE TRICHLORIDE; NONOXYNOL-9 IODINE; NONOXYNOL-12 IODINE | Iodine | 7553-56-2 | 231-442-4 | (EC) 2009/1223 |  |  | 
II/214 |  | Decamethylenebis(trimethylammonium) salts; decamethonium bromide | 156-74-1 / 541-22-0 / 1420-40-2 / 3198-38-7 | 208-772-2 / 215-816-4 | (EC) 2009/1223 |  |  | 
II/215 |  | Ipecacuanha; Cephaelis ipecacuanha Brot. and related species; Cephaelis ipecacuanha Brot; related species | 8012-96-2 | 232-385-8 | (EC) 2009/1223 |  |  | 
II/216 |  | (2-Isopropylpent-4-enoyl)urea; apronalide | 528-92-7 | 208-443-3 | (EC) 2009/1223 |  |  | 
II/217 |  | alpha-Santonin; (3S,5aR,9bS)-3,3a,4,5,5a,9b-hexahydro-3,5a,9-trimethylnaphto[1,2-b]furan-2,8-dione | 481-06-1 | 207-560-7 | (EC) 2009/1223 |  |  | 
II/218 | LOBELIA INFLATA; LOBELIA INFLATA EXTRACT | Lobelia inflata L. and its galenical preparations; Lobelia inflata L | 84696-23-1 | 283-642-6 | (EC) 2009/1223 |  |  | 
II/219 |  | Lobeline | 90-69-7 | 202-012-3 | (EC) 2009/1223 |  |  | 
II/220 |  | Barbiturates; Barbiturate |  |  | (EC) 2009/1223 |  |  | 
II/221 | MERCURIC OXIDE | Mercury | 7439-97-6 | 231-106-7 | (EC) 2009/1223 | listedElsewhere |  | 
II/222 |  | 3,4,5-Trimethoxyphenethylamine; Mescaline | 54-04-6 | 200-190-7 | (EC) 2009/1223 |  |  | 
II/223 |  | Metaldehyde | 9002-91-9 |  | (EC) 2009/1223 |  |  | 
II/224 |  | 2-(4-Allyl-2-methoxyphenoxy)-N,N-diethylacetamide | 305-13-5 |  | (EC) 2009/1223 |  |  | 
II/225 |  | Coumetarol | 4366-18-1 | 224-455-1 | (EC) 2009/1223 |  |  | 
II/226 |  | Dextromethorphan | 125-71-3 | 204-752-2 | (EC) 2009/1223 |  |  | 
II/227 |  | 2-Methylheptylamine | 540-43-2 |  | (EC) 2009/1223 |  |  | 
II/228 |  | Isometheptene | 503-01-5 | 207-959-6 | (EC) 2009/1223 |  |  | 
II/229 |  | Mecamylamine | 60-40-2 | 200-476-1 | (EC) 2009/1223 |  |  | 
II/230 |  | Guaifenesin | 93-14-1 | 202-222-5 | (EC) 2009/1223 |  |  | 
II/231 |  | Dicoumarol | 66-76-2 | 200-632-9 | (EC) 2009/1223 |  |  | 
II/232 |  | Phenmetrazine , its derivatives and salts; Phenmetrazine | 134-49-6 | 205-143-4 | (EC) 2009/1223 |  |  | 
II/233 |  | Thiamazole | 60-56-0 | 200-482-4 | (EC) 2009/1223 |  |  | 
II/234 |  | 3,4-Dihydro-2-methoxy-2-methyl-4-phenyl-2H,5H-pyrano[3,2-c]-[1]benzopyran-5-one; cyclocoumarol | 518-20-7 | 208-248-3 | (EC) 2009/1223 |  |  | 
II/235 |  | Carisoprodol | 78-44-4 | 201-118-7 | (EC) 2009/1223 |  |  | 
II/236 |  | Meprobamate | 57-53-4 | 200-337-5 | (EC) 2009/1223 |  |  | 
II/237 |  | Tefazoline | 1082-56-0 |  | (EC) 2009/1223 |  |  | 
II/238 |  | Arecoline | 63-75-2 | 200-565-5 | (EC) 2009/1223 |  |  | 
II/239 |  | Poldine metilsulfate | 545-80-2 | 208-894-6 | (EC) 2009/1223 |  |  | 
II/240 |  | Hydroxyzine | 68-88-2 | 200-693-1 | (EC) 2009/1223 |  |  | 
II/241 | 2-NAPHTHOL |  | 135-19-3 | 205-182-7 | (EC) 2009/1223 |  |  | 
II/242 |  | 1- and 2-Naphthylamines | 91-59-8 / 134-32-7 | 202-080-4 / 205-138-7 | (EC) 2009/1223 |  |  | 
II/243 |  | 3-(1-Naphthyl)-4-hydroxycoumarin | 39923-41-6 |  | (EC) 2009/1223 |  |  | 
II/244 | NAPHAZOLINE HCL | Naphazoline | 835-31-4 | 212-641-5 | (EC) 2009/1223 |  |  | 
II/245 |  | Neostigmine; neostigmine bromide | 114-80-7 | 204-054-8 | (EC) 2009/1223 |  |  | 
II/246 |  | Nicotine | 54-11-5 | 200-193-3 | (EC) 2009/1223 |  |  | 
II/247 |  | Amyl nitrites | 110-46-3 | 203-770-8 | (EC) 2009/1223 |  |  | 
II/248 |  | Inorganic nitrites | 14797-65-0 |  | (EC) 2009/1223 | text |  | 
II/249 |  | Nitrobenzene | 98-95-3 | 202-716-0 | (EC) 2009/1223 |  |  | C2 R2
II/250 | 3-NITRO-P-CRESOL | Nitrocresols; Nitrocresol | 12167-20-3 |  | (EC) 2009/1223 |  |  | 
II/251 |  | Nitrofurantoin | 67-20-9 | 200-646-5 | (EC) 2009/1223 |  |  | 
II/252 |  | Furazolidone | 67-45-8 | 200-653-3 | (EC) 2009/1223 |  |  | 
II/253 |  | Nitroglycerin; Propane-1,2,3-triyl trinitrate | 55-63-0 | 200-240-8 | (EC) 2009/1223 |  |  | 
II/254 |  | Acenocoumarol | 152-72-7 | 205-807-3 | (EC) 2009/1223 |  |  | 
II/255 |  | Alkali pentacyanonitrosylferrate | 14402-89-2 / 13755-38-9 | 238-373-9 | (EC) 2009/1223 |  |  | 
II/256 |  | Nitrostilbenes; Nitrostilbene |  |  | (EC) 2009/1223 |  |  | 
II/257 |  | Noradrenaline | 51-41-2 | 200-096-6 | (EC) 2009/1223 |  |  | 
II/258 |  | Noscapine | 128-62-1 | 204-899-2 | (EC) 2009/1223 |  |  | 
II/259 |  | Guanethidine | 55-65-2 | 200-241-3 | (EC) 2009/1223 |  |  | 
II/260 | ESTRATETRAENOL; DIOSMETIN; DIOSGENIN; ESTRADIOL; ETHINYLESTRADIOL | Oestrogens |  |  | (EC) 2009/1223 |  |  | 
II/261 |  | Oleandrin | 465-16-7 | 207-361-5 | (EC) 2009/1223 |  |  | 
II/262 |  | Chlortalidone | 77-36-1 | 201-022-5 | (EC) 2009/1223 |  |  | 
II/263 |  | Pelletierine | 2858-66-4 / 4396-01-4 | 220-673-6 / 224-523-0 | (EC) 2009/1223 |  |  | 
II/264 |  | Pentachloroethane | 76-01-7 | 200-925-1 | (EC) 2009/1223 |  |  | C2
II/265 |  | Pentaerithrityl tetranitrate | 78-11-5 | 201-084-3 | (EC) 2009/1223 |  |  | 
II/266 |  | Petrichloral | 78-12-6 |  | (EC) 2009/1223 |  |  | 
II/267 |  | Octamylamine | 502-59-0 | 207-947-0 | (EC) 2009/1223 |  |  | 
II/268 |  | Picric acid | 88-89-1 | 201-865-9 | (EC) 2009/1223 |  |  | 
II/269 |  | Phenacemide | 63-98-9 | 200-570-2 | (EC) 2009/1223 |  |  | 
II/270 |  | Difencloxazine | 5617-26-5 |  | (EC) 2009/1223 |  |  | 
II/271 |  | 2-Phenylindan-1,3-dione; Phenindione | 83-12-5 | 201-454-4 | (EC) 2009/1223 |  |  | 
II/272 |  | Ethylphenacemide; pheneturide | 90-49-3 | 201-998-2 | (EC) 2009/1223 |  |  | 
II/273 |  | Phenprocoumon | 435-97-2 | 207-108-9 | (EC) 2009/1223 |  |  | 
II/274 |  | Fenyramidol | 553-69-5 | 209-044-7 | (EC) 2009/1223 |  |  | 
II/275 |  | Triamterene | 396-01-0 | 206-904-3 | (EC) 2009/1223 |  |  | 
II/276 |  | Tetraethyl pyrophosphate; TEPP | 107-49-3 | 203-495-3 | (EC) 2009/1223 |  |  | 
II/277 | TRICRESYL PHOSPHATE | Tritolyl phosphate | 1330-78-5 | 215-548-8 | (EC) 2009/1223 |  |  | 
II/278 |  | Psilocybine | 520-52-5 | 208-294-4 | (EC) 2009/1223 |  |  | 
II/279 | PHOSPHORUS | Phosphorus and metalphosphides; metalphosphides; metalphosphide | 7723-14-0 | 231-768-7 | (EC) 2009/1223 |  |  | 
II/280 |  | Thalidomide | 50-35-1 | 200-031-1 | (EC) 2009/1223 |  |  | 
II/281 |  | Physostigma venenosum Balf; Physostigma venenosum | 89958-15-6 | 289-638-0 | (EC) 2009/1223 |  |  | 
II/282 |  | Picrotoxin | 124-87-8 | 204-716-6 | (EC) 2009/1223 |  |  | 
II/283 |  | Pilocarpine | 92-13-7 | 202-128-4 | (EC) 2009/1223 |  |  | 
II/284 |  | alpha-Piperidin-2-ylbenzyl acetate, laevorotatory threoform; levofacetoperane | 24558-01-8 |  | (EC) 2009/1223 |  |  | 
II/285 |  | Pipradrol | 467-60-7 | 207-394-5 | (EC) 2009/1223 |  |  | 
II/286 |  | Azacyclonol | 115-46-8 | 204-092-5 | (EC) 2009/1223 |  |  | 
II/287 |  | Bietamiverine | 479-81-2 | 207-538-7 | (EC) 2009/1223 |  |  | 
II/288 |  | Butopiprine | 55837-15-5 | 259-848-7 | (EC) 2009/1223 |  |  | 
II/289 | LEAD ACETATE | Lead | 7439-92-1 | 231-100-4 | (EC) 2009/1223 |  |  | 
II/290 |  | Coniine | 458-88-8 | 207-282-6 | (EC) 2009/1223 |  |  | 
II/291 |  | Prunus laurocerasus L. ("cherry laurel water"); Prunus laurocerasus L; Prunus laurocerasus; cherry laurel water | 89997-54-6 | 289-689-9 | (EC) 2009/1223 |  |  | 
II/292 |  | Metyrapone | 54-36-4 | 200-206-2 | (EC) 2009/1223 |  |  | 
II/293 |  | Radioactive substances |  |  | (EC) 2009/1223 |  |  | 
II/294 |  | Juniperus sabina L. (leaves, essential oil and galenical preparations); Juniperus sabina L; Juniperus sabina | 90046-04-1 | 289-971-1 | (EC) 2009/1223 |  |  | 
II/295 |  | Hyoscine | 51-34-3 | 200-090-3 | (EC) 2009/1223 |  |  | 
II/296 | SACCHAROMYCES/GOLD FERMENT; SACCHAROMYCES/GOLD FERMENT LYSATE FILTRATE; GOLD ACETYLMETHIONATE; GOLD ASPARTATE/GLUTAMATE; GOLD CHLORIDE HCL | Gold salts |  |  | (EC) 2009/1223 |  |  | 
II/297 | SELENIUM/GLYCINE SOJA SPROUT EXTRACT; SELENIUM ASPARTATE; SACCHAROMYCES/SELENIUM FERMENT; SACCHAROMYCES/ZINC/MAGNESIUM/CALCIUM/GERMANIUM/SELENIUM FERMENT; DEFINED CELL CULTURE MEDIA; HYDROLYZED SACCHAROMYCES/SODIUM SELENATE FERMENT EXTRACT | Selenium | 7782-49-2 | 231-957-4 | (EC) 2009/1223 | listedElsewhere |  | 
II/298 | SOLANUM NIGRUM FRUIT EXTRACT | Solanum nigrum L. and its galenical preparations; Solanum nigrum L; Solanum nigrum | 84929-77-1 | 284-555-6 | (EC) 2009/1223 |  |  | 
II/299 |  | Sparteine | 90-39-1 | 201-988-8 | (EC) 2009/1223 |  |  | 
II/300 | PREGNENOLONE ACETATE; HYDROXYCORTISONE SUCCINATE; HYDROCORTISONE ACETATE; Corticosteroids | Glucocorticoids |  |  | (EC) 2009/1223 |  |  | 
II/301 | DATURA STRAMONIUM POWDER; DATURA STRAMONIUM LEAF EXTRACT | Datura stramonium L. and its galenical preparations; Datura stramonium L; Datura stramonium | 84696-08-2 | 283-627-4 | (EC) 2009/1223 |  |  | 
II/302 |  | Strophantines; Strophantine | 11005-63-3 | 234-239-9 | (EC) 2009/1223 |  |  | 
II/303 |  | Strophantus species |  |  | (EC) 2009/1223 |  |  | 
II/304 |  | Strychnine | 57-24-9 | 200-319-7 | (EC) 2009/1223 |  |  | 
II/305 |  | Strychnos species |  |  | (EC) 2009/1223 |  |  | 
II/306 |  | Narcotics, natural and synthetic: All substances |  |  | (EC) 2009/1223 |  |  | 
II/307 | TOSYLAMIDE; MAFENIDE HCL; MESYLOXYBENZYL ISOBUTYLBENZENESULFONAMIDE | Sulphonamides; Sulphonamide; sulphanilamide |  |  | (EC) 2009/1223 |  |  | 
II/308 |  | Sultiame | 61-56-3 | 200-511-0 | (EC) 2009/1223 |  |  | 
II/309 |  | Neodymium | 7440-00-8 | 231-109-3 | (EC) 2009/1223 |  |  | 
II/310 |  | Thiotepa | 52-24-4 | 200-135-7 | (EC) 2009/1223 |  |  | 
II/311 |  | Pilocarpus jaborandi Holmes; Pilocarpus jaborandi | 84696-42-4 | 283-649-4 | (EC) 2009/1223 |  |  | 
II/312 |  | Tellurium | 13494-80-9 | 236-813-4 | (EC) 2009/1223 |  |  | 
II/313 |  | Xylometazoline | 526-36-3 | 208-390-6 | (EC) 2009/1223 |  |  | 
II/314 |  | Tetrachloroethylene | 127-18-4 | 204-825-9 | (EC) 2009/1223 |  |  | C2
II/315 |  | Carbon tetrachloride | 56-23-5 | 200-262-8 | (EC) 2009/1223 |  |  | C2
II/316 |  | Hexaethyl tetraphosphate | 757-58-4 | 212-057-0 | (EC) 2009/1223 |  |  | 
II/317 |  | Thallium | 7440-28-0 | 231-138-1 | (EC) 2009/1223 |  |  | 
II/318 |  | Thevetia neriifolia Juss., Glycoside extract; Thevetia neriifolia | 90147-54-9 | 290-446-4 | (EC) 2009/1223 |  |  | 
II/319 |  | Ethionamide | 536-33-4 | 208-628-9 | (EC) 2009/1223 |  |  | 
II/320 |  | Phenothiazine | 92-84-2 | 202-196-5 | (EC) 2009/1223 |  |  | 
II/321 | 1,3-Bis(hydroxymethyl)-3-thiourea; Hydroxymethyl-2-thiourea; 1-Hydroxymethylimidazolidine-2-thione; 1-Monomorpholinomethyl-2-thiourea; 1,3-Bis(morpholinomethyl)-2-thiourea; THIOUREA | Thiourea and its derivatives, with the exception of the one listed in Annex III | 62-56-6 | 200-543-5 | (EC) 2009/1223 | listedElsewhere |  | C2 R2
II/322 |  | Mephenesin | 59-47-2 | 200-427-4 | (EC) 2009/1223 |  |  | 
II/323 |  | Vaccines, toxins or serums defined as immunological medicinal products pursuant to Article 1(4) of Directive 2001/83/EC; Vaccines, toxins or serums |  |  | (EC) 2009/1223 |  |  | 
II/324 |  | Tranylcypromine | 155-09-9 | 205-841-9 | (EC) 2009/1223 |  |  | 
II/325 |  | Trichloronitromethane; chloropicrine | 76-06-2 | 200-930-9 | (EC) 2009/1223 |  |  | 
II/326 |  | 2,2,2-Tribromoethanol; tribromoethyl alcohol | 75-80-9 | 200-903-1 | (EC) 2009/1223 |  |  | 
II/327 |  | Trichlormethine | 555-77-1 / 817-09-4 / 6138-32-5 | 212-442-3 | (EC) 2009/1223 |  |  | 
II/328 |  | Tretamine | 51-18-3 | 200-083-5 | (EC) 2009/1223 |  |  | 
II/329 |  | Gallamine triethiodide | 65-29-2 | 200-605-1 | (EC) 2009/1223 |  |  | 
II/330 | URGINEA MARITIMA TUBER EXTRACT | Urginea scilla Steinh. and its galenical preparations; Urginea scilla Steinh; Urginea scilla | 84650-62-4 | 283-520-2 | (EC) 2009/1223 |  |  | 
II/331 |  | Veratrine | 8051-02-3 |  | (EC) 2009/1223 |  |  | 
II/332 |  | Schoenocaulon officinale Lind; Schoenocaulon officinale | 84604-18-2 | 283-296-6 | (EC) 2009/1223 |  |  | 
II/333 | VERATRUM OXYSEPALUM ROOT EXTRACT; VERATRUM OXYSEPALUM EXTRACT | Veratrum spp. and their preparations; Veratrum spp | 90131-91-2 | 290-407-1 | (EC) 2009/1223 |  |  | 
II/334 |  | Vinyl chloride monomer | 75-01-4 | 200-831-0 | (EC) 2009/1223 |  |  | C1A
II/335 | CHOLECALCIFEROL/YEAST POLYPEPTIDE; CHOLECALCIFEROL; ERGOCALCIFEROL | Ergocalciferol and Cholecalciferol; vitamins D2 and D3 | 50-14-6 / 67-97-0 | 200-014-9 / 200-673-2 | (EC) 2009/1223 |  |  | 
II/336 |  | Salts of O-alkyldithiocarbonic acids |  |  | (EC) 2009/1223 |  |  | 
II/337 |  | Yohimbine | 146-48-5 | 205-672-0 | (EC) 2009/1223 |  |  | 
II/338 | DMSO; Dimethyl sulphoxide |  | 67-68-5 | 200-664-3 | (EC) 2009/1223 |  |  | 
II/339 |  | Diphenhydramine | 58-73-1 / 147-24-0 / 88637-37-0 | 200-396-7 / 205-687-2 / 289-432-0 | (EC) 2009/1223 |  |  | 
II/340 |  | 4-tert-Butylphenol | 98-54-4 | 202-679-0 | (EC) 2009/1223 |  |  | 
II/341 |  | 4-tert-Butylpyrocatechol | 98-29-3 | 202-653-9 | (EC) 2009/1223 |  |  | 
II/342 |  | Dihydrotachysterol | 67-96-9 | 200-672-7 | (EC) 2009/1223 |  |  | 
II/343 |  | Dioxane | 123-91-1 | 204-661-8 | (EC) 2009/1223 |  |  | C2
II/344 | HYDROXYANTHRAQUINONEAMINOPROPYL METHYL MORPHOLINIUM METHOSULFATE; MORPHOLINE; MORPHOLINE STEARATE; MORPHOLINE OLEATE | Morpholine and its salts | 110-91-8 | 203-815-1 | (EC) 2009/1223 |  |  | 
II/345 |  | Pyrethrum album L. and its galenical preparations; Pyrethrum album L; Pyrethrum album |  |  | (EC) 2009/1223 |  |  | 
II/346 |  | 2-[4-Methoxybenzyl-N-(2-pyridyl)amino]ethyldimethylamine maleate; Mepyramine maleate; pyrilamine maleate | 59-33-6 | 200-422-7 | (EC) 2009/1223 |  |  | 
II/347 |  | Tripelennamine | 91-81-6 | 202-100-1 | (EC) 2009/1223 |  |  | 
II/348 |  | Tetrachlorosalicylanilides; Tetrachlorosalicylanilide | 7426-07-5 |  | (EC) 2009/1223 |  |  | 
II/349 |  | Dichlorosalicylanilides; Dichlorosalicylanilide | 1147-98-4 |  | (EC) 2009/1223 |  |  | 
II/350 |  | Tetrabromosalicylanilides; Tetrabromosalicylanilide |  |  | (EC) 2009/1223 |  |  | 
II/351 |  | Dibromosalicylanilides; Dibromosalicylanilide |  |  | (EC) 2009/1223 |  |  | 
II/352 |  | Bithionol | 97-18-7 | 202-565-0 | (EC) 2009/1223 |  |  | 
II/353 |  | Thiuram monosulphides | 97-74-5 | 202-605-7 | (EC) 2009/1223 |  |  | 
II/355 |  | Dimethylformamide; N,N-Dimethylformamide | 68-12-2 | 200-679-5 | (EC) 2009/1223 |  |  | R1B
II/356 |  | 4-Phenylbut-3-en-2-one; Benzylideneacetone | 122-57-6 | 204-555-1 | (EC) 2009/1223 |  |  | 
II/357 |  | Benzoates of 4-hydroxy-3-methoxycinnamyl alcohol; coniferyl alcohol |  |  | (EC) 2009/1223 | naturalEssence |  | 
II/359 | LAURUS NOBILIS OIL | Oil from the seeds of Laurus nobilis L | 84603-73-6 | 283-272-5 | (EC) 2009/1223 |  |  | 
II/360 | Safrole; CINNAMOMUM CAMPHORA FORMOSANA LEAF OIL RECTIFIED; CINNAMOMUM CAMPHORA FORMOSANA ROOT EXTRACT; CINNAMOMUM CAMPHORA FORMOSANA ROOT OIL; CINNAMOMUM CAMPHORA LINALOOLIFERUM ROOT EXTRACT; CINNAMOMUM CAMPHORA LINALOOLIFERUM ROOT OIL; SASSAFRAS OFFICINALE BARK/ROOT EXTRACT; SASSAFRAS OFFICINALE ROOT OIL; SASSAFRAS OFFICINALE BARK EXTRACT |  | 94-59-7 | 202-345-4 | (EC) 2009/1223 | text |  | C1B M2
II/361 |  | 5,5'-Di-isopropyl-2,2'-dimethylbiphenyl-4,4'-diyl dihypoiodite; thymol iodide | 552-22-7 | 209-007-5 | (EC) 2009/1223 |  |  | 
II/362 |  | 3'-Ethyl-5',6',7',8'-tetrahydro-5',5',8',8'-tetramethyl-2'-acetonaphthone or 7-acetyl-6-ethyl-1,1,4,4-tetramethyl-1,2,3,4-tetrahydronaphthalen; 3'-Ethyl-5',6',7',8'-tetrahydro-5',5',8',8'-tetramethyl-2'-acetonaphthone; 7-acetyl-6-ethyl-1,1,4,4-tetramethyl-1,2,3,4-tetrahydronaphthalen; AETT; Versalide | 88-29-9 | 201-817-7 | (EC) 2009/1223 |  |  | 
II/363 |  | o-Phenylenediamine | 95-54-5 | 202-430-6 | (EC) 2009/1223 |  |  | C2 M2
II/364 |  | 4-Methyl-m-phenylenediamine; Toluene-2,4-diamine | 95-80-7 | 202-453-1 | (EC) 2009/1223 |  |  | C1B M2 R2
II/365 |  | Aristolochic acid; Aristolochia spp | 475-80-9 / 313-67-7 / 15918-62-4 | 202-499-6 / 206-238-3 | (EC) 2009/1223 |  |  | 
II/366 | CHLOROFORM |  | 67-66-3 | 200-663-8 | (EC) 2009/1223 |  |  | C2
II/367 |  | 2,3,7,8-Tetrachlorodibenzo-p-dioxin; TCDD | 1746-01-6 | 217-122-7 | (EC) 2009/1223 |  |  | 
II/368 |  | 2,6-Dimethyl-1,3-dioxan-4-yl acetate; Dimethoxane | 828-00-2 | 212-579-9 | (EC) 2009/1223 |  |  | 
II/369 | SODIUM PYRITHIONE | Pyrithione sodium | 3811-73-2 | 223-296-5 | (EC) 2009/1223 |  |  | 
II/370 | CAPTAN | 1,2,3,6-tetrahydro-N-(trichloromethylthio)phthalimide | 133-06-2 | 205-087-0 | (EC) 2009/1223 |  |  | C2
II/371 | HEXACHLOROPHENE | 2,2'-Dihydroxy-3,3',5,5',6,6'-hexachlorodiphenylmethane | 70-30-4 | 200-733-8 | (EC) 2009/1223 |  |  | 
II/372 | MINOXIDIL; MINOXIDIL HYALURONAMIDE; MINOXIDIL OXOTHIAZOLIDINECARBOXYLATE; MINOXIDIL SUCCINOYL DECAPEPTIDE-18; MINOXIDIL SUCCINOYL OLIGOPEPTIDE-143 | 6-(Piperidinyl)-2,4-pyrimidinediamine-3-oxide | 38304-91-5 | 253-874-2 | (EC) 2009/1223 |  |  | 
II/373 |  | 3,4',5-Tribromosalicylanilide; Tribromsalan | 87-10-5 | 201-723-6 | (EC) 2009/1223 |  |  | 
II/374 | PHYTOLACCA DECANDRA ROOT EXTRACT; PHYTOLACCA DECANDRA EXTRACT | Phytolacca spp. and their preparations; Phytolacca spp | 65497-07-6 / 60820-94-2 |  | (EC) 2009/1223 |  |  | 
II/375 | RETINOIC ACID | Tretinoin | 302-79-4 | 206-129-0 | (EC) 2009/1223 |  |  | 
II/376 |  | CI 76050; 1-Methoxy-2,4-diaminobenzene; 2,4-Diaminoanisole - CI 76050 | 615-05-4 | 210-406-1 | (EC) 2009/1223 |  |  | C1B M2
II/377 |  | 1-Methoxy-2,5-diaminobenzene; 2,5-Diaminoanisole | 5307-02-8 | 226-161-9 | (EC) 2009/1223 |  |  | 
II/378 |  | CI 12140; Colouring agent CI 12140 | 3118-97-6 | 221-490-4 | (EC) 2009/1223 |  |  | 
II/379 | SOLVENT RED 24 | CI 26105; Colouring agent CI 26105 (Solvent Red 24) | 85-83-6 | 201-635-8 | (EC) 2009/1223 |  |  | 
II/380 | BASIC VIOLET 3 | 4-[[4,4'-bis(dimethylamino)benzhydrylidene]cyclohexa-2,5-dien-1-ylidene]dimethylammonium chloride; tris[4-(dimethylamino) phenyl]methanol | 548-62-9 / 467-63-0 | 208-953-6 / 207-396-6 | (EC) 2009/1223 |  |  | C2
II/381 | PENTYL DIMETHYL PABA | Amyl 4-dimethylaminobenzoate | 14779-78-3 | 238-849-6 | (EC) 2009/1223 |  |  | 
II/383 | 2-AMINO-4-NITROPHENOL SULFATE; 2-AMINO-4-NITROPHENOL |  | 99-57-0 | 202-767-9 | (EC) 2009/1223 |  |  | 
II/384 | 2-AMINO-5-NITROPHENOL |  | 121-88-0 | 204-503-8 | (EC) 2009/1223 |  |  | 
II/385 |  | 11-alpha-Hydroxypregn-4-ene-3,20-dione | 80-75-1 | 201-306-9 | (EC) 2009/1223 |  |  | 
II/386 |  | CI 42640 | 1694-09-3 | 216-901-9 | (EC) 2009/1223 |  |  | C2
II/387 | ACID YELLOW 36 | CI 13065; Colouring agent CI 13065 | 587-98-4 | 209-608-2 | (EC) 2009/1223 |  |  | 
II/388 | BASIC VIOLET 1 | CI 42535; Colouring agent CI 42535 (Basic Violet 1) | 8004-87-3 |  | (EC) 2009/1223 |  |  | 
II/389 | SOLVENT BLUE 35 | CI 61554; Colouring agent CI 61554 (Solvent Blue 35) | 17354-14-2 | 241-379-4 | (EC) 2009/1223 |  |  | 
II/390 | PREGNENOLONE ACETATE | Anti-androgens of steroidal structure |  |  | (EC) 2009/1223 |  |  | 
II/391 | DIALLYLOXYNEOHEXYL ZIRCONIUM TRIDECANOATE; ZIRCONIUM CHLOROHYDRATE; ZIRCONIUM SILICATE; ZIRCONYL CHLORIDE; ZIRCONIUM DIOXIDE; ZIRCONIUM POWDER | Zirconium | 7440-67-7 | 231-176-9 | (EC) 2009/1223 | listedElsewhere |  | 
II/393 |  | Acetonitrile | 75-05-8 | 200-835-2 | (EC) 2009/1223 |  |  | 
II/394 |  | Tetrahydrozoline; Tetryzoline | 84-22-0 / 522-48-5 / 33067-94-6 | 201-522-3 / 208-329-3 | (EC) 2009/1223 |  |  | 
II/395 | OXYQUINOLINE; OXYQUINOLINE SULFATE | Hydroxy-8-quinoline | 148-24-3 / 134-31-6 | 205-711-1 / 205-137-1 | (EU) 2019/1966 | listedElsewhere |  | R1B
II/396 |  | Dithio-2,2'-bispyridine-dioxide-1,1' (additive with trihydrated magnesium sulphate) - (pyrithione disulphide + magnesium sulphate); Dithio-2,2'-bispyridine-dioxide-1,1' -; pyrithione disulphide + magnesium sulphate | 43143-11-9 | 256-115-3 | (EC) 2009/1223 |  |  | 
II/397 | PIGMENT ORANGE 5 | CI 12075; Colouring agent CI 12075 (Pigment Orange 5) and its lakes, pigments and salts | 3468-63-1 | 222-429-4 | (EC) 2009/1223 |  |  | 
II/398 | BASIC VIOLET 10; SOLVENT RED 49:1 | CI 45170; CI 45170:1; Colouring agent CI 45170, Colouring agent CI 45170:1 (Basic Violet 10) | 81-88-9 / 509-34-2 | 201-383-9 / 208-096-8 | (EC) 2009/1223 |  |  | 
II/399 | LIDOCAINE; LIDOCAINE HCL |  | 137-58-6 | 205-302-8 | (EC) 2009/1223 |  |  | 
II/400 |  | 1,2-Epoxybutane | 106-88-7 | 203-438-2 | (EC) 2009/1223 |  |  | C2
`;
