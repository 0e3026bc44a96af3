/**
 * Facts of the Commission's exports of 2025 and 2026 (CosIng, © European Union, CC BY 4.0), written by
 * tests/lists/writeAnnexFacts.ts. The columns are those of factRow: entry | glossary | other names | CAS | EC |
 * regulation | words | conditions | CMR classes (Article 15).
 */
export const factsOfAnnexIIto1200 = String.raw`
II/401 | PIGMENT RED 53; PIGMENT RED 53:1 | CI 15585; Colouring agent CI 15585 | 2092-56-0 / 5160-02-1 | 218-248-5 / 225-935-3 | (EC) 2009/1223 |  |  | 
II/402 |  | Strontium lactate | 29870-99-3 | 249-915-9 | (EC) 2009/1223 |  |  | 
II/403 | STRONTIUM NITRATE |  | 10042-76-9 | 233-131-9 | (EC) 2009/1223 |  |  | 
II/404 |  | Strontium polycarboxylate |  |  | (EC) 2009/1223 |  |  | 
II/405 | PRAMOXINE HCl | Pramocaine | 140-65-8 | 205-425-7 | (EC) 2009/1223 |  |  | 
II/406 | 4-ETHOXY-m-PHENYLENEDIAMINE; 4-ETHOXY-m-PHENYLENEDIAMINE SULFATE | 4-Ethoxy-m-phenylenediamine and its salts | 67801-06-3 / 5862-77-1 / 68015-98-5 / 6219-69-8 | 267-125-2 / 268-164-8 | (EC) 2009/1223 |  |  | 
II/407 |  | 2,4-Diaminophenylethanol | 14572-93-1 |  | (EC) 2009/1223 |  |  | 
II/408 | PYROCATECHOL | Pyrocatechol (Catechol); Catechol | 120-80-9 | 204-427-5 | (EC) 2009/1223 |  |  | 
II/409 | PYROGALLOL |  | 87-66-1 | 201-762-9 | (EC) 2009/1223 |  |  | M2
II/410 |  | Nitrosamines; Nitrosamine; Dimethylnitrosoamine; Nitrosodipropylamine; 2,2'-(Nitrosoimino)bisethanol | 62-75-9 / 621-64-7 / 1116-54-7 | 200-549-8 / 210-698-0 / 214-237-4 | (EC) 2009/1223 |  |  | 
II/411 | DEA-C12-13 ALKYL SULFATE; DEA-C12-13 PARETH-3 SULFATE; DEA-C12-15 ALKYL SULFATE; DEA-C8-18 PERFLUOROALKYLETHYL PHOSPHATE; DEA-CETEARETH-2 PHOSPHATE; DEA-CETYL PHOSPHATE; DEA-CETYL SULFATE; DEA-COCOAMPHODIPROPIONATE; DEA-CYCLOCARBOXYPROPYLOLEATE; DEA-DODECYLBENZENESULFONATE; DEA-ISOSTEARATE; DEA-LAURAMINOPROPIONATE; DEA-LAURETH SULFATE; DEA-LINOLEATE; DEA-METHOXYCINNAMATE; DEA-METHYL MYRISTATE SULFONATE; DEA-MYRETH SULFATE; DEA-MYRISTATE; DEA-MYRISTYL SULFATE; DEA-OLETH-10 PHOSPHATE; DEA-OLETH-20 PHOSPHATE; DEA-OLETH-3 PHOSPHATE; DEA-OLETH-5 PHOSPHATE; DEA-STYRENE/ACRYLATES/DVB COPOLYMER; DICOCAMINE; DIETHANOLAMINE BISULFATE; DIETHYLAMINE LAURETH SULFATE; DIPA-HYDROGENATED COCOATE; DIPA-LANOLATE; BUTYLETHANOLAMINE; DEA PG-PROPYL PEG/PPG-18/21 DIMETHICONE; DEA-LAURYL SULFATE; DIETHANOLAMINE; DIISOPROPANOLAMINE; DIISOPROPYLAMINE; DIETHYLHEXYLAMINE; DEA-HYDROLYZED LECITHIN; MIXED ISOPROPANOLAMINES; MIXED ISOPROPANOLAMINES LANOLATE; MIXED ISOPROPANOLAMINES LAURYL SULFATE; MIXED ISOPROPANOLAMINES MYRISTATE; DEA-POLYPERFLUOROETHOXYMETHOXY PEG-2 PHOSPHATE; HEXOXYETHYL DIETHYLAMMONIUM PHOSPHATE; DIETHYLAMINE; DEA-PEG-4 LAURATE; DEA PG-OLEATE; DIPA-MYRISTATE; METHYL DIETHANOLAMINE | Secondary alkyl-; alkanolamines; alkanolamine | 111-42-2 / 110-97-4 | 203-868-0 / 203-820-9 | (EC) 2009/1223 |  |  | 
II/412 | 4-AMINO-2-NITROPHENOL |  | 119-34-6 | 204-316-1 | (EC) 2009/1223 |  |  | 
II/413 | TOLUENE-2,6-DIAMINE | 2-Methyl-m-phenylenediamine | 823-40-5 | 212-513-9 | (EC) 2009/1223 |  |  | M2
II/414 |  | 4-tert.-Butyl-3-methoxy-2,6-dinitrotoluene; Musk ambrette | 83-66-9 | 201-493-7 | (EC) 2009/1223 |  |  | 
II/416 | RH-POLYPEPTIDE-13; RH-POLYPEPTIDE-14; RH-POLYPEPTIDE-16; RH-POLYPEPTIDE-27; RH-POLYPEPTIDE-1; RH-POLYPEPTIDE-2; RH-POLYPEPTIDE-3; RH-POLYPEPTIDE-4; RH-POLYPEPTIDE-5; RH-POLYPEPTIDE-6; RH-POLYPEPTIDE-7; RH-POLYPEPTIDE-8; RH-POLYPEPTIDE-9; RH-POLYPEPTIDE-10; RH-POLYPEPTIDE-11; RH-POLYPEPTIDE-12; RH-POLYPEPTIDE-15; RH-POLYPEPTIDE-7 HEXAPEPTIDE-25; RH-POLYPEPTIDE-17; RH-POLYPEPTIDE-18; RH-POLYPEPTIDE-19; RH-POLYPEPTIDE-22; RH-POLYPEPTIDE-25; RH-POLYPEPTIDE-26; RH-POLYPEPTIDE-28; RH-POLYPEPTIDE-29; TRANSGENIC RICE RH-POLYPEPTIDE-45; RH-POLYPEPTIDE-51; RH-POLYPEPTIDE-52; RH-POLYPEPTIDE-31; DIPEPTIDE-20 HEXAPEPTIDE-40 OLIGOPEPTIDE-93 RH-POLYPEPTIDE-68 TETRAPEPTIDE-35; RH-POLYPEPTIDE-11 DIPEPTIDE-19 OLIGOPEPTIDE-91 HEXAPEPTIDE-40; RH-POLYPEPTIDE-68; RH-POLYPEPTIDE-59; RH-POLYPEPTIDE-62; RH-POLYPEPTIDE-58; RH-POLYPEPTIDE-63; TRANSGENIC SILKWORM RH-POLYPEPTIDE-47; TRANSGENIC NEMATODE RH-POLYPEPTIDE-47; RH-POLYPEPTIDE-64; RH-POLYPEPTIDE-47; RH-POLYPEPTIDE-33; RH-POLYPEPTIDE-65; RH-POLYPEPTIDE-66; RH-POLYPEPTIDE-67; RH-POLYPEPTIDE-69; TRIPEPTIDE-46 HEXAPEPTIDE-40 OLIGOPEPTIDE-96 OLIGOPEPTIDE-91 TETRAPEPTIDE-38 RH-POLYPEPTIDE-9; RH-POLYPEPTIDE-79; TRANSGENIC SILKWORM RH-POLYPEPTIDE-69; RH-POLYPEPTIDE-83; RH-POLYPEPTIDE-60; RH-POLYPEPTIDE-45; RH-POLYPEPTIDE-61; OLIGOPEPTIDE-123 RH-POLYPEPTIDE-7; OLIGOPEPTIDE-123 RH-POLYPEPTIDE-1; OLIGOPEPTIDE-107 RH-POLYPEPTIDE-1; RH-POLYPEPTIDE-50; RH-POLYPEPTIDE-84; OLIGOPEPTIDE-127 RH-POLYPEPTIDE-7; RICE RH-POLYPEPTIDE-45; SILKWORM RH-POLYPEPTIDE-69; RH-POLYPEPTIDE-87; RH-POLYPEPTIDE-88; SILKWORM RH-POLYPEPTIDE-47; NEMATODE RH-POLYPEPTIDE-47; RH-POLYPEPTIDE-96; ETHYL CARBAZIDO HYALURONATE RH-POLYPEPTIDE-7; RH-POLYPEPTIDE-82; RH-POLYPEPTIDE-20; RH-POLYPEPTIDE-21; RH-POLYPEPTIDE-104; ETHYL CARBAZIDO HYALURONATE RH-POLYPEPTIDE-3; RH-POLYPEPTIDE-111; RH-POLYPEPTIDE-94; RH-POLYPEPTIDE-95; RH-POLYPEPTIDE-48; RH-POLYPEPTIDE-114; RH-POLYPEPTIDE-115; RH-POLYPEPTIDE-105; METHIONYL RH-POLYPEPTIDE-83; METHIONYL RH-POLYPEPTIDE-125; RH-POLYPEPTIDE-125; HYDROLYZED HUMAN PLACENTAL PROTEIN; HUMAN KERATINOCYTES; HUMAN ADIPOCYTE CONDITIONED MEDIA EXTRACT | Cells, tissues or products of human origin |  |  | (EC) 2009/1223 |  |  | 
II/417 | PHENOLPHTHALEIN | 3,3-Bis(4-hydroxyphenyl)phthalide | 77-09-8 | 201-004-7 | (EC) 2009/1223 |  |  | C1A C1B M2 R2
II/418 | ETHYL UROCANATE; UROCANIC ACID | 3-Imidazol-4-ylacrylic acid | 27538-35-8 / 104-98-3 | 248-515-1 / 203-258-4 | (EC) 2009/1223 |  |  | 
II/419 | MARROW EXTRACT; NEURAL EXTRACT; SPINAL CORD EXTRACT; SPINAL LIPID EXTRACT; SPLEEN EXTRACT; SPLEEN HYDROLYSATE; BRAIN LIPIDS; CEREBROSIDES; MARROW LIPIDS; SPINAL CORD LIPIDS; BRAIN EXTRACT | Category 1 material; Category 2 material |  |  | (EC) 2009/1223 |  |  | 
II/420 | COAL TAR | Crude and refined coal tars; refined coal tars | 8007-45-2 | 232-361-7 | (EC) 2009/1223 |  |  | 
II/421 |  | 1,1,3,3,5-Pentamethyl-4,6-dinitroindane; Moskene | 116-66-5 | 204-149-4 | (EC) 2009/1223 |  |  | 
II/422 |  | 5-tert.-Butyl-1,2,3-trimethyl-4,6-dinitrobenzene; Musk Tibetene | 145-39-1 | 205-651-6 | (EC) 2009/1223 |  |  | 
II/423 |  | Alanroot oil; Inula helenium L | 97676-35-2 |  | (EC) 2009/1223 | fragrance |  | 
II/424 | PHENYLACETONITRILE | Benzyl cyanide | 140-29-4 | 205-410-5 | (EC) 2009/1223 | fragrance |  | 
II/425 |  | Cyclamen alcohol | 4756-19-8 | 225-289-2 | (EC) 2009/1223 | fragrance |  | 
II/426 |  | Diethyl maleate | 141-05-9 | 205-451-9 | (EC) 2009/1223 | fragrance |  | 
II/427 | DIHYDROCOUMARIN | 3,4-Dihydrocoumarin | 119-84-6 | 204-354-9 | (EC) 2009/1223 | fragrance |  | 
II/428 |  | 2,4-Dihydroxy-3-methylbenzaldehyde | 6248-20-0 | 228-369-5 | (EC) 2009/1223 | fragrance |  | 
II/429 |  | 3,7-Dimethyl-2-octen-1-ol; 6,7-Dihydrogeraniol | 40607-48-5 | 254-999-5 | (EC) 2009/1223 | fragrance |  | 
II/430 |  | 4,6-Dimethyl-8-tert-butylcoumarin | 17874-34-9 | 241-827-9 | (EC) 2009/1223 | fragrance |  | 
II/431 |  | Dimethyl citraconate | 617-54-9 |  | (EC) 2009/1223 | fragrance |  | 
II/432 |  | 7,11-Dimethyl-4,6,10-dodecatrien-3-one; Pseudomethylionone | 26651-96-7 | 247-878-3 | (EC) 2009/1223 | fragrance |  | 
II/433 |  | 6,10-Dimethyl-3,5,9-undecatrien-2-one; Pseudoionone | 141-10-6 | 205-457-1 | (EC) 2009/1223 | fragrance |  | 
II/434 |  | Diphenylamine | 122-39-4 | 204-539-4 | (EC) 2009/1223 | fragrance |  | 
II/435 | ETHYL ACRYLATE | Ethyl acrylate, when used as a fragrance ingredient | 140-88-5 | 205-438-8 | (EC) 2009/1223 | fragrance |  | 
II/436 | FICUS CARICA EXTRACT | Fig leaf absolute; Ficus carica L | 68916-52-9 |  | (EC) 2009/1223 | fragrance |  | 
II/437 |  | trans-2-Heptenal | 18829-55-5 | 242-608-0 | (EC) 2009/1223 | fragrance |  | 
II/438 |  | trans-2-Hexenal diethyl acetal | 67746-30-9 | 266-989-8 | (EC) 2009/1223 | fragrance |  | 
II/439 |  | trans-2-Hexenal dimethyl acetal | 18318-83-7 | 242-204-4 | (EC) 2009/1223 | fragrance |  | 
II/440 | HYDROABIETYL ALCOHOL | Hydroabietyl alcohol, when used as a fragrance ingredient | 26266-77-3 / 13393-93-6 | 247-574-0 / 236-476-3 | (EC) 2009/1223 | fragrance |  | 
II/441 |  | 6-Isopropyl-2-decahydronaphthalenol | 34131-99-2 | 251-841-7 | (EC) 2009/1223 | fragrance |  | 
II/442 |  | 7-Methoxycoumarin | 531-59-9 | 208-513-3 | (EC) 2009/1223 | fragrance |  | 
II/443 |  | 4-(4-Methoxyphenyl)-3-butene-2-one; Anisylidene acetone | 943-88-4 | 213-404-9 | (EC) 2009/1223 | fragrance |  | 
II/444 |  | 1-(4-Methoxyphenyl)-1-pentene-3-one; alpha-Methylanisylideneacetone | 104-27-8 | 203-190-5 | (EC) 2009/1223 | fragrance |  | 
II/445 |  | Methyl trans-2-butenoate | 623-43-8 | 210-793-7 | (EC) 2009/1223 | fragrance |  | 
II/446 |  | 7-Methylcoumarin | 2445-83-2 | 219-499-3 | (EC) 2009/1223 | fragrance |  | 
II/447 |  | 5-Methyl-2,3-hexanedione; Acetyl isovaleryl | 13706-86-0 | 237-241-8 | (EC) 2009/1223 | fragrance |  | 
II/448 |  | 2-Pentylidenecyclohexanone | 25677-40-1 | 247-178-8 | (EC) 2009/1223 | fragrance |  | 
II/449 |  | 3,6,10-Trimethyl-3,5,9-undecatrien-2-one; Pseudo-Isomethyl ionone | 1117-41-5 | 214-245-8 | (EC) 2009/1223 | fragrance |  | 
II/450 | LIPPIA CITRIODORA OIL; LIPPIA CITRIODORA LEAF/FLOWER OIL; LIPPIA SIDOIDES LEAF OIL | Verbena essential oils; Lippia citriodora Kunth | 8024-12-2 | 285-515-0 | (EC) 2013/344 | fragrance |  | 
II/452 |  | 6-(2-Chloroethyl)-6-(2-methoxyethoxy)-2,5,7,10-tetraoxa-6-silaundecane | 37894-46-5 | 253-704-7 | (EC) 2009/1223 |  |  | R1B
II/453 | COBALT CHLORIDE | Cobalt dichloride | 7646-79-9 | 231-589-4 | (EC) 2009/1223 |  |  | C1B
II/454 |  | Cobalt sulphate | 10124-43-3 | 233-334-2 | (EC) 2009/1223 |  |  | C1B
II/455 |  | Nickel monoxide; nickel oxide; bunsenite | 1313-99-1 / 11099-02-8 / 34492-97-2 | 215-215-7 / 234-323-5 | (EC) 2009/1223 |  |  | C1A
II/456 |  | Dinickel trioxide | 1314-06-3 | 215-217-8 | (EC) 2009/1223 |  |  | C1A
II/457 |  | Nickel dioxide | 12035-36-8 | 234-823-3 | (EC) 2009/1223 |  |  | C1A
II/458 |  | Trinickel disulfide; nickel subsulfied; heazlewoodite | 12035-72-2 / 12035-71-1 | 234-829-6 | (EC) 2009/1223 |  |  | C1A M2
II/459 |  | Tetracarbonylnickel | 13463-39-3 | 236-669-2 | (EC) 2009/1223 |  |  | R1B C2
II/460 |  | Nickel (II) sulfide; Nickel sulfide; millerite | 16812-54-7 / 11113-75-0 / 1314-04-1 | 240-841-2 / 234-349-7 | (EC) 2009/1223 |  |  | C1A M2
II/461 | POTASSIUM BROMATE |  | 7758-01-2 | 231-829-8 | (EC) 2009/1223 |  |  | C1B
II/462 |  | Carbon monoxide | 630-08-0 | 211-128-3 | (EC) 2009/1223 |  |  | R1A
II/463 |  | Buta-1,3-diene | 106-99-0 | 203-450-8 | (EC) 2009/1223 |  |  | C1A M1B
II/464 |  | Isobutane | 75-28-5 | 200-857-2 | (EC) 2009/1223 | text |  | C1A M1B
II/465 |  | Butane | 106-97-8 | 203-448-7 | (EC) 2009/1223 | text |  | C1A M1B
II/466 |  | Gases (petroleum), C3-4 | 68131-75-9 | 268-629-5 | (EC) 2009/1223 | text |  | C1B M1B
II/467 |  | Tail gas (petroleum), catalytic cracked distillate and catalytic cracked naphtha fractionation absorber | 68307-98-2 | 269-617-2 | (EC) 2009/1223 | text |  | C1B M1B
II/468 |  | Tail gas (petroleum), catalytic polymn. naphtha fractionation stabilizer | 68307-99-3 | 269-618-8 | (EC) 2009/1223 | text |  | C1B M1B
II/469 |  | Tail gas (petroleum), catalytic reformed naphtha fractionation stabilizer, hydrogen sulfide-free | 68308-00-9 | 269-619-3 | (EC) 2009/1223 | text |  | C1B M1B
II/470 |  | Tail gas (petroleum), cracked distillate hydrotreater stripper | 68308-01-0 | 269-620-9 | (EC) 2009/1223 | text |  | C1B M1B
II/471 |  | Tail gas (petroleum), gas oil catalytic cracking absorber | 68308-03-2 | 269-623-5 | (EC) 2009/1223 | text |  | C1B M1B
II/472 |  | Tail gas (petroleum), gas recovery plant | 68308-04-3 | 269-624-0 | (EC) 2009/1223 | text |  | C1B M1B
II/473 |  | Tail gas (petroleum), gas recovery plant deethanizer | 68308-05-4 | 269-625-6 | (EC) 2009/1223 | text |  | C1B M1B
II/474 |  | Tail gas (petroleum), hydrodesulfurised distillate and hydrodesulfurized naphtha fractionator, acid-free | 68308-06-5 | 269-626-1 | (EC) 2009/1223 | text |  | C1B M1B
II/475 |  | Tail gas (petroleum), hydrodesulfurized vacuum gas oil stripper, hydrogen sulfide-free | 68308-07-6 | 269-627-7 | (EC) 2009/1223 | text |  | C1B M1B
II/476 |  | Tail gas (petroleum), isomerized naphtha fractionation stabilizer | 68308-08-7 | 269-628-2 | (EC) 2009/1223 | text |  | C1A M1B
II/477 |  | Tail gas (petroleum), light straight-run naphtha stabilizer, hydrogen sulfide-free | 68308-09-8 | 269-629-8 | (EC) 2009/1223 | text |  | C1B M1B
II/478 |  | Tail gas (petroleum), straight-run distillate hydrodesulfurized, hydrogen sulfide-free | 68308-10-1 | 269-630-3 | (EC) 2009/1223 | text |  | C1B M1B
II/479 |  | Tail gas (petroleum), propane-propylene alkylation feed prep deethanizer | 68308-11-2 | 269-631-9 | (EC) 2009/1223 | text |  | C1B M1B
II/480 |  | Tail gas (petroleum), vacuum gas oil hydrodesulfurized, hydrogen sulfide-free | 68308-12-3 | 269-632-4 | (EC) 2009/1223 | text |  | C1B M1B
II/481 |  | Gases (petroleum), catalytic cracked overheads | 68409-99-4 | 270-071-2 | (EC) 2009/1223 | text |  | C1B M1B
II/482 |  | Alkanes, C1-2 | 68475-57-0 | 270-651-5 | (EC) 2009/1223 | text |  | C1B M1B
II/483 |  | Alkanes, C2-3 | 68475-58-1 | 270-652-0 | (EC) 2009/1223 | text |  | C1B M1B
II/484 |  | Alkanes, C3-4 | 68475-59-2 | 270-653-6 | (EC) 2009/1223 | text |  | C1B M1B
II/485 |  | Alkanes, C4-5 | 68475-60-5 | 270-654-1 | (EC) 2009/1223 | text |  | C1B M1B
II/486 |  | Fuel-gases | 68476-26-6 | 270-667-2 | (EC) 2009/1223 | text |  | C1B M1B
II/487 |  | Fuel gases, crude oil distillates | 68476-29-9 | 270-670-9 | (EC) 2009/1223 | text |  | C1B M1B
II/488 |  | Hydrocarbons, C3-4 | 68476-40-4 | 270-681-9 | (EC) 2009/1223 | text |  | C1B M1B
II/489 |  | Hydrocarbons, C4-5 | 68476-42-6 | 270-682-4 | (EC) 2009/1223 | text |  | C1B M1B
II/490 |  | Hydrocarbons, C2-4, C3-rich | 68476-49-3 | 270-689-2 | (EC) 2009/1223 | text |  | C1B M1B
II/491 |  | Petroleum gases, liquefied | 68476-85-7 | 270-704-2 | (EC) 2009/1223 | text |  | C1B M1B
II/492 |  | Petroleum gases, liquefied, sweetened | 68476-86-8 | 270-705-8 | (EC) 2009/1223 | text |  | C1B M1B
II/493 |  | Gases (petroleum), C3-4, isobutane-rich | 68477-33-8 | 270-724-1 | (EC) 2009/1223 | text |  | C1B M1B
II/494 |  | Distillates (petroleum), C3-6, piperylene-rich , if they contain > 0.1% w/w Butadiene; Distillates (petroleum), C3-6, piperylene-rich | 68477-35-0 | 270-726-2 | (EC) 2009/1223 | text |  | C1B M1B
II/495 |  | Gases (petroleum), amine system feed | 68477-65-6 | 270-746-1 | (EC) 2009/1223 | text |  | C1B M1B
II/496 |  | Gases (petroleum), benzene unit hydrodesulfurizer off | 68477-66-7 | 270-747-7 | (EC) 2009/1223 | text |  | C1B M1B
II/497 |  | Gases (petroleum), benzene unit recycle, hydrogen-rich | 68477-67-8 | 270-748-2 | (EC) 2009/1223 | text |  | C1B M1B
II/498 |  | Gases (petroleum), blend oil, hydrogen-nitrogen-rich | 68477-68-9 | 270-749-8 | (EC) 2009/1223 | text |  | C1B M1B
II/499 |  | Gases (petroleum), butane splitter overheads | 68477-69-0 | 270-750-3 | (EC) 2009/1223 | text |  | C1B M1B
II/500 |  | Gases (petroleum), C2-3 | 68477-70-3 | 270-751-9 | (EC) 2009/1223 | text |  | C1B M1B
II/501 |  | Gases (petroleum), catalytic-cracked gas oil depropaniser bottoms, C4-rich acid-free | 68477-71-4 | 270-752-4 | (EC) 2009/1223 | text |  | C1B M1B
II/502 |  | Gases (petroleum), catalytic-cracked naphtha debutaniser bottoms, C3-5-rich | 68477-72-5 | 270-754-5 | (EC) 2009/1223 | text |  | C1B M1B
II/503 |  | Gases (petroleum), catalytic cracked naphtha depropanizer overhead, C3-rich acid-free | 68477-73-6 | 270-755-0 | (EC) 2009/1223 | text |  | C1B M1B
II/504 |  | Gases (petroleum), catalytic cracker | 68477-74-7 | 270-756-6 | (EC) 2009/1223 | text |  | C1B M1B
II/505 |  | Gases (petroleum), catalytic cracker, C1-5-rich | 68477-75-8 | 270-757-1 | (EC) 2009/1223 | text |  | C1B M1B
II/506 |  | Gases (petroleum), catalytic polymd. naphtha stabilizer overhead, C2-4-rich | 68477-76-9 | 270-758-7 | (EC) 2009/1223 | text |  | C1B M1B
II/507 |  | Gases (petroleum), catalytic reformed naphtha stripper overhead | 68477-77-0 | 270-759-2 | (EC) 2009/1223 | text |  | C1B M1B
II/508 |  | Gases (petroleum), catalytic reformer, C1-4-rich | 68477-79-2 | 270-760-8 | (EC) 2009/1223 | text |  | C1B M1B
II/509 |  | Gases (petroleum), C6-8 catalytic reformer recycle | 68477-80-5 | 270-761-3 | (EC) 2009/1223 | text |  | C1B M1B
II/510 |  | Gases (petroleum), C6-8 catalytic reformer | 68477-81-6 | 270-762-9 | (EC) 2009/1223 | text |  | C1B M1B
II/511 |  | Gases (petroleum), C6-8 catalytic reformer recycle, hydrogen-rich | 68477-82-7 | 270-763-4 | (EC) 2009/1223 | text |  | C1B M1B
II/512 |  | Gases (petroleum), C3-5 olefinic-paraffinic alkylation feed | 68477-83-8 | 270-765-5 | (EC) 2009/1223 | text |  | C1B M1B
II/513 |  | Gases (petroleum), C2-return stream | 68477-84-9 | 270-766-0 | (EC) 2009/1223 | text |  | C1B M1B
II/514 |  | Gases (petroleum), C4-rich | 68477-85-0 | 270-767-6 | (EC) 2009/1223 | text |  | C1B M1B
II/515 |  | Gases (petroleum), deethanizer overheads | 68477-86-1 | 270-768-1 | (EC) 2009/1223 | text |  | C1B M1B
II/516 |  | Gases (petroleum), deisobutanizer tower overheads | 68477-87-2 | 270-769-7 | (EC) 2009/1223 | text |  | C1B M1B
II/517 |  | Gases (petroleum), depropanizer dry, propene-rich | 68477-90-7 | 270-772-3 | (EC) 2009/1223 | text |  | C1B M1B
II/518 |  | Gases (petroleum), depropanizer overheads | 68477-91-8 | 270-773-9 | (EC) 2009/1223 | text |  | C1B M1B
II/519 |  | Gases (petroleum), dry sour, gas-concn. -unit-off | 68477-92-9 | 270-774-4 | (EC) 2009/1223 | text |  | C1B M1B
II/520 |  | Gases (petroleum), gas concn. reabsorber distn., if they contain > 0.1% w/w Butadiene; Gases (petroleum), gas concn. reabsorber distn | 68477-93-0 | 270-776-5 | (EC) 2009/1223 | text |  | C1B M1B
II/521 |  | Gases (petroleum), gas recovery plant depropanizer overheads | 68477-94-1 | 270-777-0 | (EC) 2009/1223 | text |  | C1B M1B
II/522 |  | Gases (petroleum), Girbatol unit feed | 68477-95-2 | 270-778-6 | (EC) 2009/1223 | text |  | C1B M1B
II/523 |  | Gases (petroleum), hydrogen absorber off | 68477-96-3 | 270-779-1 | (EC) 2009/1223 | text |  | C1A M1B
II/524 |  | Gases (petroleum), hydrogen-rich | 68477-97-4 | 270-780-7 | (EC) 2009/1223 | text |  | C1B M1B
II/525 |  | Gases (petroleum), hydrotreater blend oil recycle, hydrogen-nitrogen-rich | 68477-98-5 | 270-781-2 | (EC) 2009/1223 | text |  | C1B M1B
II/526 |  | Gases (petroleum), isomerized naphtha fractionator, C4-rich, hydrogen sulfide-free | 68477-99-6 | 270-782-8 | (EC) 2009/1223 | text |  | C1B M1B
II/527 |  | Gases (petroleum), recycle, hydrogen-rich | 68478-00-2 | 270-783-3 | (EC) 2009/1223 | text |  | C1B M1B
II/528 |  | Gases (petroleum), reformer make-up, hydrogen-rich | 68478-01-3 | 270-784-9 | (EC) 2009/1223 | text |  | C1B M1B
II/529 |  | Gases (petroleum), reforming hydrotreater | 68478-02-4 | 270-785-4 | (EC) 2009/1223 | text |  | C1B M1B
II/530 |  | Gases (petroleum), reforming hydrotreater, hydrogen-methane-rich | 68478-03-5 | 270-787-5 | (EC) 2009/1223 | text |  | C1B M1B
II/531 |  | Gases (petroleum), reforming hydrotreater make-up, hydrogen-rich | 68478-04-6 | 270-788-0 | (EC) 2009/1223 | text |  | C1B M1B
II/532 |  | Gases (petroleum), thermal cracking distn., if they contain > 0.1% w/w Butadiene; Gases (petroleum), thermal cracking distn | 68478-05-7 | 270-789-6 | (EC) 2009/1223 | text |  | C1B M1B
II/533 |  | Tail gas (petroleum), catalytic cracked clarified oil and thermal cracked vacuum residue fractionation reflux drum | 68478-21-7 | 270-802-5 | (EC) 2009/1223 | text |  | C1B M1B
II/534 |  | Tail gas (petroleum), catalytic cracked naphtha stabilization absorber | 68478-22-8 | 270-803-0 | (EC) 2009/1223 | text |  | C1B M1B
II/535 |  | Tail gas (petroleum), catalytic cracker, catalytic reformer and hydrodesulfurized combined fractionater | 68478-24-0 | 270-804-6 | (EC) 2009/1223 | text |  | C1B M1B
II/536 |  | Tail gas (petroleum), catalytic cracker refractionation absorber | 68478-25-1 | 270-805-1 | (EC) 2009/1223 | text |  | C1B M1B
II/537 |  | Tail gas (petroleum), catalytic reformed naphtha fractionation stabilizer | 68478-26-2 | 270-806-7 | (EC) 2009/1223 | text |  | C1B M1B
II/538 |  | Tail gas (petroleum), catalytic reformed naphtha separator | 68478-27-3 | 270-807-2 | (EC) 2009/1223 | text |  | C1B M1B
II/539 |  | Tail gas (petroleum), catalytic reformed naphtha stabilizer | 68478-28-4 | 270-808-8 | (EC) 2009/1223 | text |  | C1B M1B
II/540 |  | Tail gas (petroleum), cracked distillate hydrotreater separator | 68478-29-5 | 270-809-3 | (EC) 2009/1223 | text |  | C1B M1B
II/541 |  | Tail gas (petroleum), hydrodesulfurized straight-run naphtha separator | 68478-30-8 | 270-810-9 | (EC) 2009/1223 | text |  | C1B M1B
II/542 |  | Tail gas (petroleum), saturate gas plant mixed stream, C4-rich | 68478-32-0 | 270-813-5 | (EC) 2009/1223 | text |  | C1B M1B
II/543 |  | Tail gas (petroleum), saturate gas recovery plant, C1-2-rich | 68478-33-1 | 270-814-0 | (EC) 2009/1223 | text |  | C1B M1B
II/544 |  | Tail gas (petroleum), vacuum residues thermal cracker | 68478-34-2 | 270-815-6 | (EC) 2009/1223 | text |  | C1B M1B
II/545 |  | Hydrocarbons, C3-4-rich, petroleum distillate | 68512-91-4 | 270-990-9 | (EC) 2009/1223 | text |  | C1B M1B
II/546 |  | Gases (petroleum), catalytic reformed straight-run naphtha stabilizer overheads | 68513-14-4 | 270-999-8 | (EC) 2009/1223 | text |  | C1B M1B
II/547 |  | Gases (petroleum), full-range straight-run naphtha dehexanizer off | 68513-15-5 | 271-000-8 | (EC) 2009/1223 | text |  | C1B M1B
II/548 |  | Gases (petroleum), hydrocracking depropanizer off, hydrocarbon-rich | 68513-16-6 | 271-001-3 | (EC) 2009/1223 | text |  | C1B M1B
II/549 |  | Gases (petroleum), light straight-run naphtha stabilizer off | 68513-17-7 | 271-002-9 | (EC) 2009/1223 | text |  | C1B M1B
II/550 |  | Gases (petroleum), reformer effluent high-pressure flash drum off | 68513-18-8 | 271-003-4 | (EC) 2009/1223 | text |  | C1B M1B
II/551 |  | Gases (petroleum), reformer effluent low-pressure flash drum off | 68513-19-9 | 271-005-5 | (EC) 2009/1223 | text |  | C1B M1B
II/552 |  | Residues (petroleum), alkylation splitter, C4-rich | 68513-66-6 | 271-010-2 | (EC) 2009/1223 | text |  | C1B M1B
II/553 |  | Hydrocarbons, C1-4 | 68514-31-8 | 271-032-2 | (EC) 2009/1223 | text |  | C1B M1B
II/554 |  | Hydrocarbons, C1-4, sweetened | 68514-36-3 | 271-038-5 | (EC) 2009/1223 | text |  | C1B M1B
II/555 |  | Gases (petroleum), oil refinery gas distn., if they contain > 0.1% w/w Butadiene; Gases (petroleum), oil refinery gas distn | 68527-15-1 | 271-258-1 | (EC) 2009/1223 | text |  | C1B M1B
II/556 |  | Hydrocarbons, C1-3 | 68527-16-2 | 271-259-7 | (EC) 2009/1223 | text |  | C1B M1B
II/557 |  | Hydrocarbons, C1-4, debutanizer fraction | 68527-19-5 | 271-261-8 | (EC) 2009/1223 | text |  | C1B M1B
II/558 |  | Gases (petroleum), benzene unit hydrotreater depentanizer overheads | 68602-82-4 | 271-623-5 | (EC) 2009/1223 | text |  | C1B M1B
II/559 |  | Gases (petroleum), C1-5, wet | 68602-83-5 | 271-624-0 | (EC) 2009/1223 | text |  | C1B M1B
II/560 |  | Gases (petroleum), secondary absorber off, fluidized catalytic cracker overheads | 68602-84-6 | 271-625-6 | (EC) 2009/1223 | text |  | C1B M1B
II/561 |  | Hydrocarbons, C2-4 | 68606-25-7 | 271-734-9 | (EC) 2009/1223 | text |  | C1B M1B
II/562 |  | Hydrocarbons, C3 | 68606-26-8 | 271-735-4 | (EC) 2009/1223 | text |  | C1B M1B
II/563 |  | Gases (petroleum), alkylation feed | 68606-27-9 | 271-737-5 | (EC) 2009/1223 | text |  | C1B M1B
II/564 |  | Gases (petroleum), depropanizer bottoms fractionation off | 68606-34-8 | 271-742-2 | (EC) 2009/1223 | text |  | C1B M1B
II/565 |  | Petroleum products, refinery gases | 68607-11-4 | 271-750-6 | (EC) 2009/1223 | text |  | C1B M1B
II/566 |  | Gases (petroleum), hydrocracking low-pressure separator | 68783-06-2 | 272-182-1 | (EC) 2009/1223 | text |  | C1B M1B
II/567 |  | Gases (petroleum), refinery blend | 68783-07-3 | 272-183-7 | (EC) 2009/1223 | text |  | C1B M1B
II/568 |  | Gases (petroleum), catalytic cracking | 68783-64-2 | 272-203-4 | (EC) 2009/1223 | text |  | C1B M1B
II/569 |  | Gases (petroleum), C2-4, sweetened | 68783-65-3 | 272-205-5 | (EC) 2009/1223 | text |  | C1B M1B
II/570 |  | Gases (petroleum), refinery | 68814-67-5 | 272-338-9 | (EC) 2009/1223 | text |  | C1B M1B
II/571 |  | Gases (petroleum), platformer products separator off | 68814-90-4 | 272-343-6 | (EC) 2009/1223 | text |  | C1B M1B
II/572 |  | Gases (petroleum), hydrotreated sour kerosine depentanizer stabilizer off | 68911-58-0 | 272-775-5 | (EC) 2009/1223 | text |  | C1B M1B
II/573 |  | Gases (petroleum), hydrotreated sour kerosine flash drum | 68911-59-1 | 272-776-0 | (EC) 2009/1223 | text |  | C1B M1B
II/574 |  | Gases (petroleum), crude oil fractionation off | 68918-99-0 | 272-871-7 | (EC) 2009/1223 | text |  | C1B M1B
II/575 |  | Gases (petroleum), dehexanizer off | 68919-00-6 | 272-872-2 | (EC) 2009/1223 | text |  | C1B M1B
II/576 |  | Gases (petroleum), distillate unifiner desulfurization tripper off | 68919-01-7 | 272-873-8 | (EC) 2009/1223 | text |  | C1B M1B
II/577 |  | Gases (petroleum), fluidized catalytic cracker fractionation off | 68919-02-8 | 272-874-3 | (EC) 2009/1223 | text |  | C1B M1B
II/578 |  | Gases (petroleum), fluidized catalytic cracker scrubbing secondary absorber off | 68919-03-9 | 272-875-9 | (EC) 2009/1223 | text |  | C1B M1B
II/579 |  | Gases (petroleum), heavy distillate hydrotreater desulfurization stripper off | 68919-04-0 | 272-876-4 | (EC) 2009/1223 | text |  | C1B M1B
II/580 |  | Gases (petroleum), light straight run gasoline fractionation stabilizer off | 68919-05-1 | 272-878-5 | (EC) 2009/1223 | text |  | C1B M1B
II/581 |  | Gases (petroleum), naphtha unifiner desulfurization stripper off | 68919-06-2 | 272-879-0 | (EC) 2009/1223 | text |  | C1B M1B
II/582 |  | Gases (petroleum), platformer stabilizer off, light ends fractionation | 68919-07-3 | 272-880-6 | (EC) 2009/1223 | text |  | C1B M1B
II/583 |  | Gases (petroleum), preflash tower off, crude distn., if they contain > 0.1% w/w Butadiene; Gases (petroleum), preflash tower off, crude distn | 68919-08-4 | 272-881-1 | (EC) 2009/1223 | text |  | C1B M1B
II/584 |  | Gases (petroleum), straight-run naphtha catalytic reforming off | 68919-09-5 | 272-882-7 | (EC) 2009/1223 | text |  | C1B M1B
II/585 |  | Gases (petroleum), straight-run stabilizer off | 68919-10-8 | 272-883-2 | (EC) 2009/1223 | text |  | C1B M1B
II/586 |  | Gases (petroleum), tar stripper off | 68919-11-9 | 272-884-8 | (EC) 2009/1223 | text |  | C1B M1B
II/587 |  | Gases (petroleum), unifiner stripper off | 68919-12-0 | 272-885-3 | (EC) 2009/1223 | text |  | C1B M1B
II/588 |  | Gases (petroleum), fluidized catalytic cracker splitter overheads | 68919-20-0 | 272-893-7 | (EC) 2009/1223 | text |  | C1B M1B
II/589 |  | Gases (petroleum), catalytic cracked naphtha debutanizer | 68952-76-1 | 273-169-3 | (EC) 2009/1223 | text |  | C1B M1B
II/590 |  | Tail gas (petroleum), catalytic cracked distillate and naphtha stabilizer | 68952-77-2 | 273-170-9 | (EC) 2009/1223 | text |  | C1B M1B
II/591 |  | Tail gas (petroleum), catalytic hydrodesulfurized naphtha separator | 68952-79-4 | 273-173-5 | (EC) 2009/1223 | text |  | C1B M1B
II/592 |  | Tail gas (petroleum), straight-run naphtha hydrodesulfurized | 68952-80-7 | 273-174-0 | (EC) 2009/1223 | text |  | C1B M1B
II/593 |  | Tail gas (petroleum), thermal-cracked distillate, gas oil and naphtha absorber | 68952-81-8 | 273-175-6 | (EC) 2009/1223 | text |  | C1B M1B
II/594 |  | Tail gas (petroleum), thermal cracked hydrocarbon fractionation stabilizer, petroleum coking | 68952-82-9 | 273-176-1 | (EC) 2009/1223 | text |  | C1B M1B
II/595 |  | Gases (petroleum), light steam-cracked, butadiene conc., if they contain > 0.1% w/w Butadiene; Gases (petroleum), light steam-cracked, butadiene conc | 68955-28-2 | 273-265-5 | (EC) 2009/1223 | text |  | C1B M1B
II/596 |  | Gases (petroleum), sponge absorber off, fluidized catalytic cracker and gas oil desulfurizer overhead fractionation | 68955-33-9 | 273-269-7 | (EC) 2009/1223 | text |  | C1B M1B
II/597 |  | Gases (petroleum), straight-run naphtha catalytic reformer stabilizer overhead | 68955-34-0 | 273-270-2 | (EC) 2009/1223 | text |  | C1B M1B
II/598 |  | Gases (petroleum), crude distn. and catalytic cracking | 68989-88-8 | 273-563-5 | (EC) 2009/1223 | text |  | C1B M1B
II/599 |  | Hydrocarbons, C4 | 87741-01-3 | 289-339-5 | (EC) 2009/1223 | text |  | C1B M1B
II/600 |  | Alkanes, C1-4, C3-rich | 90622-55-2 | 292-456-4 | (EC) 2009/1223 | text |  | C1B M1B
II/601 |  | Gases (petroleum), gas oil diethanolamine scrubber off | 92045-15-3 | 295-397-2 | (EC) 2009/1223 | text |  | C1B M1B
II/602 |  | Gases (petroleum), gas oil hydrodesulfurization effluent | 92045-16-4 | 295-398-8 | (EC) 2009/1223 | text |  | C1B M1B
II/603 |  | Gases (petroleum), gas oil hydrodesulfurization purge | 92045-17-5 | 295-399-3 | (EC) 2009/1223 | text |  | C1B M1B
II/604 |  | Gases (petroleum), hydrogenator effluent flash drum off | 92045-18-6 | 295-400-7 | (EC) 2009/1223 | text |  | C1B M1B
II/605 |  | Gases (petroleum), naphtha steam cracking high-pressure residual | 92045-19-7 | 295-401-2 | (EC) 2009/1223 | text |  | C1B M1B
II/606 |  | Gases (petroleum), residue visbaking off | 92045-20-0 | 295-402-8 | (EC) 2009/1223 | text |  | C1B M1B
II/607 |  | Gases (petroleum), steam-cracker C3-rich | 92045-22-2 | 295-404-9 | (EC) 2009/1223 | text |  | C1B M1B
II/608 |  | Hydrocarbons, C4, steam-cracker distillate | 92045-23-3 | 295-405-4 | (EC) 2009/1223 | text |  | C1B M1B
II/609 |  | Petroleum gases, liquefied, sweetened, C4 fraction | 92045-80-2 | 295-463-0 | (EC) 2009/1223 | text |  | C1B M1B
II/610 |  | Hydrocarbons, C4, 1,3-butadiene- and isobutene-free | 95465-89-7 | 306-004-1 | (EC) 2009/1223 | text |  | C1B M1B
II/611 |  | Raffinates (petroleum), steam-cracked C4 fraction cuprous ammonium acetate extn., C3-5 and C3-5 unsatd., butadiene-free | 97722-19-5 | 307-769-4 | (EC) 2009/1223 | text |  | C1B M1B
II/612 | Benzo(a)pyrene | Benzo[def]chrysene | 50-32-8 | 200-028-5 | (EC) 2009/1223 |  |  | C1B M1B R1B
II/613 |  | Pitch, coal tar-petroleum | 68187-57-5 | 269-109-0 | (EC) 2009/1223 | text |  | C1B
II/614 |  | Distillates (coal-petroleum), condensed-ring arom., if they contain > 0.005 % w/w benzo[a]pyrene; Distillates (coal-petroleum), condensed-ring arom | 68188-48-7 | 269-159-3 | (EC) 2009/1223 | text |  | C1A
II/617 |  | Creosote oil, acenaphthene fraction, acenaphthene-free | 90640-85-0 | 292-606-9 | (EC) 2009/1223 | text |  | C1B
II/618 |  | Pitch, coal tar, low-temp., if it contains > 0.005 % w/w benzo[a]pyrene; Pitch, coal tar, low-temp | 90669-57-1 | 292-651-4 | (EC) 2009/1223 | text |  | C1B
II/619 |  | Pitch, coal tar, low-temp., heat-treated | 90669-58-2 | 292-653-5 | (EC) 2009/1223 | text |  | C1B
II/620 |  | Pitch, coal tar, low-temp., oxidized | 90669-59-3 | 292-654-0 | (EC) 2009/1223 | text |  | C1B
II/621 |  | Extract residues (coal), brown | 91697-23-3 | 294-285-0 | (EC) 2009/1223 | text |  | C1B
II/622 |  | Paraffin waxes (coal), brown-coal high-temp. tar | 92045-71-1 | 295-454-1 | (EC) 2009/1223 | text |  | C1B
II/623 |  | Paraffin waxes (coal), brown-coal high-temp. tar, hydrotreated | 92045-72-2 | 295-455-7 | (EC) 2009/1223 | text |  | C1B
II/624 |  | Waste solids, coal-tar pitch coking | 92062-34-5 | 295-549-8 | (EC) 2009/1223 | text |  | C1B
II/625 |  | Pitch, coal tar, high-temp., secondary | 94114-13-3 | 302-650-3 | (EC) 2009/1223 | text |  | C1B
II/626 |  | Residues (coal), liq. solvent extn., if they contain > 0.005 % w/w benzo[a]pyrene; Residues (coal), liq. solvent extn | 94114-46-2 | 302-681-2 | (EC) 2009/1223 | text |  | C1B
II/627 |  | Coal liquids, liq. solvent extn. soln., if they contain > 0,005 % w/w benzo[a]pyrene; Coal liquids, liq. solvent extn. soln | 94114-47-3 | 302-682-8 | (EC) 2009/1223 | text |  | C1B
II/628 |  | Coal liquids, liq. solvent extn., if they contain > 0.005 % w/w benzo[a]pyrene; Coal liquids, liq. solvent extn | 94114-48-4 | 302-683-3 | (EC) 2009/1223 | text |  | C1B
II/629 |  | Paraffin waxes (coal), brown-coal high-temp. tar, carbon-treated | 97926-76-6 | 308-296-6 | (EC) 2009/1223 | text |  | C1B
II/630 |  | Paraffin waxes (coal), brown-coal high-temp tar, clay-treated | 97926-77-7 | 308-297-1 | (EC) 2009/1223 | text |  | C1B
II/631 |  | Paraffin waxes (coal), brown-coal high-temp tar, silicic acid-treated | 97926-78-8 | 308-298-7 | (EC) 2009/1223 | text |  | C1B
II/632 |  | Absorption oils, bicyclo arom. and heterocylic hydrocarbon fraction | 101316-45-4 | 309-851-5 | (EC) 2009/1223 | text |  | C1B
II/633 |  | Aromatic hydrocarbons, C20-28, polycyclic, mixed coal-tar pitch-polyethylene polypropylene pyrolysis-derived | 101794-74-5 | 309-956-6 | (EC) 2009/1223 | text |  | C1B
II/634 |  | Aromatic hydrocarbons, C20-28, polycyclic, mixed coal-tar pitch-polyethylene pyrolysis-derived | 101794-75-6 | 309-957-1 | (EC) 2009/1223 | text |  | C1B
II/635 |  | Aromatic hydrocarbons, C20-28, polycyclic, mixed coal-tar pitch-polystyrene pyrolysis-derived | 101794-76-7 | 309-958-7 | (EC) 2009/1223 | text |  | C1B
II/636 |  | Pitch, coal tar, high-temp., heat-treated | 121575-60-8 | 310-162-7 | (EC) 2009/1223 | text |  | C1B
II/637 |  | Dibenz[a,h]anthracene | 53-70-3 | 200-181-8 | (EC) 2009/1223 |  |  | C1B
II/638 |  | Benz[a]anthracene | 56-55-3 | 200-280-6 | (EC) 2009/1223 |  |  | C1B
II/639 |  | Benzo[e]pyrene | 192-97-2 | 205-892-7 | (EC) 2009/1223 |  |  | C1B
II/640 |  | Benzo[j]fluoranthene | 205-82-3 | 205-910-3 | (EC) 2009/1223 |  |  | C1B
II/641 |  | Benz[e]acephenanthrylene | 205-99-2 | 205-911-9 | (EC) 2009/1223 |  |  | C1B
II/642 |  | Benzo[k]fluoranthene | 207-08-9 | 205-916-6 | (EC) 2009/1223 |  |  | C1B
II/643 |  | Chrysene | 218-01-9 | 205-923-4 | (EC) 2009/1223 |  |  | C1B M2
II/644 |  | 2-Bromopropane | 75-26-3 | 200-855-1 | (EC) 2009/1223 |  |  | R1A
II/645 |  | Trichloroethylene | 79-01-6 | 201-167-4 | (EC) 2009/1223 |  |  | C1B M2
II/646 |  | 1,2-Dibromo-3-chloropropane | 96-12-8 | 202-479-3 | (EC) 2009/1223 |  |  | R1A C1B M1B
II/647 |  | 2,3-Dibromopropan-1-ol | 96-13-9 | 202-480-9 | (EC) 2009/1223 |  |  | C1B R2
II/648 |  | 1,3-Dichloropropan-2-ol | 96-23-1 | 202-491-9 | (EC) 2009/1223 |  |  | C1B
II/649 |  | alpha,alpha,alpha-Trichlorotoluene | 98-07-7 | 202-634-5 | (EC) 2009/1223 |  |  | C1B
II/650 |  | alpha-Chlorotoluene; Benzyl chloride | 100-44-7 | 202-853-6 | (EC) 2009/1223 |  |  | C1B
II/651 |  | 1,2-Dibromoethane | 106-93-4 | 203-444-5 | (EC) 2009/1223 |  |  | C1B
II/652 |  | Hexachlorobenzene | 118-74-1 | 204-273-9 | (EC) 2009/1223 |  |  | C1B
II/653 |  | Bromoethylene; Vinyl bromide | 593-60-2 | 209-800-6 | (EC) 2009/1223 |  |  | C1B
II/654 |  | 1,4-Dichlorobut-2-ene | 764-41-0 | 212-121-8 | (EC) 2009/1223 |  |  | C1B
II/655 |  | Methyloxirane; Propylene oxide | 75-56-9 | 200-879-2 | (EC) 2009/1223 |  |  | C1B M1B
II/656 |  | (Epoxyethyl)benzene; Styrene oxide | 96-09-3 | 202-476-7 | (EC) 2009/1223 |  |  | C1B
II/657 |  | 1-Chloro-2,3-epoxypropane; Epichlorohydrin | 106-89-8 | 203-439-8 | (EC) 2009/1223 |  |  | C1B
II/658 |  | R-1-Chloro-2,3-epoxypropane | 51594-55-9 | 424-280-2 | (EC) 2009/1223 |  |  | C1B
II/659 |  | 1,2-Epoxy-3-phenoxypropane; Phenylglycidyl ether | 122-60-1 | 204-557-2 | (EC) 2009/1223 |  |  | C1B M2
II/660 |  | 2,3-Epoxypropan-1-ol; Glycidol | 556-52-5 | 209-128-3 | (EC) 2009/1223 |  |  | C1B R1B M2
II/661 |  | R-2,3-Epoxy-1-propanol | 57044-25-4 | 404-660-4 | (EC) 2009/1223 |  |  | C1B R1B M2
II/662 |  | 2,2'-Bioxirane; 1,2:3,4-Diepoxybutane | 1464-53-5 | 215-979-1 | (EC) 2009/1223 |  |  | C1B M1B
II/663 |  | (2RS,3RS)-3-(2-Chlorophenyl)-2-(4-fluorophenyl)-[1H-1,2,4-triazol-1-yl)methyl]oxirane; Epoxiconazole | 133855-98-8 | 406-850-2 | (EC) 2009/1223 |  |  | C2 R2
II/664 |  | Chloromethyl methyl ether | 107-30-2 | 203-480-1 | (EC) 2009/1223 |  |  | C1A
II/665 |  | 2-Methoxyethanol | 109-86-4 / 110-49-6 | 203-713-7 / 203-772-9 | (EC) 2009/1223 |  |  | R1B
II/666 | ETHOXYETHANOL | 2-Ethoxyethanol | 110-80-5 / 111-15-9 | 203-804-1 / 203-839-2 | (EC) 2009/1223 |  |  | 
II/667 |  | Oxybis[chloromethane]; bis (Chloromethyl) ether; bis ether; Chloromethyl | 542-88-1 | 208-832-8 | (EC) 2009/1223 |  |  | C1A
II/668 |  | 2-Methoxypropanol | 1589-47-5 | 216-455-5 | (EC) 2009/1223 |  |  | R1B
II/669 |  | Propiolactone | 57-57-8 | 200-340-1 | (EC) 2009/1223 |  |  | C1B
II/670 |  | Dimethylcarbamoyl chloride | 79-44-7 | 201-208-6 | (EC) 2009/1223 |  |  | C1B
II/671 |  | Urethane; Ethyl carbamate | 51-79-6 | 200-123-1 | (EC) 2009/1223 |  |  | C1B
II/674 |  | Methoxyacetic acid | 625-45-6 | 210-894-6 | (EC) 2009/1223 |  |  | R1B
II/675 | DIBUTYL PHTHALATE |  | 84-74-2 | 201-557-4 | (EC) 2009/1223 |  |  | R1B R2
II/676 | DIMETHOXYDIGLYCOL | bis(2-Methoxyethyl) ether | 111-96-6 | 203-924-4 | (EC) 2009/1223 |  |  | R1B
II/677 | DIETHYLHEXYL PHTHALATE; Bis(2-ethylhexyl) phthalate |  | 117-81-7 | 204-211-0 | (EC) 2009/1223 |  |  | R1B
II/678 |  | bis(2-Methoxyethyl) phthalate | 117-82-8 | 204-212-6 | (EC) 2009/1223 |  |  | R1B
II/679 |  | 2-Methoxypropyl acetate | 70657-70-4 | 274-724-2 | (EC) 2009/1223 |  |  | 
II/680 |  | 2-Ethylhexyl[[[3,5-bis(1,1-dimethylethyl)-4-hydroxyphenyl]-methyl]thio]acetate | 80387-97-9 | 279-452-8 | (EC) 2009/1223 |  |  | 
II/681 |  | Acrylamide | 79-06-1 | 201-173-7 | (EC) 2009/1223 | listedElsewhere |  | C1B M1B R2
II/682 |  | Acrylonitrile | 107-13-1 | 203-466-5 | (EC) 2009/1223 |  |  | C1B
II/683 |  | 2-Nitropropane | 79-46-9 | 201-209-1 | (EC) 2009/1223 |  |  | C1B
II/684 |  | Dinoseb | 88-85-7 | 201-861-7 | (EC) 2009/1223 | listedElsewhere |  | R1B
II/685 |  | 2-Nitroanisole | 91-23-6 | 202-052-1 | (EC) 2009/1223 |  |  | C1B
II/686 |  | 4-Nitrobiphenyl | 92-93-3 | 202-204-7 | (EC) 2009/1223 |  |  | C1B
II/687 |  | 2,4-Dinitrotoluene; Dinitrotoluene, technical grade | 121-14-2 / 25321-14-6 | 204-450-0 / 246-836-1 | (EC) 2009/1223 |  |  | C1B M2 R2
II/688 |  | Binapacryl | 485-31-4 | 207-612-9 | (EC) 2009/1223 |  |  | R1B
II/689 |  | 2-Nitronaphthalene | 581-89-5 | 209-474-5 | (EC) 2009/1223 |  |  | C1B
II/690 |  | 2,3-Dinitrotoluene | 602-01-7 | 210-013-5 | (EC) 2009/1223 |  |  | C1B M2 R2
II/691 |  | 5-Nitroacenaphthene | 602-87-9 | 210-025-0 | (EC) 2009/1223 |  |  | C1B
II/692 |  | 2,6-Dinitrotoluene | 606-20-2 | 210-106-0 | (EC) 2009/1223 |  |  | C1B M2 R2
II/693 |  | 3,4-Dinitrotoluene | 610-39-9 | 210-222-1 | (EC) 2009/1223 |  |  | C1B M2 R2
II/694 |  | 3,5-Dinitrotoluene | 618-85-9 | 210-566-2 | (EC) 2009/1223 |  |  | C1B M2 R2
II/695 |  | 2,5-Dinitrotoluene | 619-15-8 | 210-581-4 | (EC) 2009/1223 |  |  | C1B M2 R2
II/696 |  | Dinoterb | 1420-07-1 | 215-813-8 | (EC) 2009/1223 |  |  | R1B
II/697 |  | Nitrofen | 1836-75-5 | 217-406-0 | (EC) 2009/1223 |  |  | C1B R1B
II/699 |  | Diazomethane | 334-88-3 | 206-382-7 | (EC) 2009/1223 |  |  | C1B
II/700 | DISPERSE BLUE 1 | 1,4,5,8-Tetraaminoanthraquinone | 2475-45-8 | 219-603-7 | (EC) 2009/1223 |  |  | C1B
II/702 |  | 1-Methyl-3-nitro-1-nitrosoguanidine | 70-25-7 | 200-730-1 | (EC) 2009/1223 |  |  | C1B
II/705 |  | 4,4'-Methylenedianiline | 101-77-9 | 202-974-4 | (EC) 2009/1223 |  |  | C1B M2
II/706 |  | 4,4'-(4-Iminocyclohexa-2,5-dienylidenemethylene) dianiline hydrochloride | 569-61-9 | 209-321-2 | (EC) 2009/1223 |  |  | C1B
II/707 |  | 4,4'-Methylenedi-o-toluidine | 838-88-0 | 212-658-8 | (EC) 2009/1223 |  |  | C1B
II/708 |  | o-Anisidine | 90-04-0 | 201-963-1 | (EC) 2009/1223 |  |  | C1B M2
II/709 |  | 3,3'-Dimethoxybenzidine; ortho-Dianisidine | 119-90-4 | 204-355-4 | (EC) 2009/1223 |  |  | C1B
II/711 |  | o-Dianisidine based azo dyes |  |  | (EC) 2009/1223 |  |  | 
II/712 |  | 3,3'-Dichlorobenzidine | 91-94-1 | 202-109-0 | (EC) 2009/1223 |  |  | C1B
II/713 |  | Benzidine dihydrochloride | 531-85-1 | 208-519-6 | (EC) 2009/1223 |  |  | C1A
II/714 |  | [[1,1'-Biphenyl]-4,4'-diyl]diammonium sulphate | 531-86-2 | 208-520-1 | (EC) 2009/1223 |  |  | C1A
II/715 |  | 3,3'-Dichlorobenzidine dihydrochloride | 612-83-9 | 210-323-0 | (EC) 2009/1223 |  |  | 
II/716 |  | Benzidine sulphate | 21136-70-9 | 244-236-4 | (EC) 2009/1223 |  |  | C1A
II/717 |  | Benzidine acetate | 36341-27-2 | 252-984-8 | (EC) 2009/1223 |  |  | C1A
II/718 |  | 3,3'-Dichlorobenzidine dihydrogen bis(sulphate) | 64969-34-2 | 265-293-1 | (EC) 2009/1223 |  |  | 
II/719 |  | 3,3'-Dichlorobenzidine sulphate | 74332-73-3 | 277-822-3 | (EC) 2009/1223 |  |  | 
II/720 |  | Benzidine based azo dyes |  |  | (EC) 2009/1223 |  |  | 
II/721 |  | 4,4'-Bi-o-toluidine; ortho-Tolidine | 119-93-7 | 204-358-0 | (EC) 2009/1223 |  |  | C1B
II/722 |  | 4,4'-Bi-o-toluidine dihydrochloride | 612-82-8 | 210-322-5 | (EC) 2009/1223 |  |  | C1B
II/723 |  | [3,3'-Dimethyl[1,1'-biphenyl]-4,4'-diyl]diammonium bis(hydrogen sulphate) | 64969-36-4 | 265-294-7 | (EC) 2009/1223 |  |  | C1B
II/724 |  | 4,4'-Bi-o-toluidine sulphate | 74753-18-7 | 277-985-0 | (EC) 2009/1223 |  |  | C1B
II/725 |  | o-Toluidine based dyes |  |  | (EC) 2009/1223 |  |  | 
II/726 |  | Biphenyl-4-ylamine; 4-Aminobiphenyl | 92-67-1 | 202-177-1 | (EC) 2009/1223 |  |  | C1A
II/727 |  | Azobenzene | 103-33-3 | 203-102-5 | (EC) 2009/1223 |  |  | C1B M2
II/728 |  | (Methyl-ONN-azoxy)methyl acetate | 592-62-1 | 209-765-7 | (EC) 2009/1223 |  |  | C1B R1B
II/729 |  | Cycloheximide | 66-81-9 | 200-636-0 | (EC) 2009/1223 |  |  | R1B M2
II/730 |  | 2-Methylaziridine; propyleneimine | 75-55-8 | 200-878-7 | (EC) 2009/1223 |  |  | C1B
II/731 |  | Imidazolidine-2-thione; Ethylene thiourea | 96-45-7 | 202-506-9 | (EC) 2009/1223 |  |  | R1B
II/732 |  | Furan | 110-00-9 | 203-727-3 | (EC) 2009/1223 |  |  | C1B M2
II/733 |  | Aziridine | 151-56-4 | 205-793-9 | (EC) 2009/1223 |  |  | C1B M1B
II/734 |  | Captafol | 2425-06-1 | 219-363-3 | (EC) 2009/1223 |  |  | C1B
II/735 |  | Carbadox | 6804-07-5 | 229-879-0 | (EC) 2009/1223 |  |  | C1B
II/736 |  | Flumioxazin | 103361-09-7 | 600-425-7 | (EC) 2009/1223 |  |  | R1B
II/737 |  | Tridemorph | 24602-86-6 | 246-347-3 | (EC) 2009/1223 |  |  | R1B
II/738 |  | Vinclozolin | 50471-44-8 | 256-599-6 | (EC) 2009/1223 |  |  | R1B C2
II/739 |  | Fluazifop-butyl | 69806-50-4 | 274-125-6 | (EC) 2009/1223 |  |  | R1B
II/740 |  | Flusilazole | 85509-19-9 | 617-717-5 | (EC) 2009/1223 |  |  | R1B C2
II/741 |  | 1,3,5-Tris(oxiranylmethyl)-1,3,5-triazine-2,4,6(1H,3H,5H)-trione; TGIC | 2451-62-9 | 219-514-3 | (EC) 2009/1223 |  |  | M1B
II/742 |  | Thioacetamide | 62-55-5 | 200-541-4 | (EC) 2009/1223 |  |  | C1B
II/744 |  | Formamide | 75-12-7 | 200-842-0 | (EC) 2009/1223 |  |  | R1B
II/745 | METHYL ACETAMIDE | N-Methylacetamide | 79-16-3 | 201-182-6 | (EC) 2009/1223 |  |  | R1B
II/746 |  | N-Methylformamide | 123-39-7 | 204-624-6 | (EC) 2009/1223 |  |  | R1B
II/747 |  | N,N-Dimethylacetamide | 127-19-5 | 204-826-4 | (EC) 2009/1223 |  |  | R1B
II/748 |  | Hexamethylphosphoric-triamide | 680-31-9 | 211-653-8 | (EC) 2009/1223 |  |  | C1B M1B
II/749 |  | Diethyl sulphate | 64-67-5 | 200-589-6 | (EC) 2009/1223 |  |  | C1B M1B
II/750 |  | Dimethyl sulphate | 77-78-1 | 201-058-1 | (EC) 2009/1223 |  |  | C1B M2
II/751 |  | 1,3-Propanesultone | 1120-71-4 | 214-317-9 | (EC) 2009/1223 |  |  | C1B
II/752 |  | Dimethylsulphamoyl-chloride | 13360-57-1 | 236-412-4 | (EC) 2009/1223 |  |  | C1B
II/753 |  | Sulfallate | 95-06-7 | 202-388-9 | (EC) 2009/1223 |  |  | C1B
II/754 |  | A mixture of: 4-[[bis-(4-Fluorophenyl)methylsilyl]methyl]-4H-1,2,4-triazole and 1-[[bis-(4-fluorophenyl)methylsilyl]methyl]-1H-1,2,4-triazole |  | 403-250-2 | (EC) 2009/1223 |  |  | R1B C2
II/755 |  | (+/-)-Tetrahydrofurfuryl -(R)-2-[4-(6-chloroquinoxalin-2-yloxy)phenyloxy]propionate; Quizalofop-P-tefuryl | 119738-06-6 | 414-200-4 | (EC) 2009/1223 |  |  | R1B M2
II/756 |  | 6-Hydroxy-1-(3-Isopropoxypropyl)-4-methyl-2-oxo-5-[4-(phenylazo)phenylazo]-1,2-dihydro-3-pyridinecarbonitrile | 85136-74-9 | 400-340-3 | (EC) 2009/1223 |  |  | C1B
II/757 |  | (6-(4-Hydroxy-3-(2-methoxyphenylazo)-2-sulfonato-7-naphthylamino)-1,3,5-triazine-2,4-diyl)bis[(amino-1-methylethyl)ammonium] formate | 108225-03-2 | 402-060-7 | (EC) 2009/1223 |  |  | C1B
II/758 |  | Trisodium [4'-(8-acetylamino-3,6-disulfonato-2-naphthylazo)-4''-(6-benzoylamino-3-sulfonato-2-naphthylazo)-biphenyl-1,3',3'',1'''-tetraolato-O,O',O'',O''']copper(II) |  | 413-590-3 | (EC) 2009/1223 |  |  | C1B
II/759 |  | A mixture of: N-[3-hydroxy-2-(2-methylacryloylaminomethoxy)propoxymethyl]-2-methylacrylamide and N-[2,3-bis-(2-methylacryloylaminomethoxy)propoxymethyl]-2-methylacrylamide and methacrylamide and 2-methyl-N-(2-methylacryloylaminomethoxymethyl)-acrylamide and N-(2,3-dihydroxypropoxymethyl)-2-methylacrylamide |  | 412-790-8 | (EC) 2009/1223 |  |  | C1B M2
II/760 |  | 1,3,5-tris-[(2S; 2R)-2,3-Epoxypropyl]-1,3,5-triazine-2,4,6-(1H,3H,5H)-trione | 59653-74-6 | 423-400-0 | (EC) 2009/1223 |  |  | M1B
II/761 |  | Erionite | 12510-42-8 |  | (EC) 2009/1223 |  |  | C1A
II/762 |  | Crocidolite | 12001-28-4 | 601-649-8 | (EC) 2009/1223 |  |  | C1A
II/763 |  | Petroleum | 8002-05-9 | 232-298-5 | (EC) 2009/1223 |  |  | C1B
II/764 |  | Distillates (petroleum), heavy hydrocracked | 64741-76-0 | 265-077-7 | (EC) 2009/1223 | text |  | C1B
II/765 |  | Distillates (petroleum), solvent-refined heavy paraffinic | 64741-88-4 | 265-090-8 | (EC) 2009/1223 | text |  | C1B
II/766 |  | Distillates (petroleum), solvent-refined light paraffinic | 64741-89-5 | 265-091-3 | (EC) 2009/1223 | text |  | C1B
II/767 |  | Residual oils (petroleum), solvent deasphalted | 64741-95-3 | 265-096-0 | (EC) 2009/1223 | text |  | C1B
II/768 |  | Distillates (petroleum), solvent-refined heavy naphthenic | 64741-96-4 | 265-097-6 | (EC) 2009/1223 | text |  | C1B
II/769 |  | Distillates (petroleum), solvent-refined light naphthenic | 64741-97-5 | 265-098-1 | (EC) 2009/1223 | text |  | C1B
II/770 |  | Residual oils (petroleum), solvent-refined | 64742-01-4 | 265-101-6 | (EC) 2009/1223 | text |  | C1B
II/771 |  | Distillates (petroleum), clay-treated heavy paraffinic | 64742-36-5 | 265-137-2 | (EC) 2009/1223 | text |  | C1B
II/772 |  | Distillates (petroleum), clay-treated light paraffinic | 64742-37-6 | 265-138-8 | (EC) 2009/1223 | text |  | C1B
II/773 |  | Residual oils (petroleum), clay-treated | 64742-41-2 | 265-143-5 | (EC) 2009/1223 | text |  | C1B
II/774 |  | Distillates (petroleum), clay-treated heavy naphthenic | 64742-44-5 | 265-146-1 | (EC) 2009/1223 | text |  | C1B
II/775 |  | Distillates (petroleum), clay-treated light naphthenic | 64742-45-6 | 265-147-7 | (EC) 2009/1223 | text |  | C1B
II/776 |  | Distillates (petroleum), hydrotreated heavy naphthenic | 64742-52-5 | 265-155-0 | (EC) 2009/1223 | text |  | C1B
II/777 |  | Distillates (petroleum), hydrotreated light naphthenic | 64742-53-6 | 265-156-6 | (EC) 2009/1223 | text |  | C1B
II/778 |  | Distillates (petroleum), hydrotreated heavy paraffinic | 64742-54-7 | 265-157-1 | (EC) 2009/1223 | text |  | C1B
II/779 |  | Distillates (petroleum), hydrotreated light paraffinic | 64742-55-8 | 265-158-7 | (EC) 2009/1223 | text |  | C1B
II/780 |  | Distillates (petroleum), solvent-dewaxed light paraffinic | 64742-56-9 | 265-159-2 | (EC) 2009/1223 | text |  | C1B
II/781 |  | Residual oils (petroleum), hydrotreated | 64742-57-0 | 265-160-8 | (EC) 2009/1223 | text |  | C1B
II/782 |  | Residual oils (petroleum), solvent-dewaxed | 64742-62-7 | 265-166-0 | (EC) 2009/1223 | text |  | C1B
II/783 |  | Distillates (petroleum), solvent-dewaxed heavy naphthenic | 64742-63-8 | 265-167-6 | (EC) 2009/1223 | text |  | C1B
II/784 |  | Distillates (petroleum), solvent-dewaxed light naphthenic | 64742-64-9 | 265-168-1 | (EC) 2009/1223 | text |  | C1B
II/785 |  | Distillates (petroleum), solvent-dewaxed heavy paraffinic | 64742-65-0 | 265-169-7 | (EC) 2009/1223 | text |  | C1B
II/786 |  | Foots oil | 64742-67-2 | 265-171-8 | (EC) 2009/1223 | text |  | C1B
II/787 |  | Naphthenic oils (petroleum), catalytic dewaxed heavy | 64742-68-3 | 265-172-3 | (EC) 2009/1223 | text |  | C1B
II/788 |  | Naphthenic oils (petroleum), catalytic dewaxed light | 64742-69-4 | 265-173-9 | (EC) 2009/1223 | text |  | C1B
II/789 |  | Paraffin oils (petroleum), catalytic dewaxed heavy | 64742-70-7 | 265-174-4 | (EC) 2009/1223 | text |  | C1B
II/790 |  | Paraffin oils (petroleum), catalytic dewaxed light | 64742-71-8 | 265-176-5 | (EC) 2009/1223 | text |  | C1B
II/791 |  | Naphthenic oils (petroleum), complex dewaxed heavy | 64742-75-2 | 265-179-1 | (EC) 2009/1223 | text |  | C1B
II/792 |  | Naphthenic oils (petroleum), complex dewaxed light | 64742-76-3 | 265-180-7 | (EC) 2009/1223 | text |  | C1B
II/793 |  | Extracts (petroleum), heavy naphthenic distillate solvent, arom. conc., if they contain > 3 % w/w DMSO extract; Extracts (petroleum), heavy naphthenic distillate solvent, arom. conc | 68783-00-6 | 272-175-3 | (EC) 2009/1223 | text |  | C1B
II/794 |  | Extracts (petroleum), solvent-refined heavy paraffinic distillate solvent | 68783-04-0 | 272-180-0 | (EC) 2009/1223 | text |  | C1B
II/795 |  | Extracts (petroleum), heavy paraffinic distillates, solvent-deasphalted | 68814-89-1 | 272-342-0 | (EC) 2009/1223 | text |  | C1B
II/796 |  | Lubricating oils (petroleum), C20-50, hydrotreated neutral oil-based, high-viscosity | 72623-85-9 | 276-736-3 | (EC) 2009/1223 | text |  | C1B
II/797 |  | Lubricating oils (petroleum), C15-30, hydrotreated neutral oil-based | 72623-86-0 | 276-737-9 | (EC) 2009/1223 | text |  | C1B
II/798 |  | Lubricating oils (petroleum), C20-50, hydrotreated neutral oil-based | 72623-87-1 | 276-738-4 | (EC) 2009/1223 | text |  | C1B
II/799 |  | Lubricating oils | 74869-22-0 | 278-012-2 | (EC) 2009/1223 | text |  | C1B
II/800 |  | Distillates (petroleum), complex dewaxed heavy paraffinic | 90640-91-8 | 292-613-7 | (EC) 2009/1223 | text |  | C1B
II/801 |  | Distillates (petroleum), complex dewaxed light paraffinic | 90640-92-9 | 292-614-2 | (EC) 2009/1223 | text |  | C1B
II/802 |  | Distillates (petroleum), solvent dewaxed heavy paraffinic, clay-treated | 90640-94-1 | 292-616-3 | (EC) 2009/1223 | text |  | C1B
II/803 |  | Hydrocarbons, C20-50, solvent dewaxed heavy paraffinic, hydrotreated | 90640-95-2 | 292-617-9 | (EC) 2009/1223 | text |  | C1B
II/804 |  | Distillates (petroleum), solvent dewaxed light paraffinic, clay-treated | 90640-96-3 | 292-618-4 | (EC) 2009/1223 | text |  | C1B
II/805 |  | Distillates (petroleum), solvent dewaxed light paraffinic, hydrotreated | 90640-97-4 | 292-620-5 | (EC) 2009/1223 | text |  | C1B
II/806 |  | Extracts (petroleum), heavy naphthenic distillate solvent, hydrotreated | 90641-07-9 | 292-631-5 | (EC) 2009/1223 | text |  | C1B
II/807 |  | Extracts (petroleum), heavy paraffinic distillate solvent, hydrotreated | 90641-08-0 | 292-632-0 | (EC) 2009/1223 | text |  | C1B
II/808 |  | Extracts (petroleum), light paraffinic distillate solvent, hydrotreated | 90641-09-1 | 292-633-6 | (EC) 2009/1223 | text |  | C1B
II/809 |  | Residual oils (petroleum), hydrotreated solvent dewaxed | 90669-74-2 | 292-656-1 | (EC) 2009/1223 | text |  | C1B
II/810 |  | Residual oils (petroleum), catalytic dewaxed | 91770-57-9 | 294-843-3 | (EC) 2009/1223 | text |  | C1B
II/811 |  | Distillates (petroleum), dewaxed heavy paraffinic, hydrotreated | 91995-39-0 | 295-300-3 | (EC) 2009/1223 | text |  | C1B
II/812 |  | Distillates (petroleum), dewaxed light paraffinic, hydrotreated | 91995-40-3 | 295-301-9 | (EC) 2009/1223 | text |  | C1B
II/813 |  | Distillates (petroleum), hydrocracked solvent-refined, dewaxed | 91995-45-8 | 295-306-6 | (EC) 2009/1223 | text |  | C1B
II/814 |  | Distillates (petroleum), solvent-refined light naphthenic, hydrotreated | 91995-54-9 | 295-316-0 | (EC) 2009/1223 | text |  | C1B
II/815 |  | Extracts (petroleum), hydrotreated light paraffinic distillate solvent | 91995-73-2 | 295-335-4 | (EC) 2009/1223 | text |  | C1B
II/816 |  | Extracts (petroleum), light naphthenic distillate solvent, hydrodesulfurised | 91995-75-4 | 295-338-0 | (EC) 2009/1223 | text |  | C1B
II/817 |  | Extracts (petroleum), light paraffinic distillate solvent, acid-treated | 91995-76-5 | 295-339-6 | (EC) 2009/1223 | text |  | C1B
II/818 |  | Extracts (petroleum), light paraffinic distillate solvent, hydrodesulfurised | 91995-77-6 | 295-340-1 | (EC) 2009/1223 | text |  | C1B
II/819 |  | Extracts (petroleum), light vacuum gas oil solvent, hydrotreated | 91995-79-8 | 295-342-2 | (EC) 2009/1223 | text |  | C1B
II/820 |  | Foots oil (petroleum), hydrotreated | 92045-12-0 | 295-394-6 | (EC) 2009/1223 | text |  | C1B
II/821 |  | Lubricating oils (petroleum), C17-35, solvent-extd., dewaxed, hydrotreated | 92045-42-6 | 295-423-2 | (EC) 2009/1223 | text |  | C1B
II/822 |  | Lubricating oils (petroleum), hydrocracked nonarom solvent-deparaffined | 92045-43-7 | 295-424-8 | (EC) 2009/1223 | text |  | C1B
II/823 |  | Residual oils (petroleum), hydrocracked acid-treated solvent-dewaxed | 92061-86-4 | 295-499-7 | (EC) 2009/1223 | text |  | C1B
II/824 |  | Paraffin oils (petroleum), solvent-refined dewaxed heavy | 92129-09-4 | 295-810-6 | (EC) 2009/1223 | text |  | C1B
II/825 |  | Extracts (petroleum), heavy paraffinic distillate solvent, clay-treated | 92704-08-0 | 296-437-1 | (EC) 2009/1223 | text |  | C1B
II/826 |  | Lubricating oils (petroleum), base oils, paraffinic | 93572-43-1 | 297-474-6 | (EC) 2009/1223 | text |  | C1B
II/827 |  | Extracts (petroleum), heavy naphthenic distillate solvent, hydrodesulfurised | 93763-10-1 | 297-827-4 | (EC) 2009/1223 | text |  | C1B
II/828 |  | Extracts (petroleum), solvent-dewaxed heavy paraffinic distillate solvent, hydrodesulfurised | 93763-11-2 | 297-829-5 | (EC) 2009/1223 | text |  | C1B
II/829 |  | Hydrocarbons, hydrocracked paraffinic distn. residues, solvent-dewaxed | 93763-38-3 | 297-857-8 | (EC) 2009/1223 | text |  | C1B
II/830 |  | Foots oil (petroleum), acid-treated | 93924-31-3 | 300-225-7 | (EC) 2009/1223 | text |  | C1B
II/831 |  | Foots oil (petroleum), clay-treated | 93924-32-4 | 300-226-2 | (EC) 2009/1223 | text |  | C1B
II/832 |  | Hydrocarbons, C20-50, residual oil hydrogenation vacuum distillate | 93924-61-9 | 300-257-1 | (EC) 2009/1223 | text |  | C1B
II/833 |  | Distillates (petroleum), solvent-refined hydrotreated heavy, hydrogenated | 94733-08-1 | 305-588-5 | (EC) 2009/1223 | text |  | C1B
II/834 |  | Distillates (petroleum), solvent-refined hydrocracked light | 94733-09-2 | 305-589-0 | (EC) 2009/1223 | text |  | C1B
II/835 |  | Lubricating oils (petroleum), C18-40, solvent-dewaxed hydrocracked distillate-based | 94733-15-0 | 305-594-8 | (EC) 2009/1223 | text |  | C1B
II/836 |  | Lubricating oils (petroleum), C18-40, solvent-dewaxed hydrogenated raffinate-based | 94733-16-1 | 305-595-3 | (EC) 2009/1223 | text |  | C1B
II/837 |  | Hydrocarbons, C13-30, arom.-rich, solvent-extd. naphthenic distillate | 95371-04-3 | 305-971-7 | (EC) 2009/1223 | text |  | C1B
II/838 |  | Hydrocarbons, C16-32, arom. rich, solvent-extd. naphthenic distillate | 95371-05-4 | 305-972-2 | (EC) 2009/1223 | text |  | C1B
II/839 |  | Hydrocarbons, C37-68, dewaxed deasphalted hydrotreated vacuum distn. Residues | 95371-07-6 | 305-974-3 | (EC) 2009/1223 | text |  | C1B
II/840 |  | Hydrocarbons, C37-65, hydrotreated deasphalted vacuum distn. Residues | 95371-08-7 | 305-975-9 | (EC) 2009/1223 | text |  | C1B
II/841 |  | Distillates (petroleum), hydrocracked solvent-refined light | 97488-73-8 | 307-010-7 | (EC) 2009/1223 | text |  | C1B
II/842 |  | Distillates (petroleum), solvent-refined hydrogenated heavy | 97488-74-9 | 307-011-2 | (EC) 2009/1223 | text |  | C1B
II/843 |  | Lubricating oils (petroleum), C18-27, hydrocracked solvent-dewaxed | 97488-95-4 | 307-034-8 | (EC) 2009/1223 | text |  | C1B
II/844 |  | Hydrocarbons, C17-30, hydrotreated solvent-deasphalted atm. distn. residue, distn. lights | 97675-87-1 | 307-661-7 | (EC) 2009/1223 | text |  | C1B
II/845 |  | Hydrocarbons, C17-40, hydrotreated solvent-deasphalted distn. residue, vacuum distn. lights | 97722-06-0 | 307-755-8 | (EC) 2009/1223 | text |  | C1B
II/846 |  | Hydrocarbons, C13-27, solvent-extd. light naphthenic | 97722-09-3 | 307-758-4 | (EC) 2009/1223 | text |  | C1B
II/847 |  | Hydrocarbons, C14-29, solvent-extd. light naphthenic | 97722-10-6 | 307-760-5 | (EC) 2009/1223 | text |  | C1B
II/848 |  | Foots oil (petroleum), carbon-treated | 97862-76-5 | 308-126-0 | (EC) 2009/1223 | text |  | C1B
II/849 |  | Foots oil (petroleum), silicic acid-treated | 97862-77-6 | 308-127-6 | (EC) 2009/1223 | text |  | C1B
II/850 |  | Hydrocarbons, C27-42, dearomatized | 97862-81-2 | 308-131-8 | (EC) 2009/1223 | text |  | C1B
II/851 |  | Hydrocarbons, C17-30, hydrotreated distillates, distn. Lights | 97862-82-3 | 308-132-3 | (EC) 2009/1223 | text |  | C1B
II/852 |  | Hydrocarbons, C27-45, naphthenic vacuum distn,. if they contain > 3 % w/w DMSO extract; Hydrocarbons, C27-45, naphthenic vacuum distn | 97862-83-4 | 308-133-9 | (EC) 2009/1223 | text |  | C1B
II/853 |  | Hydrocarbons, C27-45, dearomatised | 97926-68-6 | 308-287-7 | (EC) 2009/1223 | text |  | C1B
II/854 |  | Hydrocarbons, C20-58, hydrotreated | 97926-70-0 | 308-289-8 | (EC) 2009/1223 | text |  | C1B
II/855 |  | Hydrocarbons, C27-42, naphthenic | 97926-71-1 | 308-290-3 | (EC) 2009/1223 | text |  | C1B
II/856 |  | Extracts (petroleum), light paraffinic distillate solvent, carbon-treated | 100684-02-4 | 309-672-2 | (EC) 2009/1223 | text |  | C1B
II/857 |  | Extracts (petroleum), light paraffinic distillate solvent, clay-treated | 100684-03-5 | 309-673-8 | (EC) 2009/1223 | text |  | C1B
II/858 |  | Extracts (petroleum), light vacuum, gas oil solvent, carbon-treated | 100684-04-6 | 309-674-3 | (EC) 2009/1223 | text |  | C1B
II/859 |  | Extracts (petroleum), light vacuum gas oil solvent, clay-treated | 100684-05-7 | 309-675-9 | (EC) 2009/1223 | text |  | C1B
II/860 |  | Residual oils (petroleum), carbon-treated solvent-dewaxed | 100684-37-5 | 309-710-8 | (EC) 2009/1223 | text |  | C1B
II/861 |  | Residual oils (petroleum), clay-treated solvent-dewaxed | 100684-38-6 | 309-711-3 | (EC) 2009/1223 | text |  | C1B
II/862 |  | Lubricating oils (petroleum), C>25, solvent-extd., deasphalted, dewaxed, hydrogenated | 101316-69-2 | 309-874-0 | (EC) 2009/1223 | text |  | C1B
II/863 |  | Lubricating oils (petroleum), C17-32, solvent-extd., dewaxed, hydrogenated | 101316-70-5 | 309-875-6 | (EC) 2009/1223 | text |  | C1B
II/864 |  | Lubricating oils (petroleum), C20-35, solvent-extd., dewaxed, hydrogenated | 101316-71-6 | 309-876-1 | (EC) 2009/1223 | text |  | C1B
II/865 |  | Lubricating oils (petroleum), C24-50, solvent-extd., dewaxed, hydrogenated | 101316-72-7 | 309-877-7 | (EC) 2009/1223 | text |  | C1B
II/866 |  | Distillates (petroleum), sweetened middle | 64741-86-2 | 265-088-7 | (EC) 2009/1223 | text |  | C1B
II/867 |  | Gas oils (petroleum), solvent-refined | 64741-90-8 | 265-092-9 | (EC) 2009/1223 | text |  | C1B
II/868 |  | Distillates (petroleum), solvent-refined middle | 64741-91-9 | 265-093-4 | (EC) 2009/1223 | text |  | C1B
II/869 |  | Gas oils (petroleum), acid-treated | 64742-12-7 | 265-112-6 | (EC) 2009/1223 | text |  | C1B
II/870 |  | Distillates (petroleum), acid-treated middle | 64742-13-8 | 265-113-1 | (EC) 2009/1223 | text |  | C1B
II/871 |  | Distillates (petroleum), acid-treated light | 64742-14-9 | 265-114-7 | (EC) 2009/1223 | text |  | C1B
II/872 |  | Gas oils (petroleum), chemically neutralized | 64742-29-6 | 265-129-9 | (EC) 2009/1223 | text |  | C1B
II/873 |  | Distillates (petroleum), chemically neutralised middle | 64742-30-9 | 265-130-4 | (EC) 2009/1223 | text |  | C1B
II/874 |  | Distillates (petroleum), clay-treated middle | 64742-38-7 | 265-139-3 | (EC) 2009/1223 | text |  | C1B
II/875 |  | Distillates (petroleum), hydrotreated middle | 64742-46-7 | 265-148-2 | (EC) 2009/1223 | text |  | C1B
II/876 |  | Gas oils (petroleum), hydrodesulfurized | 64742-79-6 | 265-182-8 | (EC) 2009/1223 | text |  | C1B
II/877 |  | Distillates (petroleum), hydrodesulfurised middle | 64742-80-9 | 265-183-3 | (EC) 2009/1223 | text |  | C1B
II/878 |  | Distillates (petroleum), catalytic reformer fractionator residue, high-boiling | 68477-29-2 | 270-719-4 | (EC) 2009/1223 | text |  | C1B
II/879 |  | Distillates (petroleum), catalytic reformer fractionator residue, intermediate-boiling | 68477-30-5 | 270-721-5 | (EC) 2009/1223 | text |  | C1B
II/880 |  | Distillates (petroleum), catalytic reformer fractionator residue, low-boiling | 68477-31-6 | 270-722-0 | (EC) 2009/1223 | text |  | C1B
II/881 |  | Alkanes, C12-26-branched and linear | 90622-53-0 | 292-454-3 | (EC) 2009/1223 | text |  | C1B
II/882 |  | Distillates (petroleum), highly refined middle | 90640-93-0 | 292-615-8 | (EC) 2009/1223 | text |  | C1B
II/883 |  | Distillates (petroleum), catalytic reformer, heavy arom. conc | 91995-34-5 | 295-294-2 | (EC) 2009/1223 | text |  | C1B
II/884 |  | Gas oils, paraffinic | 93924-33-5 | 300-227-8 | (EC) 2009/1223 | text |  | C1B
II/885 |  | Naphtha (petroleum), solvent-refined hydrodesulfurised heavy | 97488-96-5 | 307-035-3 | (EC) 2009/1223 | text |  | C1B
II/886 |  | Hydrocarbons, C16-20, hydrotreated middle distillate, distn. Lights | 97675-85-9 | 307-659-6 | (EC) 2009/1223 | text |  | C1B
II/887 |  | Hydrocarbons, C12-20, hydrotreated paraffinic, distn. lights | 97675-86-0 | 307-660-1 | (EC) 2009/1223 | text |  | C1B
II/888 |  | Hydrocarbons, C11-17, solvent-extd. light naphthenic | 97722-08-2 | 307-757-9 | (EC) 2009/1223 | text |  | C1B
II/889 |  | Gas oils, hydrotreated | 97862-78-7 | 308-128-1 | (EC) 2009/1223 | text |  | C1B
II/890 |  | Distillates (petroleum), carbon-treated light paraffinic | 100683-97-4 | 309-667-5 | (EC) 2009/1223 | text |  | C1B
II/891 |  | Distillates (petroleum), intermediate paraffinic, carbon-treated | 100683-98-5 | 309-668-0 | (EC) 2009/1223 | text |  | C1B
II/892 |  | Distillates (petroleum), intermediate paraffinic, clay-treated | 100683-99-6 | 309-669-6 | (EC) 2009/1223 | text |  | C1B
II/893 |  | Lubricating greases | 74869-21-9 | 278-011-7 | (EC) 2009/1223 | text |  | C1B
II/894 |  | Slack wax | 64742-61-6 | 265-165-5 | (EC) 2009/1223 | text |  | C1B
II/895 |  | Slack wax (petroleum), acid-treated | 90669-77-5 | 292-659-8 | (EC) 2009/1223 | text |  | C1B
II/896 |  | Slack wax (petroleum), clay-treated | 90669-78-6 | 292-660-3 | (EC) 2009/1223 | text |  | C1B
II/897 |  | Slack wax (petroleum), hydrotreated | 92062-09-4 | 295-523-6 | (EC) 2009/1223 | text |  | C1B
II/898 |  | Slack wax (petroleum), low-melting | 92062-10-7 | 295-524-1 | (EC) 2009/1223 | text |  | C1B
II/899 |  | Slack wax (petroleum), low-melting, hydrotreated | 92062-11-8 | 295-525-7 | (EC) 2009/1223 | text |  | C1B
II/900 |  | Slack wax (petroleum), low-melting, carbon-treated | 97863-04-2 | 308-155-9 | (EC) 2009/1223 | text |  | C1B
II/901 |  | Slack wax (petroleum), low-melting, clay-treated | 97863-05-3 | 308-156-4 | (EC) 2009/1223 | text |  | C1B
II/902 |  | Slack wax (petroleum), low-melting, silicic acid-treated | 97863-06-4 | 308-158-5 | (EC) 2009/1223 | text |  | C1B
II/903 |  | Slack wax (petroleum), carbon-treated | 100684-49-9 | 309-723-9 | (EC) 2009/1223 | text |  | C1B
II/905 |  | Petrolatum (petroleum), oxidized | 64743-01-7 | 265-206-7 | (EC) 2009/1223 | text |  | C1B
II/906 |  | Petrolatum (petroleum), alumina-treated | 85029-74-9 | 285-098-5 | (EC) 2009/1223 | text |  | C1B
II/907 |  | Petrolatum (petroleum), hydrotreated | 92045-77-7 | 295-459-9 | (EC) 2009/1223 | text |  | C1B
II/908 |  | Petrolatum (petroleum), carbon-treated | 97862-97-0 | 308-149-6 | (EC) 2009/1223 | text |  | C1B
II/909 |  | Petrolatum (petroleum), silicic acid-treated | 97862-98-1 | 308-150-1 | (EC) 2009/1223 | text |  | C1B
II/910 |  | Petrolatum (petroleum), clay-treated | 100684-33-1 | 309-706-6 | (EC) 2009/1223 | text |  | C1B
II/911 |  | Distillates (petroleum), light catalytic cracked | 64741-59-9 | 265-060-4 | (EC) 2009/1223 |  |  | C1B
II/912 |  | Distillates (petroleum), intermediate catalytic cracked | 64741-60-2 | 265-062-5 | (EC) 2009/1223 |  |  | C1B
II/913 |  | Distillates (petroleum), light thermal cracked | 64741-82-8 | 265-084-5 | (EC) 2009/1223 |  |  | C1B
II/914 |  | Distillates (petroleum), hydrodesulfurised light catalytic cracked | 68333-25-5 | 269-781-5 | (EC) 2009/1223 |  |  | C1B
II/915 |  | Distillates (petroleum), light steam-cracked naphtha | 68475-80-9 | 270-662-5 | (EC) 2009/1223 |  |  | C1B
II/916 |  | Distillates (petroleum), cracked steam-cracked petroleum distillates | 68477-38-3 | 270-727-8 | (EC) 2009/1223 |  |  | C1B
II/917 |  | Gas oils (petroleum), steam-cracked | 68527-18-4 | 271-260-2 | (EC) 2009/1223 |  |  | C1B
II/918 |  | Distillates (petroleum), hydrodesulfurised thermal cracked middle | 85116-53-6 | 285-505-6 | (EC) 2009/1223 |  |  | C1B
II/919 |  | Gas oils (petroleum), thermal-cracked, hydrodesulfurized | 92045-29-9 | 295-411-7 | (EC) 2009/1223 |  |  | C1B
II/920 |  | Residues (petroleum), hydrogenated steam-cracked naphtha | 92062-00-5 | 295-514-7 | (EC) 2009/1223 |  |  | C1B
II/921 |  | Residues (petroleum), steam-cracked naphtha distn | 92062-04-9 | 295-517-3 | (EC) 2009/1223 |  |  | C1B
II/922 |  | Distillates (petroleum), light catalytic cracked, thermally degraded | 92201-60-0 | 295-991-1 | (EC) 2009/1223 |  |  | C1B
II/923 |  | Residues (petroleum), steam-cracked heat-soaked naphtha | 93763-85-0 | 297-905-8 | (EC) 2009/1223 |  |  | C1B
II/924 |  | Gas oils (petroleum), light vacuum, thermal-cracked hydrodesulfurized | 97926-59-5 | 308-278-8 | (EC) 2009/1223 |  |  | C1B
II/925 |  | Distillates (petroleum), hydrodesulfurized middle coker | 101316-59-0 | 309-865-1 | (EC) 2009/1223 |  |  | C1B
II/926 |  | Distillates (petroleum), heavy steam-cracked | 101631-14-5 | 309-939-3 | (EC) 2009/1223 |  |  | C1B
II/927 |  | Residues (petroleum), atm. Tower | 64741-45-3 | 265-045-2 | (EC) 2009/1223 |  |  | C1B
II/928 |  | Gas oils (petroleum), heavy vacuum | 64741-57-7 | 265-058-3 | (EC) 2009/1223 |  |  | C1B
II/929 |  | Distillates (petroleum), heavy catalytic cracked | 64741-61-3 | 265-063-0 | (EC) 2009/1223 |  |  | C1B
II/930 |  | Clarified oils (petroleum), catalytic cracked | 64741-62-4 | 265-064-6 | (EC) 2009/1223 |  |  | C1B
II/931 |  | Residues (petroleum), catalytic reformer fractionator | 64741-67-9 | 265-069-3 | (EC) 2009/1223 |  |  | C1B
II/932 |  | Residues (petroleum), hydrocracked | 64741-75-9 | 265-076-1 | (EC) 2009/1223 |  |  | C1B
II/933 |  | Residues (petroleum), thermal cracked | 64741-80-6 | 265-081-9 | (EC) 2009/1223 |  |  | C1B
II/934 |  | Distillates (petroleum), heavy thermal cracked | 64741-81-7 | 265-082-4 | (EC) 2009/1223 |  |  | C1B
II/935 |  | Gas oils (petroleum), hydrotreated vacuum | 64742-59-2 | 265-162-9 | (EC) 2009/1223 |  |  | C1B
II/936 |  | Residues (petroleum), hydrodesulfurized atmospheric tower | 64742-78-5 | 265-181-2 | (EC) 2009/1223 |  |  | C1B
II/937 |  | Gas oils (petroleum), hydrodesulfurized heavy vacuum | 64742-86-5 | 265-189-6 | (EC) 2009/1223 |  |  | C1B
II/938 |  | Residues (petroleum), steam-cracked | 64742-90-1 | 265-193-8 | (EC) 2009/1223 |  |  | C1B
II/939 |  | Residues (petroleum), atmospheric | 68333-22-2 | 269-777-3 | (EC) 2009/1223 |  |  | C1B
II/940 |  | Clarified oils (petroleum), hydrodesulfurized catalytic cracked | 68333-26-6 | 269-782-0 | (EC) 2009/1223 |  |  | C1B
II/941 |  | Distillates (petroleum), hydrodesulfurized intermediate catalytic cracked | 68333-27-7 | 269-783-6 | (EC) 2009/1223 |  |  | C1B
II/942 |  | Distillates (petroleum), hydrodesulfurized heavy catalytic cracked | 68333-28-8 | 269-784-1 | (EC) 2009/1223 |  |  | C1B
II/943 |  | Fuel oil, residues-straight-run gas oils, high-sulfur | 68476-32-4 | 270-674-0 | (EC) 2009/1223 |  |  | C1B
II/944 |  | Fuel oil, residual | 68476-33-5 | 270-675-6 | (EC) 2009/1223 |  |  | C1B
II/945 |  | Residues (petroleum), catalytic reformer fractionator residue distn | 68478-13-7 | 270-792-2 | (EC) 2009/1223 |  |  | C1B
II/946 |  | Residues (petroleum), heavy coker gas oil and vacuum gas oil | 68478-17-1 | 270-796-4 | (EC) 2009/1223 |  |  | C1B
II/947 |  | Residues (petroleum), heavy coker and light vacuum | 68512-61-8 | 270-983-0 | (EC) 2009/1223 |  |  | C1B
II/948 |  | Residues (petroleum), light vacuum | 68512-62-9 | 270-984-6 | (EC) 2009/1223 |  |  | C1B
II/949 |  | Residues (petroleum), steam-cracked light | 68513-69-9 | 271-013-9 | (EC) 2009/1223 |  |  | C1B
II/950 |  | Fuel oil, No 6 | 68553-00-4 | 271-384-7 | (EC) 2009/1223 |  |  | C1B
II/951 |  | Residues (petroleum), topping plant, low-sulfur | 68607-30-7 | 271-763-7 | (EC) 2009/1223 |  |  | C1B
II/952 |  | Gas oils (petroleum), heavy atmospheric | 68783-08-4 | 272-184-2 | (EC) 2009/1223 |  |  | C1B
II/953 |  | Residues (petroleum), coker scrubber, condensed-ring-arom.-contg | 68783-13-1 | 272-187-9 | (EC) 2009/1223 |  |  | C1B
II/954 |  | Distillates (petroleum), petroleum residues vacuum | 68955-27-1 | 273-263-4 | (EC) 2009/1223 |  |  | C1B
II/955 |  | Residues (petroleum), steam-cracked, resinous | 68955-36-2 | 273-272-3 | (EC) 2009/1223 |  |  | C1B
II/956 |  | Distillates (petroleum), intermediate vacuum | 70592-76-6 | 274-683-0 | (EC) 2009/1223 |  |  | C1B
II/957 |  | Distillates (petroleum), light vacuum | 70592-77-7 | 274-684-6 | (EC) 2009/1223 |  |  | C1B
II/958 |  | Distillates (petroleum), vacuum | 70592-78-8 | 274-685-1 | (EC) 2009/1223 |  |  | C1B
II/959 |  | Gas oils (petroleum), hydrodesulfurized coker heavy vacuum | 85117-03-9 | 285-555-9 | (EC) 2009/1223 |  |  | C1B
II/960 |  | Residues (petroleum), steam-cracked, distillates | 90669-75-3 | 292-657-7 | (EC) 2009/1223 |  |  | C1B
II/961 |  | Residues (petroleum), vacuum, light | 90669-76-4 | 292-658-2 | (EC) 2009/1223 |  |  | C1B
II/962 |  | Fuel oil, heavy, high-sulfur | 92045-14-2 | 295-396-7 | (EC) 2009/1223 |  |  | C1B
II/963 |  | Residues (petroleum), catalytic cracking | 92061-97-7 | 295-511-0 | (EC) 2009/1223 |  |  | C1B
II/964 |  | Distillates (petroleum), intermediate catalytic cracked, thermally degraded | 92201-59-7 | 295-990-6 | (EC) 2009/1223 |  |  | C1B
II/965 |  | Residual oils | 93821-66-0 | 298-754-0 | (EC) 2009/1223 |  |  | C1B
II/966 |  | Residues, steam cracked, thermally treated | 98219-64-8 | 308-733-0 | (EC) 2009/1223 |  |  | C1B
II/967 |  | Distillates (petroleum), hydrodesulfurized full-range middle | 101316-57-8 | 309-863-0 | (EC) 2009/1223 |  |  | C1B
II/968 |  | Distillates (petroleum), light paraffinic | 64741-50-0 | 265-051-5 | (EC) 2009/1223 |  |  | C1A
II/969 |  | Distillates (petroleum), heavy paraffinic | 64741-51-1 | 265-052-0 | (EC) 2009/1223 |  |  | C1A
II/970 |  | Distillates (petroleum), light naphthenic | 64741-52-2 | 265-053-6 | (EC) 2009/1223 |  |  | C1A
II/971 |  | Distillates (petroleum), heavy naphthenic | 64741-53-3 | 265-054-1 | (EC) 2009/1223 |  |  | C1A
II/972 |  | Distillates (petroleum), acid-treated heavy naphthenic | 64742-18-3 | 265-117-3 | (EC) 2009/1223 |  |  | C1A
II/973 |  | Distillates (petroleum), acid-treated light naphthenic | 64742-19-4 | 265-118-9 | (EC) 2009/1223 |  |  | C1A
II/974 |  | Distillates (petroleum), acid-treated heavy paraffinic | 64742-20-7 | 265-119-4 | (EC) 2009/1223 |  |  | C1A
II/975 |  | Distillates (petroleum), acid-treated light paraffinic | 64742-21-8 | 265-121-5 | (EC) 2009/1223 |  |  | C1A
II/976 |  | Distillates (petroleum), chemically neutralized heavy paraffinic | 64742-27-4 | 265-127-8 | (EC) 2009/1223 |  |  | C1A
II/977 |  | Distillates (petroleum), chemically neutralized light paraffinic | 64742-28-5 | 265-128-3 | (EC) 2009/1223 |  |  | C1A
II/978 |  | Distillates (petroleum), chemically neutralized heavy naphthenic | 64742-34-3 | 265-135-1 | (EC) 2009/1223 |  |  | C1A
II/979 |  | Distillates (petroleum), chemically neutralized light naphthenic | 64742-35-4 | 265-136-7 | (EC) 2009/1223 |  |  | C1A
II/980 |  | Extracts (petroleum), light naphthenic distillate solvent | 64742-03-6 | 265-102-1 | (EC) 2009/1223 |  |  | C1B
II/981 |  | Extracts (petroleum), heavy paraffinic distillate solvent | 64742-04-7 | 265-103-7 | (EC) 2009/1223 |  |  | C1B
II/982 |  | Extracts (petroleum), light paraffinic distillate solvent | 64742-05-8 | 265-104-2 | (EC) 2009/1223 |  |  | C1B
II/983 |  | Extracts (petroleum), heavy naphthenic distillate solvent | 64742-11-6 | 265-111-0 | (EC) 2009/1223 |  |  | C1B
II/984 |  | Extracts (petroleum), light vacuum gas oil solvent | 91995-78-7 | 295-341-7 | (EC) 2009/1223 |  |  | C1B
II/985 |  | Hydrocarbons, C26-55, arom.-rich | 97722-04-8 | 307-753-7 | (EC) 2009/1223 |  |  | C1B
II/986 |  | Disodium 3,3'-[[1,1'-biphenyl]-4,4'-diylbis(azo)] bis(4-aminonaphthalene-1- sulphonate) | 573-58-0 | 209-358-4 | (EC) 2009/1223 |  |  | C1B R2
II/987 |  | Disodium 4-amino-3-[[4'-[(2,4-diaminophenyl)azo] [1,1'-biphenyl]-4-yl]azo]-5-hydroxy-6-(phenylazo)naphthalene-2,7-disulphonate | 1937-37-7 | 217-710-3 | (EC) 2009/1223 |  |  | 
II/988 |  | Tetrasodium 3,3'-[[1,1'-biphenyl]-4,4'-diylbis(azo)]bis[5-amino-4-hydroxynaphthalene-2,7-disulphonate] | 2602-46-2 | 220-012-1 | (EC) 2009/1223 |  |  | C1B R2
II/989 |  | 4-o-Tolylazo-o-toluidine | 97-56-3 | 202-591-2 | (EC) 2009/1223 |  |  | C1B
II/990 |  | 4-Aminoazobenzene | 60-09-3 | 200-453-6 | (EC) 2009/1223 |  |  | C1B
II/991 |  | Disodium[5-[[4'-[[2,6-dihydroxy-3-[(2-hydroxy-5-sulphophenyl)azo]phenyl]azo][1,1'-biphenyl]-4-yl]azo]salicylato(4-)]cuprate(2-) | 16071-86-6 | 240-221-1 | (EC) 2009/1223 |  |  | 
II/992 |  | Resorcinol diglycidyl ether | 101-90-6 | 202-987-5 | (EC) 2009/1223 |  |  | C2 M2
II/993 |  | 1,3-Diphenylguanidine | 102-06-7 | 203-002-1 | (EC) 2009/1223 |  |  | R2
II/994 |  | Heptachlor-epoxide | 1024-57-3 | 213-831-0 | (EC) 2009/1223 |  |  | C2
II/995 |  | 4-Nitrosophenol | 104-91-6 | 203-251-6 | (EC) 2009/1223 |  |  | M2
II/996 |  | Carbendazim | 10605-21-7 | 234-232-0 | (EC) 2009/1223 |  |  | M1B R1B
II/997 |  | Allyl glycidyl ether | 106-92-3 | 203-442-4 | (EC) 2009/1223 |  |  | C2 M2 R2
II/998 |  | Chloroacetaldehyde | 107-20-0 | 203-472-8 | (EC) 2009/1223 |  |  | C2
II/999 | HEXANE |  | 110-54-3 | 203-777-6 | (EC) 2009/1223 |  |  | R2
II/1000 |  | 2-Methoxyethoxy)ethanol; Diethylene glycol monomethyl ether; DEGME | 111-77-3 | 203-906-6 | (EC) 2009/1223 |  |  | R1B
II/1001 |  | (+/-)-2-(2,4-Dichlorophenyl)-3-(1H-1,2,4-triazol-1-yl)propyl-1,1,2,2-tetrafluoroethylether; Tetraconazole | 112281-77-3 | 407-760-6 | (EC) 2009/1223 |  |  | C2 R2
II/1002 |  | 4-[4-(1,3-Dihydroxyprop-2-yl)phenylamino]-1,8-dihydroxy-5-nitroanthraquinone | 114565-66-1 | 406-057-1 | (EC) 2009/1223 |  |  | C2
II/1003 |  | 5,6,12,13-Tetrachloroanthra(2,1,9-def:6,5,10-d'e'f')diisoquinoline-1,3,8,10(2H,9H)-tetrone | 115662-06-1 | 405-100-1 | (EC) 2009/1223 |  |  | R2
II/1004 |  | tris(2-Chloroethyl) phosphate | 115-96-8 | 204-118-5 | (EC) 2009/1223 |  |  | R1B C2
II/1005 |  | 4'-Ethoxy-2-benzimidazoleanilide | 120187-29-3 | 407-600-5 | (EC) 2009/1223 |  |  | M2
II/1006 |  | Nickel dihydroxide; nickel hydroxide | 12054-48-7 / 11113-74-9 | 235-008-5 / 234-348-1 | (EC) 2009/1223 |  |  | C1A R1B M2
II/1007 |  | N,N-Dimethylaniline | 121-69-7 | 204-493-5 | (EC) 2009/1223 |  |  | C2
II/1008 |  | Simazine | 122-34-9 | 204-535-2 | (EC) 2009/1223 |  |  | C2
II/1009 |  | Bis(cyclopentadienyl)-bis(2,6-difluoro-3-(pyrrol-1-yl)-phenyl)titanium | 125051-32-3 | 412-000-1 | (EC) 2009/1223 |  |  | R2
II/1010 |  | N,N,N',N'-Tetraglycidyl-4,4'-diamino-3,3'-diethyldiphenylmethane | 130728-76-6 | 410-060-3 | (EC) 2009/1223 |  |  | M2
II/1011 |  | Divanadium pentaoxide | 1314-62-1 | 215-239-8 | (EC) 2009/1223 |  |  | M2 R2
II/1012 |  | Pentachlorophenol; Sodium pentachlorophenolate; Potassium pentachlorophenolate | 87-86-5 / 131-52-2 / 7778-73-6 | 201-778-6 / 205-025-2 / 231-911-3 | (EC) 2009/1223 |  |  | C2
II/1013 |  | Phosphamidon | 13171-21-6 | 236-116-5 | (EC) 2009/1223 |  |  | M2
II/1014 |  | N-(Trichloromethylthio)phthalimide; Folpet | 133-07-3 | 205-088-6 | (EC) 2009/1223 |  |  | C2
II/1015 |  | N-2-Naphthylaniline | 135-88-6 | 205-223-9 | (EC) 2009/1223 |  |  | C2
II/1016 |  | Ziram | 137-30-4 | 205-288-3 | (EC) 2009/1223 |  |  | 
II/1017 |  | 1-Bromo-3,4,5-trifluorobenzene | 138526-69-9 | 418-480-9 | (EC) 2009/1223 |  |  | C2
II/1018 |  | Propazine | 139-40-2 | 205-359-9 | (EC) 2009/1223 |  |  | C2
II/1019 |  | 3-(4-Chlorophenyl)-1,1-dimethyluronium trichloroacetate; monuron-TCA | 140-41-0 |  | (EC) 2009/1223 |  |  | C2
II/1020 |  | Isoxaflutole | 141112-29-0 | 604-222-4 | (EC) 2009/1223 |  |  | R2
II/1021 |  | Kresoxim-methyl | 143390-89-0 | 604-351-6 | (EC) 2009/1223 |  |  | C2
II/1022 |  | Chlordecone | 143-50-0 | 205-601-3 | (EC) 2009/1223 |  |  | C2
II/1023 |  | 9-Vinylcarbazole | 1484-13-5 | 216-055-0 | (EC) 2009/1223 |  |  | M2
II/1024 |  | 2-ethylhexanoic acid | 149-57-5 | 205-743-6 | (EU) 2023/1490 | listedElsewhere |  | R2
II/1025 |  | Monuron | 150-68-5 | 205-766-1 | (EC) 2009/1223 |  |  | C2
II/1026 |  | Morpholine-4-carbonyl chloride | 15159-40-7 | 239-213-0 | (EC) 2009/1223 |  |  | C2
II/1027 |  | Daminozide | 1596-84-5 | 216-485-9 | (EC) 2009/1223 |  |  | 
II/1028 |  | Alachlor | 15972-60-8 | 240-110-8 | (EC) 2009/1223 |  |  | C2
II/1029 |  | UVCB condensation product of: tetrakis-hydroxymethylphosphonium chloride, urea and distilled hydrogenated C16-18 tallow alkylamine | 166242-53-1 | 422-720-8 | (EC) 2009/1223 |  |  | C2
II/1030 |  | 4-hydroxy-3,5-diiodobenzonitrile; 4-Cyano-2,6-diiodophenyl octanoate | 1689-83-4 / 3861-47-0 | 216-881-1 / 223-375-4 | (EC) 2009/1223 |  |  | R2
II/1031 |  | Bromoxynil 3,5-Dibromo-4-hydroxybenzonitrile | 1689-84-5 / 56634-95-8 | 216-882-7 / 260-300-4 | (EC) 2009/1223 |  |  | R2
II/1032 |  | 2,6-Dibromo-4-cyanophenyl octanoate | 1689-99-2 | 216-885-3 | (EC) 2009/1223 |  |  | R2
II/1034 |  | 5-Chloro-1,3-dihydro-2H-indol-2-one | 17630-75-0 | 412-200-9 | (EC) 2009/1223 |  |  | R2
II/1035 |  | Benomyl | 17804-35-2 | 241-775-7 | (EC) 2009/1223 |  |  | M1B R1B
II/1036 |  | Chlorothalonil | 1897-45-6 | 217-588-1 | (EC) 2009/1223 |  |  | C2
II/1037 |  | N'-(4-Chloro-o-tolyl)-N,N-dimethylformamidine monohydrochloride | 19750-95-9 | 243-269-1 | (EC) 2009/1223 |  |  | C2
II/1038 |  | 4,4'-Methylenebis(2-ethylaniline) | 19900-65-3 | 243-420-1 | (EC) 2009/1223 |  |  | C2
II/1039 |  | Valinamide | 20108-78-5 | 402-840-7 | (EC) 2009/1223 |  |  | R2
II/1040 |  | [(p-Tolyloxy)methyl]oxirane | 2186-24-5 | 218-574-8 | (EC) 2009/1223 |  |  | M2
II/1041 |  | [(m-Tolyloxy)methyl]oxirane | 2186-25-6 | 218-575-3 | (EC) 2009/1223 |  |  | M2
II/1042 |  | 2,3-Epoxypropyl o-tolyl ether | 2210-79-9 | 218-645-3 | (EC) 2009/1223 |  |  | M2
II/1043 |  | [(Tolyloxy)methyl]oxirane, cresyl glycidyl ether | 26447-14-3 | 247-711-4 | (EC) 2009/1223 |  |  | M2
II/1044 |  | Di-allate | 2303-16-4 | 218-961-1 | (EC) 2009/1223 |  |  | C2
II/1045 |  | Benzyl 2,4-dibromobutanoate | 23085-60-1 | 420-710-8 | (EC) 2009/1223 |  |  | R2
II/1046 |  | Trifluoroiodomethane | 2314-97-8 | 219-014-5 | (EC) 2009/1223 |  |  | M2
II/1047 |  | Thiophanate-methyl | 23564-05-8 | 245-740-7 | (EC) 2009/1223 |  |  | M2
II/1048 |  | Dodecachloropentacyclo[5.2.1.02,6.03,9.05,8]decane; Mirex | 2385-85-5 | 219-196-6 | (EC) 2009/1223 |  |  | C2 R2
II/1049 |  | Propyzamide | 23950-58-5 | 245-951-4 | (EC) 2009/1223 |  |  | C2
II/1050 |  | Butyl glycidyl ether | 2426-08-6 | 219-376-4 | (EC) 2009/1223 |  |  | C2 M2
II/1051 |  | 2,3,4-Trichlorobut-1-ene | 2431-50-7 | 219-397-9 | (EC) 2009/1223 |  |  | C2
II/1052 |  | Chinomethionate | 2439-01-2 | 219-455-3 | (EC) 2009/1223 |  |  | R2
II/1053 |  | (R)-alpha-Phenylethylammonium (-)-(1R,2S)-(1,2-epoxypropyl)phosphonate monohydrate | 25383-07-7 | 418-570-8 | (EC) 2009/1223 |  |  | R2
II/1054 |  | 5-Ethoxy-3-trichloromethyl-1,2,4-thiadiazole; Etridiazole | 2593-15-9 | 219-991-8 | (EC) 2009/1223 |  |  | C2
II/1055 |  | Disperse Yellow 3 | 2832-40-8 | 220-600-8 | (EC) 2009/1223 |  |  | C2
II/1056 |  | 1,2,4-Triazole | 288-88-0 | 206-022-9 | (EC) 2009/1223 |  |  | R2
II/1057 |  | Aldrin | 309-00-2 | 206-215-8 | (EC) 2009/1223 |  |  | C2
II/1058 |  | Diuron | 330-54-1 | 206-354-4 | (EC) 2009/1223 |  |  | C2
II/1059 |  | Linuron | 330-55-2 | 206-356-5 | (EC) 2009/1223 |  |  | R1B C2
II/1060 |  | Nickel carbonate; basic nickel carbonate; carbonic acid, nickel (2+) salt; carbonic acid, nickel salt; [micro-[carbonato(2-)-O:O']]dihydroxy trinickel; [carbonato(2-)]tetrahydroxytrinickel | 3333-67-3 / 16337-84-1 / 65405-96-1 / 12607-70-4 | 222-068-2 / 240-408-8 / 265-748-4 / 235-715-9 | (EC) 2009/1223 |  |  | C1A R1B M2
II/1061 |  | 3-(4-Isopropylphenyl)-1,1-dimethylurea; Isoproturon | 34123-59-6 | 251-835-4 | (EC) 2009/1223 |  |  | C2
II/1062 |  | Iprodione | 36734-19-7 | 253-178-9 | (EC) 2009/1223 |  |  | C2
II/1064 |  | 5-(2,4-Dioxo-1,2,3,4-tetrahydropyrimidine)-3-fluoro-2-hydroxymethylterahydrofuran | 41107-56-6 | 415-360-8 | (EC) 2009/1223 |  |  | M2
II/1065 |  | Crotonaldehyde; (E)-crotonaldehyde | 4170-30-3 / 123-73-9 | 224-030-0 / 204-647-1 | (EC) 2009/1223 |  |  | M2
II/1066 |  | Hexahydrocyclopenta[c]pyrrole-1-(1H)-ammonium N-ethoxycarbonyl-N-(p-tolylsulfonyl)azanide |  | 418-350-1 | (EC) 2009/1223 |  |  | M2
II/1067 |  | 4,4'-Carbonimidoylbis[N,N-dimethylaniline] | 492-80-8 | 207-762-5 | (EC) 2009/1223 |  |  | C2
II/1068 |  | DNOC | 534-52-1 | 208-601-1 | (EC) 2009/1223 |  |  | M2
II/1069 |  | Toluidinium chloride | 540-23-8 | 208-740-8 | (EC) 2009/1223 |  |  | C2
II/1070 |  | Toluidine sulphate | 540-25-0 | 208-741-3 | (EC) 2009/1223 |  |  | C2
II/1071 |  | 2-(4-tert-Butylphenyl)ethanol | 5406-86-0 | 410-020-5 | (EC) 2009/1223 |  |  | R2
II/1072 |  | Fenthion | 55-38-9 | 200-231-9 | (EC) 2009/1223 |  |  | M2
II/1073 |  | Chlordane, pur | 57-74-9 | 200-349-0 | (EC) 2009/1223 |  |  | C2
II/1074 |  | Hexan-2-one; Methyl butyl ketone | 591-78-6 | 209-731-1 | (EC) 2009/1223 |  |  | R2
II/1075 |  | Fenarimol | 60168-88-9 | 262-095-7 | (EC) 2009/1223 |  |  | R2
II/1076 |  | Acetamide | 60-35-5 | 200-473-5 | (EC) 2009/1223 |  |  | C2
II/1077 |  | N-Cyclohexyl-N-methoxy-2,5-dimethyl-3-furamide; Furmecyclox | 60568-05-0 | 262-302-0 | (EC) 2009/1223 |  |  | C2
II/1078 |  | Dieldrin | 60-57-1 | 200-484-5 | (EC) 2009/1223 |  |  | C2
II/1079 |  | 4,4'-Isobutylethylidenediphenol | 6807-17-6 | 401-720-1 | (EC) 2009/1223 |  |  | R1B
II/1080 |  | Chlordimeform | 6164-98-3 | 228-200-5 | (EC) 2009/1223 |  |  | C2
II/1081 |  | Amitrole | 61-82-5 | 200-521-5 | (EC) 2009/1223 |  |  | R2
II/1082 |  | Carbaryl | 63-25-2 | 200-555-0 | (EC) 2009/1223 |  |  | C2
II/1083 |  | Distillates (petroleum), light hydrocracked | 64741-77-1 | 265-078-2 | (EC) 2009/1223 |  |  | C2
II/1084 |  | 1-Ethyl-1-methylmorpholinium bromide | 65756-41-4 | 418-210-1 | (EC) 2009/1223 |  |  | M2
II/1085 |  | (3-Chlorophenyl)-(4-methoxy-3-nitrophenyl)methanone | 66938-41-8 | 423-290-4 | (EC) 2009/1223 |  |  | M2
II/1086 |  | Fuels, diesel | 68334-30-5 | 269-822-7 | (EC) 2009/1223 | text |  | C2
II/1087 |  | Fuel oil, no. 2 | 68476-30-2 | 270-671-4 | (EC) 2009/1223 |  |  | C2
II/1088 |  | Fuel oil, no. 4 | 68476-31-3 | 270-673-5 | (EC) 2009/1223 |  |  | C2
II/1089 |  | Fuels, diesel, no. 2 | 68476-34-6 | 270-676-1 | (EC) 2009/1223 |  |  | C2
II/1090 |  | 2,2-Dibromo-2-nitroethanol | 69094-18-4 | 412-380-9 | (EC) 2009/1223 |  |  | C2
II/1091 |  | 1-Ethyl-1-methylpyrrolidinium bromide | 69227-51-6 | 418-200-5 | (EC) 2009/1223 |  |  | M2
II/1092 |  | Monocrotophos | 6923-22-4 | 230-042-7 | (EC) 2009/1223 |  |  | M2
II/1093 |  | Nickel; nickel powder | 7440-02-0 | 231-111-4 | (EC) 2009/1223 |  |  | C2
II/1094 |  | Bromomethane; Methyl bromide | 74-83-9 | 200-813-2 | (EC) 2009/1223 |  |  | M2
II/1095 |  | Chloromethane; Methyl chloride | 74-87-3 | 200-817-4 | (EC) 2009/1223 |  |  | C2
II/1096 |  | Iodomethane; Methyl iodide | 74-88-4 | 200-819-5 | (EC) 2009/1223 |  |  | C2
II/1097 |  | Bromoethane; Ethyl bromide | 74-96-4 | 200-825-8 | (EC) 2009/1223 |  |  | C2
II/1098 |  | Heptachlor | 76-44-8 | 200-962-3 | (EC) 2009/1223 |  |  | C2
II/1099 |  | Fentin hydroxide | 76-87-9 | 200-990-6 | (EC) 2009/1223 |  |  | C2 R2
II/1100 |  | Nickel sulphate | 7786-81-4 | 232-104-9 | (EC) 2009/1223 |  |  | C1A R1B M2
II/1101 |  | 3,5,5-Trimethylcyclohex-2-enone; Isophorone | 78-59-1 | 201-126-0 | (EC) 2009/1223 |  |  | C2
II/1102 |  | 2,3-Dichloropropene | 78-88-6 | 201-153-8 | (EC) 2009/1223 |  |  | M2
II/1103 |  | Fluazifop-P-butyl | 79241-46-6 | 616-669-2 | (EC) 2009/1223 |  |  | R2
II/1104 |  | (S)-2,3-Dihydro-1H-indole-carboxylic acid | 79815-20-6 | 410-860-2 | (EC) 2009/1223 |  |  | R2
II/1105 |  | Toxaphene | 8001-35-2 | 232-283-3 | (EC) 2009/1223 |  |  | C2
II/1106 |  | (4-Hydrazinophenyl)-N-methylmethanesulfonamide hydrochloride | 81880-96-8 | 406-090-1 | (EC) 2009/1223 |  |  | M2
II/1107 |  | CI Solvent Yellow 14 | 842-07-9 | 212-668-2 | (EC) 2009/1223 |  |  | C2 M2
II/1108 |  | Chlozolinate | 84332-86-5 | 282-714-4 | (EC) 2009/1223 |  |  | C2
II/1109 |  | Alkanes, C10-13, chloro | 85535-84-8 | 287-476-5 | (EC) 2009/1223 |  |  | C2
II/1111 |  | 2,4,6-Trichlorophenol | 88-06-2 | 201-795-9 | (EC) 2009/1223 |  |  | C2
II/1112 |  | Diethylcarbamoyl-chloride | 88-10-8 | 201-798-5 | (EC) 2009/1223 |  |  | C2
II/1113 |  | 1-Vinyl-2-pyrrolidone | 88-12-0 | 201-800-4 | (EC) 2009/1223 |  |  | C2
II/1114 |  | Myclobutanil 2-(4-chlorophenyl)-2-(1H-1,2,4-triazol-1-ylmethyl)hexanenitrile | 88671-89-0 | 410-400-0 | (EC) 2009/1223 |  |  | R2
II/1115 |  | Fentin acetate | 900-95-8 | 212-984-0 | (EC) 2009/1223 |  |  | C2 R2
II/1116 |  | Biphenyl-2-ylamine | 90-41-5 | 201-990-9 | (EC) 2009/1223 |  |  | C2
II/1117 |  | trans-4-cyclohexyl-L-proline monohydrochloride | 90657-55-9 | 419-160-1 | (EC) 2009/1223 |  |  | R2
II/1118 |  | 2-Methyl-m-phenylene diisocyanate; Toluene 2,6-diisocyanate | 91-08-7 | 202-039-0 | (EC) 2009/1223 |  |  | C2
II/1119 |  | 4-Methyl-m-phenylene diisocyanate; Toluene 2,4-diisocyanate | 584-84-9 | 209-544-5 | (EC) 2009/1223 |  |  | C2
II/1120 |  | m-Tolylidene diisocyanate; Toluene diisocyanate | 26471-62-5 | 247-722-4 | (EC) 2009/1223 |  |  | C2
II/1121 |  | Fuels, jet aircraft, coal solvent extn., hydrocracked hydrogenated | 94114-58-6 | 302-694-3 | (EC) 2009/1223 |  |  | C2
II/1122 |  | Fuels, diesel, coal solvent extn., hydrocracked hydrogenated | 94114-59-7 | 302-695-9 | (EC) 2009/1223 |  |  | C2
II/1123 |  | Pitch | 61789-60-4 | 263-072-4 | (EC) 2009/1223 | text |  | C1B
II/1124 |  | 2-Butanone oxime | 96-29-7 | 202-496-6 | (EC) 2009/1223 |  |  | C2
II/1125 |  | Hydrocarbons, C16-20, solvent-dewaxed hydrocracked paraffinic distn. residue | 97675-88-2 | 307-662-2 | (EC) 2009/1223 |  |  | C2
II/1126 |  | alpha, alpha-Dichlorotoluene | 98-87-3 | 202-709-2 | (EC) 2009/1223 |  |  | C2
II/1127 |  | Mineral wool |  |  | (EC) 2009/1223 | listedElsewhere |  | C2
II/1128 |  | Reaction product of acetophenone, formaldehyde, cyclohexylamine, methanol and acetic acid |  | 406-230-1 | (EC) 2009/1223 |  |  | C2
II/1131 |  | Trisodium bis(7-acetamido-2-(4-nitro-2-oxidophenylazo)-3-sulfonato-1-naphtholato)chromate(1-) |  | 400-810-8 | (EC) 2009/1223 |  |  | M2
II/1132 |  | 4-allyl-6-[3-(4-allyl-2,6-bis(2,3-epoxypropyl)phenoxy)-2-hydroxypropyl]-2-(2,3-epoxypropyl)phenol |  | 417-470-1 | (EC) 2009/1223 |  |  | M2
II/1133 |  | Costus root oil; Saussurea lappa Clarke | 8023-88-9 |  | (EC) 2009/1223 | fragrance |  | 
II/1134 |  | 7-Ethoxy-4-methylcoumarin | 87-05-8 | 201-721-5 | (EC) 2009/1223 | fragrance |  | 
II/1135 |  | Hexahydrocoumarin | 700-82-3 | 211-851-4 | (EC) 2009/1223 | fragrance |  | 
II/1137 |  | Isobutyl nitrite | 542-56-3 | 208-819-7 | (EC) 2009/1223 |  |  | C1B M2
II/1138 |  | Isoprene; 2-Methyl-1,3-butadiene | 78-79-5 | 201-143-3 | (EC) 2009/1223 |  |  | C1B M2
II/1139 |  | 1-Bromopropane; n-Propyl bromide | 106-94-5 | 203-445-0 | (EC) 2009/1223 |  |  | R1B
II/1140 |  | Chloroprene; 2-Chlorobuta-1,3-diene | 126-99-8 | 204-818-0 | (EC) 2009/1223 |  |  | C1B
II/1141 |  | 1,2,3-Trichloropropane | 96-18-4 | 202-486-1 | (EC) 2009/1223 |  |  | C1B R1B
II/1142 |  | Ethylene glycol dimethyl ether; EGDME | 110-71-4 | 203-794-9 | (EC) 2009/1223 |  |  | R1B
II/1143 |  | Dinocap | 39300-45-3 | 254-408-0 | (EC) 2009/1223 |  |  | R1B
II/1144 | TOLUENE-2,6-DIAMINE | Diaminotoluene; [4-methyl-m-phenylene diamine]; [2-methyl-m-phenylene diamine] | 25376-45-8 / 95-80-7 / 823-40-5 | 246-910-3 / 202-453-1 / 212-513-9 | (EC) 2009/1223 |  |  | C1B M2 R2
II/1145 |  | p-Chlorobenzotrichloride | 5216-25-1 | 226-009-1 | (EC) 2009/1223 |  |  | C1B R2
II/1146 |  | Octabromo derivate | 32536-52-0 | 251-087-9 | (EC) 2009/1223 |  |  | R1B
II/1147 |  | 1,2-Bis(2-methoxyethoxy)ethane; Triethylene glycol dimethyl ether; TEGDME; triglyme | 112-49-2 | 203-977-3 | (EC) 2009/1223 |  |  | R1B
II/1148 |  | Tetrahydrothiopyran-3-carboxaldehyde | 61571-06-0 | 407-330-8 | (EC) 2009/1223 |  |  | R1B
II/1149 |  | 4,4'-Bis(dimethylamino)benzophenone; Michler's ketone | 90-94-8 | 202-027-5 | (EC) 2009/1223 |  |  | C1B M2
II/1150 |  | Oxiranemethanol, 4-methylbenzene-sulfonate, (S)- | 70987-78-9 | 417-210-7 | (EC) 2009/1223 |  |  | C1B M2
II/1151 |  | 1,2-Benzenedicarboxylic acid, dipentylester, branched and linear; n-Pentyl-isopentylphthalate; di-n-Pentyl phthalate; Diisopentylphthalate | 84777-06-0 / 776297-69-9 / 131-18-0 / 605-50-5 | 284-032-2 / 933-378-9 / 205-017-9 / 210-088-4 | (EC) 2009/1223 |  |  | R1B
II/1152 | BUTYL BENZYL PHTHALATE; BBP; Benzyl butyl phthalate |  | 85-68-7 | 201-622-7 | (EC) 2009/1223 |  |  | R1B
II/1153 |  | 1,2-Benzenedicarboxylic acid, di-C7-11-branched and linear alkyl esters | 68515-42-4 | 271-084-6 | (EC) 2009/1223 |  |  | R1B
II/1154 |  | A mixture of: Disodium 4-(3-ethoxycarbonyl-4-(5-(3-ethoxycarbonyl-5-hydroxy-1-(4-sulfonatophenyl)pyrazol-4-yl)penta-2,4-dienylidene)-4,5-dihydro-5-oxopyrazol-1-yl)benzenesulfonate, and trisodium 4-(3-ethoxycarbonyl-4-(5-(3-ethoxycarbonyl-5-oxido-1-(4-sulfonatophenyl)pyrazol-4-yl) penta-2,4-dienylidene)-4,5-dihydro-5-oxopyrazol-1-yl)benzenesulfonate |  | 402-660-9 | (EC) 2009/1223 |  |  | 
II/1155 |  | (Methylenebis(4,1-phenylenazo(1-(3-(dimethylamino)propyl)-1,2-dihydro-6-hydroxy-4-methyl-2-oxopyridine-5,3-diyl)))-1,1'-dipyridinium dichloride dihydrochloride |  | 401-500-5 | (EC) 2009/1223 |  |  | C1B
II/1156 |  | 2-[2-Hydroxy-3-(2-chlorophenyl)carbamoyl-1-naphthylazo]-7-[2-hydroxy-3-(3-methylphenyl)carbamoyl-1-naphthylazo]fluoren-9-one | 151798-26-4 | 420-580-2 | (EC) 2009/1223 |  |  | R1B
II/1157 |  | Azafenidin | 68049-83-2 | 620-425-0 | (EC) 2009/1223 |  |  | R1B
II/1158 |  | 2,4,5-Trimethylaniline; 2,4,5-trimethylaniline hydrochloride | 137-17-7 / 21436-97-5 | 205-282-0 | (EC) 2009/1223 |  |  | C1B
II/1159 |  | 4,4'-Thiodianiline | 139-65-1 | 205-370-9 | (EC) 2009/1223 |  |  | C1B
II/1160 |  | 4,4'-Oxydianiline; p-aminophenyl ether | 101-80-4 | 202-977-0 | (EC) 2009/1223 |  |  | C1B M1B R2
II/1161 |  | N,N,N',N'-Tetramethyl-4,4'-methylenedianiline | 101-61-1 | 202-959-2 | (EC) 2009/1223 |  |  | C1B
II/1162 |  | 6-Methoxy-m-toluidine; p-Cresidine | 120-71-8 | 204-419-1 | (EC) 2009/1223 |  |  | C1B
II/1163 |  | 3-Ethyl-2-methyl-2-(3-methylbutyl)-1,3-oxazolidine | 143860-04-2 | 421-150-7 | (EC) 2009/1223 |  |  | R1B
II/1164 |  | A mixture of: 1,3,5-Tris(3-Aminomethylphenyl)-1,3,5-(1H,3H,5H)-triazine-2,4,6-trione, and a mixture of oligomers of 3,5-bis(3-Aminomethylphenyl)-1-poly[3,5-bis(3-aminomethylphenyl)-2,4,6-trioxo-1,3,5-(1H,3H,5H)-triazin-1-yl]-1,3,5-(1H,3H,5H)-triazine-2,4,6-trione |  | 421-550-1 | (EC) 2009/1223 |  |  | C1B R1B
II/1165 |  | 2-Nitrotoluene | 88-72-2 | 201-853-3 | (EC) 2009/1223 |  |  | 
II/1166 |  | Tributyl phosphate | 126-73-8 | 204-800-2 | (EC) 2009/1223 |  |  | C2
II/1167 |  | Naphthalene | 91-20-3 | 202-049-5 | (EC) 2009/1223 |  |  | C2
II/1168 |  | Nonylphenol; 4-Nonylphenol, branched | 25154-52-3 / 84852-15-3 | 246-672-0 / 284-325-5 | (EC) 2009/1223 |  |  | R2
II/1169 |  | 1,1,2-Trichloroethane | 79-00-5 | 201-166-9 | (EC) 2009/1223 |  |  | C2
II/1172 |  | Allyl chloride; 3-Chloropropene | 107-05-1 | 203-457-6 | (EC) 2009/1223 |  |  | C2 M2
II/1173 |  | 1,4-Dichlorobenzene; p-Dichlorobenzene | 106-46-7 | 203-400-5 | (EC) 2009/1223 |  |  | C2
II/1174 |  | Bis(2-chloroethyl) ether | 111-44-4 | 203-870-1 | (EC) 2009/1223 |  |  | C2
II/1175 | PHENOL |  | 108-95-2 | 203-632-7 | (EC) 2009/1223 |  |  | M2
II/1176 | 4,4'-ISOPROPYLIDENEDIPHENOL | Bisphenol A | 80-05-7 | 201-245-8 | (EC) 2009/1223 |  |  | R1B
II/1177 |  | Trioxymethylene; 1,3,5-Trioxan | 110-88-3 | 203-812-5 | (EC) 2009/1223 |  |  | R2
II/1178 |  | Propargite | 2312-35-8 | 219-006-1 | (EC) 2009/1223 |  |  | C2
II/1179 |  | 1-Chloro-4-nitrobenzene | 100-00-5 | 202-809-6 | (EC) 2009/1223 |  |  | C2 M2
II/1180 |  | Molinate | 2212-67-1 | 218-661-0 | (EC) 2009/1223 |  |  | C2 R2
II/1181 |  | Fenpropimorph | 67564-91-4 | 266-719-9 | (EC) 2009/1223 |  |  | R2
II/1183 |  | Methyl isocyanate | 624-83-9 | 210-866-3 | (EC) 2009/1223 |  |  | R2
II/1184 |  | N,N-Dimethylanilinium tetrakis(pentafluorophenyl)borate | 118612-00-3 | 422-050-6 | (EC) 2009/1223 |  |  | C2
II/1185 |  | O,O'-(Ethenylmethylsilylenedi[(4-methylpentan-2-one)oxime] |  | 421-870-1 | (EC) 2009/1223 |  |  | 
II/1186 |  | A 2:1 mixture of: 4-(7-Hydroxy-2,4,4-trimethyl-2-chromanyl)resorcinol-4-yl-tris(6-diazo-5,6-dihydro-5-oxonaphthalene-1-sulfonate), and 4-(7-Hydroxy-2,4,4-trimethyl-2-chromanyl)resorcinolbis(6-diazo-5,6-dihydro-5-oxonaphthalene-1-sulfonate) | 140698-96-0 | 414-770-4 | (EC) 2009/1223 |  |  | C2
II/1187 |  | A mixture of: Reaction product of 4,4'-methylenebis[2-(4-hydroxybenzyl)-3,6-dimethylphenol] and 6-diazo-5,6-dihydro-5-oxo-naphthalenesulfonate (1:2), and reaction product of 4,4'-methylenebis[2-(4-hydroxybenzyl)-3,6-dimethylphenol] and 6-diazo-5,6-dihydro-5-oxo-naphthalenesulfonate (1:3) |  | 417-980-4 | (EC) 2009/1223 |  |  | C2
II/1188 | BASIC GREEN 4 | Malachite green hydrochloride; Malachite green oxalate | 569-64-2 / 18015-76-4 | 209-322-8 / 241-922-5 | (EC) 2009/1223 |  |  | R2
II/1189 |  | 1-(4-Chlorophenyl)-4,4-dimethyl-3-(1,2,4-triazol-1-ylmethyl)pentan-3-ol | 107534-96-3 | 403-640-2 | (EC) 2009/1223 |  |  | R2
II/1190 |  | 5-(3-Butyryl-2,4,6-trimethylphenyl)-2-[1-(ethoxyimino)propyl]-3-hydroxycyclohex-2-en-1-one | 138164-12-2 | 414-790-3 | (EC) 2009/1223 |  |  | R2
II/1191 |  | trans-4-Phenyl-L-proline | 96314-26-0 | 416-020-1 | (EC) 2009/1223 |  |  | R2
II/1193 |  | A mixture of: 5-[(4-[(7-Amino-1-hydroxy-3-sulfo-2-naphthyl)azo]-2,5-diethoxyphenyl)azo]-2-[(3-phosphonophenyl)azo]benzoic acid, and 5-[(4-[(7-amino-1-hydroxy-3-sulfo-2-naphthyl)azo]-2,5-diethoxyphenyl)azo]-3-[(3-phosphonophenyl)azo]benzoic acid | 163879-69-4 | 418-230-9 | (EC) 2009/1223 |  |  | R2
II/1194 |  | 2-{4-(2-Ammoniopropylamino)-6-[4-hydroxy-3-(5-methyl-2-methoxy-4-sulfamoylphenylazo)-2-sulfonatonaphth-7-ylamino]-1,3,5-triazin-2-ylamino}-2-aminopropyl formate |  | 424-260-3 | (EC) 2009/1223 |  |  | R2
II/1195 |  | 5-Nitro-o-toluidine; 5-Nitro-o-toluidine hydrochloride | 99-55-8 / 51085-52-0 | 202-765-8 / 256-960-8 | (EC) 2009/1223 |  |  | C2
II/1196 |  | 1-(1-Naphthylmethyl)quinolinium chloride | 65322-65-8 | 406-220-7 | (EC) 2009/1223 |  |  | C2 M2
II/1197 |  | (R)-5-Bromo-3-(1-methyl-2-pyrrolidinylmethyl)-1H-indole | 143322-57-0 | 422-390-5 | (EC) 2009/1223 |  |  | R2
II/1198 |  | Pymetrozine | 123312-89-0 | 602-927-1 | (EC) 2009/1223 |  |  | C2
II/1199 |  | Oxadiargyl | 39807-15-3 | 254-637-6 | (EC) 2009/1223 |  |  | R1A
II/1200 |  | Chlorotoluron; 3-(3-Chloro-p-tolyl)-1,1-dimethylurea | 15545-48-9 | 239-592-2 | (EC) 2009/1223 |  |  | C2 R2
`;
