/**
 * Every use that Annexes III to VI forbid in words whatever the concentration, with neighbouring products that stay
 * allowed: entry; ingredients; category; expected; what else is known of the product (`underThree`, `inhalable`). Where
 * the text leaves open what it forbids (the nappy area, V/12a), RED is not expected. III/381 names no ingredient. The
 * salts of salicylic acid are in salicylates.ts.
 */
export const forbiddenUses = `
III/12; HYDROGEN PEROXIDE 3 %; toothWhitener; RED; underThree
III/12; HYDROGEN PEROXIDE 3 %; toothWhitener; not RED
III/44; DIMETHYLOL ETHYLENE THIOUREA; hairCare; RED; inhalable
III/44; DIMETHYLOL ETHYLENE THIOUREA; hairCare; not RED
III/50; ALUMINUM ZIRCONIUM OCTACHLOROHYDRATE; antiperspirant; RED; inhalable
III/50; ALUMINUM ZIRCONIUM OCTACHLOROHYDRATE; antiperspirant; not RED
III/98; SALICYLIC ACID; shampoo; RED; underThree
III/98; SALICYLIC ACID; toothpaste; RED
III/98; SALICYLIC ACID; foot; RED; inhalable
III/98; SALICYLIC ACID; foot; not RED
III/297; ETHOXYDIGLYCOL; eyeContour; RED
III/297; ETHOXYDIGLYCOL; mouthwash; RED
III/297; ETHOXYDIGLYCOL; face; not RED
III/308; TAGETES MINUTA FLOWER OIL; sun; RED
III/308; TAGETES MINUTA FLOWER OIL; face; not RED
III/309; TAGETES PATULA FLOWER OIL; sun; RED
III/309; TAGETES PATULA FLOWER OIL; shower; not RED
III/321; TITANIUM DIOXIDE; body; RED; inhalable
III/323; METHYL N-METHYLANTHRANILATE; sun; RED
III/323; METHYL N-METHYLANTHRANILATE; face; not RED
III/324; METHYL SALICYLATE; body; RED; underThree
III/324; METHYL SALICYLATE 2 %; toothpaste; not RED; underThree
III/372; HYDROXYAPATITE [nano]; toothpaste; RED; inhalable
III/372; HYDROXYAPATITE [nano] 5 %; toothpaste; not RED
III/380; HEXYL SALICYLATE; mouthwash; RED; underThree
III/380; HEXYL SALICYLATE 0.0009 %; toothpaste; not RED; underThree
III/380; HEXYL SALICYLATE 0.09 %; shampoo; not RED; underThree
IV/126a; CI 77266 [nano]; body; RED; inhalable
IV/144; CI 77947; body; RED; inhalable
V/3; SODIUM SALICYLATE; body; RED; underThree
V/7; O-PHENYLPHENOL; toothpaste; RED
V/7; O-PHENYLPHENOL; body; RED; inhalable
V/11; CHLOROBUTANOL; body; RED; inhalable
V/12a; PROPYLPARABEN; shampoo; not RED; underThree
V/12a; PROPYLPARABEN; body; not RED; underThree
V/13; DEHYDROACETIC ACID; body; RED; inhalable
V/13; DEHYDROACETIC ACID; body; not RED
V/23; TRICLOCARBAN; toothpaste; RED; underThree
V/23; TRICLOCARBAN; toothpaste; not RED
V/23; TRICLOCARBAN; soap; not RED; underThree
V/25; TRICLOSAN; toothpaste; RED; underThree
V/25; TRICLOSAN; toothpaste; not RED
V/28; POLYAMINOPROPYL BIGUANIDE; body; RED; inhalable
V/48; GLUTARAL; body; RED; inhalable
V/49; 7-ETHYLBICYCLOOXAZOLIDINE; mouthwash; RED
V/49; 7-ETHYLBICYCLOOXAZOLIDINE; intimate; RED
V/49; 7-ETHYLBICYCLOOXAZOLIDINE; body; not RED
V/52; SILVER CHLORIDE; body; RED; underThree
V/52; SILVER CHLORIDE; toothpaste; RED
V/52; SILVER CHLORIDE; eyeContour; RED
V/52; SILVER CHLORIDE; lipstick; RED
V/52; SILVER CHLORIDE; body; not RED
V/56; IODOPROPYNYL BUTYLCARBAMATE; soap; RED; underThree
V/56; IODOPROPYNYL BUTYLCARBAMATE; shower; not RED; underThree
V/56; IODOPROPYNYL BUTYLCARBAMATE; lipstick; RED
V/56; IODOPROPYNYL BUTYLCARBAMATE; antiperspirant; RED; underThree
V/58; ETHYL LAUROYL ARGINATE HCL; mouthwash; RED; underThree
V/58; ETHYL LAUROYL ARGINATE HCL; mouthwash; not RED
V/58; ETHYL LAUROYL ARGINATE HCL; lipstick; RED
V/58; ETHYL LAUROYL ARGINATE HCL; toothpaste; RED
V/58; ETHYL LAUROYL ARGINATE HCL; body; RED; inhalable
V/59; SILVER CITRATE; eyeContour; RED
V/59; SILVER CITRATE; mouthwash; RED
V/59; SILVER CITRATE; body; not RED
VI/23a; METHYLENE BIS-BENZOTRIAZOLYL TETRAMETHYLBUTYLPHENOL [nano]; sun; RED; inhalable
VI/27a; TITANIUM DIOXIDE [nano]; sun; RED; inhalable
VI/29; TRIS-BIPHENYL TRIAZINE; sun; RED; inhalable
VI/30; ZINC OXIDE; sun; RED; inhalable
VI/30a; ZINC OXIDE [nano]; sun; RED; inhalable
VI/31; PHENYLENE BIS-DIPHENYLTRIAZINE; sun; RED; inhalable
VI/32; METHOXYPROPYLAMINO CYCLOHEXENYLIDENE ETHOXYETHYLCYANOACETATE; sun; RED; inhalable
VI/34; BIS-(DIETHYLAMINOHYDROXYBENZOYL BENZOYL) PIPERAZINE [nano]; sun; RED; inhalable
VI/34; BIS-(DIETHYLAMINOHYDROXYBENZOYL BENZOYL) PIPERAZINE [nano]; sun; not RED
`;
