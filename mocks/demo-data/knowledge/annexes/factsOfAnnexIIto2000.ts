/**
 * Facts of the Commission's exports of 2025 and 2026 (CosIng, © European Union, CC BY 4.0), written by
 * tests/lists/writeAnnexFacts.ts. The columns are those of factRow: entry | glossary | other names | CAS | EC |
 * regulation | words | conditions | CMR classes (Article 15).
 */
export const factsOfAnnexIIto2000 = String.raw`
II/1201 |  | N-[2-(3-Acetyl-5-nitrothiophen-2-ylazo)-5-diethylaminophenyl]acetamide | 777891-21-1 | 416-860-9 | (EC) 2009/1223 |  |  | R2
II/1202 |  | 1,3-Bis(vinylsulfonylacetamido)propane | 93629-90-4 | 428-350-3 | (EC) 2009/1223 |  |  | M2
II/1203 | P-PHENETIDINE | p-Phenetidine (4-Ethoxyaniline); 4-Ethoxyaniline | 156-43-4 | 205-855-5 | (EC) 2009/1223 |  |  | M2
II/1204 | m-PHENYLENEDIAMINE; M-PHENYLENEDIAMINE SULFATE | m-Phenylenediamine and its salts | 108-45-2 | 203-584-7 | (EC) 2009/1223 |  |  | M2
II/1205 |  | Residues (coal tar), creosote oil distn., if it contains > 0.005 % w/w benzo[a]pyrene; Residues (coal tar), creosote oil distn | 92061-93-3 | 295-506-3 | (EC) 2009/1223 | text |  | C1B
II/1206 |  | Creosote oil, acenaphthene fraction, wash oil | 90640-84-9 | 292-605-3 | (EC) 2009/1223 | text |  | C1B
II/1207 |  | Creosote oil | 61789-28-4 | 263-047-8 | (EC) 2009/1223 | text |  | C1B
II/1208 |  | Creosote | 8001-58-9 | 232-287-5 | (EC) 2009/1223 | text |  | C1B
II/1209 |  | Creosote oil, high-boiling distillate, wash oil | 70321-79-8 | 274-565-9 | (EC) 2009/1223 | text |  | C1B
II/1210 |  | Extract residues (coal), creosote oil acid, wash oil extract residue | 122384-77-4 | 310-189-4 | (EC) 2009/1223 |  |  | C1B
II/1211 |  | Creosote oil, low-boiling distillate, wash oil | 70321-80-1 | 274-566-4 | (EC) 2009/1223 | text |  | C1B
II/1212 | 6-METHOXY-2,3-PYRIDINEDIAMINE HCl | 6-Methoxy-2,3-pyridinediamine | 94166-62-8 | 303-358-9 | (EC) 2009/1223 | hairDye |  | 
II/1213 | 2,3-NAPHTHALENEDIOL | 2,3-Naphthalenediol, when used as a substance in hair dye products | 92-44-4 | 202-156-7 | (EC) 2009/1223 | hairDye |  | 
II/1214 | 2,4-DIAMINODIPHENYLAMINE | 2,4-Diaminodiphenylamine, when used as a substance in hair dye products | 136-17-4 |  | (EC) 2009/1223 | hairDye |  | 
II/1215 | 2,6-BIS(2-HYDROXYETHOXY)-3,5-PYRIDINEDIAMINE HCl | 2,6-Bis(2-hydroxyethoxy)-3,5-pyridinediamine | 117907-42-3 |  | (EC) 2009/1223 | hairDye |  | 
II/1216 | 2-METHOXYMETHYL-p-AMINOPHENOL HCl | 2-Methoxymethyl-p-aminophenol | 135043-65-1 / 29785-47-5 |  | (EC) 2009/1223 | hairDye |  | 
II/1217 | 4,5-DIAMINO-1-METHYLPYRAZOLE HCl | 4,5-Diamino-1-methylpyrazole | 20055-01-0 / 21616-59-1 |  | (EC) 2009/1223 | hairDye |  | 
II/1218 | 4,5-DIAMINO-1-((4-CHLOROPHENYL)METHYL)-1H-PYRAZOLE-SULFATE | 4,5-Diamino-1-((4-chlorophenyl)methyl)-1H-pyrazole sulfate, when used as a substance in hair dye products | 163183-00-4 |  | (EC) 2009/1223 | hairDye |  | 
II/1219 | 4-CHLORO-2-AMINOPHENOL | 4-Chloro-2-aminophenol, when used as a substance in hair dye products | 95-85-2 | 202-458-9 | (EC) 2009/1223 | hairDye |  | 
II/1220 | 4-HYDROXYINDOLE | 4-Hydroxyindole, when used as a substance in hair dye products | 2380-94-1 | 219-177-2 | (EC) 2009/1223 | hairDye |  | 
II/1221 | 4-METHOXYTOLUENE-2,5-DIAMINE HCl | 4-Methoxytoluene-2,5-diamine | 56496-88-9 |  | (EC) 2009/1223 | hairDye |  | 
II/1222 | 5-AMINO-4-FLUORO-2-METHYLPHENOL SULFATE | 5-Amino-4-fluoro-2-methylphenol sulfate, when used as a substance in hair dye products | 163183-01-5 |  | (EC) 2009/1223 | hairDye |  | 
II/1223 | N,N-DIETHYL-m-AMINOPHENOL; N,N-DIETHYL-m-AMINOPHENOL SULFATE | N,N-Diethyl-m-aminophenol, when used as a substance in hair dye products | 91-68-9 / 68239-84-9 | 202-090-9 / 269-478-8 | (EC) 2009/1223 | hairDye |  | 
II/1224 | N,N-DIMETHYL 2,6-PYRIDINEDIAMINE HCL | N,N-Dimethyl-2,6-pyridinediamine |  |  | (EC) 2009/1223 | hairDye |  | 
II/1225 | N-CYCLOPENTYL-m-AMINOPHENOL | N-Cyclopentyl-m-aminophenol, when used as a substance in hair dye products | 104903-49-3 |  | (EC) 2009/1223 | hairDye |  | 
II/1226 | N-METHOXYETHYL-p-PHENYLENEDIAMINE HCl | N-(2-Methoxyethyl)-p-phenylenediamine | 72584-59-9 / 66566-48-1 | 276-723-2 | (EC) 2009/1223 | hairDye |  | 
II/1227 | 2,4-DIAMINO-5-METHYLPHENETOLE HCl | 2,4-Diamino-5-methylphenetol | 113715-25-6 |  | (EC) 2009/1223 | hairDye |  | 
II/1228 | 1,7-NAPHTHALENEDIOL | 1,7-Naphthalenediol, when used as a substance in hair dye products | 575-38-2 | 209-383-0 | (EC) 2009/1223 | hairDye |  | 
II/1229 | 3,4-DIAMINOBENZOIC ACID | 3,4-Diaminobenzoic acid, when used as a substance in hair dye products | 619-05-6 | 210-577-2 | (EC) 2009/1223 | hairDye |  | 
II/1230 | 2-AMINOMETHYL-p-AMINOPHENOL HCl | 2-Aminomethyl-p-aminophenol | 79352-72-0 |  | (EC) 2009/1223 | hairDye |  | 
II/1231 | CI 12150; SOLVENT RED 1 | Solvent Red 1 (CI 12150) | 1229-55-6 | 214-968-9 | (EC) 2009/1223 | hairDye |  | 
II/1232 | ACID ORANGE 24; CI 20170 | Acid Orange 24 (CI 20170) | 1320-07-6 | 215-296-9 | (EC) 2009/1223 | hairDye |  | 
II/1233 | ACID RED 73; CI 27290 | Acid Red 73 (CI 27290) | 5413-75-2 | 226-502-1 | (EC) 2009/1223 | hairDye |  | 
II/1234 | PEG-3,2',2'-Di-p-PHENYLENEDIAMINE |  | 144644-13-3 |  | (EC) 2009/1223 |  |  | 
II/1235 | 6-NITRO-o-TOLUIDINE |  | 570-24-1 | 209-329-6 | (EC) 2009/1223 |  |  | 
II/1236 | HC YELLOW NO. 11 |  | 73388-54-2 |  | (EC) 2009/1223 |  |  | 
II/1237 | HC ORANGE NO. 3 |  | 81612-54-6 |  | (EC) 2009/1223 |  |  | 
II/1238 | HC GREEN NO. 1 |  | 52136-25-1 | 257-687-7 | (EC) 2009/1223 |  |  | 
II/1239 | HC RED NO. 8 | HC Red No 8 and its salts | 13556-29-1 / 97404-14-3 | 306-778-0 | (EC) 2009/1223 |  |  | 
II/1240 | TETRAHYDRO-6-NITROQUINOXALINE | Tetrahydro-6-nitroquinoxaline and its salts | 158006-54-3 / 41959-35-7 / 73855-45-5 |  | (EC) 2009/1223 |  |  | 
II/1241 | DISPERSE RED 15 | Disperse Red 15, except as impurity in Disperse Violet 1 | 116-85-8 | 204-163-0 | (EC) 2009/1223 | text |  | 
II/1242 |  | 4-Amino-3-fluorophenol | 399-95-1 | 402-230-0 | (EC) 2009/1223 |  |  | C1B
II/1243 | BISHYDROXYETHYL BISCETYL MALONAMIDE | N,N'-Dihexadecyl-N,N'-bis(2-hydroxyethyl)propanediamide | 149591-38-8 | 422-560-9 | (EC) 2009/1223 |  |  | R2
II/1244 |  | 1-Methyl-2,4,5-trihydroxybenzene | 1124-09-0 | 214-390-7 | (EC) 2009/1223 | hairDye |  | 
II/1245 |  | 2,6-Dihydroxy-4-methylpyridine | 4664-16-8 | 225-108-7 | (EC) 2009/1223 | hairDye |  | 
II/1246 |  | 5-Hydroxy-1,4-benzodioxane | 10288-36-5 | 233-639-0 | (EC) 2009/1223 | hairDye |  | 
II/1247 | 3,4-METHYLENEDIOXYPHENOL | 3,4-Methylenedioxyphenol and its salts, when used as a substance in hair dye products | 533-31-3 | 208-561-5 | (EC) 2009/1223 | hairDye |  | 
II/1248 | 3,4-METHYLENEDIOXYANILINE | 3,4-Methylenedioxyaniline and its salts, when used as a substance in hair dye products | 14268-66-7 | 238-161-6 | (EC) 2009/1223 | hairDye |  | 
II/1249 | HYDROXYPYRIDINONE | Hydroxypyridinone and its salts, when used as a substance in hair dye products | 822-89-9 | 212-506-0 | (EC) 2009/1223 | hairDye |  | 
II/1250 | 3-NITRO-4-AMINOPHENOXYETHANOL | 3-Nitro-4-aminophenoxyethanol and its salts, when used as a substance in hair dye products | 50982-74-6 |  | (EC) 2009/1223 | hairDye |  | 
II/1251 | 4-NITROGUAIACOL | 2-Methoxy-4-nitrophenol | 3251-56-7 | 221-839-0 | (EC) 2009/1223 | hairDye |  | 
II/1252 | ACID BLACK 131 | CI Acid Black 131 | 12219-01-1 |  | (EC) 2009/1223 | hairDye |  | 
II/1253 | PHLOROGLUCINOL | 1,3,5-Trihydroxybenzene | 108-73-6 | 203-611-2 | (EC) 2009/1223 | hairDye |  | 
II/1254 | 1,2,4-BENZENETRIACETATE | 1,2,4-Benzenetriacetate and its salts, when used as a substance in hair dye products | 613-03-6 | 210-327-2 | (EC) 2009/1223 | hairDye |  | 
II/1255 | HC BLUE NO. 5 | Ethanol, 2,2'-iminobis-, reaction products with epichlorohydrin and 2-nitro-1,4-benzenediamine | 68478-64-8 / 158571-58-5 |  | (EC) 2009/1223 | hairDye |  | 
II/1256 | HC BLUE NO. 4 | N-Methyl-1,4-diaminoanthraquinone, reaction products with epichlorohydrin and monoethanolamine | 158571-57-4 |  | (EC) 2009/1223 | hairDye |  | 
II/1257 | SODIUM SULFANILATE | 4-Aminobenzenesulfonic acid; Sulfanilic acid | 121-57-3 / 515-74-2 | 204-482-5 / 208-208-5 | (EC) 2009/1223 | hairDye |  | 
II/1258 | ACID BROWN 13 | 3,3'-(Sulfonylbis(2-nitro-4,1-phenylene)imino)bis(6-(phenylamino))benzenesulfonic acid | 6373-79-1 | 228-922-0 | (EC) 2009/1223 | hairDye |  | 
II/1259 | BASIC RED 46 | 3(or5)-((4-(Benzylmethylamino)phenyl)azo)-1,2-(or1,4)-dimethyl-1H-1,2,4-triazolium | 89959-98-8 / 12221-69-1 | 289-660-0 | (EC) 2009/1223 | hairDye |  | 
II/1260 | DISPERSE BROWN 1 | 2,2'-((3-Chloro-4-((2,6-dichloro-4-nitrophenyl)azo)phenyl)imino)bisethanol | 23355-64-8 | 245-604-7 | (EC) 2009/1223 | hairDye |  | 
II/1261 | BASIC BLUE 41 | Benzothiazolium, 2-[[4-[ethyl(2-hydroxyethyl)amino]phenyl]azo]-6-methoxy-3-methyl- | 12270-13-2 | 235-546-0 | (EC) 2009/1223 | hairDye |  | 
II/1262 | PIGMENT YELLOW 73 | 2-[(4-Chloro-2-nitrophenyl)azo)-N-(2-methoxyphenyl)-3-oxobutanamide | 13515-40-7 | 236-852-7 | (EC) 2009/1223 | hairDye |  | 
II/1263 | PIGMENT YELLOW 12 | 2,2'-[(3,3'-dichloro[1,1'-biphenyl]-4,4'-diyl)bis(azo)]bis[3-oxo-N-phenylbutanamide] | 6358-85-6 | 228-787-8 | (EC) 2009/1223 | hairDye |  | 
II/1264 | DIRECT YELLOW 12 | 2,2'-(1,2-Ethenediyl)bis[5-((4-ethoxyphenyl)azo]benzenesulfonic acid) | 2870-32-8 | 220-698-2 | (EC) 2009/1223 | hairDye |  | 
II/1265 | SOLVENT BLACK 3 | 2,3-Dihydro-2,2-dimethyl-6-[(4-(phenylazo)-1-naphthelenyl)azo]-1H-pyrimidine | 4197-25-5 | 224-087-1 | (EC) 2009/1223 | hairDye |  | 
II/1266 | DIRECT BLACK 51 | 3(or5)-[[4-[(7-amino-1-hydroxy-3-sulphonato-2-naphthyl)azo]-1-naphthyl]azo]salicylic acid | 3442-21-5 / 34977-63-4 | 222-351-0 / 252-305-5 | (EC) 2009/1223 | hairDye |  | 
II/1267 | DIRECT RED 81 | 2-Naphthalenesulfonic acid, 7-(benzoylamino)-4-hydroxy-3-[[4-[(4-sulfophenyl)azo]phenyl]azo]- | 2610-11-9 | 220-028-9 | (EC) 2009/1223 | hairDye |  | 
II/1268 | DIRECT VIOLET 48 | (micro-((7,7'-Iminobis(4-hydroxy-3-((2-hydroxy-5-(N-methylsulphamoyl)phenyl)azo)naphthalene-2-sulphonato))(6-)))dicuprate | 37279-54-2 | 253-441-8 | (EC) 2009/1223 | hairDye |  | 
II/1269 | DIRECT RED 23 | 3-[(4-(Acetylamino)phenyl)azo]-4-hydroxy-7-[[[[5-hydroxy-6-(phenylazo)-7-sulfo-2-naphthalenyl]amino]carbonyl]amino]-2-naphthalenesulfonic acid | 3441-14-3 | 222-348-4 | (EC) 2009/1223 | hairDye |  | 
II/1270 | DIRECT RED 80; DIRECT RED 81 |  | 2610-10-8 / 25188-41-4 | 220-027-3 | (EC) 2009/1223 | hairDye |  | 
II/1271 | BASIC VIOLET 4 | Ethanaminium, N-(4-[bis[4-(diethylamino)phenyl]methylene]-2,5-cyclohexadien-1-ylidine)-N-ethyl- | 2390-59-2 | 219-231-5 | (EC) 2009/1223 | hairDye |  | 
II/1272 | BASIC YELLOW 28 | 3H-Indolium, 2-[[(4-methoxyphenyl)methylhydrazono]methyl]-1,3,3-trimethyl- | 54060-92-3 | 258-946-7 | (EC) 2009/1223 | hairDye |  | 
II/1273 | BASIC YELLOW 11 | 3H-Indolium, 2-(2-((2,4-dimethoxyphenyl)amino)ethenyl]-1,3,3-trimethyl- | 4208-80-4 | 224-132-5 | (EC) 2009/1223 | hairDye |  | 
II/1274 | SOLVENT BLACK 5 | Nigrosine spirit soluble | 11099-03-9 |  | (EC) 2009/1223 | hairDye |  | 
II/1275 | BASIC BLUE 3 | Phenoxazin-5-ium, 3,7-bis(diethylamino)- | 47367-75-9 / 33203-82-6 | 251-403-5 | (EC) 2009/1223 | hairDye |  | 
II/1276 | BASIC BLUE 6 | Benzo[a]phenoxazin-7-ium, 9-(dimethylamino)- | 7057-57-0 / 966-62-1 | 230-338-6 / 213-524-1 | (EC) 2009/1223 | hairDye |  | 
II/1277 | SOLVENT YELLOW 44 | 6-Amino-2-((2,4-dimethylphenyl)-1H-benz[de]isoquinoline-1,3(2H)-dione (Solvent Yellow 44) and its salts, when used as a substance in hair dye products; 6-Amino-2-((2,4-dimethylphenyl)-1H-benz[de]isoquinoline-1,3(2H)-dione and its salts, when used as a substance in hair dye products | 2478-20-8 | 219-607-9 | (EC) 2009/1223 | hairDye |  | 
II/1278 | BASIC BLUE 47 | 1-Amino-4-[[4-[(dimethylamino)methyl]phenyl]amino]anthraquinone | 67905-56-0 / 12217-43-5 | 267-677-4 / 235-398-7 | (EC) 2009/1223 | hairDye |  | 
II/1279 | LACCAIC ACID; ALUMINUM LACCATE | Laccaic acid (CI Natural Red 25); CI Natural Red 25 | 60687-93-6 |  | (EC) 2009/1223 | hairDye |  | 
II/1280 | ACID ORANGE 3 | Benzenesulfonic acid, 5-[(2,4-dinitrophenyl]amino]-2-(phenylamino)- | 6373-74-6 / 15347-52-1 | 228-921-5 / 239-377-3 | (EC) 2009/1223 | hairDye |  | 
II/1281 | DISPERSE ORANGE 3 | 4-[(4-Nitrophenyl)azo]aniline | 730-40-5 | 211-984-8 | (EC) 2009/1223 | hairDye |  | 
II/1282 | 4-NITRO-m-PHENYLENEDIAMINE; 4-NITRO-m-PHENYLENEDIAMINE SULFATE | 4-Nitro-m-phenylenediamine and its salts, when used as a substance in hair dye products | 5131-58-8 | 225-876-3 | (EC) 2009/1223 | hairDye |  | 
II/1283 | DISPERSE VIOLET 4 | 1-Amino-4-(methylamino)-9,10-anthracenedione | 1220-94-6 | 214-944-8 | (EC) 2009/1223 | hairDye |  | 
II/1284 | N-METHYL-3-NITRO-p-PHENYLENEDIAMINE | N-Methyl-3-nitro-p-phenylenediamine and its salts, when used as a substance in hair dye products | 2973-21-9 | 221-014-5 | (EC) 2009/1223 | hairDye |  | 
II/1285 | HC YELLOW NO. 5 | N1-(2-Hydroxyethyl)-4-nitro-o-phenylenediamine | 56932-44-6 | 260-450-0 | (EC) 2009/1223 | hairDye |  | 
II/1286 | HC YELLOW NO. 3 | N1-(Tris(hydroxymethyl))methyl-4-nitro-1,2-phenylenediamine | 56932-45-7 | 260-451-6 | (EC) 2009/1223 | hairDye |  | 
II/1287 | 2-NITRO-N-HYDROXYETHYL-p-ANISIDINE | 2-Nitro-N-hydroxyethyl-p-anisidine and its salts, when used as a substance in hair dye products | 57524-53-5 |  | (EC) 2009/1223 | hairDye |  | 
II/1288 | N,N'-DIMETHYL-N-HYDROXYETHYL-3-NITRO-p-PHENYLENEDIAMINE | N,N'-Dimethyl-N-hydroxyethyl-3-nitro-p-phenylenediamine and its salts, when used as a substance in hair dye products | 10228-03-2 | 233-549-1 | (EC) 2009/1223 | hairDye |  | 
II/1289 | HC BLUE NO. 6 | 3-(N-Methyl-N-(4-methylamino-3-nitrophenyl)amino)propane-1,2-diol | 93633-79-5 | 403-440-5 | (EC) 2009/1223 | hairDye |  | 
II/1290 | N-ETHYL-3-NITRO PABA | 4-Ethylamino-3-nitrobenzoic acid | 2788-74-1 | 412-090-2 | (EC) 2009/1223 | hairDye |  | 
II/1291 | BASIC RED 118 | (8-[(4-Amino-2-nitrophenyl)azo]-7-hydroxy-2-naphthyl)trimethylammonium | 71134-97-9 | 275-216-3 | (EC) 2009/1223 | hairDye |  | 
II/1292 | BASIC RED 22 | 5-((4-(Dimethylamino)phenyl)azo)-1,4-dimethyl-1H-1,2,4-triazolium | 12221-52-2 |  | (EC) 2009/1223 | hairDye |  | 
II/1293 | BASIC ORANGE 2 | m-Phenylenediamine, 4-(phenylazo)- | 495-54-5 | 207-803-7 | (EC) 2009/1223 | hairDye |  | M2
II/1294 | BASIC ORANGE 1 | 1,3-Benzenediamine, 4-methyl-6-(phenylazo)- | 4438-16-8 | 224-654-3 | (EC) 2009/1223 | hairDye |  | 
II/1295 | ACID RED 35 | 2,7-Naphthalenedisulfonic acid, 5-(acetylamino)-4-hydroxy-3-((2-methylphenyl)azo)- | 6441-93-6 | 229-231-7 | (EC) 2009/1223 | hairDye |  | 
II/1296 | BASIC BROWN 4 | 4,4'-[(4-Methyl-1,3-phenylene)bis(azo)]bis[6-methyl-1,3-benzenediamine] | 4482-25-1 | 224-764-1 | (EC) 2009/1223 | hairDye |  | 
II/1297 | HC BROWN NO. 2 |  | 83803-99-0 | 280-920-9 | (EC) 2009/1223 | hairDye |  | 
II/1298 | HC BROWN NO. 1 |  | 83803-98-9 | 280-919-3 | (EC) 2009/1223 | hairDye |  | 
II/1299 | BASIC GREEN 1 | Ethanaminium, N-(4-[(4-(diethylamino)phenyl)phenylmethylene]-2,5-cyclohexadien-1-ylidine)-N-ethyl- | 633-03-4 | 211-190-1 | (EC) 2009/1223 | hairDye |  | 
II/1300 | DISPERSE BLUE 3 | 9,10-Anthracenedione, 1-[(2-hydroxyethyl)amino]-4-(methylamino)- | 2475-46-9 / 86722-66-9 | 219-604-2 / 289-276-3 | (EC) 2009/1223 | hairDye |  | 
II/1301 | DISPERSE RED 11 | 1,4-Diamino-2-methoxy-9,10-anthracenedione | 2872-48-2 | 220-703-8 | (EC) 2009/1223 | hairDye |  | 
II/1302 | DISPERSE BLUE 7 | 1,4-Dihydroxy-5,8-bis[(2-hydroxyethyl)amino]anthraquinone | 3179-90-6 | 221-666-0 | (EC) 2009/1223 | hairDye |  | 
II/1303 | HC BLUE NO. 8 | 1-[(3-Aminopropyl)amino]-4-(methylamino)anthraquinone | 22366-99-0 | 244-938-0 | (EC) 2009/1223 | hairDye |  | 
II/1304 | HC YELLOW NO. 8 | N-[6-[(2-Chloro-4-hydroxyphenyl)imino]-4-methoxy-3-oxo-1,4-cyclohexadien-1-yl]acetamide | 66612-11-1 | 266-424-5 | (EC) 2009/1223 | hairDye |  | 
II/1305 | HC RED NO. 9 | [6-[[3-Chloro-4-(methylamino)phenyl]imino]-4-methyl-3-oxocyclohexa-1,4-dien-1-yl]urea | 56330-88-2 | 260-116-4 | (EC) 2009/1223 | hairDye |  | 
II/1306 | BASIC BLUE 9 | Phenothiazin-5-ium, 3,7-bis(dimethylamino)- | 61-73-4 | 200-515-2 | (EC) 2009/1223 | hairDye |  | 
II/1307 | 4,6-BIS(2-HYDROXYETHOXY)-m-PHENYLENEDIAMINE HCl; 4,6-BIS(2-HYDROXYETHOXY)-m-PHENYLENEDIAMINE | 4,6-Bis(2-hydroxyethoxy)-m-phenylenediamine and its salts, when used as a substance in hair dye products | 94082-85-6 |  | (EC) 2009/1223 | hairDye |  | 
II/1308 | 5-AMINO-2,6-DIMETHOXY-3-HYDROXYPYRIDINE | 5-Amino-2,6-dimethoxy-3-hydroxypyridine and its salts, when used as a substance in hair dye products | 104333-03-1 |  | (EC) 2009/1223 | hairDye |  | 
II/1309 | 4,4'-DIAMINODIPHENYLAMINE; 4,4'-DIAMINODIPHENYLAMINE SULFATE | 4,4'-Diaminodiphenylamine and its salts, when used as a substance in hair dye products | 537-65-5 | 208-673-4 | (EC) 2009/1223 | hairDye |  | 
II/1310 | N,N-DIETHYLTOLUENE-2,5-DIAMINE HCl | 4-Diethylamino-o-toluidine | 148-71-0 / 24828-38-4 / 2051-79-8 | 205-722-1 / 246-484-9 / 218-130-3 | (EC) 2009/1223 | hairDye |  | 
II/1311 | N,N-DIETHYL-p-PHENYLENEDIAMINE SULFATE; N,N-DIETHYL-p-PHENYLENEDIAMINE | N,N-Diethyl-p-phenylenediamine and its salts, when used as a substance in hair dye products | 93-05-0 / 6065-27-6 / 6283-63-2 | 202-214-1 / 227-995-6 / 228-500-6 | (EC) 2009/1223 | hairDye |  | 
II/1312 | N,N-DIMETHYL-p-PHENYLENEDIAMINE; N,N-DIMETHYL-p-PHENYLENEDIAMINE SULFATE | N,N-Dimethyl-p-phenylenediamine and its salts, when used as a substance in hair dye products | 99-98-9 / 6219-73-4 | 202-807-5 / 228-292-7 | (EC) 2009/1223 | hairDye |  | 
II/1313 | TOLUENE-3,4-DIAMINE | Toluene-3,4-diamine and its salts, when used as a substance in hair dye products | 496-72-0 | 207-826-2 | (EC) 2009/1223 | hairDye |  | 
II/1314 | 2,4-DIAMINO-5-METHYLPHENOXYETHANOL HCl; 2,4-DIAMINO-5-METHYLPHENOXYETHANOL | 2,4-Diamino-5-methylphenoxyethanol and its salts, when used as a substance in hair dye products | 141614-05-3 / 113715-27-8 |  | (EC) 2009/1223 | hairDye |  | 
II/1315 | 6-AMINO-o-CRESOL | 6-Amino-o-cresol and its salts, when used as a substance in hair dye products | 17672-22-9 |  | (EC) 2009/1223 | hairDye |  | 
II/1316 | HYDROXYETHYLAMINOMETHYL-p-AMINOPHENOL; HYDROXYETHYLAMINOMETHYL-p-AMINOPHENOL HCl | Hydroxyethylaminomethyl-p-aminophenol and its salts, when used as a substance in hair dye products | 110952-46-0 / 135043-63-9 |  | (EC) 2009/1223 | hairDye |  | 
II/1317 | 2-AMINO-3-NITROPHENOL | 2-Amino-3-nitrophenol and its salts, when used as a substance in hair dye products | 603-85-0 | 210-060-1 | (EC) 2009/1223 | hairDye |  | 
II/1318 | 2-CHLORO-5-NITRO-N-HYDROXYETHYL P-PHENYLENEDIAMINE | 2-Chloro-5-nitro-N-hydroxyethyl-p-phenylenediamine and its salts, when used as a substance in hair dye products | 50610-28-1 | 256-652-3 | (EC) 2009/1223 | hairDye |  | 
II/1319 | 2-NITRO-p-PHENYLENEDIAMINE; 2-NITRO-p-PHENYLENEDIAMINE DIHYDROCHLORIDE; 2-NITRO-P-PHENYLENEDIAMINE SULFATE | 2-Nitro-p-phenylenediamine and its salts, when used as a substance in hair dye products | 5307-14-2 / 18266-52-9 / 68239-83-8 | 226-164-5 / 242-144-9 / 269-477-2 | (EC) 2009/1223 | hairDye |  | 
II/1320 | HYDROXYETHYL-2,6-DINITRO-p-ANISIDINE | Hydroxyethyl-2,6-dinitro-p-anisidine and its salts, when used as a substance in hair dye products | 122252-11-3 |  | (EC) 2009/1223 | hairDye |  | 
II/1321 | 6-NITRO-2,5-PYRIDINEDIAMINE | 6-Nitro-2,5-pyridinediamine and its salts, when used as a substance in hair dye products | 69825-83-8 |  | (EC) 2009/1223 | hairDye |  | 
II/1322 | BASIC RED 2 | Phenazinium, 3,7-diamino-2,8-dimethyl-5-phenyl- | 477-73-6 | 207-518-8 | (EC) 2009/1223 | hairDye |  | 
II/1323 | ACID BLACK 52 | 3-Hydroxy-4-[(2-hydroxynaphthyl)azo]-7-nitronaphthalene-1-sulphonic acid | 16279-54-2 / 5610-64-0 | 240-379-1 / 227-029-3 | (EC) 2009/1223 | hairDye |  | 
II/1324 | HC YELLOW NO. 6 | 3-[(2-nitro-4-(trifluoromethyl)phenyl)amino]propane-1,2-diol | 104333-00-8 | 410-010-0 | (EC) 2009/1223 | hairDye |  | 
II/1325 | HC YELLOW NO. 12 | 2-[(4-Chloro-2-nitrophenyl)amino]ethanol | 59320-13-7 |  | (EC) 2009/1223 | hairDye |  | 
II/1326 | HC BLUE NO. 10 | 3-[[4-[(2-Hydroxyethyl)methylamino]-2-nitrophenyl]amino]-1,2-propanediol | 173994-75-7 / 102767-27-1 |  | (EC) 2009/1223 | hairDye |  | 
II/1327 | HC BLUE NO. 9 | 3-[[4-[Ethyl(2-Hydroxyethyl)Amino]-2-Nitrophe nyl]Amino]-1,2-Propanediol | 114087-41-1 / 114087-42-2 |  | (EC) 2009/1223 | hairDye |  | 
II/1328 | BASIC BLUE 7 | Ethanaminium, N-[4-[[4-(diethylamino)phenyl][4-(ethylamino)-1-naphthalenyl]methylene]-2,5-cyclohexadien-1-ylidine]-N-ethyl- | 2390-60-5 | 219-232-0 | (EC) 2009/1223 | hairDye |  | 
II/1329 | CI 42510; BASIC VIOLET 14 | 4-[(4-Aminophenyl)(4-iminocyclohexa-2,5-dien-1-ylidene)methyl]-o-toluidine; EINECS 221-832-2) and its hydrochloride salt; EINECS 221-832-2; its hydrochloride salt; CI 42510) (CAS 632-99-5; EINECS 211-189-6 | 3248-93-9 / 632-99-5 | 221-832-2 / 211-189-6 | (EC) 2013/344 | hairDye |  | 
II/1330 | CI 14270; ACID ORANGE 6 | 4-(2,4-Dihydroxyphenylazo)benzensulphonic acid; EINECS 218-087-0) and its sodium salt; EINECS 218-087-0; its sodium salt; CI 14270) (CAS 547-57-9; EINECS 208-924-8 | 2050-34-2 / 547-57-9 | 218-087-0 / 208-924-8 | (EC) 2013/344 | hairDye |  | 
II/1331 | CI 15800 | 3-Hydroxy-4-(phenylazo)-2-naphthoic acid | 27757-79-5 / 6371-76-2 | 248-638-0 / 228-899-7 | (EC) 2013/344 | hairDye |  | 
II/1332 | CI 45350; ACID YELLOW 73 SODIUM SALT; ACID YELLOW 73 | 2-(6-Hydroxy-3-oxo-(3H)xanthen-9-yl)benzoic acid; Fluorescein | 2321-07-5 / 518-47-8 | 219-031-8 / 208-253-0 | (EC) 2013/344 | hairDye |  | 
II/1333 | CI 45370; SOLVENT RED 72 | 4',5'-Dibromo-3',6'-dihydroxyspiro[isobenzofuran-1(3H),9'-[9H]xanthene]-3-one; 4',5'-Dibromofluorescein | 596-03-2 / 4372-02-5 | 209-876-0 / 224-468-2 | (EC) 2013/344 | hairDye |  | 
II/1334 | CI 45380 / ACID RED 87; CI 45380; ACID RED 87; PIGMENT RED 90:1 ALUMINUM LAKE | 2-(3,6-Dihydroxy-2,4,5,7-tetrabromoxanthen-9-yl)benzoic acid; Fluorescein, 2',4',5',7'-tetrabromo-; Solvent Red 43; CI 45380) and its aluminium salt; its aluminium salt | 15086-94-9 / 17372-87-1 / 15876-39-8 | 239-138-3 / 241-409-6 / 240-005-7 | (EC) 2013/344 | hairDye |  | 
II/1335 | CI 45190 / ACID VIOLET 9; CI 45190; ACID VIOLET 9 | Xanthylium, 9-(2-carboxyphenyl)-3-((2-methylphenyl)amino)-6-((2-methyl-4-sulfophenyl)amino)-, inner salt | 10213-95-3 / 6252-76-2 | 228-377-9 | (EC) 2013/344 | hairDye |  | 
II/1336 | CI 45425; ACID RED 95; SOLVENT RED 73 | 3',6'-Dihydroxy-4',5'-diiodospiro(isobenzofuran-1(3H),9'-[9H]xanthene)-3-one | 38577-97-8 / 33239-19-9 | 254-010-7 / 251-419-2 | (EC) 2013/344 | hairDye |  | 
II/1337 | CI 45430; ACID RED 51; PIGMENT RED 172 ALUMINUM LAKE | 2',4',5',7'-Tetraiodofluorescein; CI 45430) and its aluminium salt; its aluminium salt | 15905-32-5 / 16423-68-0 / 12227-78-0 | 240-046-0 / 240-474-8 / 235-440-4 | (EC) 2013/344 | hairDye |  | 
II/1338 | 2,4-DIAMINOPHENOL; 2,4-DIAMINOPHENOL HCl | 1-Hydroxy-2,4-diaminobenzene | 95-86-3 / 137-09-7 | 202-459-4 / 205-279-4 | (EC) 2013/344 | hairDye |  | 
II/1339 | HYDROQUINONE | 1,4-Dihydroxybenzene | 123-31-9 | 204-617-8 | (EC) 2013/344 | listedElsewhere |  | C2 M2
II/1340 | CI 44045; BASIC BLUE 26 | [4-[[4-Anilino-1-naphthyl][4-(dimethylamino)phenyl]methylene]cyclohexa-2,5-dien-1-ylidene]dimethylammonium chloride | 2580-56-5 | 219-943-6 | (EC) 2013/344 | hairDye |  | 
II/1341 | PONCEAU SX | CI 14700; Disodium 3-[(2,4-dimethyl-5-sulphonatophenyl)azo]-4-hydroxynaphthalene-1-sulphonate; Ponceaux SX | 4548-53-2 | 224-909-9 | (EC) 2013/344 | hairDye |  | 
II/1342 | CI 10020; ACID GREEN 1 | Trisodium tris[5,6-dihydro-5-(hydroxyimino)-6-oxonaphthalene-2-sulphonate(2-)-N5,O6]ferrate(3-) | 19381-50-1 | 243-010-2 | (EC) 2013/344 | hairDye |  | 
II/1343 | CI 11920; SOLVENT ORANGE 1 | 4-(Phenylazo)resorcinol; CI 11920) and its salts; its salts | 2051-85-6 | 218-131-9 | (EC) 2013/344 | hairDye |  | 
II/1344 | CI 12010; SOLVENT RED 3 | 4-[(4-Ethoxyphenyl)azo]naphthol; CI 12010) and its salts; its salts | 6535-42-8 | 229-439-8 | (EC) 2013/344 | hairDye |  | 
II/1345 | CI 12085; PIGMENT RED 4 | 1-[(2-Chloro-4-nitrophenyl)azo]-2-naphthol; CI 12085) and its salts; its salts | 2814-77-9 | 220-562-2 | (EC) 2013/344 | hairDye |  | 
II/1346 | CI 12370; PIGMENT RED 112 | 3-Hydroxy-N-(o-tolyl)-4-[(2,4,5-trichlorophenyl)azo]naphthalene-2-carboxamide; CI 12370) and its salts; its salts | 6535-46-2 | 229-440-3 | (EC) 2013/344 | hairDye |  | 
II/1347 | CI 12490; PIGMENT RED 5 | N-(5-Chloro-2,4-dimethoxyphenyl)-4-[[5-[(diethylamino)sulphonyl]-2-methoxyphenyl]azo]-3-hydroxynaphthalene-2-carboxamide; CI 12490) and its salts; its salts | 6410-41-9 | 229-107-2 | (EC) 2013/344 | hairDye |  | 
II/1348 | CI 15865; PIGMENT RED 48; CI 12085 | Disodium 4-[(5-chloro-4-methyl-2-sulphonatophenyl)azo]-3-hydroxy-2-naphthoate | 3564-21-4 | 222-642-2 | (EC) 2013/344 | hairDye |  | 
II/1349 | CI 15880; PIGMENT RED 63:1 | Calcium 3-hydroxy-4-[(1-sulphonato-2-naphthyl)azo]-2-naphthoate | 6417-83-0 | 229-142-3 | (EC) 2013/344 | hairDye |  | 
II/1350 | CI 16185; ACID RED 27; ACID RED 27 ALUMINUM LAKE | Trisodium 3-hydroxy-4-(4'-sulphonatonaphthylazo)naphthalene-2,7-disulphonate | 915-67-3 | 213-022-2 | (EC) 2013/344 | hairDye |  | 
II/1351 | CI 21100; PIGMENT YELLOW 13 | 2,2'-[(3,3'-Dichloro[1,1'-biphenyl]-4,4'-diyl)bis(azo)]bis[N-(2,4-dimethylphenyl)-3-oxobutyramide] | 5102-83-0 | 225-822-9 | (EC) 2013/344 | hairDye |  | 
II/1352 | CI 21230 /SOLVENT YELLOW 29; CI 21230; SOLVENT YELLOW 29 | 2,2'-[Cyclohexylidenebis[(2-methyl-4,1-phenylene)azo]]bis[4-cyclohexylphenol] | 6706-82-7 | 229-754-0 | (EC) 2013/344 | hairDye |  | 
II/1353 | CI 26100; SOLVENT RED 23 | 1-((4-Phenylazo)phenylazo)-2-naphthol | 85-86-9 | 201-638-4 | (EC) 2013/344 | hairDye |  | 
II/1354 | CI 27755 | Tetrasodium 6-amino-4-hydroxy-3-[[7-sulphonato-4-[(4-sulphonatophenyl)azo]-1-naphthyl]azo]naphthalene-2,7-disulphonate; Food Black 2 | 2118-39-0 | 218-326-9 | (EC) 2013/344 | hairDye |  | 
II/1355 | ACID BLUE 1; CI 42045 | Ethanaminium, N-(4-((4-diethylamino)phenyl)(2,4-disulfophenyl)methylene)-2,5-cyclohexadien-1-ylidene)-N-ethyl-, hydroxide, inner salt, sodium salt; CI 42045) when used as a substance in hair dye products | 129-17-9 | 204-934-1 | (EC) 2013/344 | hairDye |  | 
II/1356 | CI 42051 /ACID BLUE 3; CI 42051; ACID BLUE 3 | CI 42051) when used as a substance in hair dye products | 3536-49-0 | 222-573-8 | (EC) 2013/344 | hairDye |  | 
II/1357 | CI 42053/ FAST GREEN FCF; CI 42053; FAST GREEN FCF |  | 2353-45-9 | 219-091-5 | (EC) 2013/344 | hairDye |  | 
II/1358 | CI 47000 / SOLVENT YELLOW 33; CI 47000; SOLVENT YELLOW 33 | 1,3-Isobenzofurandione, reaction products with methylquinoline and quinoline | 8003-22-3 | 232-318-2 | (EC) 2013/344 | hairDye |  | 
II/1359 | CI 50420 | Nigrosine | 8005-03-6 |  | (EC) 2013/344 | hairDye |  | 
II/1360 | CI 51319 / PIGMENT VIOLET 23; CI 51319; PIGMENT VIOLET 23 | 8,18-Dichloro-5,15-diethyl-5,15-dihydrodiindolo[3,2-b:3',2'-m]triphenodioxazine | 6358-30-1 | 228-767-9 | (EC) 2013/344 | hairDye |  | 
II/1361 | CI 58000 / PIGMENT RED 83; CI 58000; PIGMENT RED 83 | 1,2-Dihydroxyanthraquinone | 72-48-0 | 200-782-5 | (EC) 2013/344 | hairDye |  | 
II/1362 | CI 59040; SOLVENT GREEN 7 | Trisodium 8-hydroxypyrene-1,3,6-trisulphonate | 6358-69-6 | 228-783-6 | (EC) 2013/344 | hairDye |  | 
II/1363 | CI 60725 / SOLVENT VIOLET 13 / VIOLET 2; CI 60725; SOLVENT VIOLET 13; VIOLET 2 | 1-Hydroxy-4-(p-toluidino)anthraquinone | 81-48-1 | 201-353-5 | (EC) 2013/344 | hairDye |  | 
II/1364 | CI 61565; SOLVENT GREEN 3 | 1,4-bis(p-Tolylamino)anthraquinone | 128-80-3 | 204-909-5 | (EC) 2013/344 | hairDye |  | 
II/1365 | CI 73360 | 6-Chloro-2-(6-chloro-4-methyl-3-oxobenzo[b]thien-2(3H)-ylidene)-4-methylbenzo[b]thiophene-3(2H)-one; VAT Red 1 | 2379-74-0 | 219-163-6 | (EC) 2013/344 | hairDye |  | 
II/1366 | CI 73900; PIGMENT VIOLET 19 | 5,12-Dihydroquino[2,3-b]acridine-7,14-dione | 1047-16-1 | 213-879-2 | (EC) 2013/344 | hairDye |  | 
II/1367 | CI 74160; PIGMENT BLUE 15 | (29H,31H-Phthalocyaninato(2-)-N29,N30,N31,N32)copper | 147-14-8 | 205-685-1 | (EC) 2013/344 | hairDye |  | 
II/1368 | CI 74180; DIRECT BLUE 86 | Disodium [29H,31H-phthalocyaninedisulphonato(4-)-N29,N30,N31,N32]cuprate(2-) | 1330-38-7 | 215-537-8 | (EC) 2013/344 | hairDye |  | 
II/1369 | CI 74260; PIGMENT GREEN 7 | Polychloro copper phthalocyanine | 1328-53-6 | 215-524-7 | (EC) 2013/344 | hairDye |  | 
II/1370 | DIETHYLENE GLYCOL | Diethylene glycol (DEG); DEG; 2,2'-oxydiethanol for traces level, see Annex III | 111-46-6 | 203-872-2 | (EC) 2013/344 | listedElsewhere |  | 
II/1371 | PHYTONADIONE | Phytonadione [INCI], phytomenadione [INN]; Phytonadione , phytomenadione; INN | 84-80-0 / 81818-54-4 | 201-564-2 / 279-833-9 | (EC) 2013/344 |  |  | 
II/1372 | O-AMINOPHENOL; O-AMINOPHENOL SULFATE | 2-aminophenol; bis(2-hydroxyanilinium) sulfate; 2-Aminophenol Hydrochloride | 95-55-6 / 67845-79-8 / 51-19-4 | 202-431-1 / 267-335-4 / 621-209-9 | (EC) 2013/344 |  |  | M2
II/1373 |  | N-(2-Niro-4-aminophenyl)-allylamine; HC Red No 16 | 160219-76-1 |  | (EU) 2013/658 |  |  | 
II/1377 |  | Benzylparaben; Benzyl 4-hydroxybenzoate | 94-18-8 |  | (EU) 2014/358 |  |  | 
II/1378 |  | Pentylparaben; Pentyl 4-hydroxybenzoate | 6521-29-5 | 229-408-9 | (EU) 2014/358 |  |  | 
II/1379 | 3-BENZYLIDENE CAMPHOR |  | 15087-24-8 | 239-139-9 | (EU) 2015/1298 |  |  | 
II/1381 | Atranol | 2,6-Dihydroxy-4-methyl-benzaldehyde | 526-37-4 |  | (EU) 2017/1410 |  |  | 
II/1382 | Chloroatranol | 3-Chloro-2,6-Dihydroxy-4-methyl-benzaldehyde (chloroatranol)(*); 3-Chloro-2,6-Dihydroxy-4-methyl-benzaldehyde (*) | 57074-21-2 |  | (EU) 2017/1410 |  |  | 
II/1383 |  | Tagetes erecta flower extract, Tagetes erecta flower oil | 90131-43-4 | 290-353-9 | (EU) 2018/978 |  |  | 
II/1384 |  | 2-chlorobenzene-1,4-diamine; 2-Chloro-p-Phenylenediamine | 615-66-7 / 61702-44-1 / 615-46-3 | 210-441-2 / 262-915-3 / 210-427-6 | (EU) 2019/681 | hairDye |  | 
II/1385 | QUATERNIUM-15 | Cis-1-(3-chloroallyl)-3,5,7- triaza-1-azoniaadamantane chloride; cis-CTAC | 51229-78-8 | 426-020-3 | (EU) 2019/831 |  |  | 
II/1386 |  | Cis-1-(3-chlorallyl)-3,5,7-triaza-1-azoniaadamantane chloride (cis-CTAC), quaternium-15 | 51229-78-8 | 426-020-3 | (EU) 2019/831 |  |  | 
II/1387 | CHLOROACETAMIDE | 2-Chloracetamide | 79-07-2 | 201-174-2 | (EU) 2019/831 |  |  | R2
II/1389 | DICHLOROMETHANE; 4,6-DIMETHYL-PYRAN-2-ONE | methylene chloride | 75-09-2 | 200-838-9 | (EU) 2019/831 |  |  | C2
II/1390 |  | 2,2'-((3,3',5,5'-Tetramethyl-(1,1'-biphenyl)-4,4'-diyl)-bis(oxymethylene))-bis-oxirane | 85954-11-6 | 413-900-7 | (EU) 2019/831 |  |  | C2
II/1391 | ACETALDEHYDE | ethanal | 75-07-0 | 200-836-8 | (EU) 2019/831 |  |  | C1B M2
II/1392 |  | 1-Cyclopropyl-6,7-difluoro-1,4-dihydro-4-oxoquinoline-3-carboxylic acid | 93107-30-3 | 413-760-7 | (EU) 2019/831 |  |  | R2
II/1393 | METHYL PYRROLIDONE | N-Methyl-2-pyrrolidone; 1-methyl-2-pyrrolidone | 872-50-4 | 212-828-1 | (EU) 2019/831 |  |  | R1B
II/1394 |  | Diboron trioxide; boric oxide | 1303-86-2 | 215-125-8 | (EU) 2019/831 |  |  | R1B
II/1395 |  | Boric acid | 10043-35-3 / 11113-50-1 | 233-139-2 / 234-343-4 | (EU) 2019/831 |  |  | 
II/1396 | MEA-BORATE; MIPA-BORATE; PHENYL MERCURIC BORATE; POTASSIUM BORATE; SODIUM BORATE; SODIUM PERBORATE; TRIOCTYLDODECYL BORATE; ZINC BORATE; CALCIUM FRUCTOBORATE; POTASSIUM ASCORBYLBORATE; SODIUM FRUCTOBORATE; POTASSIUM FRUCTOBORATE; MAGNESIUM ASCORBYLBORATE | Borates, tetraborates, octaborates and boric acid salts; Disodium octaborate tetrahydrate; 2-Aminoethanol, monoester with boric acid; 2-Hydroxypropyl ammonium dihydrogen orthoborate; Potassium borate, boric acid potassium salt; Sodium borate, disodium tetraborate anhydrous; boric acid, sodium salt; Tetraboron disodium heptaoxide, hydrate; Orthoboric acid, sodium salt [10] Disodium tetraborate decahydrate; Orthoboric acid, sodium salt Disodium tetraborate decahydrate; borax decahydrate [11] Disodium tetraborate pentahydrate; borax decahydrate Disodium tetraborate pentahydrate; borax pentahydrate | 12008-41-2 / 12280-03-4 / 10377-81-8 / 68003-13-4 / 12712-38-8 / 1332-07-6 / 1330-43-4 / 12267-73-1 / 13840-56-7 / 1303-96-4 / 12179-04-3 | 234-541-0 / 233-829-3 / 268-109-8 / 603-184-6 / 215-566-6 / 215-540-4 / 235-541-3 / 237-560-2 | (EU) 2019/1966 |  |  | 
II/1397 | SODIUM PERBORATE | Perboric acid (H3BO2(O2)), monosodium salt trihydrate; Perboric acid (HBO(O2)), sodium salt, tetrahydrate; Sodium peroxoborate, hexahydrate; Sodium peroxometaborate; sodium peroxoborate; Perboric acid, sodium salt; Perboric acid (HBO(O2)), sodium salt, monohydrate; Trimethyl borate | 13517-20-9 / 37244-98-7 / 10486-00-7 / 15120-21-5 / 7632-04-4 / 10332-33-9 / 11138-47-9 / 12040-72-1 / 121-43-7 | 239-172-9 / 234-390-0 / 231-556-4 / 204-468-9 | (EU) 2026/78 |  |  | 
II/1400 |  | Dibutyltin hydrogen borate | 75113-37-0 | 401-040-5 | (EU) 2019/831 |  |  | R1B M2
II/1401 |  | Nickel bis(tetrafluoroborate) | 14708-14-6 | 238-753-4 | (EU) 2019/831 |  |  | C1A R1B M2
II/1402 |  | Mancozeb; manganese ethylenebis(dithiocarbamate) (polymeric) complex with zinc salt; manganese ethylenebis(dithiocarbamate) complex with zinc salt; polymeric | 8018-01-7 | 616-995-5 | (EU) 2019/831 |  |  | R2
II/1403 |  | Maneb; manganese ethylenebis(dithiocarbamate); polymeric | 12427-38-2 | 235-654-8 | (EU) 2019/831 |  |  | R2
II/1404 |  | Benfuracarb; ethyl N-[2,3-dihydro-2,2-dimethylbenzofuran-7-yloxycarbonyl(methyl)aminothio]-N-isopropyl- ß-alaninate | 82560-54-1 | 617-356-3 | (EU) 2019/831 |  |  | R2
II/1405 |  | O-Isobutyl-N-ethoxy carbonylthiocarbamate | 103122-66-3 | 434-350-4 | (EU) 2019/831 |  |  | C1B M1B
II/1406 |  | Chlorpropham; isopropyl 3-chlorocarbanilate | 101-21-3 | 202-925-7 | (EU) 2019/831 |  |  | C2
II/1407 |  | O-Hexyl-N-ethoxycarbonylthiocarbamate | 109202-58-6 | 432-750-3 | (EU) 2019/831 |  |  | C1B M1B
II/1408 |  | Hydroxylammonium nitrate | 13465-08-2 | 236-691-2 | (EU) 2019/831 |  |  | C2
II/1409 |  | (4-Ethoxyphenyl)(3-(4-fluoro-3-phenoxyphenyl)propyl)dimethylsilane | 105024-66-6 | 405-020-7 | (EU) 2019/831 |  |  | R1B
II/1410 |  | Phoxim; a-(diethoxy-phosphinothioylimino) phenylacetonitrile | 14816-18-3 | 238-887-3 | (EU) 2019/831 |  |  | R2
II/1411 |  | Glufosinate ammonium; ammonium 2-amino-4-(hydroxymethylphosphinyl)butyrate | 77182-82-2 | 278-636-5 | (EU) 2019/831 |  |  | R1B
II/1412 |  | diethyl (2-(hydroxymethylcarbamoyl)ethyl)phosphonate; methyl ethyl (2-(hydroxymethylcarbamoyl)ethyl)phosphonate |  | 435-960-3 | (EU) 2019/831 |  |  | C1B M1B
II/1413 |  | (4-Phenylbutyl)phosphinic acid | 86552-32-1 | 420-450-5 | (EU) 2019/831 |  |  | C2
II/1414 |  | 4,8-bis(mercaptomethyl)-3,6,9-trithia-1,11-undecanedithiol; 5,7-bis(mercaptomethyl)-3,6,9-trithia-1,11-undecanedithiol | 170016-25-8 | 427-050-1 | (EU) 2019/831 |  |  | R2
II/1415 |  | Potassium titanium oxide; K2Ti6O13 | 12056-51-8 | 432-240-0 | (EU) 2019/831 |  |  | C2
II/1416 |  | Cobalt di(acetate) | 71-48-7 | 200-755-8 | (EU) 2019/831 |  |  | C1B R1B M2
II/1417 |  | Cobalt dinitrate | 10141-05-6 | 233-402-1 | (EU) 2019/831 |  |  | C1B R1B M2
II/1418 |  | Cobalt carbonate | 513-79-1 | 208-169-4 | (EU) 2019/831 |  |  | C1B R1B M2
II/1419 |  | Nickel dichloride | 7718-54-9 | 231-743-0 | (EU) 2019/831 |  |  | C1B R1B M2
II/1420 |  | Nickel dinitrate; Nitric acid, nickel salt | 13138-45-9 / 14216-75-2 | 236-068-5 / 238-076-4 | (EU) 2019/831 |  |  | C1B R1B M2
II/1421 |  | Nickel matte | 69012-50-6 | 273-749-6 | (EU) 2019/831 |  |  | C1A
II/1422 |  | Slimes and sludges, copper electrolytic refining, decopperised, nickel sulfate | 92129-57-2 | 295-859-3 | (EU) 2019/831 |  |  | C1B R1B M2
II/1423 |  | Slimes and sludges, copper electrolyte refining, decopperised | 94551-87-8 | 305-433-1 | (EU) 2019/831 |  |  | C1B R1B M2
II/1424 |  | Nickel diperchlorate; perchloric acid, nickel(II) salt | 13637-71-3 | 237-124-1 | (EU) 2019/831 |  |  | C1B R1B M2
II/1425 |  | Nickel dipotassium bis(sulfate); Diammonium nickel bis(sulfate) | 13842-46-1 / 15699-18-0 | 237-563-9 / 239-793-2 | (EU) 2019/831 |  |  | C1B R1B M2
II/1426 |  | Nickel bis(sulfamidate); nickel sulfamate | 13770-89-3 | 237-396-1 | (EU) 2019/831 |  |  | C1B R1B M2
II/1428 |  | Nickel diformate; Formic acid, nickel salt; Formic acid, copper nickel salt | 3349-06-2 / 15843-02-4 / 68134-59-8 | 222-101-0 / 239-946-6 / 268-755-0 | (EU) 2019/831 |  |  | C1B R1B M2
II/1429 |  | Nickel di(acetate); Nickel acetate | 373-02-4 / 14998-37-9 | 206-761-7 / 239-086-1 | (EU) 2019/831 |  |  | C1B R1B M2
II/1430 |  | Nickel dibenzoate | 553-71-9 | 209-046-8 | (EU) 2019/831 |  |  | C1B R1B M2
II/1431 |  | Nickel bis(4-cyclohexylbutyrate) | 3906-55-6 | 223-463-2 | (EU) 2019/831 |  |  | C1B R1B M2
II/1432 |  | Nickel(II) stearate; nickel(II) octadecanoate | 2223-95-2 | 218-744-1 | (EU) 2019/831 |  |  | C1B R1B M2
II/1433 |  | Nickel dilactate | 16039-61-5 |  | (EU) 2019/831 |  |  | C1B R1B M2
II/1434 |  | Nickel(II) octanoate | 4995-91-9 | 225-656-7 | (EU) 2019/831 |  |  | C1B R1B M2
II/1435 |  | Nickel difluoride; Nickel dibromide; Nickel diiodide; Nickel potassium fluoride | 10028-18-9 / 13462-88-9 / 13462-90-3 / 11132-10-8 | 233-071-3 / 236-665-0 / 236-666-6 | (EU) 2019/831 |  |  | C1B R1B M2
II/1436 |  | Nickel hexafluorosilicate | 26043-11-8 | 247-430-7 | (EU) 2019/831 |  |  | C1B R1B M2
II/1437 |  | Nickel selenate | 15060-62-5 | 239-125-2 | (EU) 2019/831 |  |  | C1B R1B M2
II/1438 |  | Nickel hydrogen phosphate; Nickel bis(dihydrogen phosphate); Trinickel bis(orthophosphate); Dinickel diphosphate; Nickel bis(phosphinate); Nickel phosphinate; Phosphoric acid, calcium nickel salt; Diphosphoric acid, nickel(II) salt | 14332-34-4 / 18718-11-1 / 10381-36-9 / 14448-18-1 / 14507-36-9 / 36026-88-7 / 17169-61-8 / 19372-20-4 | 238-278-2 / 242-522-3 / 233-844-5 / 238-426-6 / 238-511-8 / 252-840-4 | (EU) 2019/831 |  |  | C1A
II/1439 |  | Diammonium nickel hexacyanoferrate | 74195-78-1 |  | (EU) 2019/831 |  |  | C1A
II/1440 |  | Nickel dicyanide | 557-19-7 | 209-160-8 | (EU) 2019/831 |  |  | C1A
II/1441 |  | Nickel chromate | 14721-18-7 | 238-766-5 | (EU) 2019/831 |  |  | C1A
II/1442 |  | Nickel(II) silicate; Dinickel orthosilicate; Nickel silicate; Silicic acid, nickel salt; Trihydrogen hydroxybis[orthosilicato(4-)]trinickelate(3-) | 21784-78-1 / 13775-54-7 / 31748-25-1 / 37321-15-6 / 12519-85-6 | 244-578-4 / 237-411-1 / 250-788-7 / 253-461-7 / 235-688-3 | (EU) 2019/831 |  |  | C1A
II/1443 |  | Dinickel hexacyanoferrate | 14874-78-3 | 238-946-3 | (EU) 2019/831 |  |  | C1A
II/1444 |  | Trinickel bis(arsenate); nickel(II) arsenate | 13477-70-8 | 236-771-7 | (EU) 2019/831 |  |  | C1A
II/1445 |  | Nickel oxalate; Oxalic acid, nickel salt | 547-67-1 / 20543-06-0 | 208-933-7 / 243-867-2 | (EU) 2019/831 |  |  | C1A
II/1446 |  | Nickel telluride | 12142-88-0 | 235-260-6 | (EU) 2019/831 |  |  | C1A
II/1447 |  | Trinickel tetrasulfide | 12137-12-1 |  | (EU) 2019/831 |  |  | C1A
II/1448 |  | Trinickel bis(arsenite) | 74646-29-0 |  | (EU) 2019/831 |  |  | C1A
II/1449 |  | Cobalt nickel gray periclase; C.I. Pigment Black 25; Cobalt nickel dioxide; Cobalt nickel oxide; Nickel arsenide | 68186-89-0 / 58591-45-0 / 12737-30-3 / 27016-75-7 | 269-051-6 / 261-346-8 / 620-395-9 / 248-169-1 | (EU) 2019/831 |  |  | C1A
II/1450 |  | Nickel tin trioxide; nickel stannate | 12035-38-0 | 234-824-9 | (EU) 2019/831 |  |  | C1A
II/1451 |  | Nickel triuranium decaoxide | 15780-33-3 | 239-876-6 | (EU) 2019/831 |  |  | C1A
II/1452 |  | Nickel dithiocyanate | 13689-92-4 | 237-205-1 | (EU) 2019/831 |  |  | C1B R1B M2
II/1453 |  | Nickel dichromate | 15586-38-6 | 239-646-5 | (EU) 2019/831 |  |  | C1B R1B M2
II/1454 |  | Nickel(II) selenite | 10101-96-9 | 233-263-7 | (EU) 2019/831 |  |  | C1A
II/1455 |  | Nickel selenide | 1314-05-2 | 215-216-2 | (EU) 2019/831 |  |  | C1A
II/1456 |  | Silicic acid, lead nickel salt | 68130-19-8 |  | (EU) 2019/831 |  |  | C1A R1A
II/1457 |  | Nickel diarsenide; Nickel arsenide | 12068-61-0 / 27016-75-7 | 235-103-1 / 248-169-1 | (EU) 2019/831 |  |  | C1A
II/1458 |  | Nickel barium titanium primrose priderite; C.I. Pigment Yellow 157 | 68610-24-2 | 271-853-6 | (EU) 2019/831 |  |  | C1A
II/1459 |  | Nickel dichlorate; Nickel dibromate; Ethyl hydrogen sulfate, nickel(II) salt | 67952-43-6 / 14550-87-9 / 71720-48-4 | 267-897-0 / 238-596-1 / 275-897-7 | (EU) 2019/831 |  |  | C1B R1B M2
II/1460 |  | Nickel(II) trifluoroacetate; Nickel(II) propionate; Nickel bis(benzenesulfonate); Nickel(II) hydrogen citrate; Citric acid, ammonium nickel salt; Citric acid, nickel salt; Nickel bis(2-ethylhexanoate); 2-Ethylhexanoic acid, Nickel salt; Dimethylhexanoic acid nickel salt; Nickel(II) isooctanoate; [10] Nickel isooctanoate; [11] Nickel bis(isononanoate); [12] Nickel(II) neononanoate; [13] Nickel(II) isodecanoate; [14] Nickel(II) neodecanoate; [15] Neodecanoic acid, nickel salt; [16] Nickel(II) neoundecanoate; [17] Bis(D-gluconato-O1,O2)nickel; [18] Nickel 3,5-bis(tert-butyl)-4-hydroxybenzoate; [19] Nickel(II) palmitate; [20] (2-Ethylhexanoato-O)(Isononanoato-O)nickel; [20] (Isononanoato-O)nickel; 2-Ethylhexanoato-O; [21] (Isononanoato-O)(Isooctanoato-O)nickel; [21] (Isooctanoato-O)nickel; Isononanoato-O; [22] (Isooctanoato-O)(neodecanoato-O)nickel; [22] (neodecanoato-O)nickel; Isooctanoato-O; [23] (2-Ethylhexanoato-O)(Isodecanoato-O)nickel; [23] (Isodecanoato-O)nickel; [24] (2-Ethylhexanoato-O)(Neodecanoato-O)nickel; [24] (Neodecanoato-O)nickel; [25] (Isodecanoato-O)(isooctanoato-O)nickel; [25] (isooctanoato-O)nickel; Isodecanoato-O; [26] (Isodecanoato-O)(isononanoato-O)nickel; [26] (isononanoato-O)nickel; [27] (Isononanoato-O)(Neodecanoato-O)nickel; [27] (Neodecanoato-O)nickel; [28] fatty acids, C6-19-branched, nickel salts; [29] fatty acids, C8-18 and C18-unsaturated, nickel salts; [30] 2,7-Naphthalenedisulfonic acid, nickel(II) salt | 16083-14-0 / 3349-08-4 / 39819-65-3 / 18721-51-2 / 18283-82-4 / 22605-92-1 / 4454-16-4 / 7580-31-6 / 93983-68-7 / 29317-63-3 / 27637-46-3 / 84852-37-9 / 93920-10-6 / 85508-43-6 / 85508-44-7 / 51818-56-5 | 240-235-8 / 222-102-6 / 254-642-3 / 242-533-3 / 242-161-1 / 245-119-0 / 224-699-9 / 231-480-1 / 301-323-2 / 249-555-2 / 248-585-3 / 284-349-6 / 300-094-6 / 287-468-1 / 287-469-7 / 257-447-1 / 300-093-0 | (EU) 2019/831 |  |  | 
II/1461 |  | Nickel(II) sulfite; Nickel tellurium trioxide; Nickel tellurium tetraoxide; Molybdenum nickel hydroxide oxide phosphate | 7757-95-1 / 15851-52-2 / 15852-21-8 / 68130-36-9 | 231-827-7 / 239-967-0 / 239-974-9 / 268-585-7 | (EU) 2019/831 |  |  | C1A
II/1462 |  | Nickel boride; NiB; Dinickel boride; Trinickel boride; Dinickel silicide; Nickel disilicide; Dinickel phosphide; Nickel boron phosphide | 12007-00-0 / 12007-01-1 / 12007-02-2 / 12619-90-8 / 12059-14-2 / 12201-89-7 / 12035-64-2 / 65229-23-4 | 234-493-0 / 234-494-6 / 234-495-1 / 235-723-2 / 235-033-1 / 235-379-3 / 234-828-0 | (EU) 2019/831 |  |  | C1A
II/1463 |  | Dialuminium nickel tetraoxide; Nickel titanium trioxide; Nickel titanium oxide; Nickel divanadium hexaoxide; Cobalt dimolybdenum nickel octaoxide; Nickel zirkonium trioxide; Molybdenum nickel tetraoxide; Nickel tungsten tetraoxide; Olivine, nickel green; Lithium nickel dioxide; Molybdenum nickel oxide | 12004-35-2 / 12035-39-1 / 12653-76-8 / 52502-12-2 / 68016-03-5 / 70692-93-2 / 14177-55-0 / 14177-51-6 / 68515-84-4 / 12031-65-1 / 12673-58-4 | 234-454-8 / 234-825-4 / 235-752-0 / 257-970-5 / 268-169-5 / 274-755-1 / 238-034-5 / 238-032-4 / 271-112-7 | (EU) 2019/831 |  |  | C1A
II/1464 |  | Cobalt lithium nickel oxide |  | 442-750-5 | (EU) 2019/831 |  |  | C1A
II/1465 |  | Molybdenum trioxide | 1313-27-5 | 215-204-7 | (EU) 2019/831 |  |  | C2
II/1466 |  | Dibutyltin dichloride; DBTC | 683-18-1 | 211-670-0 | (EU) 2019/831 |  |  | R1B M2
II/1467 |  | 4,4'-Bis(N-carbamoyl-4-methylbenzenesulfonamide)diphenylmethane | 151882-81-4 | 418-770-5 | (EU) 2019/831 |  |  | C2
II/1468 |  | Furfuryl alcohol | 98-00-0 | 202-626-1 | (EU) 2019/831 |  |  | C2
II/1469 |  | 1,2-Epoxy-4-epoxyethylcyclohexane; 4-vinylcyclohexene diepoxide | 106-87-6 | 203-437-7 | (EU) 2019/831 |  |  | C2
II/1470 |  | 6-Glycidyloxynapht-1-yl oxymethyloxirane | 27610-48-6 | 429-960-2 | (EU) 2019/831 |  |  | M2
II/1471 | AMINOETHYLETHANOLAMINE | 2-(2-Aminoethylamino)ethanol; AEEA | 111-41-1 | 203-867-5 | (EU) 2019/831 |  |  | R1B
II/1472 |  | 1,2-Diethoxyethane | 629-14-1 | 211-076-1 | (EU) 2019/831 |  |  | R1A
II/1473 | 2,3-EPOXYPROPYLTRIMONIIUM CHLORIDE | 2,3-Epoxypropyltrimethylammonium chloride; glycidyl trimethylammonium chloride | 3033-77-0 | 221-221-0 | (EU) 2019/831 |  |  | C1B M2 R2
II/1474 |  | 1-(2-Amino-5-chlorophenyl)-2,2,2-trifluoro-1,1-ethanediol, hydrochloride | 214353-17-0 | 433-580-2 | (EU) 2019/831 |  |  | C1B
II/1475 |  | (E)-3-[1-[4-[2-(Dimethylamino)ethoxy]phenyl]-2-phenylbut-1-enyl]phenol | 82413-20-5 | 428-010-4 | (EU) 2019/831 |  |  | R1B C2
II/1476 |  | 4,4'-(1,3-Phenylene-bis(1-methylethylidene))bis-phenol | 13595-25-0 | 428-970-4 | (EU) 2019/831 |  |  | R2
II/1477 |  | 2-Chloro-6-fluoro-phenol | 2040-90-6 | 433-890-8 | (EU) 2019/831 |  |  | M1B R2
II/1478 |  | 2-Methyl-5-tert-butylthiophenol |  | 444-970-7 | (EU) 2019/831 |  |  | R2
II/1479 |  | 2-Butyryl-3-hydroxy-5-thiocyclohexan-3-yl-cyclohex-2-en-1-one | 94723-86-1 | 425-150-8 | (EU) 2019/831 |  |  | R1B
II/1480 |  | Profoxydim; 2-{(EZ)-1-[(2RS)-2-(4-chlorophenoxy)propoxyimino]butyl}-3-hydroxy-5-(thian-3-yl)cyclohex-2-en-1-one | 139001-49-3 | 604-105-8 | (EU) 2019/831 |  |  | C2 R2
II/1481 |  | Tepraloxydim; (RS)-(EZ)-2-{1-[(2E)-3-chloroallyloxyimino]propyl}-3-hydroxy-5-perhydropyran-4-ylcyclohex-2-en-1-one | 149979-41-9 | 604-715-4 | (EU) 2019/831 |  |  | C2 R2
II/1482 |  | Cyclic 3-(1,2-ethanediylacetale)-estra-5(10),9(11)-diene-3,17-dione | 5571-36-8 | 427-230-8 | (EU) 2019/831 |  |  | R1B
II/1483 |  | Androsta-1,4,9(11)-triene-3,17-dione | 15375-21-0 | 433-560-3 | (EU) 2019/831 |  |  | R2
II/1484 |  | Ca phenates; branched C10-14; C18-30 alkylated; Ca sulfurised phenates |  | 415-930-6 | (EU) 2019/831 |  |  | R2
II/1485 |  | 1,2-Benzenedicarboxylic acid; di-C6-8-branched alkylesters, C7-rich | 71888-89-6 | 276-158-1 | (EU) 2019/831 |  |  | R1B
II/1486 |  | triester of 4,4'-methylenebis[2-(2-hydroxy-5-methylbenzyl)-3,6-dimethylphenol]; 6-diazo-5,6-dihydro-5-oxonaphthalene-1-sulfonic acid |  | 427-140-9 | (EU) 2019/831 |  |  | C2
II/1487 |  | Diammonium 1-hydroxy-2-(4-(4-carboxyphenylazo)-2,5-dimethoxyphenylazo)-7-amino-3-naphthalenesulfonate | 150202-11-2 | 422-670-7 | (EU) 2019/831 |  |  | R2
II/1488 |  | 3-Oxoandrost-4-ene-17-ß-carboxylic acid | 302-97-6 | 414-990-0 | (EU) 2019/831 |  |  | R2
II/1489 |  | (Z)-2-Methoxymino-2-[2-(tritylamino)thiazol-4-yl]acetic acid | 64485-90-1 | 431-520-1 | (EU) 2019/831 |  |  | C2
II/1490 | TRISODIUM NTA | Trisodium nitrilotriacetate | 5064-31-3 | 225-768-6 | (EU) 2019/831 |  |  | C2
II/1491 | ETHYLHEXYL ETHYLHEXANOATE | 2-Ethylhexyl-2-ethylhexanoate | 7425-14-1 | 231-057-1 | (EU) 2019/831 |  |  | R2
II/1492 |  | Diisobutyl phthalate | 84-69-5 | 201-553-2 | (EU) 2019/831 |  |  | R1B
II/1493 |  | Perfluorooctane sulfonic acid; heptadecafluorooctane-1-sulfonic acid; Potassium perfluorooctanesulfonate; potassium heptadecafluorooctane-1-sulfonate; Diethanolamine perfluorooctane sulfonate; Ammonium perfluorooctane sulfonate; ammonium heptadecafluorooctanesulfonate; Lithium perfluorooctane sulfonate; lithium heptadecafluorooctanesulfonate | 1763-23-1 / 2795-39-3 / 70225-14-8 / 29081-56-9 / 29457-72-5 | 217-179-8 / 220-527-1 / 274-460-8 / 249-415-0 / 249-644-6 | (EU) 2019/831 |  |  | R1B C2
II/1494 |  | Ethyl 1-(2,4-dichlorophenyl)5-(trichloromethyl)-1H-1,2,4-triazole-3-carboxylate | 103112-35-2 | 401-290-5 | (EU) 2019/831 |  |  | C1B
II/1495 |  | 1-Bromo-2-methylpropyl propionate | 158894-67-8 | 422-900-6 | (EU) 2019/831 |  |  | C2
II/1496 |  | Chloro-1-ethylcyclohexyl carbonate | 99464-83-2 | 444-950-8 | (EU) 2019/831 |  |  | M2
II/1497 |  | 6,6'-Bis(diazo-5,5',6,6'-tetrahydro-5,5'-dioxo)[methylene-bis(5-(6-diazo-5,6-dihydro-5-oxo-1-naphthylsulphonyloxy)-6-methyl-2-phenylene]di(naphthalene-1-sulfonate) |  | 441-550-5 | (EU) 2019/831 |  |  | C2
II/1498 |  | Trifluralin; a,a,a-trifluoro-2,6-dinitro-N,N-dipropyl-p-toluidine; 2,6-dinitro-N,N-dipropyl-4-trifluoromethylaniline; N,N-dipropyl-2,6-dinitro-4-trifluoromethylaniline | 1582-09-8 | 216-428-8 | (EU) 2019/831 |  |  | C2
II/1499 |  | 4-Mesyl-2-nitrotoluene | 1671-49-4 | 430-550-0 | (EU) 2019/831 |  |  | R2
II/1500 |  | Triammonium 4-[4-[7-(4-carboxylatoanilino)-1-hydroxy-3-sulfonato-2-naphthylazo]-2,5-dimethoxyphenylazo]benzoate | 221354-37-6 | 432-270-4 | (EU) 2019/831 |  |  | R2
II/1501 |  | diammonium 3-((4-((7-amino-1-hydroxy-3-sulfo-naphthalen-2-yl)azo)-2,5-diethoxyphenyl)azo)benzoate | 163879-69-4 | 438-310-7 | (EU) 2019/831 |  |  | R2
II/1502 |  | N,N'-Diacetylbenzidine | 613-35-4 | 210-338-2 | (EU) 2019/831 |  |  | C1B M2
II/1503 | CYCLOHEXYLAMINE |  | 108-91-8 | 203-629-0 | (EU) 2019/831 |  |  | R2
II/1504 |  | Piperazine | 110-85-0 | 203-808-3 | (EU) 2019/831 |  |  | R2
II/1505 |  | Hydroxylamine | 7803-49-8 | 232-259-2 | (EU) 2019/831 |  |  | C2
II/1506 |  | Hydroxylammonium chloride; hydroxylamine hydrochloride; Bis(hydroxylammonium) sulfate; hydroxylamine sulfate | 5470-11-1 / 10039-54-0 | 226-798-2 / 233-118-8 | (EU) 2019/831 |  |  | C2
II/1507 |  | Diaminotoluene, methyl-phenylenediamine, technical product-reaction mass of; 4-methyl-m-phenylenediamine; 2-methyl-m-phenylenediamine |  |  | (EU) 2019/1966 |  |  | C1B M2 R2
II/1508 |  | Mepanipyrim; 4-methyl-N-phenyl-6-(1-propynyl)-2-pyrimidinamine | 110235-47-7 | 600-951-7 | (EU) 2019/831 |  |  | C2
II/1509 |  | Hydroxylammonium hydrogensulfate; hydroxylamine sulfate(1:1); Hydroxylamine phosphate; Hydroxylamine dihydrogenphosphate; Hydroxylamine 4-methylbenzenesulfonate | 10046-00-1 / 20845-01-6 / 19098-16-9 / 53933-48-5 | 233-154-4 / 244-077-0 / 242-818-2 / 258-872-5 | (EU) 2019/831 |  |  | C2
II/1510 |  | (3-Chloro-2-hydroxypropyl) trimethylammonium chloride | 3327-22-8 | 222-048-3 | (EU) 2019/831 |  |  | C2
II/1511 |  | Biphenyl-3,3',4,4'-tetrayltetraamine; diaminobenzidine | 91-95-2 | 202-110-6 | (EU) 2019/831 |  |  | C1B M2
II/1512 |  | Piperazine hydrochloride; Piperazine dihydrochloride; Piperazine phosphate | 6094-40-2 / 142-64-3 / 1951-97-9 | 228-042-7 / 205-551-2 / 217-775-8 | (EU) 2019/831 |  |  | R2
II/1513 |  | 3-(Piperazin-1-yl)-benzo[d]isothiazole hydrochloride | 87691-88-1 | 421-310-6 | (EU) 2019/831 |  |  | R2
II/1514 |  | 2-Ethylphenylhydrazine hydrochloride | 19398-06-2 | 421-460-2 | (EU) 2019/831 |  |  | C2
II/1515 |  | (2-Chloroethyl)(3-hydroxypropyl)ammonium chloride | 40722-80-3 | 429-740-6 | (EU) 2019/831 |  |  | C1B M1B
II/1516 |  | 4-[(3-Chlorophenyl)(1H-imidazol-1-yl)methyl]-1,2-benzenediamine dihydrochloride | 159939-85-2 | 425-030-5 | (EU) 2019/831 |  |  | R2
II/1517 |  | Chloro-N,N-dimethylformiminium chloride | 3724-43-4 | 425-970-6 | (EU) 2019/831 |  |  | R1B
II/1518 |  | 7-Methoxy-6-(3-morpholin-4-yl-propoxy)-3H-quinazolin-4-one | 199327-61-2 | 429-400-7 | (EU) 2019/831 |  |  | R1B
II/1519 |  | Reaction products of diisopropanolamine with formaldehyde (1:4) | 220444-73-5 | 432-440-8 | (EU) 2019/831 |  |  | C2
II/1520 |  | 3-Chloro-4-(3-fluorobenzyloxy)aniline | 202197-26-0 | 445-590-4 | (EU) 2019/831 |  |  | M2
II/1521 |  | Ethidium bromide; 3,8-diamino-1-ethyl-6-phenylphenantridinium bromide | 1239-45-8 | 214-984-6 | (EU) 2019/831 |  |  | M2
II/1522 |  | (R,S)-2-Amino-3,3-dimethylbutane amide | 144177-62-8 | 447-860-7 | (EU) 2019/831 |  |  | R2
II/1523 |  | 3-Amino-9-ethyl carbazole; 9-ethylcarbazol-3-ylamine | 132-32-1 | 205-057-7 | (EU) 2019/831 |  |  | C1B
II/1524 |  | (6R-trans)-1-((7-Ammonio-2-carboxylato-8-oxo-5-thia-1-azabicyclo-[4.2.0]oct-2-en-3-yl)methyl)pyridinium iodide | 100988-63-4 | 423-260-0 | (EU) 2019/831 |  |  | M2
II/1525 |  | Forchlorfenuron; 1-(2-chloro-4-pyridyl)-3-phenylurea | 68157-60-8 | 614-346-0 | (EU) 2019/831 |  |  | C2
II/1526 |  | Tetrahydro-1,3-dimethyl-1H-pyrimidin-2-one; dimethyl propyleneurea | 7226-23-5 | 230-625-6 | (EU) 2019/831 |  |  | R2
II/1527 |  | Quinoline | 91-22-5 | 202-051-6 | (EU) 2019/831 |  |  | C1B M2
II/1528 | KETOCONAZOLE | 1-[4-[4-[[(2SR,4RS)-2-(2,4-dichlorophenyl)-2-(imidazol-1-ylmethyl)-1,3-dioxolan-4-yl]methoxy]phenyl]piperazin-1-yl]ethanone | 65277-42-1 | 265-667-4 | (EU) 2019/831 |  |  | R1B
II/1529 |  | Metconazole; (1RS,5RS; 1RS,5SR)-5-(4-chlorobenzyl)-2,2-dimethyl-1-(1H-1,2,4-triazol-1-ylmethyl)cyclopentanol | 125116-23-6 | 603-031-3 | (EU) 2019/831 |  |  | R2
II/1530 |  | Potassium 1-methyl-3-morpholinocarbonyl-4-[3-(1-methyl-3-morpholinocarbonyl-5-oxo-2-pyrazolin-4-ylidene)-1-propenyl]pyrazole-5-olate | 183196-57-8 | 418-260-2 | (EU) 2019/831 |  |  | R1B
II/1531 |  | N,N',N''-Tris(2-methyl-2,3-epoxypropyl)-perhydro-2,4,6-oxo-1,3,5-triazine | 26157-73-3 | 435-010-8 | (EU) 2019/831 |  |  | M2
II/1532 |  | Trimethylopropane tri(3-aziridinylpropanoate); TAZ | 52234-82-9 | 257-765-0 | (EU) 2019/831 |  |  | M2
II/1533 | METHYLENE DIPHENYL DIISOCYANATE | 4,4'-Methylenediphenyl diisocyanate; diphenylmethane-4,4'-diisocyanate; 2,2'-Methylenediphenyl diisocyanate; diphenylmethane-2,2'-diisocyanate; o-(p-Isocyanatobenzyl)phenyl isocyanate; diphenylmethane-2,4'-diisocyanate | 101-68-8 / 2536-05-2 / 5873-54-1 / 26447-40-5 | 202-966-0 / 219-799-4 / 227-534-9 / 247-714-0 | (EU) 2019/831 |  |  | C2
II/1534 |  | Cinidon ethyl; ethyl (Z)-2-chloro-3-[2-chloro-5-(cyclohex-1-ene-1,2-dicarboximido)phenyl]acrylate | 142891-20-1 | 604-318-6 | (EU) 2019/831 |  |  | C2
II/1535 |  | N-[6,9-Dihydro-9-[[2-hydroxy-1-(hydroxymethyl)ethoxy]methyl]-6-oxo-1H-purin-2-yl]acetamide | 84245-12-5 | 424-550-1 | (EU) 2019/831 |  |  | C1B M1B R1B
II/1536 |  | Dimoxystrobin; (E)-2-(methoxyimino)-N-methyl-2-[a-(2,5-xylyloxy)-o-tolyl]acetamide | 149961-52-4 | 604-712-8 | (EU) 2019/831 |  |  | C2 R2
II/1537 |  | N,N-(Dimethylamino)thioacetamide hydrochloride | 27366-72-9 | 435-470-1 | (EU) 2019/831 |  |  | R1B
II/1538 |  | 2-[[3,3'-dichloro-4'-[[1[[(2,4-dimethylphenyl)amino]carbonyl]-2-oxopropyl]azo][1,1'-biphenyl]-4-yl]azo]-N-(2-methylphenyl)-3-oxo-butanamide; 2-[[3,3'-dichloro-4'-[[1[[(2,4-dimethylphenyl)amino]carbonyl]-2-oxopropyl]azo][1,1'- biphenyl]-4-yl]azo]-N-(2-carboxylphenyl)-3- oxo-butanamide |  | 434-330-5 | (EU) 2019/831 |  |  | C2
II/1539 |  | Petroleum, coal, tar and natural gas | 85536-20-5 / 85536-19-2 / 90641-12-6 / 90989-38-1 / 91995-20-9 / 92062-36-7 / 91995-61-8 / 101316-63-6 / 93821-38-6 / 90641-02-4 / 101316-62-5 / 90641-03-5 / 65996-79-4 / 101794-90-5 / 90640-87-2 / 84650-03-3 / 65996-82-9 / 90641-01-3 / 65996-87-4 / 90640-99-6 / 68391-11-7 / 92062-33-4 / 91082-52-9 / 68937-63-3 / 92062-28-7 / 92062-27-6 / 91082-53-0 / 91995-31-2 / 91995-35-6 / 91995-66-3 / 122070-79-5 / 122070-80-8 / 65996-78-3 / 94114-52-0 / 94114-53-1 / 94114-54-2 / 94114-56-4 / 94114-57-5 / 90641-11-5 / 8006-61-9 / 8030-30-6 / 8032-32-4 / 64741-41-9 / 64741-42-0 / 64741-46-4 / 64742-89-8 / 68410-05-9 / 68514-15-8 / 68606-11-1 / 68783-12-0 / 68921-08-4 / 101631-20-3 / 64741-64-6 / 64741-65-7 / 64741-66-8 / 64741-70-4 / 64741-84-0 / 64741-92-0 / 68410-71-9 / 68425-35-4 / 68527-27-5 / 91995-53-8 / 92045-49-3 / 92045-55-1 / 92045-58-4 / 92045-64-2 / 101316-67-0 / 64741-54-4 / 64741-55-5 / 68476-46-0 / 68783-09-5 / 91995-50-5 / 92045-50-6 / 92045-59-5 / 92128-94-4 / 101794-97-2 / 101896-28-0 / 64741-63-5 / 64741-68-0 / 68475-79-6 / 68476-47-1 / 68478-15-9 / 68513-03-1 / 68513-63-3 / 68514-79-4 / 68919-37-9 / 68955-35-1 / 85116-58-1 / 91995-18-5 / 93571-75-6 / 93572-29-3 / 93572-35-1 / 93572-36-2 / 64741-74-8 / 64741-83-9 / 67891-79-6 / 67891-80-9 / 68425-29-6 / 68475-70-7 / 68603-00-9 / 68603-01-0 / 68603-03-2 / 68955-29-3 / 92045-65-3 / 64742-48-9 / 64742-49-0 / 64742-73-0 / 68410-96-8 / 68410-97-9 / 68410-98-0 / 68512-78-7 / 85116-60-5 / 85116-61-6 / 92045-51-7 / 92045-52-8 / 92045-57-3 / 92045-61-9 / 92062-15-2 / 93165-55-0 / 93763-33-8 / 93763-34-9 / 64741-47-5 / 64741-48-6 / 64741-69-1 / 64741-78-2 / 64741-87-3 / 64742-15-0 / 64742-22-9 / 64742-23-0 / 64742-66-1 / 64742-83-2 / 64742-95-6 / 68131-49-7 / 68477-34-9 / 68477-50-9 / 68477-53-2 / 68477-55-4 / 68477-61-2 / 68477-89-4 / 68478-12-6 / 68478-16-0 / 68513-02-0 / 68516-20-1 / 68527-21-9 / 68527-22-0 / 68527-23-1 / 68527-26-4 / 68603-08-7 / 68606-10-0 / 68783-66-4 / 68919-39-1 / 68921-09-5 / 85116-59-2 / 86290-81-5 / 90989-42-7 / 91995-38-9 / 91995-41-4 / 91995-68-5 / 92045-53-9 / 92045-60-8 / 92045-62-0 / 92045-63-1 / 92201-97-3 / 93165-19-6 / 94114-03-1 / 95009-23-7 / 97926-43-7 / 98219-46-6 / 98219-47-7 / 101316-56-7 / 101316-66-9 / 101316-76-1 / 101795-01-1 / 102110-14-5 / 68476-50-6 / 68476-55-1 / 90989-39-2 | 287-502-5 / 287-500-4 / 292-636-2 / 292-694-9 / 295-281-1 / 295-551-9 / 295-323-9 / 309-868-8 / 298-725-2 / 292-625-2 / 309-867-2 / 292-626-8 / 266-013-0 / 309-971-8 / 292-609-5 / 283-483-2 / 266-016-7 / 292-624-7 / 266-021-4 / 292-622-6 / 269-929-9 / 295-548-2 / 293-766-2 / 273-077-3 / 295-543-5 / 295-541-4 / 293-767-8 / 295-292-1 / 295-295-8 / 295-329-1 / 310-170-0 / 310-171-6 / 266-012-5 / 302-688-0 / 302-689-6 / 302-690-1 / 302-692-2 / 302-693-8 / 292-635-7 / 232-349-1 / 232-443-2 / 232-453-7 / 265-041-0 / 265-042-6 / 265-046-8 / 265-192-2 / 270-077-5 / 271-025-4 / 271-727-0 / 272-186-3 / 272-931-2 / 309-945-6 / 265-066-7 / 265-067-2 / 265-068-8 / 265-073-5 / 265-086-6 / 265-095-5 / 270-088-5 / 270-349-3 / 271-267-0 / 295-315-5 / 295-430-0 / 295-436-3 / 295-440-5 / 295-446-8 / 309-871-4 / 265-055-7 / 265-056-2 / 270-686-6 / 272-185-8 / 295-311-3 / 295-431-6 / 295-441-0 / 295-794-0 / 309-974-4 / 309-987-5 / 265-065-1 / 265-070-9 / 270-660-4 / 270-687-1 / 270-794-3 / 270-993-5 / 271-008-1 / 271-058-4 / 272-895-8 / 273-271-8 / 285-509-8 / 295-279-0 / 297-401-8 / 297-458-9 / 297-465-7 / 297-466-2 / 265-075-6 / 265-085-0 / 267-563-4 / 267-565-5 / 270-344-6 / 270-658-3 / 271-631-9 / 271-632-4 / 271-634-5 / 273-266-0 / 295-447-3 / 265-150-3 / 265-151-9 / 265-178-6 / 270-092-7 / 270-093-2 / 270-094-8 / 270-988-8 / 285-511-9 / 285-512-4 / 295-432-1 / 295-433-7 / 295-438-4 / 295-443-1 / 295-529-9 / 296-942-7 / 297-852-0 / 297-853-6 / 265-047-3 / 265-048-9 / 265-071-4 / 265-079-8 / 265-089-2 / 265-115-2 / 265-122-0 / 265-123-6 / 265-170-2 / 265-187-5 / 265-199-0 / 268-618-5 / 270-725-7 / 270-735-1 / 270-736-7 / 270-738-8 / 270-741-4 / 270-771-8 / 270-791-7 / 270-795-9 / 270-991-4 / 271-138-9 / 271-262-3 / 271-263-9 / 271-264-4 / 271-266-5 / 271-635-0 / 271-726-5 / 272-206-0 / 272-896-3 / 272-932-8 / 285-510-3 / 289-220-8 / 292-698-0 / 295-298-4 / 295-302-4 / 295-331-2 / 295-434-2 / 295-442-6 / 295-444-7 / 295-445-2 / 296-028-8 / 296-903-4 / 302-639-3 / 305-750-5 / 308-261-5 / 308-713-1 / 308-714-7 / 309-862-5 / 309-870-9 / 309-879-8 / 309-976-5 / 310-012-0 / 270-690-8 / 270-695-5 / 292-695-4 | (EU) 2019/831 | text |  | C1B M1B
II/1540 |  | Petroleum, coal, tar and natural gas | 90640-85-0 / 92061-93-3 / 90640-84-9 / 61789-28-4 / 70321-79-8 / 122384-77-4 / 70321-80-1 | 292-606-9 / 295-506-3 / 292-605-3 / 263-047-8 / 274-565-9 / 310-189-4 / 274-566-4 | (EU) 2019/831 | text |  | C1B
II/1541 |  | Petroleum, coal, tar and natural gas | 85029-51-2 / 84650-04-4 / 84989-09-3 / 91995-49-2 / 121620-47-1 / 121620-48-2 / 90640-90-7 / 90641-04-6 / 101896-27-9 / 101794-91-6 / 91995-48-1 / 90641-05-7 / 84989-12-8 / 121620-46-0 / 90640-81-6 / 90640-82-7 / 92061-92-2 / 91995-15-2 / 91995-16-3 / 91995-17-4 / 101316-87-4 / 122384-78-5 / 84988-93-2 / 90640-88-3 / 65996-83-0 / 90640-89-4 / 90641-06-8 / 65996-85-2 / 101316-86-3 / 92062-22-1 / 96690-55-0 / 84989-04-8 / 84989-05-9 / 84989-06-0 / 84989-03-7 / 84989-07-1 / 68477-23-6 / 68555-24-8 / 91079-47-9 / 92062-26-5 / 94114-29-1 / 90641-00-2 / 68513-87-1 / 70321-67-4 / 92062-29-8 / 100801-63-6 / 100801-65-8 / 100801-66-9 / 73665-18-6 / 68815-21-4 / 65996-86-3 / 65996-84-1 | 285-076-5 / 283-484-8 / 284-898-1 / 295-310-8 / 310-166-9 / 310-167-4 / 292-612-1 / 292-627-3 / 309-985-4 / 309-972-3 / 295-309-2 / 292-628-9 / 284-901-6 / 310-165-3 / 292-603-2 / 292-604-8 / 295-505-8 / 295-275-9 / 295-276-4 / 295-278-5 / 309-889-2 / 310-191-5 / 284-881-9 / 292-610-0 / 266-017-2 / 292-611-6 / 292-629-4 / 266-019-3 / 309-888-7 / 295-536-7 / 306-251-5 / 284-892-9 / 284-893-4 / 284-895-5 / 284-891-3 / 284-896-0 / 270-713-1 / 271-418-0 / 293-435-2 / 295-540-9 / 302-662-9 / 292-623-1 / 271-020-7 / 274-560-1 / 295-544-0 / 309-745-9 / 309-748-5 / 309-749-0 / 277-567-8 / 272-361-4 / 266-020-9 / 266-018-8 | (EU) 2019/831 | text |  | C1B M1B
II/1542 |  | Petroleum, coal, tar and natural gas | 68607-11-4 / 68783-06-2 / 68814-67-5 / 68814-90-4 / 68911-58-0 / 68911-59-1 / 68919-01-7 / 68919-02-8 / 68919-03-9 / 68919-04-0 / 68919-07-3 / 68919-08-4 / 68919-11-9 / 68919-12-0 / 68952-79-4 / 68952-80-7 / 68955-33-9 / 68989-88-8 / 92045-15-3 / 92045-16-4 / 92045-17-5 / 92045-18-6 / 92045-19-7 / 92045-20-0 / 68131-75-9 / 68307-98-2 / 68307-99-3 / 68308-00-9 / 68308-01-0 / 68308-10-1 / 68308-03-2 / 68308-04-3 / 68308-05-4 / 68308-06-5 / 68308-07-6 / 68308-09-8 / 68308-11-2 / 68308-12-3 / 68409-99-4 / 68475-57-0 / 68475-58-1 / 68475-59-2 / 68475-60-5 / 68476-26-6 / 68476-29-9 / 68476-40-4 / 68476-42-6 / 68476-49-3 / 68476-85-7 / 68476-86-8 / 68477-33-8 / 68477-35-0 / 68477-69-0 / 68477-70-3 / 68477-71-4 / 68477-72-5 / 68308-08-7 | 271-750-6 / 272-182-1 / 272-338-9 / 272-343-6 / 272-775-5 / 272-776-0 / 272-873-8 / 272-874-3 / 272-875-9 / 272-876-4 / 272-880-6 / 272-881-1 / 272-884-8 / 272-885-3 / 273-173-5 / 273-174-0 / 273-269-7 / 273-563-5 / 295-397-2 / 295-398-8 / 295-399-3 / 295-400-7 / 295-401-2 / 295-402-8 / 268-629-5 / 269-617-2 / 269-618-8 / 269-619-3 / 269-620-9 / 269-630-3 / 269-623-5 / 269-624-0 / 269-625-6 / 269-626-1 / 269-627-7 / 269-629-8 / 269-631-9 / 269-632-4 / 270-071-2 / 270-651-5 / 270-652-0 / 270-653-6 / 270-654-1 / 270-667-2 / 270-670-9 / 270-681-9 / 270-682-4 / 270-689-2 / 270-704-2 / 270-705-8 / 270-724-1 / 270-726-2 / 270-750-3 / 270-751-9 / 270-752-4 / 270-754-5 / 269-628-2 | (EU) 2019/831 | text |  | C1A M1B
II/1543 |  | Tris[2-chloro-1-(chloromethyl)ethyl] phosphate | 13674-87-8 | 237-159-2 | (EU) 2019/831 |  |  | C2
II/1544 |  | Indium phosphide | 22398-80-7 | 244-959-5 | (EU) 2019/831 |  |  | C1B R2
II/1545 |  | Trixylyl phosphate | 25155-23-1 | 246-677-8 | (EU) 2019/831 |  |  | R1B
II/1546 |  | Hexabromocyclododecane; 1,2,5,6,9,10-Hexabromocyclododecane | 25637-99-4 / 3194-55-6 | 247-148-4 / 221-695-9 | (EU) 2019/831 |  |  | R2
II/1547 |  | Tetrahydrofuran | 109-99-9 | 203-726-8 | (EU) 2019/831 |  |  | C2
II/1548 |  | Abamectin; combination of avermectin B1a; avermectin B1b; Avermectin B1a | 71751-41-2 / 65195-55-3 | 615-339-5 / 265-610-3 | (EU) 2019/831 |  |  | R2
II/1549 | 4-T-BUTYLBENZOIC ACID | 4-tert-Butylbenzoic acid | 98-73-7 | 202-696-3 | (EU) 2019/831 |  |  | R1B
II/1550 |  | Leucomalachite green; N,N,N',N'-tetramethyl-4,4'-benzylidenedianiline | 129-73-7 | 204-961-9 | (EU) 2019/831 |  |  | C2 M2
II/1551 |  | Fuberidazole; 2-(2-furyl)-1H-benzimidazole | 3878-19-1 | 223-404-0 | (EU) 2019/831 |  |  | C2
II/1552 |  | Metazachlor; 2-chloro-N-(2,6-dimethylphenyl)-N-(1H-pyrazol-1-ylmethyl)acetamide | 67129-08-2 | 266-583-0 | (EU) 2019/831 |  |  | C2
II/1553 |  | Di-tert-butyl peroxide | 110-05-4 | 203-733-6 | (EU) 2019/831 |  |  | M2
II/1554 |  | Trichloromethylstannane | 993-16-8 | 213-608-8 | (EU) 2019/831 |  |  | R2
II/1555 |  | 2-Ethylhexyl 10-ethyl-4-[[2-[(2-ethylhexyl)oxy]-2-oxoethyl]thio]-4-methyl-7-oxo-8-oxa-3,5-dithia-4-stannatetradecanoate | 57583-34-3 | 260-828-5 | (EU) 2019/831 |  |  | R2
II/1556 |  | 2-Ethylhexyl 10-ethyl-4,4-dioctyl-7-oxo-8-oxa-3,5-dithia-4-stannatetradecanoate | 15571-58-1 | 239-622-4 | (EU) 2019/831 |  |  | R1B
II/1557 |  | Sulcotrione; 2-[2-chloro-4-(methylsulfonyl)benzoyl]cyclohexane-1,3-dione | 99105-77-8 | 619-394-6 | (EU) 2019/831 |  |  | R2
II/1558 |  | Bifenthrin; (2-methylbiphenyl-3-yl)methyl rel-(1R,3R)-3-[(1Z)-2-chloro-3,3,3-trifluoroprop-1-en-1-yl]-2,2-dimethylcyclopropanecarboxylate | 82657-04-3 | 617-373-6 | (EU) 2019/831 |  |  | C2
II/1559 |  | Dihexyl phthalate | 84-75-3 | 201-559-5 | (EU) 2019/831 |  |  | R1B
II/1560 |  | Ammonium pentadecafluorooctanoate | 3825-26-1 | 223-320-4 | (EU) 2019/831 |  |  | R1B C2
II/1561 |  | Perfluorooctanoic acid | 335-67-1 | 206-397-9 | (EU) 2019/831 |  |  | R1B C2
II/1562 | ETHYL PYRROLIDONE | N-Ethyl-2-pyrrolidone; 1-ethylpyrrolidin-2-one | 2687-91-4 | 220-250-6 | (EU) 2019/831 |  |  | R1B
II/1563 |  | Proquinazid; 6-iodo-2-propoxy-3-propylquinazolin-4(3H)-one | 189278-12-4 | 606-168-7 | (EU) 2019/831 |  |  | C2
II/1564 |  | Gallium arsenide | 1303-00-0 | 215-114-8 | (EU) 2019/831 |  |  | C1B R1B
II/1565 | VINYL ACETATE |  | 108-05-4 | 203-545-4 | (EU) 2019/831 |  |  | C2
II/1566 |  | Aclonifen; 2-chloro-6-nitro-3-phenoxyaniline | 74070-46-5 | 277-704-1 | (EU) 2019/831 |  |  | C2
II/1567 |  | 2-Ethylhexyl 10-ethyl-4,4-dimethyl-7-oxo-8-oxa-3,5-dithia-4-stannatetradecanoate | 57583-35-4 | 260-829-0 | (EU) 2019/831 |  |  | R2
II/1568 |  | Dimethyltin dichloride | 753-73-1 | 212-039-2 | (EU) 2019/831 |  |  | R2
II/1569 |  | 4-Vinylcyclohexene | 100-40-3 | 202-848-9 | (EU) 2019/831 |  |  | C2
II/1570 |  | Tralkoxydim; 2-(N-ethoxypropanimidoyl)-3-hydroxy-5-mesitylcyclohex-2-en-1-one | 87820-88-0 | 618-075-9 | (EU) 2019/831 |  |  | C2
II/1571 |  | Cycloxydim; 2-(N-ethoxybutanimidoyl)-3-hydroxy-5-(tetrahydro-2H-thiopyran-3-yl)cyclohex-2-en-1-one | 101205-02-1 | 405-230-9 | (EU) 2019/831 |  |  | R2
II/1572 |  | Fluazinam; 3-chloro-N-[3-chloro-2,6-dinitro-4-(trifluoromethyl)phenyl]-5-(trifluoromethyl)pyridin-2-amine | 79622-59-6 | 616-712-5 | (EU) 2019/831 |  |  | R2
II/1573 |  | Penconazole; 1-[2-(2,4-dichlorophenyl)pentyl]-1H-1,2,4-triazole | 66246-88-6 | 266-275-6 | (EU) 2019/831 |  |  | R2
II/1574 |  | Fenoxycarb; ethyl [2-(4-phenoxyphenoxy)ethyl]carbamate | 72490-01-8 | 276-696-7 | (EU) 2019/831 |  |  | C2
II/1575 | STYRENE |  | 100-42-5 | 202-851-5 | (EU) 2019/831 |  |  | R2
II/1576 | TETRAHYDROFURFURYL ALCOHOL | Tetrahydro-2-furylmethanol | 97-99-4 | 202-625-6 | (EU) 2019/831 |  |  | R1B
II/1577 | FORMALDEHYDE |  | 50-00-0 | 200-001-8 | (EU) 2019/831 |  |  | C1B M2
II/1578 |  | Paraformaldehyde | 30525-89-4 | 608-494-5 | (EU) 2019/831 |  |  | C2
II/1579 | METHYLENE GLYCOL | Methanediol | 463-57-0 | 207-339-5 | (EU) 2019/831 |  |  | 
II/1580 |  | cymoxanil; 2-cyano-N-[(ethylamino)carbonyl]-2-(methoxyimino)acetamide; [1]/ (2E)-2-cyano-N-[(ethylamino)carbonyl]-2-(methoxyimino)acetamide | 57966-95-7 / 166900-80-7 | 261-043-0 | (EU) 2025/877 |  |  | R2
II/1581 |  | Tributyltin compounds |  |  | (EU) 2019/831 |  |  | R1B
II/1582 |  | Tembotrione; 2-{2-chloro-4-(methylsulfonyl)-3-[(2,2,2-trifluoroethoxy)methyl]benzoyl}cyclohexane-1,3-dione | 335104-84-2 | 608-879-8 | (EU) 2019/831 |  |  | R2
II/1583 |  | 1,2-Benzenedicarboxylic acid, dihexyl ester, branched and linear | 68515-50-4 | 271-093-5 | (EU) 2019/831 |  |  | R1B
II/1584 |  | Spirotetramat; (5s,8s)-3-(2,5-dimethylphenyl)-8-methoxy-2-oxo-1-azaspiro[4,5]dec-3-en-4-yl ethyl carbonate | 203313-25-1 | 606-523-6 | (EU) 2019/831 |  |  | R2
II/1585 |  | Dodemorph acetate; 4-cyclododecyl-2,6-dimethylmorpholin-4-ium acetate | 31717-87-0 | 250-778-2 | (EU) 2019/831 |  |  | R2
II/1586 |  | Triflusulfuron-methyl; methyl 2-({[4-(dimethylamino)-6-(2,2,2- trifluoroethoxy)-1,3,5-triazin-2- yl]carbamoyl}sulfamoyl)-3- methylbenzoate | 126535-15-7 | 603-146-9 | (EU) 2019/831 |  |  | C2
II/1587 |  | Imazalil; 1-[2-(allyloxy)-2-(2,4-dichlorophenyl)ethyl]-1H-imidazole | 35554-44-0 | 252-615-0 | (EU) 2019/831 |  |  | C2
II/1588 |  | Dodemorph; 4-cyclododecyl-2,6-dimethylmorpholine | 1593-77-7 | 216-474-9 | (EU) 2019/831 |  |  | R2
II/1589 | IMIDAZOLE |  | 288-32-4 | 206-019-2 | (EU) 2019/831 |  |  | R1B
II/1590 |  | Lenacil; 3-cyclohexyl-6,7-dihydro-1H-cyclopenta[d]pyrimidine-2,4(3H,5H)-dione | 2164-08-1 | 218-499-0 | (EU) 2019/831 |  |  | C2
II/1591 |  | Metosulam; N-(2,6-dichloro-3-methylphenyl)-5,7-dimethoxy[1,2,4]triazolo[1,5-a]pyrimidine-2-sulfonamide | 139528-85-1 | 604-145-6 | (EU) 2019/831 |  |  | C2
II/1592 | METHYLTHIOPHENYL MORPHOLINO ISOBUTANONE | 2-Methyl-1-(4-methylthiophenyl)-2-morpholino-propan 1-one | 71868-10-5 | 400-600-6 | (EU) 2019/831 |  |  | R1B
II/1593 |  | 2,3-Epoxypropyl methacrylate; glycidyl methacrylate | 106-91-2 | 203-441-9 | (EU) 2019/831 |  |  | C1B R1B M2
II/1594 |  | Spiroxamine; 8-tert-butyl-1,4-dioxaspirol[4.5]decan-2-ylmethyl(ethyl)(propyl)amine | 118134-30-8 | 601-505-4 | (EU) 2019/831 |  |  | R2
II/1595 |  | Cyanamide; carbanonitril | 420-04-2 | 206-992-3 | (EU) 2019/831 |  |  | C2 R2
II/1596 |  | Cyproconazole; (2RS,3RS; 2RS,3SR)-2-(4-chlorophenyl)-3-cyclopropyl-1-(1H-1,2,4-triazol-1-yl)butan-2-ol | 94361-06-5 | 619-020-1 | (EU) 2019/831 |  |  | R1B
II/1597 | AMMONIUM SILVER ZINC ALUMINUM SILICATE | Silver zinc zeolite with the exception of silver zinc zeolite under the conditions set out in entry 61 in Annex V; Silver zinc zeolite | 130328-20-0 | 603-404-0 | (EU) 2026/909 | listedElsewhere |  | R2
II/1598 |  | Cadmium carbonate | 513-78-0 | 208-168-9 | (EU) 2019/831 |  |  | C1B M1B
II/1599 |  | Cadmium hydroxide; cadmium dihydroxide | 21041-95-2 | 244-168-5 | (EU) 2019/831 |  |  | C1B M1B
II/1600 |  | Cadmium nitrate; cadmium dinitrate | 10325-94-7 | 233-710-6 | (EU) 2019/831 |  |  | C1B M1B
II/1601 |  | Dibutyltin dilaurate; dibutyl[bis(dodecanoyloxy)] stannane | 77-58-7 | 201-039-8 | (EU) 2019/831 |  |  | R1B M2
II/1602 | CHLOROPHENE | Clorofene; 2-benzyl-4-chlorophenol | 120-32-1 | 204-385-8 | (EU) 2019/831 |  |  | C2 R2
II/1603 | ANTHRAQUINONE | 9,10-anthraquinone | 84-65-1 | 201-549-0 | (EU) 2019/831 |  |  | C1B
II/1604 |  | Nonadecafluorodecanoic acid; Ammonium nonadecafluorodecanoate; Sodium nonadecafluorodecanoate | 335-76-2 / 3108-42-7 / 3830-45-3 | 206-400-3 / 221-470-5 | (EU) 2019/831 |  |  | R1B C2
II/1605 |  | N,N'-Methylenedimorpholine; N,N'-methylenebismorpholine; [formaldehyde released from N,N'-Methylenebismorpholine]; [MBM] | 5625-90-1 | 227-062-3 | (EU) 2019/831 | text |  | C1B M2
II/1606 |  | [formaldehyde released from 3,3'-methylenebis[5–methyloxazolidine]; [formaldehyde released from oxazolidin] |  |  | (EU) 2019/831 | text |  | 
II/1607 |  | [formaldehyde released from a,a,a-trimethyl-1,3,5-triazine-1,3,5(2H,4H,6H)-triethanol] |  |  | (EU) 2019/831 | text |  | 
II/1608 |  | Methylhydrazine | 60-34-4 | 200-471-4 | (EU) 2019/831 |  |  | C1B
II/1609 |  | Triadimenol; (1RS,2RS; 1RS,2SR)-1-(4-chlorophenoxy)-3,3-dimethyl-1-(1H-1,2,4-triazol-1-yl)butan-2-ol; a-tert-butyl-ß-(4-chlorophenoxy)-1H-1,2,4-triazole-1-ethanol | 55219-65-3 | 259-537-6 | (EU) 2019/831 |  |  | R1B
II/1610 |  | Thiacloprid; (Z)-3-(6-chloro-3-pyridyl-methyl)-1-3-thiazolidin-2-ylidenecyanamide; {(2Z)-3-[(6-chloropyridin-3-yl)methyl]-1,3-thiazolidin-2-ylidene}cyanamide | 111988-49-9 | 601-147-9 | (EU) 2019/831 |  |  | R1B C2
II/1611 |  | Carbetamide; (R)-1-(ethylcarbamoyl) ethyl-carbanilate; (2R)-1-(ethylamino) -1-oxopro-pan-2-yl-phenylcarbamate | 16118-49-3 | 240-286-6 | (EU) 2019/831 |  |  | R1B C2
II/1612 |  | Phosmet; S-[(1,3-dioxo-1,3-dihydro-2H- isoindol-2-yl)methyl]-O,O-dimethyl phosphorodithioate; O,O-dimethyl-S-phthalimidomethyl phosphorodithioate | 732-11-6 | 211-987-4 | (EU) 2019/1966 |  |  | R2
II/1613 |  | Potassium permanganate | 7722-64-7 | 231-760-3 | (EU) 2019/1966 |  |  | R2
II/1614 | BENZYL DIMETHYLAMINO MORPHOLINOPHENYL BUTANONE | 2-Benzyl-2-dimethylamino-4'- morpholinobutyrophenone | 119313-12-1 | 404-360-3 | (EU) 2019/1966 |  |  | R1B
II/1615 |  | Quizalofop-p-tefuryl; (+/–) tetrahydrofurfuryl (R)-2-[4-(6- chloroquinoxalin-2-yloxy)phenyloxy]propionate | 200509-41-7 | 414-200-4 | (EU) 2019/1966 |  |  | C2 R2
II/1616 |  | Propiconazole; (2RS,4RS; 2RS,4SR)-1-{[2-(2,4- dichlorophenyl)-4-propyl-1,3- dioxolan-2-yl]methyl}-1H- 1,2,4-triazole | 60207-90-1 | 262-104-4 | (EU) 2019/1966 |  |  | R1B
II/1617 |  | Pinoxaden; 8-(2,6-diethyl-4-methylphenyl)-7-oxo-1,2,4,5-tetrahydro-7H-pyrazolo[1,2-d][1,4,5]oxadiazepin-9-yl 2,2-dimethylpropanoate | 243973-20-8 | 635-361-9 | (EU) 2019/1966 |  |  | R2
II/1618 | TETRAMETHRIN | (1-Cyclohexene-1,2-Dicarboximido)Methyl Chrysanthemate; 2,2-Dimethyl-3-(2-Methyl-1-Propenyl)Cyclopropanecarboxylic Acid (1,3,4,5,6,7-Hexahydro-1,3-Dioxo-2H-Isoindol-2-yl)Methyl Ester | 7696-12-0 | 231-711-6 | (EU) 2019/1966 |  |  | C2
II/1619 |  | (1,3,4,5,6,7-Hexahydro-1,3-dioxo-2H-isoindol-2-yl)methyl (1R-trans)-2,2-dimethyl-3-(2- methylprop-1-enyl)cyclopropanecarboxylate | 1166-46-7 | 214-619-0 | (EU) 2019/1966 |  |  | C2
II/1620 |  | Spirodiclofen; 3-(2,4-dichlorophenyl)-2-oxo- 1-oxaspiro[4.5]dec-3-en-4-yl 2,2-dimethylbutyrate | 148477-71-8 | 604-636-5 | (EU) 2019/1966 |  |  | C1B R2
II/1621 |  | Reaction mass of 1-[2-(2-aminobutoxy)ethoxy]but-2-ylamine and 1-({[2-(2-aminobutoxy)ethoxy]methyl}propoxy) but-2-ylamine | 897393-42-9 | 447-920-2 | (EU) 2019/1966 |  |  | R2
II/1622 | N-VINYL IMIDAZOLE | 1-Vinylimidazole | 1072-63-5 | 214-012-0 | (EU) 2019/1966 |  |  | R1B
II/1623 |  | Amisulbrom 3-(3-bromo-6-fluoro-2-methylindol-1-ylsulfonyl)-N,N-dimethyl-1H-1,2,4-triazole-1-sulfonamide | 348635-87-0 | 672-776-4 | (EU) 2019/1966 |  |  | C2
II/1624 |  | Pirimicarb; 2-(dimethylamino)-5,6-dimethylpyrimidin-4-yl dimethylcarbamate | 23103-98-2 | 245-430-1 | (EU) 2019/1966 |  |  | C2
II/1625 |  | 1,2-Dichloropropane; propylene dichloride | 78-87-5 | 201-152-2 | (EU) 2019/1966 |  |  | C1B
II/1626 |  | Phenol, dodecyl-, branched; Phenol, 2-dodecyl-, branched; Phenol, 3-dodecyl-, branched; Phenol, 4-dodecyl-, branched; Phenol, (tetrapropenyl) derivatives | 121158-58-5 / 1801269-80-6 / 1801269-77-1 / 210555-94-5 / 74499-35-7 | 310-154-3 / 640-104-9 / 616-100-8 | (EU) 2019/1966 |  |  | 
II/1627 |  | Coumatetralyl; 4- hydroxy-3-(1,2,3,4-tetrahydro-1-naphthyl) coumarin | 5836-29-3 | 227-424-0 | (EU) 2019/1966 |  |  | R1B
II/1628 |  | Difenacoum; 3-(3- biphenyl-4-yl-1,2,3,4- tetrahydro-1-naphthyl)- 4-hydroxycoumarin | 56073-07-5 | 259-978-4 | (EU) 2019/1966 |  |  | R1B
II/1629 |  | Brodifacoum; 4-hydroxy-3-(3-(4′-bromo-4-biphenylyl)-1,2,3,4-tetrahydro-1-naphthyl)coumarin | 56073-10-0 | 259-980-5 | (EU) 2019/1966 |  |  | R1A
II/1630 |  | Flocoumafen | 90035-08-8 | 421-960-0 | (EU) 2019/1966 |  |  | R1B
II/1631 |  | Acetochlor; 2- chloro-N-(ethoxymethyl)-N-(2-ethyl-6- methylphenyl)acetamide | 34256-82-1 | 251-899-3 | (EU) 2019/1966 |  |  | C2 R2
II/1632 |  | e-Glass microfibres of representative composition |  |  | (EU) 2019/1966 |  |  | C1B
II/1633 |  | Glass microfibres of representative composition |  |  | (EU) 2019/1966 |  |  | C2
II/1634 |  | Bromadiolone; 3- [3-(4′-bromobiphenyl- 4-yl)-3-hydroxy-1-phenylpropyl]-4-hydroxy- 2H-chromen-2-one | 28772-56-7 | 249-205-9 | (EU) 2019/1966 |  |  | R1B
II/1635 |  | Difethialone; 3-[3-(4′-bromobiphenyl-4-yl)-1,2,3,4-tetrahydronaphthalen-1-yl]- 4-hydroxy-2H-1-benzothiopyran-2-one | 104653-34-1 | 600-594-7 | (EU) 2019/1966 |  |  | R1B
II/1636 |  | Perfluorononan-1-oic acid | 375-95-1 / 21049-39-8 / 4149-60-4 | 206-801-3 | (EU) 2019/1966 |  |  | R1B
II/1637 |  | Dicyclohexyl phthalate | 84-61-7 | 201-545-9 | (EU) 2019/1966 |  |  | R1B
II/1638 |  | 3,7-Dimethylocta-2,6- dienenitrile | 5146-66-7 | 225-918-0 | (EU) 2019/1966 |  |  | M1B
II/1639 |  | Bupirimate; 5-butyl-2-ethylamino-6- methylpyrimidin-4-yl dimethylsulfamate | 41483-43-6 | 255-391-2 | (EU) 2019/1966 |  |  | C2
II/1640 |  | Triflumizole; (1E)-N-[4-chloro-2-(trifluoromethyl)phenyl]-1- (1H-imidazol-1-yl)-2- propoxyethanimine | 68694-11-1 | 614-708-8 | (EU) 2019/1966 |  |  | R1B
II/1641 |  | tert-Butyl hydroperoxide | 75-91-2 | 200-915-7 | (EU) 2019/1966 |  |  | M2
II/1642 | 1,2,4-TRIHYDROXYBENZENE | 1,2,4-Trihydroxybenzene when used as a substance in hair and eyelash dye products | 533-73-3 | 208-575-1 | (EU) 2020/1683 | hairDye |  | 
II/1643 | 6-AMINO-M-CRESOL | 4-Amino-3-hydroxytoluene when used as a substance in hair and eyelash dye products; 4-Amino-3-hydroxytoluene | 2835-98-5 | 220-620-7 | (EU) 2020/1683 | hairDye |  | 
II/1644 | 4-AMINO-2-NITRODIPHENYLAMINE-2'-CARBOXYLIC ACID | 2-[(4-Amino-2-nitrophenyl)-amino]-benzoic acid when used as a substance in hair and eyelash dye products; 2-[(4-Amino-2-nitrophenyl)-amino]-benzoic acid | 117907-43-4 | 411-260-3 | (EU) 2020/1683 | hairDye |  | 
II/1645 |  | Cobalt | 7440-48-4 | 231-158-0 | (EU) 2021/850 |  |  | 
II/1646 |  | Metaldehyde; 2,4,6,8-tetramethyl- 1,3,5,7-tetraoxacyclooctane | 108-62-3 | 203-600-2 | (EU) 2021/850 |  |  | 
II/1647 |  | Methylmercuric chloride | 115-09-3 | 204-064-2 | (EU) 2021/850 |  |  | 
II/1648 |  | Benzo[rst]pentaphene | 189-55-9 | 205-877-5 | (EU) 2021/850 |  |  | 
II/1649 |  | Dibenzo[b,def]chrysene; dibenzo[a,h]pyrene | 189-64-0 | 205-878-0 | (EU) 2021/850 |  |  | 
II/1650 |  | Ethanol, 2,2'-iminobis-, N- (C13-15-branched and linear alkyl) derivs; Ethanol, 2,2'-iminobis-, N- derivs | 97925-95-6 | 308-208-6 | (EU) 2021/850 |  |  | 
II/1651 |  | Cyflumetofen; 2-methoxyethyl (RS)-2- (4-tert-butylphenyl)-2-cyano-3-oxo- 3-(α,α,α-trifluoro-o-tolyl)propionate | 400882-07-7 |  | (EU) 2021/850 |  |  | 
II/1652 |  | Diisohexyl phthalate | 71850-09-4 | 276-090-2 | (EU) 2021/850 |  |  | 
II/1653 |  | halosulfuron-methyl; methyl 3-chloro-5-{[(4,6- dimethoxypyrimidin-2-yl) carbamoyl]sulfamoyl}-1- methyl-1H-pyrazole-4- carboxylate | 100784-20-1 |  | (EU) 2021/850 |  |  | 
II/1654 |  | 2-methylimidazole | 693-98-1 | 211-765-7 | (EU) 2021/850 |  |  | 
II/1655 |  | Metaflumizone; (EZ)-2'-[2-(4-cyanophenyl)-1-(α,α,α -trifluoro-m- tolyl)ethylidene]- carbanilohydrazide; 4-(trifluoromethoxy)phenyl; E-isomer ≥ 90 %, Z-isomer ≤ 10 % relative content; [1](E)-2'-[2-(4-cyanophenyl)- 1-(α,α,α -trifluoro-m-tolyl) ethylidene]- [4-(trifluoromethoxy)phenyl]carbanilohydrazide | 139968-49-3 / 852403-68-0 |  | (EU) 2021/850 | text |  | 
II/1656 |  | Dibutylbis(pentane-2,4- dionato-O,O')tin | 22673-19-4 | 245-152-0 | (EU) 2021/850 |  |  | 
II/1657 |  | 4-[(tetrahydro-2H-pyran-2-yl)oxy]phenol; Deoxyarbutin, Tetrahydropyranyloxy Phenol | 53936-56-4 |  | (EU) 2021/1099 |  |  | 
II/1658 |  | Silicon carbide fibres | 409-21-2 / 308076-74-6 | 206-991-8 | (EU) 2021/1902 | text |  | 
II/1659 |  | Tris(2-methoxyethoxy) vinylsilane; 6-(2-methoxyethoxy)- 6-vinyl-2,5,7,10-tetraoxa-6-silaundecane | 1067-53-4 | 213-934-0 | (EU) 2021/1902 |  |  | 
II/1660 |  | Dioctyltin dilaurate; stannane, dioctyl-, bis (coco acyloxy) derivs; stannane, dioctyl-, bis derivs; coco acyloxy | 3648-18-8 | 222-883-3 / 293-901-5 | (EU) 2021/1902 |  |  | 
II/1661 |  | Dibenzo[def,p]chrysene; dibenzo[a,l]pyrene | 191-30-0 | 205-886-4 | (EU) 2021/1902 |  |  | 
II/1662 |  | Ipconazole; (1RS,2SR,5RS; 1RS,2SR,5SR)-2-(4-chlorobenzyl)-5-isopropyl-1- (1H-1,2,4-triazol-1-ylmethyl)cyclopentanol | 125225-28-7 / 115850-69-6 / 115937-89-8 |  | (EU) 2021/1902 |  |  | 
II/1663 |  | Bis(2-(2-methoxyethoxy)ethyl)ether; tetraglyme | 143-24-8 | 205-594-7 | (EU) 2021/1902 |  |  | 
II/1664 |  | Paclobutrazol; (2RS,3RS)-1-(4-chlorophenyl)-4,4-dimethyl- 2-(1H-1,2,4-triazol-1- yl)pentan-3-ol | 76738-62-0 |  | (EU) 2021/1902 |  |  | 
II/1665 |  | 2,2-bis(bromomethyl) propane-1,3-diol | 3296-90-0 | 221-967-7 | (EU) 2021/1902 |  |  | 
II/1667 |  | Diisooctyl phthalate | 27554-26-3 | 248-523-5 | (EU) 2021/1902 |  |  | 
II/1668 | METHOXYETHYL ACRYLATE | 2-methoxyethyl acrylate | 3121-61-7 | 221-499-3 | (EU) 2021/1902 |  |  | 
II/1669 | SODIUM HYDROXYMETHYLGLYCINATE | Sodium N-(hydroxymethyl)glycinate; [formaldehyde released from sodium N-(hydroxymethyl)glycinate] | 70161-44-3 | 274-357-8 | (EU) 2021/1902 | text |  | 
II/1671 |  | Flurochloridone; 3-chloro-4-(chloromethyl)-1-[3-(trifluoromethyl)phenyl]pyrrolidin-2-one | 61213-25-0 | 262-661-3 | (EU) 2021/1902 |  |  | 
II/1672 |  | 3-(difluoromethyl)-1- methyl-N-(3',4',5'-trifluorobiphenyl-2-yl) pyrazole-4-carboxamide; fluxapyroxad | 907204-31-3 |  | (EU) 2021/1902 |  |  | 
II/1673 |  | N-(hydroxymethyl)acrylamide; methylolacrylamide; [NMA] | 924-42-5 | 213-103-2 | (EU) 2021/1902 |  |  | 
II/1674 |  | 5-fluoro-1,3-dimethyl-N-[2-(4- methylpentan-2-yl) phenyl]-1H-pyrazole- 4-carboxamide; 2'- [(RS)-1,3-dimethylbutyl]-5-fluoro-1,3-dimethylpyrazole-4-carboxanilide; penflufen | 494793-67-8 |  | (EU) 2021/1902 |  |  | 
II/1675 |  | Iprovalicarb; isopropyl [(2S)-3- methyl-1-{[1-(4- methylphenyl)ethyl] amino}-1-oxobutan-2- yl]carbamate | 140923-17-7 |  | (EU) 2021/1902 |  |  | 
II/1676 |  | Dichlorodioctylstannane | 3542-36-7 | 222-583-2 | (EU) 2021/1902 |  |  | 
II/1677 |  | Mesotrione; 2-[4-(methylsulfonyl)- 2-nitrobenzoyl]-1,3- cyclohexanedione | 104206-82-8 |  | (EU) 2021/1902 |  |  | 
II/1678 |  | Hymexazol; 3-hydroxy-5-methylisoxazole | 10004-44-1 | 233-000-6 | (EU) 2021/1902 |  |  | 
II/1679 |  | Imiprothrin; [2,4-dioxo-(2-propyn-1-yl) imidazolidin-3-yl] methyl(1R)-trans-chrysanthemate | 72963-72-5 | 428-790-6 | (EU) 2021/1902 |  |  | 
II/1680 |  | Bis(α,α-dimethylbenzyl) peroxide |  | 201-279-3 | (EU) 2021/1902 |  |  | 
II/1681 |  | Tetrafluoroethylene | 116-14-3 | 204-126-9 | (EU) 2022/1531 |  |  | C1B
II/1682 |  | 6,6'-di-tert-butyl-2,2'-methylenedi-p-cresol; [DBMC] | 119-47-1 | 204-327-1 | (EU) 2022/1531 |  |  | R1B
II/1683 |  | (5-chloro-2-methoxy-4-methyl-3-pyridyl)(4,5,6-trimethoxy-o-tolyl)methanone; pyriofenone | 688046-61-9 | 692-456-8 | (EU) 2022/1531 |  |  | C2
II/1684 |  | (RS)-1-{1-ethyl-4-[4-mesyl-3-(2-methoxyethoxy)-o-toluoyl]pyrazol-5-yloxy}ethyl methyl carbonate; tolpyralate | 1101132-67-5 | 701-225-3 | (EU) 2022/1531 |  |  | C2 R2
II/1685 |  | Azamethiphos; S-[(6-chloro-2-oxooxazolo[4,5-b]pyridin-3(2H)-yl)methyl] O,O-dimethyl thiophosphate | 35575-96-3 | 252-626-0 | (EU) 2022/1531 |  |  | C2
II/1686 |  | 3-methylpyrazole | 1453-58-3 | 215-925-7 | (EU) 2022/1531 |  |  | R1B
II/1687 |  | N-methoxy-N-[1-methyl-2-(2,4,6-trichlorophenyl)-ethyl]-3-(difluoromethyl)-1-methylpyrazole-4-carboxamide; pydiflumetofen | 1228284-64-7 | 817-852-1 | (EU) 2022/1531 |  |  | C2 R2
II/1688 |  | N-{2-[[1,1'-bi(cyclopropyl)]-2-yl]phenyl}-3-(difluoromethyl)-1-methyl-1H-pyrazole-4-carboxamide; sedaxane | 874967-67-6 | 688-331-2 | (EU) 2022/1531 |  |  | C2
II/1689 |  | 4-methylpentan-2-one; isobutyl methyl ketone; MIBK | 108-10-1 | 203-550-1 | (EU) 2022/1531 |  |  | C2
II/1690 |  | Dimethomorph; (E,Z)-4-(3-(4-chlorophenyl)-3-(3,4-dimethoxyphenyl)acryloyl)morpholine | 110488-70-5 | 404-200-2 | (EU) 2022/1531 |  |  | R1B
II/1691 |  | Imazamox; (RS)-2-(4-isopropyl-4-methyl-5-oxo-2-imidazolin-2-yl)-5-methoxymethylnicotinic acid | 114311-32-9 | 601-305-7 | (EU) 2022/1531 |  |  | R2
II/1692 |  | Thiamethoxam; 3-(2-chloro-thiazol-5-ylmethyl)-5-methyl[1,3,5]oxadiazinan-4-ylidene-N-nitroamine | 153719-23-4 | 428-650-4 | (EU) 2022/1531 |  |  | R2
II/1693 |  | Triticonazole; (RS)-(E)-5-(4-chlorobenzylidene)-2,2-dimethyl-1-(1H-1,2,4-triazol-1-methyl)cyclopentanol | 138182-18-0 |  | (EU) 2022/1531 |  |  | R2
II/1694 |  | Desmedipham; ethyl 3-phenylcarbamoyloxyphenylcarbamate | 13684-56-5 | 237-198-5 | (EU) 2022/1531 |  |  | R2
II/1695 |  | Ammonium bromide | 12124-97-9 | 235-183-8 | (EU) 2023/1490 |  |  | 
II/1696 |  | Dibutyltin bis(2-ethylhexanoate) | 2781-10-4 | 220-481-2 | (EU) 2023/1490 |  |  | 
II/1697 |  | Dibutyltin di(acetate) | 1067-33-0 | 213-928-8 | (EU) 2023/1490 |  |  | 
II/1698 |  | Tellurium dioxide | 7446-07-3 | 231-193-1 | (EU) 2023/1490 |  |  | 
II/1699 |  | Barium diboron tetraoxide | 13701-59-2 | 237-222-4 | (EU) 2023/1490 |  |  | 
II/1700 |  | 2,2-dimethylpropan-1-ol,tribromo derivative; 3-bromo-2,2-bis(bromomethyl)propan-1-ol | 36483-57-5 / 1522-92-5 | 253-057-0 | (EU) 2023/1490 |  |  | 
II/1701 |  | 2,4,6-tri-tert-butylphenol | 732-26-3 | 211-989-5 | (EU) 2023/1490 |  |  | 
II/1702 |  | 4,4’-sulphonyldiphenol; bisphenol S | 80-09-1 | 201-250-5 | (EU) 2023/1490 |  |  | 
II/1703 | BENZOPHENONE |  | 119-61-9 | 204-337-6 | (EU) 2023/1490 |  |  | 
II/1704 |  | Quinoclamine; 2-amino-3-chloro-1,4-naphthoquinone | 2797-51-5 | 220-529-2 | (EU) 2023/1490 |  |  | 
II/1705 |  | Perfluoroheptanoic acid; tridecafluoroheptanoic acid | 375-85-9 | 206-798-9 | (EU) 2023/1490 |  |  | 
II/1706 |  | methyl N-(isopropoxycarbonyl)-L-valyl-(3RS)-3-(4-chlorophenyl)-β-alaninate; valifenalate | 283159-90-0 | 608-192-3 | (EU) 2023/1490 |  |  | 
II/1707 |  | 6-[C12-18-alkyl-(branched, unsaturated)-2,5-dioxopyrrolidin-1-yl]hexanoic acid, sodium and tris(2-hydroxyethyl)ammonium salts |  | 701-271-4 | (EU) 2023/1490 |  |  | 
II/1708 |  | 6-[(C10-C13)-alkyl-(branched, unsaturated)-2,5-dioxopyrrolidin-1-yl]hexanoic acid | 2156592-54-8 | 701-118-1 | (EU) 2023/1490 |  |  | 
II/1709 |  | 6-[C12-18-alkyl-(branched, unsaturated)-2,5-dioxopyrrolidin-1-yl]hexanoic acid |  | 701-162-1 | (EU) 2023/1490 |  |  | 
II/1710 |  | Theophylline; 1,3-dimethyl-3,7-dihydro-1H-purine-2,6-dione | 58-55-9 | 200-385-7 | (EU) 2023/1490 |  |  | 
II/1711 |  | 1,3,5-triazine-2,4,6-triamine; melamine | 108-78-1 | 203-615-4 | (EU) 2023/1490 |  |  | 
II/1712 |  | Fluopicolide; 2,6-dichloro-N-[3-chloro-5-(trifluoromethyl)-2-pyridylmethyl]benzamide |  |  | (EU) 2023/1490 |  |  | 
II/1713 |  | N-(2-nitrophenyl)phosphoric triamide | 874819-71-3 | 477-690-9 | (EU) 2023/1490 |  |  | 
II/1714 |  | N-(5-chloro-2-isopropylbenzyl)-N-cyclopropyl-3-(difluoromethyl)-5-fluoro-1-methyl-1H-pyrazole-4-carboxamide; isoflucypram | 1255734-28-1 | 811-438-4 | (EU) 2023/1490 |  |  | 
II/1715 |  | isopyrazam | 881685-58-1 | 632-619-2 | (EU) 2023/1490 | text |  | 
II/1716 |  | Margosa, ext. [from the kernels of Azadirachta indica extracted with water and further processed with organic solvents]; Margosa, ext; from the kernels of Azadirachta indica extracted with water; further processed with organic solvents | 84696-25-3 | 283-644-7 | (EU) 2023/1490 |  |  | 
II/1717 |  | Cumene | 98-82-8 | 202-704-5 | (EU) 2023/1490 |  |  | 
II/1718 | TRIMETHYLOLPROPANE TRIACRYLATE | 2-ethyl-2-[[(1-oxoallyl)oxy]methyl]-1,3-propanediyl diacrylate; 2,2-bis(acryloyloxymethyl)butyl acrylate | 15625-89-5 | 239-701-3 | (EU) 2023/1490 |  |  | 
II/1719 |  | Pentapotassium 2,2’,2’’,2’’’,2’’’’-(ethane-1,2-diylnitrilo)pentaacetate | 7216-95-7 | 404-290-3 | (EU) 2023/1490 |  |  | 
II/1720 |  | N-carboxymethyliminobis(ethylenenitrilo)tetra(acetic acid); Pentetic Acid | 67-43-6 | 200-652-8 | (EU) 2023/1490 |  |  | 
II/1721 | PENTASODIUM PENTETATE | Pentasodium (carboxylatomethyl)iminobis(ethylenenitrilo)tetraacetate | 140-01-2 | 205-391-3 | (EU) 2023/1490 |  |  | 
II/1722 |  | Acetamiprid; (1E)-N-[(6-chloropyridin-3-yl)methyl]-N'-cyano-N-methylethanimidamide; (E)-N1-[(6-chloro-3-pyridyl)methyl]-N2-cyano-N1-methylacetamidine | 135410-20-7 / 160430-64-8 | 603-921-1 / 682-791-8 | (EU) 2023/1490 |  |  | 
II/1723 |  | Pendimethalin; N-(1-ethylpropyl)-2,6-dinitro-3,4-xylidene | 40487-42-1 | 254-938-2 | (EU) 2023/1490 |  |  | 
II/1724 |  | Bentazone; 3-isopropyl-2,1,3-benzothiadiazine-4-one-2,2-dioxide | 25057-89-0 | 246-585-8 | (EU) 2023/1490 |  |  | 
II/1726 |  | Copper; Colloidal Copper; Copper Colloidal Copper | 7440-50-8 | 231-159-6 | (EU) 2024/858 | nano |  | 
II/1727 | COLLOIDAL SILVER | Silver; Silver Silver; 1 nm < particle diameter ≤ 100 nm | 7440-22-4 | 231-131-3 | (EU) 2026/78 | nano |  | 
II/1728 | COLLOIDAL GOLD; GOLD THIOETHYLAMINO HYALURONIC ACID | Gold; Acetyl heptapeptide-9 Colloidal gold; Gold , Colloidal Gold | 7440-57-5 / 1360157-34-1 | 231-165-9 | (EU) 2024/858 | nano |  | 
II/1729 | COLLOIDAL PLATINUM; PLATINUM | Acetyl tetrapeptide-17 Colloidal Platinum; Platinum [INCI], Colloidal Platinum [INCI] [1] Acetyl tetrapeptide-17 Colloidal Platinum [INCI] [2]; Platinum , Colloidal Platinum | 7440-06-4 | 231-116-1 | (EU) 2024/858 | nano |  | 
II/1730 | 4-METHYLBENZYLIDENE CAMPHOR | 3-(4'-methylbenzylidene)-camphor | 36861-47-9 / 38102-62-4 | 253-242-6 | (EU) 2024/996 |  |  | 
II/1731 | TRIMETHYLBENZOYL DIPHENYLPHOSPHINE OXIDE | diphenyl(2,4,6-trimethylbenzoyl)phosphine oxide | 75980-60-8 | 278-355-8 | (EU) 2025/877 |  |  | 
II/1732 |  | 2,2',6,6'-tetrabromo-4,4'-isopropylidenediphenol; tetrabromobisphenol-A | 79-94-7 | 201-236-9 | (EU) 2025/877 |  |  | 
II/1733 |  | transfluthrin; 2,3,5,6-tetrafluorobenzyl (1R,3S)-3-(2,2-dichlorovinyl)-2,2-dimethylcyclopropanecarboxylate | 118712-89-3 | 405-060-5 | (EU) 2025/877 |  |  | 
II/1734 |  | clothianidin; (E)-1-(2-chloro-1,3-thiazol-5-ylmethyl)-3-methyl-2-nitroguanidine | 210880-92-5 | 433-460-1 | (EU) 2025/877 |  |  | 
II/1735 |  | benzyl(diethylamino)diphenylphosphonium 4-[1,1,1,3,3,3-hexafluoro-2-(4-hydroxyphenyl)propan-2-yl]phenolate | 577705-90-9 | 479-100-5 | (EU) 2025/877 |  |  | 
II/1736 |  | benzyltriphenylphosphonium, salt with 4,4'-[2,2,2-trifluoro-1-(trifluoromethyl)ethylidene]bis[phenol] | 75768-65-9 | 278-305-5 | (EU) 2025/877 |  |  | 
II/1737 |  | reaction mass of 4,4'-[2,2,2-trifluoro-1-(trifluoromethyl)ethylidene]diphenol and benzyl(diethylamino)diphenylphosphonium 4-[1,1,1,3,3,3-hexafluoro-2-(4-hydroxyphenyl)propan-2-yl]phenolate (1:1) |  |  | (EU) 2025/877 |  |  | 
II/1738 |  | reaction mass of 4,4'-[2,2,2-trifluoro-1-(trifluoromethyl)ethylidene]diphenol and benzyltriphenylphosphonium, salt with 4,4'-[2,2,2-trifluoro-1-(trifluoromethyl)ethylidene]diphenol (1:1) |  |  | (EU) 2025/877 |  |  | 
II/1739 |  | dimethyl propylphosphonate | 18755-43-6 | 242-555-3 | (EU) 2025/877 |  |  | 
II/1740 |  | dibutyltin maleate | 78-04-6 | 201-077-5 | (EU) 2025/877 |  |  | 
II/1741 |  | dibutyltin oxide | 818-08-6 | 212-449-1 | (EU) 2025/877 |  |  | 
II/1742 |  | reaction mass of 1-(2,3-epoxypropoxy)-2,2-bis ((2,3-epoxypropoxy)methyl) butane and 1-(2,3-epoxypropoxy)-2-((2,3-epoxypropoxy)methyl)-2-hydroxymethyl butane |  |  | (EU) 2025/877 |  |  | 
II/1743 |  | 4,4'-[2,2,2-trifluoro-1-(trifluoromethyl)ethylidene]diphenol; bisphenol AF | 1478-61-1 | 216-036-7 | (EU) 2025/877 |  |  | 
II/1744 |  | benfluralin; N-butyl-N-ethyl-α,α,α-trifluoro-2,6-dinitro-p-toluidine | 1861-40-1 | 217-465-2 | (EU) 2025/877 |  |  | 
II/1745 | DIMETHYLTOLYLAMINE | N,N-dimethyl-p-toluidine | 99-97-8 | 202-805-4 | (EU) 2025/877 |  |  | 
II/1746 |  | 1,4-Benzenediamine, N,N’-mixed Ph and tolyl derivs | 68953-84-4 | 273-227-8 | (EU) 2025/877 |  |  | 
II/1747 |  | 4-nitrosomorpholine | 59-89-2 |  | (EU) 2025/877 |  |  | 
II/1748 |  | difenoconazole; 1-({2-[2-chloro-4-(4-chlorophenoxy)phenyl]-4-methyl-1,3-dioxolan-2-yl}methyl)-1H-1,2,4-triazole; 3-chloro-4-[(2RS,4RS; 2RS,4SR)-4-methyl-2-(1H-1,2,4-triazol-1-ylmethyl)-1,3-dioxolan-2-yl]phenyl 4-chlorophenyl ether | 119446-68-3 |  | (EU) 2025/877 |  |  | 
II/1749 |  | 4-methylimidazole | 822-36-6 | 212-497-3 | (EU) 2025/877 |  |  | 
II/1750 |  | 3,3'-dimethylbiphenyl-4,4'-diyl diisocyanate | 91-97-4 | 202-112-7 | (EU) 2025/877 |  |  | 
II/1751 |  | foramsulfuron; 2-{[(4,6-dimethoxypyrimidin-2-yl)carbamoyl]sulfamoyl}-4-formamido-N,N-dimethylbenzamide; 1-(4,6-dimethoxypyrimidin-2-yl)-3-(2-dimethylcarbamoyl-5-formamidophenylsulfonyl)urea | 173159-57-4 |  | (EU) 2025/877 |  |  | 
II/1752 |  | Multi-walled Carbon Tubes (synthetic graphite in tubular shape) with a geometric tube diameter range ≥ 30 nm to < 3 μm and a length ≥ 5 μm and aspect ratio > 3:1, including Multi-Walled Carbon Nanotubes, MWC(N)T |  |  | (EU) 2026/78 | text |  | 
II/1753 |  | reaction mass of 1,3-dioxan-5-ol and 1,3-dioxolan-4-ylmethanol |  |  | (EU) 2026/78 |  |  | 
II/1754 |  | Acetone oxime | 127-06-0 | 204-820-1 | (EU) 2026/78 |  |  | 
II/1755 |  | 2-(dimethylamino)-2-[(4-methylphenyl)methyl]-1-[4-(morpholin-4-yl)phenyl]butan-1-one | 119344-86-4 | 438-340-0 | (EU) 2026/78 |  |  | 
II/1756 |  | 2,3-epoxypropyl neodecanoate | 26761-45-5 | 247-979-2 | (EU) 2026/78 |  |  | 
II/1757 |  | Benthiavalicarb-isopropyl; isopropyl [(S)-1-{[(R)-1-(6-fluoro-1,3-benzothiazol-2-yl)ethyl]carbamoyl}-2-methylpropyl]carbamate | 177406-68-7 |  | (EU) 2026/78 |  |  | 
II/1758 |  | 7-oxabicyclo[4.1.0]hept-3-ylmethyl 7-oxabicyclo[4.1.0]heptane-3-carboxylate | 2386-87-0 | 219-207-4 | (EU) 2026/78 |  |  | 
II/1759 |  | Sodium 3-(allyloxy)-2-hydroxypropanesulphonate | 52556-42-0 | 258-004-5 | (EU) 2026/78 |  |  | 
II/1760 |  | 1,4-dichloro-2-nitrobenzene | 89-61-2 | 201-923-3 | (EU) 2026/78 |  |  | 
II/1761 |  | Fenpropidin; (R,S)-1-[3-(4-tert-butylphenyl)-2-methylpropyl]piperidine | 67306-00-7 |  | (EU) 2026/78 |  |  | 
II/1762 |  | N,N’-methylenediacrylamide | 110-26-9 | 203-750-9 | (EU) 2026/78 |  |  | 
II/1763 |  | tert-butyl 2-ethylperoxyhexanoate | 3006-82-4 | 221-110-7 | (EU) 2026/78 |  |  | 
II/1764 |  | Trimethyl borate | 121-43-7 | 204-468-9 | (EU) 2026/78 |  |  | 
II/1765 |  | S-metolachlor; 2-chloro-N-(2-ethyl-6-methylphenyl)-N-[(2S)-1-methoxypropan-2-yl]acetamide; (R a S a)-2-chloro-N-(6-ethyl-o-tolyl)-N-[(1S)-2-methoxy-1-methylethyl]acetamide; contains 80-100 % 2-chloro-N-(2-ethyl-6-methylphenyl)-N-[(2S)-1-methoxypropan-2-yl]acetamide; 0-20 % 2-chloro-N-(2-ethyl-6-methylphenyl)-N-[(2R)-1-methoxypropan-2-yl]acetamide | 87392-12-9 |  | (EU) 2026/78 |  |  | 
II/1766 |  | Pyraclostrobin; methyl N-(2-{[1-(4-chlorophenyl)-1H-pyrazol-3-yl]oxymethyl}phenyl) N-methoxy carbamate | 175013-18-0 |  | (EU) 2026/78 |  |  | 
II/1767 |  | Triphenyl Phosphate | 115-86-6 | 204-112-2 | (EU) 2026/909 |  |  | 
`;
