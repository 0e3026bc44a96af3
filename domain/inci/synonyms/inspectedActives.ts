/**
 * Bleaching, drug and hair substances, solvents and monomers that market inspections look for: INCI name (or the name
 * of an annex) | CAS | English, trade and systematic | German | French | Italian | Spanish | Serbian names. Our own,
 * unverified: general knowledge of the field; tests compare the CAS numbers with the inventory.
 */
export const inspectedActives = `
UREA PEROXIDE | 124-43-6 | Carbamide Peroxide; Urea Hydrogen Peroxide; Hydrogen Peroxide Carbamide; Percarbamide; Perhydrol-Urea | Carbamidperoxid; Harnstoffperoxid; Wasserstoffperoxid-Harnstoff | Peroxyde de carbamide; Peroxyde d’urée | Perossido di carbammide; Perossido di urea | Peróxido de carbamida; Peróxido de urea | Karbamid peroksid; Urea peroksid
HYDROGEN PEROXIDE | 7722-84-1 | Hydrogen Dioxide; Perhydrol; Dihydrogen Dioxide | Wasserstoffsuperoxid | Eau oxygénée | Acqua ossigenata | Agua oxigenada | Hidrogen peroksid
BENZOYL PEROXIDE | 94-36-0 | Dibenzoyl Peroxide | Benzoylperoxid; Dibenzoylperoxid | Peroxyde de benzoyle | Perossido di benzoile; Benzoile perossido | Peróxido de benzoilo | Benzoil peroksid
HYDROQUINONE | 123-31-9 | Benzene-1,4-diol; 1,4-Dihydroxybenzene; Eldoquin; Hydrochinone | Hydrochinon | | Idrochinone | Hidroquinona | Hidrokinon
P-HYDROXYANISOLE | 150-76-5 | Mequinol; MEHQ; 4-Hydroxyanisole; para-Hydroxyanisole; 4-Methoxyphenol | Hydrochinonmonomethylether; p-Hydroxyanisol | | Mechinolo; p-idrossianisolo | p-hidroxianisol | p-Hidroksianizol; Mekvinol
KOJIC ACID | 501-30-4 | 5-Hydroxy-2-hydroxymethyl-4-pyrone; 5-Hydroxy-2-(hydroxymethyl)-4H-pyran-4-one | Kojisäure | Acide kojique | Acido cogico; Acido kojico | | Kojična kiselina; Kojiska kiselina
ARBUTIN | 497-76-7 | Beta-Arbutin; Hydroquinone beta-D-glucopyranoside; Ursin | Arbutinum; Hydrochinonglucosid | Arbutine; Arbutoside | Arbutina
ALPHA-ARBUTIN | 84380-01-8 | 4-Hydroxyphenyl alpha-D-glucopyranoside | Alpha-Arbutinum | Alpha-arbutine | Alfa-arbutina | | Alfa arbutin
TETRAHYDROPYRANYLOXY PHENOL | 53936-56-4 | Deoxyarbutin; D-Arbutin | Desoxyarbutin | Désoxyarbutine; Déoxyarbutine | Deossiarbutina | Desoxiarbutina; Deoxiarbutina | Dezoksiarbutin
RETINOIC ACID | 302-79-4 | Tretinoin; all-trans-Retinoic Acid; Vitamin A Acid; ATRA; Retin-A | Tretinoinum; Vitamin-A-Säure; Retinsäure; all-trans-Retinsäure | Trétinoïne; Acide rétinoïque; Acide tout-trans-rétinoïque | Tretinoina; Acido retinoico | | Retinoična kiselina
CIS-RETINOIC ACID | 4759-48-2 | Isotretinoin; 13-cis-Retinoic Acid; Accutane; Roaccutane | Isotretinoinum; 13-cis-Retinsäure | Isotrétinoïne; Acide 13-cis-rétinoïque | Isotretinoina; Acido 13-cis-retinoico | | Izotretinoin; 13-cis-Retinoinska kiselina
RETINOL | 68-26-8 | Vitamin A Alcohol; Axerophthol; all-trans-Retinol | Retinolum; Vitamin-A-Alkohol | Vitamine A | Retinolo; Vitamina A
RETINAL | 116-31-4 | Vitamin A Aldehyde; all-trans-Retinal | Retinaldehyd | | Retinale; Retinaldeide | Retinaldehído | Retinaldehid
RETINYL PALMITATE | 79-81-2 | Retinol Palmitate | Retinylpalmitat; Retinolpalmitat | Palmitate de rétinyle; Palmitate de rétinol | Retinil palmitato; Palmitato di retinile; Retinolo palmitato | Palmitato de retinilo; Palmitato de retinol | Retinil palmitat
RETINYL ACETATE | 127-47-9 | Retinol Acetate | Retinylacetat; Retinolacetat | Acétate de rétinyle; Acétate de rétinol | Retinil acetato; Acetato di retinile; Retinolo acetato | Acetato de retinilo; Acetato de retinol | Retinil acetat
HYDROXYPINACOLONE RETINOATE | 893412-73-2 | Granactive Retinoid; HPR | Hydroxypinacolonretinoat | Rétinoate d’hydroxypinacolone | Retinoato di idrossipinacolone; Idrossipinacolone retinoato | Retinoato de hidroxipinacolona | Hidroksipinakolon retinoat
SALICYLIC ACID | 69-72-7 | 2-Hydroxybenzoic Acid; o-Hydroxybenzoic Acid; Orthohydroxybenzoic Acid | Salicylsäure; 2-Hydroxybenzoesäure | Acide salicylique; Acide 2-hydroxybenzoïque | Acido salicilico
GLYCOLIC ACID | 79-14-1 | Hydroxyacetic Acid; Hydroxyethanoic Acid | Glykolsäure; Hydroxyessigsäure | Acide glycolique | Acido glicolico | | Hidroksisirćetna kiselina
LACTIC ACID | 50-21-5 | 2-Hydroxypropanoic Acid; E 270 | Milchsäure | Acide lactique | Acido lattico | Ácido láctico
OXALIC ACID | 144-62-7 | Ethanedioic Acid | Oxalsäure; Kleesäure | Acide oxalique | Acido ossalico | Ácido oxálico | Oksalna kiselina
THIOGLYCOLIC ACID | 68-11-1 | Mercaptoacetic Acid; 2-Mercaptoacetic Acid; Sulfanylacetic Acid | Thioglykolsäure; Mercaptoessigsäure | Acide thioglycolique; Acide mercaptoacétique | Acido tioglicolico | | Tioglikolna kiselina
TANNIC ACID | 1401-55-4 | Gallotannic Acid | Gerbsäure; Tanninsäure | Acide tannique | Acido tannico | Ácido tánico | Taninska kiselina
BORIC ACID | 10043-35-3 | Hydrogen Borate; Trihydroxyborane; Acidum Boricum | Borsäure; Orthoborsäure | Acide borique; Acide orthoborique | Acido borico | | Ortoborna kiselina
SODIUM BORATE | 1303-96-4 | Borax Decahydrate; Sodium Tetraborate Decahydrate | Natriumtetraborat; Dinatriumtetraborat | Tétraborate de sodium | Borace; Tetraborato di sodio; Sodio tetraborato | Tetraborato de sodio | Natrijum tetraborat dekahidrat
SODIUM PERBORATE | 7632-04-4 | Perboric Acid Sodium Salt
SILVER | 7440-22-4 | Argentum; Nano Silver; Micronized Silver; Silver Powder | Silber; Silberpulver | Argent métallique; Argent métal | Argento metallico | Plata metálica | Srebro u prahu; Srebro
COLLOIDAL SILVER | 7440-22-4 | Argentum Colloidale | Kolloidales Silber | Argent colloïdal | Argento colloidale | Plata coloidal | Koloidno srebro
CYCLOTETRASILOXANE | 556-67-2 | Octamethylcyclotetrasiloxane; D4 | Octamethylcyclotetrasiloxan; Cyclotetrasiloxan | | Ottametilciclotetrasilossano; Ciclotetrasilossano | Octametilciclotetrasiloxano; Ciclotetrasiloxano | Ciklotetrasiloksan
CYCLOPENTASILOXANE | 541-02-6 | Decamethylcyclopentasiloxane; D5 | Decamethylcyclopentasiloxan; Cyclopentasiloxan | | Decametilciclopentasilossano; Ciclopentasilossano | Decametilciclopentasiloxano; Ciclopentasiloxano | Ciklopentasiloksan; Dekametilciklopentasiloksan
CYCLOHEXASILOXANE | 540-97-6 | Dodecamethylcyclohexasiloxane; D6 | Dodecamethylcyclohexasiloxan; Cyclohexasiloxan | | Dodecametilcicloesasilossano; Cicloesasilossano | Dodecametilciclohexasiloxano; Ciclohexasiloxano | Cikloheksasiloksan; Dodekametilcikloheksasiloksan
TRIMETHYLBENZOYL DIPHENYLPHOSPHINE OXIDE | 75980-60-8 | Diphenyl(2,4,6-trimethylbenzoyl)phosphine Oxide; Lucirin TPO; Irgacure TPO | Diphenyl(2,4,6-trimethylbenzoyl)phosphinoxid; Trimethylbenzoyldiphenylphosphinoxid | Oxyde de diphényl(2,4,6-triméthylbenzoyl)phosphine | Ossido di difenil(2,4,6-trimetilbenzoil)fosfina | Óxido de difenil(2,4,6-trimetilbenzoil)fosfina | Trimetilbenzoil difenilfosfin oksid
BHT | 128-37-0 | Butylated Hydroxytoluene; 2,6-Di-tert-butyl-4-methylphenol; 2,6-Di-tert-butyl-p-cresol; E 321 | Butylhydroxytoluol; Butyliertes Hydroxytoluol | Butylhydroxytoluène; Hydroxytoluène butylé | Butilidrossitoluene; Butilidrossitoluolo | Butilhidroxitolueno; Hidroxitolueno butilado | Butilhidroksitoluen; Butilovani hidroksitoluen
BHA | 25013-16-5 | Butylated Hydroxyanisole; E 320 | Butylhydroxyanisol | Butylhydroxyanisole; Hydroxyanisole butylé | Butilidrossianisolo | Butilhidroxianisol; Hidroxianisol butilado | Butilhidroksianisol; Butilovani hidroksianizol
TBHQ | 1948-33-0 | tert-Butylhydroquinone; Tertiary Butylhydroquinone; E 319 | tert-Butylhydrochinon | Butylhydroquinone tertiaire | Butilidrochinone terziario | Terbutilhidroquinona | tert-Butilhidrohinon
DIETHANOLAMINE | 111-42-2 | DEA; 2,2'-Iminodiethanol; Bis(2-hydroxyethyl)amine | Diethanolamin | | Dietanolammina | Dietanolamina | Dietanolamin
ETHANOLAMINE | 141-43-5 | Monoethanolamine; MEA; 2-Aminoethanol | Ethanolamin; Monoethanolamin | | Etanolammina; Monoetanolammina | Etanolamina; Monoetanolamina | Etanolamin; Monoetanolamin
TRIETHANOLAMINE | 102-71-6 | 2,2',2''-Nitrilotriethanol; Tris(2-hydroxyethyl)amine | Triethanolamin | | Trietanolammina | Trietanolamina; Trolamina | Trietanolamin
COCAMIDE DEA | 68603-42-9 | Coconut Diethanolamide; Cocamide Diethanolamine; Coconut Fatty Acid Diethanolamide | Kokosfettsäurediethanolamid; Cocosfettsäurediethanolamid | Diéthanolamide de coco | Cocamide dietanolammina; Dietanolammide di cocco | Dietanolamida de coco; Cocamida DEA | Kokamid DEA; Dietanolamid kokosa
COAL TAR | 8007-45-2 | Pix Carbonis; Pix Lithanthracis; Pix Mineralis; Crude Coal Tar; Liquor Carbonis Detergens; Coal Tar Extract; Oleum Lithanthracis | Steinkohlenteer; Steinkohlenteerlösung | Goudron de houille | Catrame di carbone; Catrame minerale; Catrame di carbon fossile | Alquitrán de hulla; Brea de hulla; Alquitrán de carbón
RESORCINOL | 108-46-3 | Resorcin; 1,3-Benzenediol; 1,3-Dihydroxybenzene; m-Dihydroxybenzene | Resorzin; 1,3-Dihydroxybenzol | Résorcine | Resorcinolo; Resorcina | | Rezorcinol; Rezorcin
P-PHENYLENEDIAMINE | 106-50-3 | PPD; para-Phenylenediamine; 1,4-Diaminobenzene; 1,4-Phenylenediamine; 4-Aminoaniline; Benzene-1,4-diamine | p-Phenylendiamin; 1,4-Phenylendiamin | | p-Fenilendiammina; Parafenilendiammina | p-Fenilendiamina; Parafenilendiamina | Parafenilendiamin
TOLUENE-2,5-DIAMINE | 95-70-5 | PTD; 2,5-Diaminotoluene; 2,5-Toluenediamine; p-Toluenediamine; para-Toluenediamine | 2,5-Diaminotoluol; p-Toluylendiamin; 2,5-Toluoldiamin | | Toluen-2,5-diammina; Paratoluendiammina | Tolueno-2,5-diamina; 2,5-diaminotolueno | Toluen-2,5-diamin; 2,5-Diaminotoluen
P-AMINOPHENOL | 123-30-8 | 4-Aminophenol; para-Aminophenol; 4-Hydroxyaniline | | | p-amminofenolo; para-amminofenolo | p-aminofenol; para-aminofenol | 4-Aminofenol
M-AMINOPHENOL | 591-27-5 | 3-Aminophenol; meta-Aminophenol; 3-Hydroxyaniline | | | m-amminofenolo; meta-amminofenolo | m-aminofenol; meta-aminofenol | 3-Aminofenol
O-AMINOPHENOL | 95-55-6 | 2-Aminophenol; ortho-Aminophenol; 2-Hydroxyaniline | | | o-amminofenolo; orto-amminofenolo | o-aminofenol; orto-aminofenol | 2-Aminofenol
1-NAPHTHOL | 90-15-3 | alpha-Naphthol; 1-Hydroxynaphthalene; Naphthalen-1-ol | | 1-naphtol; alpha-naphtol | 1-naftolo; alfa-naftolo | 1-naftol; alfa-naftol
2-NAPHTHOL | 135-19-3 | beta-Naphthol; 2-Hydroxynaphthalene; Naphthalen-2-ol | | 2-naphtol; bêta-naphtol | 2-naftolo; beta-naftolo
PYROGALLOL | 87-66-1 | Benzene-1,2,3-triol; 1,2,3-Trihydroxybenzene | Pyrogallussäure; 1,2,3-Trihydroxybenzol | Acide pyrogallique | Pirogallolo; Acido pirogallico | Pirogalol; Ácido pirogálico | Pirogalna kiselina
PYROCATECHOL | 120-80-9 | Catechol; Benzene-1,2-diol; 1,2-Benzenediol; o-Dihydroxybenzene | Brenzcatechin; Brenzkatechin; Pyrocatechin | Pyrocatéchine | Pirocatecolo; Catecolo; Pirocatechina | Pirocatecol; Catecol; Pirocatequina
PHENOL | 108-95-2 | Hydroxybenzene; Carbolic Acid; Phenic Acid; Monohydroxybenzene | Karbolsäure; Carbolsäure; Hydroxybenzol | Acide phénique; Acide carbolique | Fenolo; Acido fenico; Acido carbolico
ANILINE | 62-53-3 | Benzenamine; Aminobenzene; Phenylamine | Aminobenzol; Phenylamin | | Fenilammina | Anilina; Fenilamina
CHLOROFORM | 67-66-3 | Trichloromethane; Methane Trichloride | Trichlormethan | Chloroforme | Cloroformio; Triclorometano | Cloroformo
DICHLOROMETHANE | 75-09-2 | Methylene Chloride; DCM; Methylene Bichloride | Dichlormethan; Methylenchlorid | Chlorure de méthylène | Diclorometano; Cloruro di metilene | Cloruro de metileno | Dihlormetan; Metilen hlorid
METHYL ALCOHOL | 67-56-1 | Methanol; Wood Alcohol; Wood Spirit; Carbinol | Methylalkohol; Holzgeist | Alcool méthylique | Metanolo; Alcol metilico; Alcool metilico | Alcohol metílico | Metanol; Metil alkohol
TOLUENE | 108-88-3 | Toluol; Methylbenzene; Phenylmethane | Methylbenzol | | Toluolo; Metilbenzene | Tolueno; Metilbenceno | Toluen; Metilbenzen
STYRENE | 100-42-5 | Vinylbenzene; Phenylethylene; Ethenylbenzene | Styrol; Vinylbenzol | | Stirene; Stirolo | Estireno; Vinilbenceno | Stiren; Vinilbenzen
DIETHYLENE GLYCOL | 111-46-6 | DEG; 2,2'-Oxydiethanol; Diglycol; 2,2'-Oxybisethanol | Diethylenglykol; Diglykol | | Glicole dietilenico; Dietilenglicole | Dietilenglicol
METHOXYETHANOL | 109-86-4 | 2-Methoxyethanol; Methyl Cellosolve; Ethylene Glycol Monomethyl Ether; EGME | Methylglykol; Ethylenglykolmonomethylether | | 2-metossietanolo; Metossietanolo | 2-metoxietanol; Metoxietanol | 2-Metoksietanol
ETHOXYETHANOL | 110-80-5 | 2-Ethoxyethanol; Ethylene Glycol Monoethyl Ether; EGEE | Ethylglykol; Ethylenglykolmonoethylether | | 2-etossietanolo; Etossietanolo | 2-etoxietanol; Etoxietanol | 2-Etoksietanol
BUTOXYETHANOL | 111-76-2 | 2-Butoxyethanol; Butyl Cellosolve; Ethylene Glycol Monobutyl Ether; EGBE | Butylglykol; Ethylenglykolmonobutylether | | 2-butossietanolo; Butossietanolo | 2-butoxietanol; Butoxietanol | 2-Butoksietanol; Butoksietanol
VINYL CHLORIDE | 75-01-4 | Vinyl Chloride Monomer; Chloroethene; Chloroethylene; VCM | Vinylchlorid; Chlorethen | Chlorure de vinyle | Cloruro di vinile; Cloroetilene | Cloruro de vinilo; Cloroetileno
N-VINYL PYRROLIDONE | 88-12-0 | 1-Vinyl-2-pyrrolidone; N-Vinyl-2-pyrrolidone; Vinyl Pyrrolidone Monomer; 1-Ethenylpyrrolidin-2-one; NVP | N-Vinylpyrrolidon; 1-Vinyl-2-pyrrolidon | | N-vinilpirrolidone | N-vinilpirrolidona | N-Vinilpirolidon
ACRYLAMIDE | 79-06-1 | 2-Propenamide; Acrylic Amide; Prop-2-enamide | Acrylamid; Acrylsäureamid | Acrylamide monomère | Acrilammide | Acrilamida
HEMA | 868-77-9 | 2-Hydroxyethyl Methacrylate; Hydroxyethyl Methacrylate; Glycol Methacrylate | Hydroxyethylmethacrylat; 2-Hydroxyethylmethacrylat | Méthacrylate d’hydroxyéthyle; Méthacrylate de 2-hydroxyéthyle | Idrossietil metacrilato; Metacrilato di idrossietile | Metacrilato de hidroxietilo; Metacrilato de 2-hidroxietilo | Hidroksietil metakrilat; 2-Hidroksietil metakrilat
DI-HEMA TRIMETHYLHEXYL DICARBAMATE | 41137-60-4 | Urethane Dimethacrylate; UDMA; Diurethane Dimethacrylate | Urethandimethacrylat | Diméthacrylate d’uréthane | Uretano dimetacrilato | Dimetacrilato de uretano | Uretan dimetakrilat
MELAMINE | 108-78-1 | 1,3,5-Triazine-2,4,6-triamine; Cyanuramide; 2,4,6-Triamino-1,3,5-triazine | Melaminum | | Melammina | Melamina
TRIPHENYL PHOSPHATE | 115-86-6 | TPP; TPHP; Triphenyl Phosphoric Ester | Triphenylphosphat; Phosphorsäuretriphenylester | Phosphate de triphényle | Trifenil fosfato; Fosfato di trifenile | Fosfato de trifenilo | Trifenil fosfat
ANTHRAQUINONE | 84-65-1 | 9,10-Anthraquinone; 9,10-Anthracenedione | Anthrachinon | | Antrachinone | Antraquinona | Antrahinon
4,4'-ISOPROPYLIDENEDIPHENOL | 80-05-7 | Bisphenol A; BPA; 2,2-Bis(4-hydroxyphenyl)propane | 4,4'-Isopropylidendiphenol | | Bisfenolo A
LEAD ACETATE | 301-04-2 | Lead Diacetate; Sugar of Lead; Plumbous Acetate; Plumbi Acetas | Blei(II)-acetat; Bleizucker | Acétate de plomb(II); Diacétate de plomb | Acetato di piombo(II) | Acetato de plomo(II) | Olovo(II) acetat; Olovni acetat
SELENIUM SULFIDE | 7488-56-4 | Selenium Disulfide; Selsun | Selendisulfid | Disulfure de sélénium | Disolfuro di selenio | Disulfuro de selenio
SODIUM FLUORIDE | 7681-49-4 | Natrii Fluoridum; Sodium Monofluoride
SODIUM MONOFLUOROPHOSPHATE | 10163-15-2 | SMFP; Sodium Fluorophosphate
STANNOUS FLUORIDE | 7783-47-3 | Tin(II) Fluoride; Tin Difluoride | Zinn(II)-fluorid; Zinnfluorid | Fluorure stanneux; Fluorure d’étain | Fluoruro stannoso; Fluoruro di stagno | Fluoruro estannoso; Fluoruro de estaño | Kalaj fluorid; Kalaj(II) fluorid
STRONTIUM CHLORIDE | 10476-85-4 | Strontium Dichloride
ZINC CHLORIDE | 7646-85-7 | Zinc Dichloride; Zinci Chloridum
ZINC OXIDE | 1314-13-2 | Zinc White; Zinci Oxidum; Nano Zinc Oxide | Zinkweiß; Zinkoxyd | Blanc de zinc | Bianco di zinco | Blanco de zinc | Cinkov oksid
TITANIUM DIOXIDE | 13463-67-7 | Titania; Titanium(IV) Oxide; E 171 | Titanoxid; Titan(IV)-oxid | Oxyde de titane | Ossido di titanio; Diossido di titanio | Óxido de titanio | Titanijum(IV) oksid
SODIUM HYDROXIDE | 1310-73-2 | Lye; Natrii Hydroxidum; Sodium Hydrate | Ätznatron; Natronlauge | Soude caustique | Soda caustica; Idrossido sodico | Sosa cáustica; Hidróxido sódico | Kamena soda; Živa soda; Masna soda
POTASSIUM HYDROXIDE | 1310-58-3 | Caustic Potash; Potash Lye; Kalii Hydroxidum | Ätzkali; Kalilauge | Potasse caustique | Potassa caustica; Idrossido potassico | Potasa cáustica; Hidróxido potásico
AMMONIA | 7664-41-7 | Ammonia Solution; Ammonia Water; Azane | Ammoniak; Ammoniaklösung; Salmiakgeist | Ammoniac; Ammoniaque | Ammoniaca | Amoníaco | Amonijak
NITROMETHANE | 75-52-5 | Nitrocarbol | Nitromethan | | Nitrometano | | Nitrometan
LIDOCAINE | 137-58-6 | Lignocaine; Xylocaine | Lidocainum | | Lidocaina | | Lidokain
MINOXIDIL | 38304-91-5 | Minoxidilum; Rogaine; Regaine; 2,4-Diamino-6-piperidinopyrimidine 3-oxide | | | Minossidile | Minoxidilo | Minoksidil
SPIRONOLACTONE | 52-01-7 | Aldactone; Spironolactonum | Spironolacton | | Spironolattone | Espironolactona
ESTRADIOL | 50-28-2 | Oestradiol; 17-beta-Estradiol | Östradiol; Estradiolum | | Estradiolo
PROGESTERONE | 57-83-0 | Pregn-4-ene-3,20-dione; Progesteronum | Progesteron | | | Progesterona
ETHYL PABA | 94-09-7 | Benzocaine; Ethyl 4-Aminobenzoate; Ethyl Aminobenzoate; Anaesthesin; Aethylium Aminobenzoicum | Benzocain; Anästhesin | Aminobenzoate d’éthyle | Benzocaina
CHOLECALCIFEROL | 67-97-0 | Colecalciferol; Calciol | Colecalciferolum; Cholecalciferolum | Vitamine D3 | Colecalciferolo; Vitamina D3
ERGOCALCIFEROL | 50-14-6 | Vitamin D2; Calciferol | Ergocalciferolum | Vitamine D2 | Ergocalciferolo; Vitamina D2
DIETHYLHEXYL PHTHALATE | 117-81-7 | DEHP; Bis(2-ethylhexyl) Phthalate; Di(2-ethylhexyl) Phthalate; Dioctyl Phthalate | Bis(2-ethylhexyl)phthalat; Di(2-ethylhexyl)phthalat; Dioctylphthalat | Phtalate de bis(2-éthylhexyle); Phtalate de dioctyle | Di(2-etilesil)ftalato; Dietilesilftalato | Ftalato de bis(2-etilhexilo); Ftalato de dioctilo | Di(2-etilheksil) ftalat; Dioktil ftalat
DIBUTYL PHTHALATE | 84-74-2 | DBP; Di-n-butyl Phthalate; Butyl Phthalate | Di-n-butylphthalat; Phthalsäuredibutylester | Phtalate de di-n-butyle; Dibutylphtalate | | Dibutilftalato; Ftalato de di-n-butilo | Di-n-butil ftalat
BUTYL BENZYL PHTHALATE | 85-68-7 | BBP; Benzyl Butyl Phthalate | Benzylbutylphthalat; Butylbenzylphthalat | Phtalate de benzyle et de butyle; Phtalate de butylbenzyle; Phtalate de benzylbutyle | Butilbenzilftalato; Benzilbutilftalato; Ftalato di benzile e butile | Ftalato de bencilo y butilo; Ftalato de butilbencilo | Butil benzil ftalat; Benzil butil ftalat
DIETHYL PHTHALATE | 84-66-2 | DEP; Ethyl Phthalate | Phthalsäurediethylester | Diéthylphtalate
4-tert-Butylphenol | 98-54-4 | 4-tert-Butylphenol | | | 4-terz-butilfenolo | 4-terc-butilfenol
COLOPHONIUM | 8050-09-7 | Colophony; Pine Rosin; Gum Rosin | Kolophonium; Geigenharz | Résine de pin | Pece greca | Resina de pino | Kolofonijum
CAMPHOR | 76-22-2 | 2-Bornanone; Camphora; Bornan-2-one | Kampfer; Campher | Camphre | Canfora | Alcanfor
TALC | 14807-96-6 | Talcum; Talcum Powder; Magnesium Silicate Hydrate | Talkum | | Talco
QUARTZ | 14808-60-7 | Crystalline Quartz | Quarz | | Quarzo | Cuarzo | Kvarc
CHLORAMINE T | 127-65-1 | Tosylchloramide Sodium; Sodium p-Toluenesulfonchloramide | Chloramin T; Tosylchloramidnatrium | Tosylchloramide sodique | Cloramina T; Tosilcloramide sodica | Tosilcloramida sódica | Hloramin T
`;
