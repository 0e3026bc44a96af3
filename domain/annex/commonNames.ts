import { commonNamesAbroad } from './commonNamesAbroad.ts';

/**
 * Common and scientific names, English and Serbian, of substances that market inspections look for, by the entry that
 * bans or restricts them: corticoids, bleaching agents, retinoids, heavy metals, nitrosamines, antibiotics, hormones,
 * local anaesthetics, dyes, solvents, fragrances. An entry about a group ("Glucocorticoids", "Antibiotics") does not
 * name its members. OWN, unverified: general knowledge of the field; every entry is checked against the exports by a
 * test.
 */
const namesHere: Readonly<Record<string, string>> = {
  'II/300': `Hydrocortisone; Hidrokortizon; Hydrocortisone acetate; Hidrokortizon acetat; Hydrocortisone butyrate; Hidrokortizon butirat; Cortisone;
    Kortizon; Cortisol; Kortizol; Prednisone; Prednizon; Prednisolone; Prednizolon; Methylprednisolone; Metilprednizolon; Methylprednisolone aceponate;
    Metilprednizolon aceponat; Dexamethasone; Deksametazon; Dexamethasone acetate; Deksametazon acetat; Betamethasone; Betametazon;
    Betamethasone dipropionate; Betametazon dipropionat; Betamethasone valerate; Betametazon valerat; Clobetasol; Klobetazol; Clobetasol propionate;
    Klobetazol propionat; Clobetasone butyrate; Klobetazon butirat; Fluocinolone acetonide; Fluocinolon acetonid; Fluocinonide; Fluocinonid;
    Fluticasone propionate; Flutikazon propionat; Fluticasone; Flutikazon; Mometasone furoate; Mometazon furoat; Mometasone; Mometazon;
    Triamcinolone; Triamcinolon; Triamcinolone acetonide; Triamcinolon acetonid; Beclometasone dipropionate; Beclomethasone dipropionate;
    Beklometazon dipropionat; Budesonide; Budezonid; Desonide; Dezonid; Desoximetasone; Dezoksimetazon; Diflorasone diacetate;
    Diflucortolone valerate; Diflukortolon valerat; Halcinonide; Halcinonid; Halobetasol propionate; Ulobetasol propionate; Halometasone;
    Flumethasone pivalate; Flumetazon pivalat; Alclometasone dipropionate; Prednicarbate; Prednikarbat; Fluocortolone; Fluokortolon; Amcinonide;
    Clocortolone pivalate; Fludrocortisone; Corticosteroid; Corticosteroids; Kortikosteroid; Kortikosteroidi; Glukokortikoidi`,
  'II/1339':
    'Hidrohinon; Hidrokinon; Quinol; 1,4-Benzenediol; p-Dihydroxybenzene; para-Dihydroxybenzene; Benzene-1,4-diol',
  'II/178': `Monobenzone; Monobenzon; Hydroquinone monobenzyl ether; Monobenzyl ether of hydroquinone; Hidrohinon monobenzil etar;
    Monobenzil etar hidrohinona; p-Benzyloxyphenol; Hydroquinone monoethyl ether;
    Hidrohinon monoetil etar; p-Ethoxyphenol`,
  'III/95':
    'Mequinol; Mekvinol; 4-Methoxyphenol; Hydroquinone monomethyl ether; Monomethyl ether of hydroquinone; Hidrohinon monometil etar; Monometil etar hidrohinona',
  'II/375': 'All-trans retinoic acid; Retinoinska kiselina; Vitamin A acid',
  'II/372': 'Minoksidil',
  'II/1385': 'Kvaternijum-15; Kvaternium-15',
  'II/1386': 'Cis-1-(3-chlorallyl)-3,5,7-triaza-1-azoniaadamantane chloride',
  'II/1657': 'Deoxyarbutin; Deoksiarbutin',
  'II/221': `Quicksilver; Hydrargyrum; Živa; Mercurous chloride; Calomel; Kalomel; Mercuric chloride; Mercury chloride; Corrosive sublimate; Sublimat;
    Živin hlorid; Ammoniated mercury; Mercuric amidochloride; Mercury amidochloride; Mercuric iodide; Mercury iodide; Živin jodid; Mercury oxide;
    Živin oksid; Mercuric cyanide; Mercuric nitrate; Mercuric sulfide; Mercury sulfide; Cinnabar; Cinabarit; Vermilion; Merbromin;
    Mercurochrome; Merkurohrom; Methylmercury; Mercurous oxide; Mercury acetate; Živin acetat`,
  'II/289': `Olovo; Lead carbonate; White lead; Olovno belo; Lead oxide; Red lead; Minium; Lead sulfide; Galena; Lead chromate; Olovo acetat;
    Olovo oksid; Lead monoxide; Litharge; Plumbum; Lead nitrate; Lead chloride`,
  'II/43': 'Arsen; Arsenik; Arsenic trioxide; Arsen trioksid; Arsenic sulfide; Realgar; Orpiment; Arsenicum',
  'II/68': 'Kadmijum; Cadmium sulfide; Cadmium chloride; Cadmium oxide; Kadmijum sulfid',
  'II/97':
    'Hromna kiselina; Chromium trioxide; Hrom trioksid; Potassium dichromate; Kalijum dihromat; Sodium dichromate; Sodium chromate',
  'II/40': 'Antimon; Antimony trioxide; Antimony sulfide; Antimony trisulfide; Stibnite; Antimon trioksid',
  'II/54': 'Berilijum; Beryllium oxide',
  'II/317': 'Talijum; Thallium acetate; Thallium sulfate; Talijum acetat',
  'II/297': 'Selen',
  'II/312': 'Telur',
  'II/1093': 'Nikl; Niccolum',
  'II/410': `N-Nitrosodiethanolamine; NDELA; N-Nitrosodietanolamin; N-Nitrosodimethylamine; NDMA; N-Nitrozodimetilamin; N-Nitrosodiethylamine; NDEA;
    N-Nitrosodipropylamine; NDPA; N-Nitrosodibutylamine; NDBA; N-Nitrosopiperidine; NPIP; N-Nitrosopyrrolidine; NPYR;
    N-Nitrosodiisopropylamine; NDIPA; N-Nitrosobis(2-hydroxypropyl)amine; NDIPLA; NDHPA; Nitrozamin; Nitrozamini; Nitrosodiethanolamine;
    N-Nitrosodiethanolamin; N-Nitrosomethylethylamine; NMEA; N-Nitrosodiphenylamine`,
  'II/1747': 'N-Nitrosomorpholine; NMOR; N-Nitrozomorfolin',
  'II/39': `Antibiotic; Antibiotik; Antibiotici; Chloramphenicol; Hloramfenikol; Erythromycin; Eritromicin; Clindamycin; Klindamicin; Tetracycline;
    Tetraciklin; Oxytetracycline; Oksitetraciklin; Chlortetracycline; Doxycycline; Doksiciklin; Neomycin; Neomicin; Gentamicin; Penicillin; Penicilin;
    Ampicillin; Ampicilin; Amoxicillin; Amoksicilin; Bacitracin; Fusidic acid; Fusidinska kiselina; Mupirocin; Streptomycin; Streptomicin;
    Rifampicin; Kanamycin; Polymyxin B; Polimiksin B; Vancomycin; Azithromycin; Azitromicin; Tyrothricin`,
  'II/260': `Estrogen; Estrogens; Oestrogen; Estrogeni; Estrone; Estron; Estriol; Estradiol; 17-beta-Estradiol; Estradiol valerate; Diethylstilbestrol;
    Dietilstilbestrol; Ethinylestradiol; Etinilestradiol; Conjugated estrogens`,
  'II/194':
    'Progestogeni; Progesteron; Medroxyprogesterone acetate; Levonorgestrel; Norethisterone; Norethindrone; Megestrol acetate',
  'II/37':
    'Testosteron; Methyltestosterone; Metiltestosteron; Testosterone propionate; Dihydrotestosterone; Nandrolone; Stanozolol',
  'II/390': 'Cyproterone acetate; Ciproteron acetat',
  'II/4': 'Spironolakton',
  'II/399': 'Lidokain; Lignocaine; Lidocain; Xylocaine',
  'II/63': 'Tetrakain; Amethocaine; Tetracain',
  'II/129': 'Dibucaine; Dibukain; Cinhokain',
  'II/167':
    'Benzocaine; Benzokain; Ethyl aminobenzoate; Ethyl 4-aminobenzoate; Procaine; Prokain; Novocain; p-Aminobenzoic acid',
  'II/168': 'Holin hlorid; Choline bitartrate; Choline citrate',
  'II/306':
    'Cocaine; Kokain; Morphine; Morfin; Heroin; Diamorphine; Codeine; Kodein; Opium; Fentanyl; Methadone; Metadon',
  'II/164': 'Efedrin; Ephedrine hydrochloride; Efedrin hidrohlorid',
  'II/14': 'Adrenaline; Adrenalin; Epinefrin',
  'II/45': 'Atropin; Atropine sulfate; Atropin sulfat',
  'II/246': 'Nikotin; Nicotine tartrate',
  'II/304': 'Strihnin; Strychnine sulfate',
  'II/102': 'Kolhicin',
  'II/337': 'Johimbin; Yohimbine hydrochloride',
  'II/283': 'Pilokarpin; Pilocarpine hydrochloride; Pilokarpin hidrohlorid',
  'II/417': 'Fenolftalein',
  'II/203': 'Varfarin; Coumadin',
  'II/6': 'Metotreksat',
  'II/280': 'Talidomid',
  'II/190': '5-Fluorouracil; 5-FU',
  'II/1577': 'Formaldehid; Formalin; Formol; Methanal; Metanal',
  'II/1578': 'Paraformaldehid; Polyoxymethylene glycol',
  'II/1175': 'Fenol; Carbolic acid; Karbolna kiselina; Hydroxybenzene',
  'II/47': 'Benzen; Benzol',
  'II/366': 'Hloroform; Kloroform; Trichloromethane; Trihlormetan',
  'II/315': 'Tetrachloromethane; Ugljen-tetrahlorid; Tetrahlormetan',
  'II/1389': 'Metilen hlorid; Dihlormetan; Methylene dichloride',
  'II/645': 'Trihloretilen; Trichloroethene',
  'II/314': 'Tetrahloretilen; Perchloroethylene; Perhloretilen; Tetrachloroethene',
  'II/343': '1,4-Dioxane; Dioksan; 1,4-Dioksan; p-Dioxane',
  'II/681': 'Akrilamid; 2-Propenamide; Prop-2-enamide',
  'II/182': 'Etilen oksid; Oxirane; Oksiran',
  'II/334': 'Vinil hlorid; Vinyl chloride; Chloroethene; Chloroethylene',
  'II/657': 'Epihlorhidrin',
  'II/1711': 'Melamin',
  'II/1167': 'Naftalen; Naftalin',
  'II/612': 'Benzo(a)pyrene; Benzo(a)piren; Benzopyrene',
  'II/762': 'Asbestos; Azbest; Blue asbestos',
  'II/123': 'Dichlorodiphenyltrichloroethane; Dihlordifeniltrihloretan',
  'II/195': 'Lindane; Lindan; Gamma-hexachlorocyclohexane',
  'II/371': 'Heksahlorofen',
  'II/352': 'Bitionol',
  'II/420': 'Katran kamenog uglja; Pix lithanthracis; Coal tar solution',
  'II/78': 'Hlor',
  'II/55': 'Brom; Elemental bromine',
  'II/213': 'Jod; Elemental iodine',
  'II/268': 'Pikrinska kiselina; 2,4,6-Trinitrophenol',
  'II/408': 'Pirokatehol; Katehol; 1,2-Dihydroxybenzene',
  'II/409': 'Pirogalol; Pyrogallic acid; 1,2,3-Trihydroxybenzene',
  'II/241': 'Beta-naphthol; Beta-naftol; 2-Naftol',
  'II/10': 'Trihlorsirćetna kiselina; Trichloroethanoic acid',
  'II/1395': 'Borna kiselina; Boracic acid; Acidum boricum; Orthoboric acid',
  'II/1396':
    'Boraks; Borax; Sodium tetraborate; Natrijum tetraborat; Disodium tetraborate; Natrii tetraboras; Disodium tetraborate decahydrate',
  'II/338': 'Dimetil sulfoksid; Dimethyl sulphoxide',
  'II/335': 'Holekalciferol; Ergokalciferol',
  'II/1670': 'Cink pirition; Pyrithione zinc; Zinc omadine',
  'II/369': 'Natrijum pirition; Sodium omadine',
  'II/1666': 'Lilial; BMHCA; Lysmeral; p-BMHCA; Butilfenil metilpropional',
  'II/1380': 'HICC; Lyral; Liral; Hydroxymethylpentylcyclohexenecarboxaldehyde',
  'II/1381': 'Atranol',
  'II/1382': 'Chloroatranol; Hloroatranol',
  'II/414': 'Mošus ambret',
  'II/675': 'DBP; Di-n-butyl phthalate; Dibutil ftalat',
  'II/677': 'DEHP; Di(2-ethylhexyl) phthalate; Dietilheksil ftalat; Bis(2-ethylhexyl) phthalate; Dioctyl phthalate',
  'II/1152': 'BBP; Butil benzil ftalat; Benzyl butyl phthalate',
  'II/1492': 'DIBP; Diizobutil ftalat',
  'II/1176': 'Bisfenol A; BPA',
  'II/1702': 'Bisfenol S',
  'II/1168': 'Nonilfenol',
  'II/1374': 'Izopropilparaben',
  'II/1375': 'Izobutilparaben; Sodium isobutylparaben',
  'II/1376': 'Fenilparaben',
  'II/1377': 'Benzilparaben',
  'II/1379': '3-BC; 3-Benziliden kamfor',
  'II/1730': '4-MBC; Enzacamene; Enzakamen; 4-Metilbenziliden kamfor',
  'II/1731': 'TPO; Difenil(2,4,6-trimetilbenzoil)fosfin oksid',
  'II/1703': 'Benzofenon; Diphenyl ketone',
  'II/1388': 'Oktametilciklotetrasiloksan',
  'II/398': 'Rhodamine B; Rodamin B; C.I. 45170; Basic Violet 10; D&C Red 19',
  'II/387': 'Metanil Yellow; Metanil žuto; C.I. 13065',
  'II/378': 'Sudan II; Solvent Orange 7; Sudan crveno II',
  'II/379': 'Sudan IV; Scarlet Red; Sudan crveno IV; C.I. 26105; Biebrich scarlet R',
  'II/1107': 'Sudan I; CI 12055; Solvent Yellow 14; Sudan crveno I',
  'II/1188': 'Malachite green; Malahitno zeleno; Basic Green 4; CI 42000',
  'II/380': 'Crystal violet; Gentian violet; Gencijana violet; Kristal violet; Methylrosanilinium chloride; CI 42555',
  'II/388': 'Methyl violet; Metil violet; Methyl Violet 2B',
  'II/389': 'Sudan Blue II',
  'II/397': 'Permanent Orange; Pigment Orange 5; Dinitroaniline orange',
  'II/401': 'Lake Red C; Pigment Red 53',
  'II/363': 'ortho-Phenylenediamine; o-Fenilendiamin; 1,2-Diaminobenzene',
  'II/1204': 'meta-Phenylenediamine; m-Fenilendiamin; 1,3-Diaminobenzene',
  'III/8a': 'PPD; p-Fenilendiamin; para-Phenylenediamine; 1,4-Diaminobenzene',
  'II/22': 'Anilin; Aminobenzene; Phenylamine',
  'II/26': 'Benzidin; 4,4-Diaminobiphenyl',
  'II/721': 'o-Tolidine; ortho-Tolidin',
  'II/1124': 'MEKO; Methyl ethyl ketoxime',
  'II/1689': 'Methyl isobutyl ketone; Metil izobutil keton',
  'II/665': 'Methyl cellosolve; Metoksietanol; Ethylene glycol monomethyl ether; 2-Methoxyethanol acetate',
  'II/666': 'Cellosolve; Etoksietanol; Ethylene glycol monoethyl ether',
  'II/1370': 'Dietilen glikol',
  'II/365': 'Aristolohinska kiselina',
  'II/360': 'Safrol',
  'II/70': 'Kantaridin; Cantharidin',
  'II/69': 'Cantharides; Cantharis vesicatoria; Španska muva; Spanish fly',
  'II/107': 'Croton oil; Kroton ulje; Croton tiglium seed oil',
  'II/44': 'Belladonna; Beladona; Atropa belladonna extract; Atropa belladonna leaf extract; Velebilje',
  'II/11': 'Aconite; Jedić; Aconitum napellus extract; Aconitum napellus root extract',
  'II/104': 'Mrazovac; Colchicum autumnale extract',
  'II/211': 'Bunika; Hyoscyamus niger extract; Hyoscyamus niger leaf extract',
  'II/301': 'Tatula; Datura stramonium extract',
  'II/99': 'Kukuta; Conium maculatum extract',
};

/** Those names with the ones of other languages. */
export const commonNames: Readonly<Record<string, string>> = Object.fromEntries(
  [...new Set([...Object.keys(namesHere), ...Object.keys(commonNamesAbroad)])].map((entry) => [
    entry,
    [namesHere[entry], commonNamesAbroad[entry]].filter(Boolean).join('; '),
  ]),
);
