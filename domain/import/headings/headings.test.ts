import { readFormulaHeading } from './formula.ts';
import { readFragranceHeading } from './fragrance.ts';
import { readPointHeading } from './toxicology.ts';
import { readRawMaterialHeading } from './raw-material.ts';
import { assignColumns, type HeadingReader } from './readByRules.ts';

/** Headings that mean the same, separated by bars. */
type Table = readonly (readonly [column: string, headings: string])[];

const FORMULA: Table = [
  ['PHASE', 'Φάση | Phase | PHASE: | Faza | Фаза | Part | Deo | Dio | Fase | Phase no. | Fasi'],
  ['CODE', 'RM code | RM no | Code | Item code | Item no. | Article | Article no | Raw material code | Šifra | Шифра'],
  ['CODE', 'Šifra sirovine | Kod | Kod sirovine | Artikelnummer | Art.-Nr. | Rohstoffnummer | Réf. | Codice | Código'],
  ['CODE', 'Référence | SKU | Supplier code | Product code | Raw Material No. | Interna šifra'],
  [
    'TRADE_NAME',
    'Trade name | TRADE NAME | Tradename | Raw material | Raw Materials | Raw material name | Commercial name',
  ],
  ['TRADE_NAME', 'Name | Material | Trgovački naziv | Trgovačko ime | Komercijalni naziv | Sirovina | Naziv sirovine'],
  [
    'TRADE_NAME',
    'Naziv | Ime | Сировина | Назив сировине | Handelsname | Rohstoff | Rohstoffbezeichnung | Nom commercial',
  ],
  [
    'TRADE_NAME',
    'Πρώτη ύλη | Суровина | Сырьё | Matière première | Matières premières | Nome commerciale | Materia prima | Materie prime',
  ],
  [
    'TRADE_NAME',
    'Nombre comercial | Materias primas | Brand name | Bezeichnung | Désignation | Nom | Trade Name (Supplier)',
  ],
  ['TRADE_NAME?', 'Product | Produkt | Proizvod'],
  [
    'INCI',
    'INCI | INCI name | INCI names | INCI Name (EU) | INCI-Name | INCI naziv | INCI nazivi | Nom INCI | Nome INCI',
  ],
  ['INCI', 'Nombre INCI | INCI-Bezeichnung | INCI composition | INCI sastav | Ingredient (INCI) | INCI EU'],
  ['INCI?', 'Ingredient | Ingredients | Sastojak | Sastojci | Sastav | Komponenta | Inhaltsstoff | Inhaltsstoffe'],
  ['INCI?', 'Ingrédient | Ingrediente | Ingredienti | Component | Raw material (INCI) | Ingredient name | Substance'],
  ['SHARE', '% in raw material | % in RM | % in material | Concentration in raw material | INCI % | % u sirovini'],
  [
    'SHARE',
    'Udeo u sirovini | Koncentracija u sirovini | % INCI | % in the raw material | INCI conc. (%) | % im Rohstoff',
  ],
  [
    'CAS',
    'CAS | CAS No | CAS No. | CAS-Nr. | CAS number | CAS broj | CAS br. | N° CAS | Numéro CAS | Número CAS | CAS #',
  ],
  ['CAS?', 'CAS / EC No. | CAS/EINECS'],
  [
    'MANUFACTURER',
    'Supplier | Manufacturer | Producer | Maker | Vendor | Proizvođač | Dobavljač | Произвођач | Lieferant',
  ],
  ['MANUFACTURER', 'Hersteller | Fournisseur | Fornitore | Proveedor | Supplier name | Fabricant | Fabricante'],
  [
    'FUNCTION',
    'Function | Purpose | INCI function | Funkcija | Uloga | Namena | Funktion | Fonction | Funzione | Función',
  ],
  [
    'PERCENT',
    '% | w/w | % w/w | % (w/w) | w/w % | wt % | Wt. % | Wt.-% | % m/m | m/m | Percent | Percentage | Weight %',
  ],
  [
    'PERCENT',
    'Περιεκτικότητα % | Удел % | Доля % | Удео % | Percentage % | % in formula | Concentration | Concentration % | Concentration (%) | Conc | Conc. % | (%)',
  ],
  ['PERCENT', 'Procenat | Procenat % | Udeo | Udeo % | % u formuli | Koncentracija | Koncentracija %'],
  [
    'PERCENT',
    'Gew.-% | Gew. % | Anteil | Anteil (%) | Massenanteil | Massenanteil in % | Prozent | Pourcentage | % p/p',
  ],
  [
    'PERCENT',
    'Percentuale | Porcentaje | % peso | Sadržaj % | Садржај % | Maseni udio | Maseni udeo (%) | Udio | Udio (%)',
  ],
  ['PERCENT', 'Fraction | Mass fraction | Level (%) | Amount % | Amount (%) | Quantity (%) | Qty % | Mass % | Teneur'],
  ['PERCENT', 'Postotak | Mas. % | % mas. | % massique | g/100 g | g/kg | ppm | mg/kg | % in product'],
  ['PERCENT', 'Quantità % | Menge % | Cantidad (%) | Formula % | Raw material % | Percent by weight | % by weight'],
  ['PERCENT?', 'Dosage | Use level % | Usage | Einsatzkonzentration | Einsatz % | Inclusion % | Do (%) | To % | % à'],
  ['MIN?', 'Min % | Od (%) | From % | % de | Minimum | Lower limit (%)'],
  ['PERCENT?', 'Max % | Maximum conc. (%) | Ingredient % | Typical % | Amount (g or %)'],
  [
    'GRAMS',
    'g | Grams | Amount | Amount g | Amount (g) | Quantity | Quantity g | Qty | Qty (g) | Weight | Weight (g) | kg',
  ],
  [
    'GRAMS',
    'Grami | Količina | Količina (g) | Količina kg | Masa | Masa (g) | Menge | Menge [g] | Quantité | Quantité (g)',
  ],
  [
    'GRAMS',
    'Quantità | Cantidad | Einwaage | Einwaage (g) | Poids | Peso (g) | Batch (kg) | Batch 500 g | For 1000 g | Quantity (kg)',
  ],
  [
    'UNIT',
    'Unit | Units | UoM | Jedinica | JM | Jed. mere | Jedinica mere | Einheit | Unité | Unità | Unidad | Јединица',
  ],
  ['REMAINDER', 'To 100 | To 100 % | Up to 100 | Ad 100 | Do 100 | Do 100 %'],
  [
    'DILUTION',
    'Dilution | Dilution % | Dil. | Dil. (%) | % dilution | Verdünnung | Razblaženje | Diluizione | Dilución %',
  ],
  ['SOLVENT', 'Solvent | Diluent | Rastvarač | Lösungsmittel | Solvant | Diluted in'],
  [
    'IGNORED',
    'Price per kg | Price | Cost | EUR/kg | € / kg | Cost (EUR/kg) | Cena | Preis | Prix | Prezzo | Precio | % VAT',
  ],
  [
    'IGNORED',
    'Stock | Minimum stock | Max. order | MOQ | Lot | Lot no. | Batch no. | Remarks | Napomena | Bemerkungen | Notes',
  ],
  [
    'IGNORED',
    'Supplier address | pH | Viscosity | Water content | Active matter % | Density | Purity (%) | No. | # | Nr. | R. br.',
  ],
  ['IGNORED', 'Country of origin | Shelf life | Expiry date | EC number | EINECS | % v/v | mg/l | Procedure'],
  ['-', 'Iron content % | Foo | Recommended | INCI status | LOAEL | 100 | % in perfume | Customer name'],
];

const RAW_MATERIAL: Table = [
  [
    'TRADE_NAME',
    'Trade name | Tradename | Name | Raw material | Product | Product name | Sirovina | Naziv | Naziv sirovine',
  ],
  [
    'TRADE_NAME',
    'Ime | Trgovačko ime | Komercijalni naziv | Trgovački naziv | Handelsname | Nombre comercial | Nom commercial',
  ],
  [
    'MANUFACTURER',
    'Manufacturer | Proizvođač | Proizvodjac | Producer | Supplier | Maker | Dobavljač | Lieferant | Fornitore',
  ],
  ['CODE', 'Code | Šifra | RM code | Supplier code | Item number | Article number | Kataloški broj | Šifra artikla'],
  ['TYPE', 'Type | Vrsta | Raw material type | Kind | Tip | Vrsta sirovine | Tip sirovine'],
  ['INCI_NAMES', 'INCI | INCI name | INCI naziv | INCI Name (EU) | INCI-Bezeichnung | INCI назив'],
  ['INCI_NAMES?', 'Composition | Ingredients | Sastav | Sastojci | Zusammensetzung'],
  [
    'MAX_CONCENTRATIONS',
    '% | Max | Max. % | Maks. % | Max conc | Max. concentration % | Maximum % | Maximum conc. (%)',
  ],
  [
    'MAX_CONCENTRATIONS',
    'Concentration | Percent | Maks | Maks. konc. | Maksimalna koncentracija | Procenat | Udeo % | Udeo',
  ],
  [
    'MAX_CONCENTRATIONS',
    'Content % | Range | Range % | Sadržaj | Opseg % | % w/w | (w/w) | wt % | % (w/w) | Conc. range (%)',
  ],
  [
    'MAX_CONCENTRATIONS',
    'Gehalt % | Teneur (%) | Contenuto % | Max ppm | mg/kg | Level (%) | % in raw material | Min.-Max. %',
  ],
  ['MAX_CONCENTRATIONS', 'Konzentration | Anteil | Gew.-% | % INCI | Composition % | Ingredient % | Maximum level'],
  ['MAX_CONCENTRATIONS', 'Do (%) | To % | % à | Concentration (%) < | Od – do (%) | Von-bis %'],
  ['MAX_CONCENTRATIONS?', 'Typical % | % in product | Typical content'],
  ['UNIT', 'Unit | UoM | Jed. mere | Einheit'],
  ['VALID_DOCUMENTS', 'Valid documents | Ispravna dokumenta | Documents | Dokumentacija ispravna'],
  [
    'STATUS_DESCRIPTION',
    'Reason | Razlog | Status description | Reason why not valid | Opis razloga | Razlog neispravnosti',
  ],
  ['MICROBIOLOGY', 'Microbiological specification | Mikrobiološka specifikacija | Microbiology | Mikrobiologija'],
  ['IMPURITIES', 'Impurities | Nečistoće | Impurity | Traces | Tragovi'],
  ['CMR_STATUS', 'CMR | CMR substances | CMR status | Contains CMR | Ima CMR | Sadrži CMR'],
  ['CMR_QUANTITY', 'CMR quantity | Količina CMR | CMR amount | CMR content | Quantity of CMR | Sadržaj CMR'],
  ['NANO', 'Nano | Nanomaterial | Nanomaterials | Is nano | Nano materijal'],
  [
    'IGNORED',
    'Price per kg | Max. order | Minimum stock | Water content | Active matter % | CAS | EC No | Function | % VAT | pH',
  ],
  ['IGNORED', 'Use level % | Dosage | Usage rate (%) | Einsatzkonzentration | Dosierung'],
  [
    'MIN_CONCENTRATIONS',
    'Od (%) | From % | % de | ≥ | Concentration (%) ≥ | Min % | Minimum concentration | Untergrenze',
  ],
  ['-', 'Quantity | Iron content %'],
];

const FRAGRANCE: Table = [
  [
    'NAME',
    'Perfume or aroma | Parfem ili aroma | Perfume | Parfem | Fragrance | Aroma | Material | Trade name | Product',
  ],
  ['NAME', 'Fragrance name | Proizvod | Trgovački naziv | Parfüm | Duftstoff | Parfum | Profumo | Product name'],
  ['NAME?', 'Name | Naziv | Nom'],
  ['CODE', "Code | Šifra | Supplier's code | Šifra dobavljača | Product code | Article no | Fragrance code"],
  ['SUPPLIER', 'Supplier | Dobavljač | Manufacturer | Proizvođač'],
  ['KIND', 'Kind | Vrsta | Type | Tip'],
  ['STATEMENT_DATE', 'Date of the statement | Datum izjave | Statement date | Date | Datum'],
  [
    'INCI',
    'Allergen | Alergen | Allergens | Alergeni | INCI | INCI name | Substance | Supstanca | Ingredient | Sastojak',
  ],
  [
    'INCI',
    'Allergen name | Allergene | Allergène | Allergeni | Alérgenos | Fragrance allergen | Komponenta | Chemical name',
  ],
  ['CAS', 'CAS | CAS broj | CAS number | CAS No. | CAS-Nr. | N° CAS'],
  [
    'PERCENT',
    '% in the material | % u sirovini | % | % w/w | % (w/w) | Percent | Procenat | Share | Udeo | Concentration (%)',
  ],
  [
    'PERCENT',
    'Content | Sadržaj | Level | Level (%) | Conc. | Conc. (% w/w) | ppm | mg/kg | % in fragrance | % in perfume oil',
  ],
  ['PERCENT', 'Concentration (ppm) | Gehalt (%) | Teneur % | % im Parfümöl | % in compound | Allergen content (%)'],
  ['PERCENT?', 'Do (%) | To % | % à | Max | Max % | Max ppm | Max. conc. (%) | Amount | Typical %'],
  [
    'LIMIT',
    'Limit of detection | Granica detekcije | Detection limit | LOD | LOD (%) | LOD ppm | LOQ | Nachweisgrenze',
  ],
  ['IGNORED', 'Limit | Limit (%) | Granica | Threshold | Use level %'],
  ['UNIT', 'Unit | UoM | JM | Unité'],
  ['IGNORED', 'Unit price | % in finished product | % in product | Price | EC number | EINECS | Remarks | Annex'],
  ['-', 'Iron content % | Min % | Od (%) | From % | % de'],
];

const POINT: Table = [
  ['CAS', 'CAS | CAS broj | CAS number | CAS No | cas_no'],
  ['NAME', 'INCI name | INCI naziv | INCI | Name | Substance | Supstanca | Naziv | Substance name | Chemical name'],
  [
    'VALUE',
    'Value | Vrednost | NOAEL | NOAEL mg/kg bw/day | NOAEL (mg/kg bw/day) | POD | NOAEL (µg/kg bw/d) | NOAEL value',
  ],
  ['VALUE?', 'NOAEL (mg/kg) | mg/kg bw/day | Dose (mg/kg bw/day)'],
  ['UNIT', 'Unit | Jedinica | Units'],
  ['ENDPOINT', 'Endpoint | Parametar | Point of departure'],
  ['ENDPOINT?', 'Type | Vrsta'],
  ['QUALIFIER', 'Qualifier | Znak'],
  ['STUDY', 'Study | Studija | Test type | Study type | Vrsta studije'],
  ['SPECIES', 'Species | Životinja | Animal | Vrsta životinje'],
  ['ROUTE', 'Route | Put unošenja | Put primene | Route of exposure'],
  ['DURATION', 'Duration days | Trajanje (dana) | Duration (days) | Duration | Trajanje'],
  ['EFFECT', 'Effect | Efekat'],
  ['AUTHOR', 'Author | Autor'],
  ['YEAR', 'Year | Godina'],
  ['OUTPUT', 'Output | Broj mišljenja | efsa_output_id | Opinion'],
  ['SOURCE', 'Source | Izvor | Reference | References'],
  ['IGNORED', 'Remarks | EC number | Price'],
  ['-', 'LOAEL | BMDL10 (mg/kg bw/day) | Min %'],
];

const subjects: readonly (readonly [string, HeadingReader<string>, Table])[] = [
  ['formula', readFormulaHeading, FORMULA],
  ['raw material', readRawMaterialHeading, RAW_MATERIAL],
  ['fragrance', readFragranceHeading, FRAGRANCE],
  ['toxicology', readPointHeading, POINT],
];

const cases = subjects.flatMap(([subject, read, table]) =>
  table.flatMap(([column, headings]) =>
    headings.split(' | ').map((heading) => [subject, heading, column, read] as const),
  ),
);

test.each(cases)('a %s with the heading %j: %s', (_subject, heading, column, read) => {
  const reading = read(heading);
  // A guess at a column that is left out is no more than one that is sure.
  const isGuess = reading?.certainty === 'guess' && reading.column !== 'IGNORED';
  expect(reading ? `${reading.column}${isGuess ? '?' : ''}` : '-').toBe(column);
});

test('the list has at least 250 headings', () => {
  expect(cases.length).toBeGreaterThanOrEqual(250);
});

test.each<[string, string[], (string | null)[]]>([
  ['ingredient beside INCI', ['Phase', 'Ingredient', 'INCI', 'Weight %'], ['PHASE', 'TRADE_NAME', 'INCI', 'PERCENT']],
  ['ingredient alone', ['Phase', 'Ingredient', 'Weight %'], ['PHASE', 'INCI', 'PERCENT']],
  ['a sure one behind a guess', ['Name', 'Max %', '%'], ['TRADE_NAME', null, 'PERCENT']],
  ['prices', ['Handelsname', 'Einsatz %', 'Preis/kg'], ['TRADE_NAME', 'PERCENT', null]],
])('the columns of a line: %s', (_what, headings, columns) => {
  expect(assignColumns(headings, readFormulaHeading)).toEqual(columns);
});
