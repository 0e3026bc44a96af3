/**
 * Salicylic acid and its salts, each under three and not, in a shampoo, in another product and in one of unknown
 * category, below and above the limits. V/3 as amended by Regulation (EU) 2019/1966, each 0.5 % (acid): "Salicylic
 * acid: Not to be used in products for children under 3 years of age. Not to be used in oral products. Not to be used
 * in applications that may lead to exposure of the end-user's lungs by inhalation.", but "Salicylic acid salts: Not to
 * be used in products for children under 3 years of age, except for shampoos." III/98 forbids the first three for
 * purposes other than preserving, with 3 % in rinse-off hair products, 0.5 % in body lotion, 2 % elsewhere. 0.5 % of
 * the acid is 0.5796 % of sodium salicylate (molar masses 138.12 and 160.10 g/mol).
 */
export const salicylates = `
V/3; SALICYLIC ACID 0.49 %; shampoo; RED; underThree
V/3; SALICYLIC ACID 0.51 %; shampoo; RED; underThree
V/3; SALICYLIC ACID; shampoo; RED; underThree
V/3; SALICYLIC ACID 0.49 %; body; RED; underThree
V/3; SALICYLIC ACID 0.51 %; body; RED; underThree
V/3; SALICYLIC ACID 0.49 %; unknown; RED; underThree
V/3; SALICYLIC ACID 0.51 %; unknown; RED; underThree
V/3; SALICYLIC ACID; unknown; RED; underThree
V/3; SODIUM SALICYLATE 0.57 %; shampoo; not RED; underThree
V/3; SODIUM SALICYLATE 0.59 %; shampoo; RED; underThree
V/3; SODIUM SALICYLATE; shampoo; not RED; underThree
V/3; SODIUM SALICYLATE 0.57 %; body; RED; underThree
V/3; SODIUM SALICYLATE 0.59 %; body; RED; underThree
V/3; SODIUM SALICYLATE 0.57 %; unknown; not RED; underThree
V/3; SODIUM SALICYLATE 0.59 %; unknown; RED; underThree
V/3; SODIUM SALICYLATE; unknown; not RED; underThree
V/3; SALICYLIC ACID 0.49 %; shampoo; not RED
III/98; SALICYLIC ACID 0.51 %; shampoo; not RED
III/98; SALICYLIC ACID 2.9 %; shampoo; not RED
III/98; SALICYLIC ACID 3.1 %; shampoo; RED
V/3; SALICYLIC ACID 0.49 %; body; not RED
III/98; SALICYLIC ACID 0.51 %; body; RED
V/3; SALICYLIC ACID 0.49 %; unknown; not RED
III/98; SALICYLIC ACID 1.9 %; unknown; not RED
III/98; SALICYLIC ACID 3.1 %; unknown; RED
V/3; SODIUM SALICYLATE 0.57 %; shampoo; not RED
III/98; SODIUM SALICYLATE 0.59 %; shampoo; not RED
III/98; SODIUM SALICYLATE 3.6 %; shampoo; RED
V/3; SODIUM SALICYLATE 0.57 %; body; not RED
III/98; SODIUM SALICYLATE 0.59 %; body; RED
V/3; SODIUM SALICYLATE 0.57 %; unknown; not RED
III/98; SODIUM SALICYLATE 3.6 %; unknown; RED
V/3; SALICYLIC ACID; mouthwash; RED
V/3; SODIUM SALICYLATE; mouthwash; not RED
III/98; SODIUM SALICYLATE 0.59 %; mouthwash; RED
V/3; SALICYLIC ACID; foot; RED; inhalable
V/3; SODIUM SALICYLATE; foot; not RED; inhalable
III/98; SODIUM SALICYLATE 0.59 %; foot; RED; inhalable
`;
