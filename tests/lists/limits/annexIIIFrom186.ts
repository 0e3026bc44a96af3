/**
 * Limits of Annex III from entry 186: hair dyes, fragrance, retinoids, arbutin. The form of a line is explained in
 * limitCases.ts.
 */
export const annexIIIFrom186 = `
III/187; BUTOXYDIGLYCOL; nonOxidative; 9; face
III/188 a; BUTOXYETHANOL; oxidative; 4; face
III/188 b; BUTOXYETHANOL; nonOxidative; 2; face
III/189; CI 19140; nonOxidative; 0.5; -
III/190; ACID BLUE 9; nonOxidative; 0.5; -
III/191; CI 16035; nonOxidative; 0.4; -
III/192; CI 16255; nonOxidative; 0.5; -
III/193 a; ACID RED 52; oxidative; 1.5; -
III/193 b; ACID RED 52; nonOxidative; 0.6; -
III/194; GLYOXAL; face; 0.01; -
III/195; ACID BLUE 62; nonOxidative; 0.5; -
III/196; HC BLUE NO. 11; nonOxidative; 2; face
III/200; HC VIOLET No. 2; nonOxidative; 2; face
III/200 a; TETRAAMINOPYRIMIDINE SULFATE; oxidative; 3.4; face
III/200 b; TETRAAMINOPYRIMIDINE SULFATE; nonOxidative; 3.4; face
III/200 c; TETRAAMINOPYRIMIDINE SULFATE; mascara; 3.4; face
III/201 a; 2-CHLORO-6-ETHYLAMINO-4-NITROPHENOL; oxidative; 1.5; face
III/201 b; 2-CHLORO-6-ETHYLAMINO-4-NITROPHENOL; nonOxidative; 3; face
III/202 a; 1,3-BIS-(2,4-DIAMINOPHENOXY)PROPANE HCL; oxidative; 1.8; face
III/203 a; 6-METHOXY-2-METHYLAMINO-3-AMINOPYRIDINE HCl; oxidative; 1; face
III/203 b; 6-METHOXY-2-METHYLAMINO-3-AMINOPYRIDINE HCl; nonOxidative; 1; face
III/203 c; 6-METHOXY-2-METHYLAMINO-3-AMINOPYRIDINE HCl; mascara; 1; face
III/204; DIHYDROXYINDOLINE; nonOxidative; 2; face
III/205 a; 4-HYDROXYPROPYLAMINO-3-NITROPHENOL; oxidative; 2.6; face
III/205 b; 4-HYDROXYPROPYLAMINO-3-NITROPHENOL; nonOxidative; 2.6; face
III/208; HC ORANGE NO. 2; nonOxidative; 1; face
III/208; 5-Amino-4-Chloro-o-Cresol HCl; oxidative; 1.5; face
III/210; ISATIN; nonOxidative; 1.6; face
III/211 a; 2-AMINO-3-HYDROXYPYRIDINE; oxidative; 1; face
III/211 b; 2-AMINO-3-HYDROXYPYRIDINE; mascara; 0.5; face
III/213; 2-Methyl-1-Naphthol; oxidative; 2; face
III/214 a; CI 10316; oxidative; 1; -
III/214 b; CI 10316; nonOxidative; 0.2; -
III/215 a; 4-AMINO-3-NITROPHENOL; oxidative; 1.5; face
III/215 b; 4-AMINO-3-NITROPHENOL; nonOxidative; 1; face
III/216 a; 2,7-NAPHTHALENEDIOL; oxidative; 1; face
III/216 b; 2,7-NAPHTHALENEDIOL; nonOxidative; 1; face
III/217 a; M-AMINOPHENOL; oxidative; 1.2; face
III/217 b; M-AMINOPHENOL; mascara; 1.2; face
III/218; 2,6-DIHYDROXY-3,4-DIMETHYLPYRIDINE; oxidative; 1; face
III/219 a; 4-HYDROXYPROPYLAMINO-3-NITROPHENOL; oxidative; 2.6; face
III/219 b; 4-HYDROXYPROPYLAMINO-3-NITROPHENOL; nonOxidative; 2.6; face
III/220; HC BLUE NO. 11; nonOxidative; 2; face
III/221 a; Hydroxyethyl-2-Nitro-p-Toluidine; oxidative; 1; face
III/221 b; Hydroxyethyl-2-Nitro-p-Toluidine; nonOxidative; 1; face
III/222 a; 2-HYDROXYETHYL PICRAMIC ACID; oxidative; 1.5; face
III/222 b; 2-HYDROXYETHYL PICRAMIC ACID; nonOxidative; 2; face
III/223; P-METHYLAMINOPHENOL; oxidative; 0.68; face
III/224; HC VIOLET No. 2; nonOxidative; 2; face
III/225 a; HC BLUE NO. 12; oxidative; 0.75; face
III/225 b; HC BLUE NO. 12; nonOxidative; 1.5; face
III/226 a; 1,3-Bis-(2,4-Diaminophenoxy) Propane HCl; oxidative; 1.8; face
III/226 b; 1,3-Bis-(2,4-Diaminophenoxy) Propane HCl; nonOxidative; 1.8; face
III/227 a; 3-AMINO-2,4-DICHLOROPHENOL HCL; oxidative; 1.5; face
III/227 b; 3-AMINO-2,4-DICHLOROPHENOL HCL; nonOxidative; 1.5; face
III/228; PHENYL METHYL PYRAZOLONE; oxidative; 0.25; face
III/229 a; 2-METHYL-5-HYDROXYETHYLAMINOPHENOL; oxidative; 1.5; face
III/229 b; 2-METHYL-5-HYDROXYETHYLAMINOPHENOL; mascara; 1.5; face
III/230; HYDROXYBENZOMORPHOLINE; oxidative; 1; face
III/231; HC YELLOW NO. 10; nonOxidative; 0.1; face
III/232; 2,6-DIMETHOXY-3,5-PYRIDINEDIAMINE HCL; oxidative; 0.25; face
III/234 a; HC VIOLET NO. 1; oxidative; 0.25; face
III/234 b; HC VIOLET NO. 1; nonOxidative; 0.28; face
III/235; 3-METHYLAMINO-4-NITROPHENOXYETHANOL; nonOxidative; 0.15; face
III/236; 2-HYDROXYETHYLAMINO-5-NITROANISOLE; nonOxidative; 0.2; face
III/237 a; HC RED NO. 13; oxidative; 1.25; face
III/237 b; HC RED NO. 13; nonOxidative; 2.5; face
III/238 a; 1,5-NAPHTHALENEDIOL; oxidative; 1; face
III/238 b; 1,5-NAPHTHALENEDIOL; nonOxidative; 1; face
III/239; HYDROXYPROPYL BIS(N-HYDROXYETHYL-P-PHENYLENEDIAMINE) HCL; oxidative; 0.4; face
III/240; 4-Nitro-o-Phenylenediamine; oxidative; 0.5; face
III/241 a; 4-AMINO-2-HYDROXYTOLUENE; oxidative; 1.5; face
III/241 b; 4-AMINO-2-HYDROXYTOLUENE; mascara; 1.5; face
III/242 a; 2,4-DIAMINOPHENOXYETHANOL HCL; oxidative; 2; face
III/242 b; 2,4-DIAMINOPHENOXYETHANOL HCL; mascara; 2; face
III/243 a; 2-METHYLRESORCINOL; oxidative; 1.8; face
III/243 b; 2-METHYLRESORCINOL; nonOxidative; 1.8; face
III/243 c; 2-METHYLRESORCINOL; mascara; 1.25; face
III/244 a; 4-AMINO-M-CRESOL; oxidative; 1.5; face
III/244 b; 4-AMINO-M-CRESOL; mascara; 1.5; face
III/245 a; 2-AMINO-4-HYDROXYETHYLAMINOANISOLE SULFATE; oxidative; 1.5; face
III/245 b; 2-AMINO-4-HYDROXYETHYLAMINOANISOLE SULFATE; mascara; 1.5; face
III/246; HYDROXYETHYL-3,4-METHYLENEDIOXYANILINE HCL; oxidative; 1.5; face
III/247; HC BLUE NO. 2; nonOxidative; 2.8; face
III/248 a; 3-NITRO-P-HYDROXYETHYLAMINOPHENOL; oxidative; 3; face
III/248 b; 3-NITRO-P-HYDROXYETHYLAMINOPHENOL; nonOxidative; 1.85; face
III/249 a; 4-NITROPHENYL AMINOETHYLUREA; oxidative; 0.25; face
III/249 b; 4-NITROPHENYL AMINOETHYLUREA; nonOxidative; 0.5; face
III/250 a; HC RED NO. 10; oxidative; 1; face
III/250 b; HC RED NO. 10; nonOxidative; 1; face
III/252 a; 2-AMINO-6-CHLORO-4-NITROPHENOL; oxidative; 2; face
III/252 b; 2-AMINO-6-CHLORO-4-NITROPHENOL; nonOxidative; 2; face
III/253; HC YELLOW NO. 4; nonOxidative; 1.5; face
III/253; HC Yellow No 4; nonOxidative; 1.5; face
III/254; CI 17200; nonOxidative; 0.5; -
III/255 a; HC Yellow No 2; oxidative; 0.75; face
III/255 b; HC Yellow No 2; nonOxidative; 1; face
III/256; HC Orange No 1; nonOxidative; 1; face
III/257 a; LAURETH-9; body; 3; -
III/257 b; LAURETH-9; shower; 4; -
III/258; HC Red No 1; nonOxidative; 1; face
III/259; HC Yellow No 9; nonOxidative; 0.5; face
III/260; HC Yellow No 7; oxidative; 0.25; face
III/262; BASIC YELLOW 57; nonOxidative; 2; -
III/263; Disperse Black 9; nonOxidative; 0.3; -
III/264; HC Blue No 14; nonOxidative; 0.3; face
III/265; DISPERSE VIOLET 1; nonOxidative; 0.5; -
III/266 a; HC RED No 3; oxidative; 0.45; face
III/266 b; HC RED No 3; nonOxidative; 3; face
III/267; BASIC RED 76; nonOxidative; 2; -
III/269 a; BASIC RED 51; oxidative; 0.5; -
III/269 b; BASIC RED 51; nonOxidative; 1; -
III/270 a; CI 45410; oxidative; 2; -
III/270 b; CI 45410; nonOxidative; 0.4; -
III/272 a; P-AMINOPHENOL; oxidative; 0.9; face
III/272 b; P-AMINOPHENOL; mascara; 0.9; face
III/274; 4-Formyl-1-Methylquinolinium-p-Toluenesulfonate; oxidative; 2.5; face
III/275 a; Basic Yellow 87; oxidative; 1; -
III/275 b; Basic Yellow 87; nonOxidative; 1; -
III/276 b; BASIC ORANGE 31; nonOxidative; 1; -
III/278 a; BASIC VIOLET 2; oxidative; 1; -
III/278 b; BASIC VIOLET 2; nonOxidative; 0.5; -
III/281 a; 2-Nitro-5-Glyceryl Methylaniline; oxidative; 0.8; face
III/281 b; 2-Nitro-5-Glyceryl Methylaniline; nonOxidative; 1; face
III/284 a; 2,2'-METHYLENEBIS 4-AMINOPHENOL HCL; oxidative; 1; face
III/284 b; 2,2'-METHYLENEBIS 4-AMINOPHENOL HCL; nonOxidative; 1; face
III/285 a; 2,6-Diaminopyridine; oxidative; 0.15; face
III/285 b; 2,6-Diaminopyridine; mascara; 0.15; face
III/286 a; CETRIMONIUM CHLORIDE; shampoo; 2.5; shower
III/286 b; CETRIMONIUM CHLORIDE; scalp; 1; shower
III/286 c; CETRIMONIUM CHLORIDE; face; 0.5; shower
III/287 a; BEHENTRIMONIUM CHLORIDE; shampoo; 5; shower
III/287 b; BEHENTRIMONIUM CHLORIDE; scalp; 3; shower
III/287 c; BEHENTRIMONIUM CHLORIDE; face; 3; shower
III/288 a; HC Blue No 17; oxidative; 2; face
III/288 b; HC Blue No 17; nonOxidative; 2; face
III/289 a; HC BLUE NO 15; oxidative; 0.2; face
III/289 b; HC BLUE NO 15; nonOxidative; 0.2; face
III/291; ACID VIOLET 43; nonOxidative; 0.5; -
III/292 a; 2-METHOXYMETHYL-P-PHENYLENEDIAMINE SULFATE; oxidative; 2.96; face
III/292 b; 2-METHOXYMETHYL-P-PHENYLENEDIAMINE SULFATE; mascara; 2.96; face
III/294 a; Disperse Red 17; oxidative; 2; -
III/294 b; Disperse Red 17; nonOxidative; 0.2; -
III/296; Pigment Red 57; nonOxidative; 0.4; -
III/297 a; ETHOXYDIGLYCOL; oxidative; 7; -
III/297 b; ETHOXYDIGLYCOL; nonOxidative; 5; -
III/297 c; ETHOXYDIGLYCOL; shower; 10; -
III/298; HC RED NO 17; nonOxidative; 0.5; face
III/299; HC YELLOW NO 17; nonOxidative; 0.5; face
III/300; 1-HEXYL 4,5-DIAMINO PYRAZOLE SULFATE; oxidative; 1; face
III/302; HYDROXYETHOXY AMINOPYRAZOLOPYRIDINE HCL; oxidative; 2; face
III/304; BASIC BROWN 17; nonOxidative; 2; -
III/305; BASIC BLUE 124; nonOxidative; 0.5; -
III/310; CLIMBAZOLE; antidandruff; 2; face
III/312; FURFURAL; face; 0.001; -
III/317; HC ORANGE NO. 6; nonOxidative; 0.5; face
III/318; ACID ORANGE 7; nonOxidative; 0.5; -
III/319 a; TETRABROMOPHENOL BLUE; oxidative; 0.2; face
III/319 b; TETRABROMOPHENOL BLUE; nonOxidative; 0.2; face
III/320; INDIGOFERA TINCTORIA EXTRACT; nonOxidative; 25; face
III/322 a; DIHYDROXYACETONE; nonOxidative; 6.25; face
III/322 b; DIHYDROXYACETONE; selfTanning; 10; face
III/323 a; METHYL N-METHYLANTHRANILATE; body; 0.1; -
III/323 b; METHYL N-METHYLANTHRANILATE; shower; 0.2; -
III/324 a; METHYL SALICYLATE; body; 0.06; -
III/324 b; METHYL SALICYLATE; foundation; 0.05; -
III/324 c; METHYL SALICYLATE; mascara; 0.002; -
III/324 g; METHYL SALICYLATE; shampoo; 0.06; -
III/324 i; METHYL SALICYLATE; perfume; 0.6; -
III/324 j; METHYL SALICYLATE; lipstick; 0.03; -
III/324 k; METHYL SALICYLATE; toothpaste; 2.52; -
III/325 a; BHT; mouthwash; 0.001; -
III/325 b; BHT; toothpaste; 0.1; -
III/325 c; BHT; shower; 0.8; -
III/326; CI 47005; nonOxidative; 0.5; -
III/372 a; HYDROXYAPATITE [nano]; toothpaste; 10; face
III/372 b; HYDROXYAPATITE [nano]; mouthwash; 0.465; face
III/373; GENISTEIN; face; 0.007; -
III/374; DAIDZEIN; face; 0.02; -
III/375; KOJIC ACID; face; 1; shampoo
III/376 a; RETINOL; body; 0.05; -
III/376 a; RETINYL PALMITATE; body; 0.09161; -
III/376 b; RETINOL; face; 0.3; -
III/376 b; RETINYL PALMITATE; face; 0.5497; -
III/376 b; RETINYL ACETATE; face; 0.344; -
III/377 a; ALPHA-ARBUTIN; face; 2; shampoo
III/377 b; ALPHA-ARBUTIN; body; 0.5; -
III/378; ARBUTIN; face; 7; shampoo
III/379 a; Silver; toothpaste; 0.05; -
III/379 b; Silver; mouthwash; 0.05; -
III/380 a; HEXYL SALICYLATE; perfume; 2; -
III/380 b; HEXYL SALICYLATE; shower; 0.5; -
III/380 c; HEXYL SALICYLATE; body; 0.3; -
III/380 d; HEXYL SALICYLATE; toothpaste; 0.001; -
III/380 e; HEXYL SALICYLATE; mouthwash; 0.001; -
III/383 a; HC Blue No 18; oxidative; 0.35; face
III/383 b; HC Blue No 18; nonOxidative; 0.35; face
III/384; HYDROXYPROPYL-P-PHENYLENEDIAMINE HCL; oxidative; 2; face
III/385 a; HC Yellow No 16; oxidative; 1; face
III/385 b; HC Yellow No 16; nonOxidative; 1.5; face
III/386 a; HC Red No 18; oxidative; 1.5; face
III/386 b; HC Red No 18; nonOxidative; 0.5; face
`;
