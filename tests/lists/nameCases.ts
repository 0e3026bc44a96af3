/**
 * Names as labels, data sheets and inspection reports print them, with what they mean: the CAS number of the substance,
 * or the entry of the annex that bans it. Languages: en with trade and systematic names, de, fr, it, es, sr. Sources:
 * CAS numbers of the inventory (CosIng) and of the annexes; the pharmacopoeias and INN lists for drug names.
 */
export type NameCase = readonly [name: string, meant: string];

export const nameCases: readonly NameCase[] = `
Carbamide Peroxide = 124-43-6
Harnstoffperoxid = 124-43-6
Peroxyde de carbamide = 124-43-6
Perossido di carbammide = 124-43-6
Peróxido de carbamida = 124-43-6
Karbamid peroksid = 124-43-6
Isobutyl Parahydroxybenzoate = 4247-02-3
Isobutyl p-Hydroxybenzoate = 4247-02-3
Isobutyl 4-hydroxybenzoate = 4247-02-3
4-Hydroxybenzoic acid isobutyl ester = 4247-02-3
Benzoic acid, 4-hydroxy-, isobutyl ester = 4247-02-3
Isobutyl-4-hydroxybenzoat = 4247-02-3
p-Hydroxybenzoesäureisobutylester = 4247-02-3
Parahydroxybenzoate d'isobutyle = 4247-02-3
Isobutylparabène = 4247-02-3
Isobutilparabeno = 4247-02-3
Paraidrossibenzoato di isobutile = 4247-02-3
Parahidroxibenzoato de isobutilo = 4247-02-3
Izobutilparaben = 4247-02-3
Izobutil parahidroksibenzoat = 4247-02-3
Isopropyl Parahydroxybenzoate = 4191-73-5
p-Hydroxybenzoesäureisopropylester = 4191-73-5
Parahydroxybenzoate d’isopropyle = 4191-73-5
Izopropil-p-hidroksibenzoat = 4191-73-5
Phenyl Parahydroxybenzoate = 17696-62-7
Parahydroxybenzoate de phényle = 17696-62-7
Fenilparaben = 17696-62-7
Benzyl 4-hydroxybenzoate = 94-18-8
Parahidroxibenzoato de bencilo = 94-18-8
Pentyl Parahydroxybenzoate = II/1378
Pentilparaben = II/1378
Methyl Parahydroxybenzoate = 99-76-3
Methyl-4-hydroxybenzoat = 99-76-3
Méthylparabène = 99-76-3
Metilparabeno = 99-76-3
Metil-p-idrossibenzoato = 99-76-3
Nipagin = 99-76-3
Propyl p-hydroxybenzoate = 94-13-3
Parahydroxybenzoate de propyle = 94-13-3
Propilparaben = 94-13-3
Nipasol = 94-13-3
Ethyl-4-hydroxybenzoat = 120-47-8
Etilparabeno = 120-47-8
Butyl parahydroxybenzoate = 94-26-8
Butilparaben = 94-26-8
Acide 4-hydroxybenzoïque = 99-96-7
Isotretinoin = 4759-48-2
Isotrétinoïne = 4759-48-2
Izotretinoin = 4759-48-2
13-cis-Retinoic Acid = 4759-48-2
Tretinoin = 302-79-4
Trétinoïne = 302-79-4
Retinsäure = 302-79-4
Acido retinoico = 302-79-4
Vitamin-A-Säure = 302-79-4
Pix Carbonis = 8007-45-2
Pix Lithanthracis = II/420
Steinkohlenteer = 8007-45-2
Goudron de houille = 8007-45-2
Catrame di carbone = 8007-45-2
Alquitrán de hulla = 8007-45-2
Katran kamenog uglja = II/420
2-Ethylhexanoic Acid = 149-57-5
Ethylhexanoic Acid = II/1024
2-Ethylhexansäure = II/1024
Acide 2-éthylhexanoïque = II/1024
Formaldehyd = 50-00-0
Aldéhyde formique = 50-00-0
Formaldeide = 50-00-0
Formaldehído = 50-00-0
Formalin = II/1577
Formaldehid = 50-00-0
DMDM-Hydantoin = 6440-58-0
DMDM hidantoína = 6440-58-0
Diazolidinylharnstoff = 78491-02-8
Diazolidinyl urée = 78491-02-8
Imidurea = 39236-46-9
Imidazolidinylharnstoff = 39236-46-9
Bronopol = 52-51-7
Bronopolo = 52-51-7
Urotropin = 100-97-0
Hexamethylentetramin = 100-97-0
Methylisothiazolinon = 2682-20-4
Metilisotiazolinona = 2682-20-4
Metilizotiazolinon = 2682-20-4
Chlormethylisothiazolinon = 26172-55-4
Metilcloroisotiazolinone = 26172-55-4
Kathon CG = 26172-55-4
Benzisothiazolinon = 2634-33-5
Octhilinone = 26530-20-1
Triclosano = 3380-34-5
Triklosan = 3380-34-5
Irgasan = 3380-34-5
Triklokarban = 101-20-2
Zinkpyrithion = 13463-41-7
Pyrithione de zinc = 13463-41-7
Zinco piritione = 13463-41-7
Piritiona de zinc = 13463-41-7
Cink pirition = 13463-41-7
Natriumpyrithion = 3811-73-2
Dibromdicyanobutan = 35691-65-7
Iodpropinylbutylcarbamat = 55406-53-6
Chlorkresol = 59-50-7
Thiomersal = 54-64-8
Phenylquecksilberacetat = 62-38-4
Quecksilber = II/221
Mercure = II/221
Mercurio = II/221
Živa = II/221
Quecksilberchlorid = II/221
Chlorure mercureux = II/221
Cloruro de mercurio = II/221
Blei = II/289
Plomb = II/289
Piombo = II/289
Plomo = II/289
Olovo = II/289
Bleiacetat = 301-04-2
Acétate de plomb = 301-04-2
Acetato di piombo = 301-04-2
Olovo acetat = II/289
Arsentrioxid = II/43
Kadmium = II/68
Chromsäure = II/97
Nichel = II/1093
Hydrocortison = II/300
Idrocortisone = II/300
Hidrokortizon = II/300
Clobetasolpropionat = II/300
Propionate de clobétasol = II/300
Klobetazol propionat = II/300
Betamethasondipropionat = II/300
Dexaméthasone = II/300
Desametasone = II/300
Furoato de mometasona = II/300
Kortikosteroide = II/300
Hydrochinon = 123-31-9
Idrochinone = 123-31-9
Hidroquinona = 123-31-9
Hidrohinon = 123-31-9
1,4-Dihydroxybenzene = 123-31-9
Hydrochinonmonomethylether = 150-76-5
Mequinol = 150-76-5
Monobenzone = II/178
Kojisäure = 501-30-4
Acide kojique = 501-30-4
Kojična kiselina = 501-30-4
Arbutina = 497-76-7
Desoxyarbutin = 53936-56-4
Salicylsäure = 69-72-7
Acide salicylique = 69-72-7
Acido salicilico = 69-72-7
Ácido salicílico = 69-72-7
Salicilna kiselina = 69-72-7
Natriumsalicylat = 54-21-7
Wasserstoffperoxid = 7722-84-1
Peroxyde d’hydrogène = 7722-84-1
Eau oxygénée = 7722-84-1
Acqua ossigenata = 7722-84-1
Agua oxigenada = 7722-84-1
Vodonik peroksid = 7722-84-1
Silber = 7440-22-4
Argent colloïdal = 7440-22-4
Nano Silver = 7440-22-4
Srebro = 7440-22-4
Silbernitrat = 7761-88-8
Nitrate d'argent = 7761-88-8
Nitrato de plata = 7761-88-8
Srebro nitrat = 7761-88-8
Borsäure = 10043-35-3
Acide borique = 10043-35-3
Borna kiselina = 10043-35-3
Borax = II/1396
Natriumtetraborat = 1303-96-4
Natriumperborat = 7632-04-4
Octamethylcyclotetrasiloxane = 556-67-2
Decamethylcyclopentasiloxan = 541-02-6
Cikloheksasiloksan = 540-97-6
Rétinol = 68-26-8
Retinolo = 68-26-8
Retinolpalmitat = 79-81-2
Acétate de rétinyle = 127-47-9
Retinaldeide = 116-31-4
Enzacamene = 36861-47-9
4-Methylbenzylidencampher = 36861-47-9
3-Benzylidencampher = 15087-24-8
Benzofenona = 119-61-9
Oxybenzon = 131-57-7
Ossibenzone = 131-57-7
Avobenzon = 70356-09-1
Octylmethoxycinnamat = 5466-77-3
Octocrylène = 6197-30-4
Oktokrilen = 6197-30-4
Diphenyl(2,4,6-trimethylbenzoyl)phosphine Oxide = 75980-60-8
Trimethylbenzoyldiphenylphosphinoxid = 75980-60-8
Butylhydroxytoluol = 128-37-0
Butilhidroxitolueno = 128-37-0
Butilhidroksitoluen = 128-37-0
Butylhydroxyanisol = 25013-16-5
Lilial = 80-54-6
2-(4-tert-Butylbenzyl)propionaldehyde = 80-54-6
Lyral = 31906-04-4
Dibutylphthalat = 84-74-2
Phtalate de dibutyle = 84-74-2
Ftalato di dibutile = 84-74-2
Ftalato de dibutilo = 84-74-2
Dibutil ftalat = 84-74-2
Bis(2-ethylhexyl) phthalate = 117-81-7
DEHP = II/677
Phtalate de diéthyle = 84-66-2
Benzylbutylphthalat = 85-68-7
Diethanolamin = 111-42-2
Dietanolammina = 111-42-2
Triéthanolamine = 102-71-6
Resorzin = 108-46-3
Rezorcinol = 108-46-3
p-Phenylendiamin = 106-50-3
Paraphénylènediamine = 106-50-3
PPD = 106-50-3
2,5-Diaminotoluene = 95-70-5
4-Aminophenol = 123-30-8
1-naftolo = 90-15-3
Brenzcatechin = 120-80-9
Karbolsäure = 108-95-2
Acide phénique = 108-95-2
Cloroformio = 67-66-3
Dichlormethan = 75-09-2
Metanolo = 67-56-1
Tolueno = 108-88-3
Stirene = 100-42-5
Diethylenglykol = 111-46-6
2-Metossietanolo = 109-86-4
Vinylchlorid = 75-01-4
N-Vinylpyrrolidone = 88-12-0
Acrylamid = 79-06-1
2-Hydroxyethyl Methacrylate = 868-77-9
Melammina = 108-78-1
Triphenylphosphat = 115-86-6
Bisphenol A = 80-05-7
4-tert-Butylphenol = 98-54-4
Selendisulfid = 7488-56-4
Natriumfluorid = 7681-49-4
Fluorure stanneux = 7783-47-3
Zinkchlorid = 7646-85-7
Chlorure de zinc = 7646-85-7
Strontiumchlorid = 10476-85-4
Natriumhydroxid = 1310-73-2
Soda caustica = 1310-73-2
Natrijum hidroksid = 1310-73-2
Kalilauge = 1310-58-3
Ammoniak = 7664-41-7
Thioglykolsäure = 68-11-1
Ammoniumthioglykolat = 5421-46-5
Lidocaïne = 137-58-6
Minoxidilum = 38304-91-5
Benzocain = 94-09-7
Chloramphénicol = II/39
Tetraciklin = II/39
Benzène = II/47
Tetrachlorkohlenstoff = II/315
1,4-Dioxan = II/343
Amiante = II/762
Hexachlorophen = II/371
Trichloressigsäure = II/10
Spanische Fliege = II/69
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = ') as [string, string]);

/**
 * Slips of scanning and typing: `1` for `l`, `0` for `o`, a Cyrillic letter that looks like a Latin one. Each is the
 * substance or a question that names it.
 */
export const slipCases: readonly NameCase[] = `
Methy1paraben = METHYLPARABEN
lsobutylparaben = ISOBUTYLPARABEN
Isobuty1paraben = ISOBUTYLPARABEN
Hydr0quinone = HYDROQUINONE
Hydroquin0ne = HYDROQUINONE
F0rmaldehyde = FORMALDEHYDE
Formaldehуde = FORMALDEHYDE
Triсlosan = TRICLOSAN
Tric1osan = TRICLOSAN
Phenoxyethano1 = PHENOXYETHANOL
Methylisothiazo1inone = METHYLISOTHIAZOLINONE
Methylis0thiazolinone = METHYLISOTHIAZOLINONE
Salicy1ic Acid = SALICYLIC ACID
Sаlicylic Acid = SALICYLIC ACID
Retino1 = RETINOL
Ko jic Acid = KOJIC ACID
K0jic Acid = KOJIC ACID
Boric Acld = BORIC ACID
Zinc Pyrithi0ne = ZINC PYRITHIONE
Butylphenyl Methylpropi0nal = BUTYLPHENYL METHYLPROPIONAL
`
  .trim()
  .split('\n')
  .map((line) => line.split(' = ') as [string, string]);

/** Lawful names that only look like banned or limited ones. */
export const lookalikeNames: readonly string[] = [
  'Lead Tree Extract',
  'Mercurialis Perennis Extract',
  'Hydroquinone-Free Complex',
  'Tretinoinamide',
  'Formaldehyde-Free Resin',
  'Silverweed Extract',
  'Borago Officinalis Seed Oil',
  'Salicornia Herbacea Extract',
  'Paraben-Free Preservative',
  'Benzyl Benzoate',
];
