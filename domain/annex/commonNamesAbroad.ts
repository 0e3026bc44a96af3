/**
 * German, French, Italian and Spanish names of substances that only an annex names, by the entry: metals, corticoids,
 * hormones, antibiotics, solvents. Our own, unverified: general knowledge of the field.
 */
export const commonNamesAbroad: Readonly<Record<string, string>> = {
  'II/300': `Hydrocortison; Idrocortisone; Hidrocortisona; Hydrocortisonacetat; Acétate d’hydrocortisone; Cortison; Cortisona; Cortisolo; Prednisolon;
    Prednisolona; Prednison; Prednisona; Methylprednisolon; Metilprednisolone; Metilprednisolona; Dexamethason; Desametasone; Dexametasona;
    Betamethason; Betametasone; Betametasona; Betamethasondipropionat; Dipropionate de bétaméthasone; Betametasone dipropionato;
    Dipropionato de betametasona; Betamethasonvalerat; Valérate de bétaméthasone; Betametasone valerato; Clobetasolpropionat;
    Propionate de clobétasol; Clobetasolo propionato; Propionato de clobetasol; Clobetasolo; Acétonide de fluocinolone; Mometasonfuroat;
    Furoate de mométasone; Mometasone furoato; Furoato de mometasona; Acétonide de triamcinolone; Triamcinolona; Fluticasonpropionat;
    Propionate de fluticasone; Fluticasone propionato; Kortikosteroide; Kortison; Corticostéroïde; Corticoïdes; Corticosteroidi;
    Corticosteroides; Glukokortikoide; Glucocorticoïdes; Glucocorticoidi`,
  'II/221': `Quecksilber; Mercure; Mercurio; Quecksilberchlorid; Quecksilber(I)-chlorid; Quecksilber(II)-chlorid; Chlorure de mercure;
    Chlorure mercurique; Chlorure mercureux; Cloruro di mercurio; Cloruro de mercurio; Quecksilberoxid; Oxyde de mercure; Ossido di mercurio;
    Óxido de mercurio; Quecksilberiodid; Iodure de mercure; Ioduro di mercurio; Yoduro de mercurio; Zinnober; Cinabre; Cinabro; Cinabrio;
    Calomelano; Calomelanos; Mercury(II) chloride; Mercury(I) chloride; Mercury(II) iodide; Mercurius; Mercuric ammonium chloride;
    Weißes Präzipitat`,
  'II/289': `Blei; Plomb; Piombo; Plomo; Bleioxid; Oxyde de plomb; Ossido di piombo; Óxido de plomo; Bleiweiß; Blanc de plomb; Céruse; Biacca;
    Albayalde; Carbonate de plomb; Carbonato di piombo; Carbonato de plomo; Bleicarbonat; Mennige; Minio; Lead tetroxide; Lead(II) oxide;
    Bleiglanz; Olovo karbonat`,
  'II/43': `Arsenic trisulfide; Arsenic metal; Arsentrioxid; Trioxyde d’arsenic; Triossido di arsenico; Trióxido de arsénico; Arsenico;
    Arsenious oxide`,
  'II/68': 'Kadmium; Cadmio; Cadmiumsulfid; Sulfure de cadmium; Solfuro di cadmio; Sulfuro de cadmio; Kadmijum oksid',
  'II/97': `Chromsäure; Acide chromique; Acido cromico; Kaliumdichromat; Dichromate de potassium; Bicromato di potassio; Dicromato de potasio;
    Chromium(VI) oxide; Chromtrioxid`,
  'II/40': 'Antimoine; Antimonio; Antimontrioxid; Trioxyde d’antimoine; Triossido di antimonio; Trióxido de antimonio',
  'II/54': 'Berillio; Béryllium; Berilio',
  'II/297': 'Sélénium; Selenio',
  'II/317': 'Tallio; Talio; Thalliumacetat; Acétate de thallium',
  'II/1093': 'Nickel métallique; Nichel; Níquel',
  'II/1645': 'Kobalt; Cobalto',
  'II/39': `Cloramfenicolo; Cloranfenicol; Érythromycine; Eritromicina; Clindamycine; Clindamicina; Tetraciclina; Tetracyclin; Antibiotika;
    Antibiotique; Antibiotiques; Antibiotico; Antibióticos; Neomicina; Gentamicina; Bacitracine; Pénicilline; Penicillina; Penicilina`,
  'II/37': 'Testostérone; Testosterona',
  'II/260':
    'Œstrogènes; Östrogen; Östrogene; Estrogeno; Estrógenos; Ethinylöstradiol; Etinilestradiolo; Östron; Östriol',
  'II/246': 'Nicotina',
  'II/178': `Hydrochinonmonobenzylether; Éther monobenzylique de l’hydroquinone; Monobenzyléther d’hydroquinone; 4-(Benzyloxy)phenol;
    Hydrochinonmonoethylether; Idrochinone monobenzil etere; Éter monobencílico de hidroquinona; Hidroquinona monobencil éter`,
  'II/47': 'Benzolo; Benzène; Benceno; Cyclohexatriene',
  'II/315':
    'Tetrachlorkohlenstoff; Tétrachlorure de carbone; Tetracloruro di carbonio; Tetracloruro de carbono; Carbon tetrachloride',
  'II/645': 'Trichlorethen; Trichlorethylen; Trichloréthylène; Tricloroetilene; Tricloroetileno',
  'II/314': `Tetrachlorethen; Perchlorethylen; Perchloréthylène; Tétrachloréthylène; Percloroetilene; Tetracloroetilene; Percloroetileno;
    Tetracloroetileno`,
  'II/343': '1,4-Dioxan; 1,4-Dioxanne; 1,4-Diossano; 1,4-Dioxano; Dioxano',
  'II/182': 'Ethylenoxid; Oxyde d’éthylène; Ossido di etilene; Óxido de etileno',
  'II/1167': 'Naphthalin; Naphtalène; Naftalene; Naftaleno',
  'II/762': 'Amiante; Amianto; Asbestfasern',
  'II/195': 'Lindano; Gamma-HCH; Gamma-BHC; Gamma benzene hexachloride',
  'II/371': 'Hexachlorophen; Hexachlorophène; Esaclorofene; Hexaclorofeno',
  'II/352': 'Bithionolum; Bitionolo',
  'II/10': 'Trichloressigsäure; Acide trichloracétique; Acido tricloroacetico; TCA Peel; Trihlorosirćetna kiselina',
  'II/249': 'Nitrobenzol; Nitrobenzène; Nitrobenceno; Nitrobenzen',
  'II/360': 'Safrolo',
  'II/414': 'Moschus-Ambrette; Musc ambrette; Muschio ambretta; Almizcle ambrette',
  'II/1024': `Ethylhexanoic Acid; 2-Ethylcaproic Acid; 2-EHA; 2-Ethylhexansäure; Acide 2-éthylhexanoïque; Acido 2-etilesanoico; Ácido 2-etilhexanoico;
    2-Etilheksanska kiselina`,
  'II/1492': 'Di-isobutylphthalate; Phthalic Acid Diisobutyl Ester',
  'II/1168': 'Nonylphénol; Nonilfenolo',
  'II/1578': 'Paraformaldéhyde; Paraformaldeide; Paraformaldehído',
  'II/363': 'o-Phenylendiamin; o-phénylènediamine; o-Fenilendiammina; o-Fenilendiamina',
  'II/1204': 'm-Phenylendiamin; m-phénylènediamine; m-Fenilendiammina; m-Fenilendiamina',
  'II/69': 'Spanische Fliege; Cantharide; Cantaride; Cantárida; Kantharide',
  'II/70': 'Cantaridina; Kantharidin',
  'II/280': 'Thalidomid; Talidomide; Talidomida',
  'II/78': 'Chlorgas; Cloro; Chlore',
  'II/213': 'Iode; Iodio; Yodo; Elementares Jod',
};
