/**
 * What one word of a heading means, and the words that mean it in English, Serbian and Croatian (Latin letters;
 * Cyrillic ones are read as Latin), German, French, Italian and Spanish, with the commonest Greek, Macedonian and
 * Russian ones. Without diacritics and in small letters; "đ"
 * is "dj", "ß" is "ss". Plurals in -s need no entry of their own, and German compounds come apart by themselves.
 */
export const WORDS = {
  PHASE: 'φαση, φασεις, phase, phasen, faza, faze, part, parte, deo, dio, partie, teil, fase, fasi, fases, stage',
  NAME: 'ονομα, ονομασια, naimenovanie, name, names, namen, naziv, nazivi, ime, nom, nome, nomi, nombre, bezeichnung, bez, denomination, denominazione, denominacion, designation, designacion, title, description, opis, beschreibung, descrizione, descripcion, benennung',
  TRADE:
    'εμπορικη, trade, commercial, commerciale, comercial, komercijalni, komercijalno, komercijalna, trgovacki, trgovacko, trgovinski, trgovinsko, handels, marken, brand, tradename',
  MATERIAL:
    'πρωτη υλη, πρωτες υλες, surovina, сырье, raw material, rawmaterial, material, materials, rm, sirovina, sirovine, sirovinu, rohstoff, rohstoffe, rohstoffs, matiere premiere, matieres premieres, matiere, mp, materia prima, materie prime, materias primas, materijal, raw mat',
  PRODUCT: 'product, proizvod, proizvoda, produkt, produkte, produit, prodotto, producto, item',
  ARTICLE: 'article, artikal, artikla, artikel, articolo, articulo, art',
  INCI: 'inci, ctfa',
  INGREDIENT:
    'συστατικο, συστατικα, komponent, ingredient, ingredients, ingredientes, ingrediente, ingredienti, sastojak, sastojci, sastojka, komponenta, komponente, component, components, constituent, constituents, inhaltsstoff, inhaltsstoffe, bestandteil, bestandteile, komponenten, composant, composants, constituant, constituants, componente, componenti, componentes, substance, substances, supstanca, supstance, tvar, tvari, substanz, substanzen, stoff, sostanza, sostanze, sustancia, sustancias, chemical, chemicals, hemikalija, kemikalija, compound, compounds, einzelstoff, inhalts',
  COMPOSITION:
    'composition, compositions, sastav, sastava, zusammensetzung, composizione, composicion, ingredient declaration, breakdown',
  CAS: 'cas, casrn, cas rn, cas reg',
  EC: 'ec, einecs, elincs, eg, ce, ez, reach, ec no, einecs elincs, ufi',
  CODE: 'κωδικος, code, codes, kod, kodovi, sifra, sifre, sku, codice, codigo, catalogue, catalog, kataloski, katalog, item code, material no, id, internal',
  REFERENCE: 'ref, reference, references, referenza, referencia, referenz',
  NUMBER:
    'no, nos, nr, number, numbers, numero, numeros, num, broj, brojevi, br, nummer, nummern, n, rb, rbr, r br, redni, lfd, pos, position, line, row, sr no, sl no, serial',
  SUPPLIER:
    'προμηθευτης, supplier, suppliers, supp, suppl, manuf, manufacturer, manufacturers, producer, producers, maker, vendor, vendors, proizvodjac, proizv, proizvodjaci, dobav, herst, lief, fourn, forn, prov, dobavljac, dobavljaci, dobavljaca, proizvodjaca, lieferant, lieferanten, hersteller, anbieter, fournisseur, fournisseurs, fabricant, fabricants, producteur, fornitore, fornitori, produttore, produttori, proveedor, proveedores, fabricante, fabricantes, mfr, mfg, distributor, distributer',
  FUNCTION:
    'λειτουργια, function, functions, funkcija, funkcije, uloga, namena, namjena, purpose, funktion, funktionen, fonction, fonctions, funzione, funzioni, funcion, funciones, role, wirkung, rolle, zweck',
  PERCENT:
    'ποσοστο, procent, percent, percentage, percentages, per cent, pct, procenat, procenta, procenti, posto, postotak, postoci, odsto, prozent, prozente, prozentsatz, prozentualer, pourcentage, pourcent, pour cent, percentuale, percentuali, percento, per cento, porcentaje, por ciento, procentualni, percentual',
  SHARE:
    'περιεκτικοτητα, συγκεντρωση, udel, доля, soderzanie, concentration, concentrations, conc, koncentracija, koncentracije, koncentraciji, konc, content, contents, share, level, levels, udeo, udio, udela, udjel, sadrzaj, anteil, anteile, gehalt, konzentration, konzentrationen, konz, fraction, frakcija, teneur, taux, contenu, concentrazione, contenuto, concentracion, contenido, proportion, proporcija, ratio, quota, titolo, nivel, livello, participacion, zastupljenost, rate',
  USE: 'use level, use levels, usage, usage level, usage rate, use rate, use concentration, recommended use, recommended use level, recommended dosage, einsatz, einsatzmenge, dosierung, einsatzkonzentration, dosage, dose, dosis, doza, doziranje, preporucena doza, inclusion, inclusion level, dosaggio, dosificacion',
  QUANTITY:
    'ποσοτητα, kolicestvo, amount, amounts, quantity, quantities, qty, kolicina, kolicine, menge, mengen, quantite, quantites, qte, quantita, qta, cantidad, cantidades, cant, einwaage, odvaga, to weigh, weigh, weighed, required',
  MASS: 'βαρος, weight, weights, wt, mass, mas, masa, mase, maseni, masenih, gewicht, gewichts, gew, masse, massen, massique, poids, peso, pesos, massa, tezina, ponderal, ponderale, by weight, by mass, po masi, tezinski, masena',
  MAX: 'max, maximum, maximal, maximale, maximaler, maks, maksimum, maksimalna, maksimalni, maksimalno, maksimalan, massimo, massima, maximo, maxima, highest, upper, upper end, upper limit, upper bound, obergrenze, gornja granica, limite superieure, limite superiore, limite superior, najvise, hochst, najveca, up to',
  MIN: 'min, minimum, minimal, minimale, minimaler, minimalna, minimalni, minimalno, minimo, minima, lowest, lower, lower end, lower limit, lower bound, untergrenze, donja granica, limite inferieure, limite inferiore, limite inferior, najmanje, mindest, from',
  RANGE:
    'range, opseg, raspon, bereich, spanne, plage, fourchette, intervalle, intervallo, rango, intervalo, min max, from to, od do, von bis, de a, da a',
  TYPICAL:
    'typical, typ, tipican, tipicni, tipicna, typisch, typische, average, avg, mean, prosek, typique, tipico, tipica, nominal, target, approx, actual, theoretical, declared',
  ALLERGEN:
    'allergen, allergens, allergene, alergen, alergeni, allergene name, allergenes, allergeni, alergeno, alergenos, allergenic, sensitizer',
  FRAGRANCE:
    'perfume, perfumes, parfum, parfums, parfem, parfemi, parfema, fragrance, fragrances, aroma, arome, aromi, aromas, duft, duftstoff, parfumol, parfumoel, profumo, profumi, fragranza, essenza, perfume oil, fragrance oil, miris, mirisa, mirisna kompozicija, flavour, flavor, compound name, accord, essential oil',
  IN_MATERIAL:
    'in raw material, in rm, in material, u sirovini, u materijalu, im rohstoff, in rohstoff, dans matiere premiere, dans mp, nella materia prima, en materia prima, in ingredient, of raw material, od sirovine, in blend, in mixture, u smesi, u smjesi, in trade material, in trade name',
  IN_FORMULA:
    'in formula, in formulation, in formulations, u formuli, u formulaciji, in rezeptur, in formel, in der formel, der rezeptur, dans formule, nella formula, in recipe, in batch formula, en formula, formula, formulation, rezeptur, formule, formulacija, in final formula, recept, receptura, rezept, ricetta',
  IN_FRAGRANCE:
    'in fragrance, in perfume, in parfum, in oil, in fragrance oil, in perfume oil, in compound, u parfemu, u mirisu, u aromi, im parfumol, im parfum, im parfumoel, im duftstoff, dans parfum, nel profumo, en perfume, in aroma, in flavour, in flavor, in fragrance compound, in perfume compound, in concentrate, in composition, of fragrance, in essential oil, u kompoziciji, dans concentre',
  IN_PRODUCT:
    'in product, in finished product, in end product, u proizvodu, u gotovom proizvodu, im produkt, im endprodukt, im fertigprodukt, dans produit, dans produit fini, nel prodotto, nel prodotto finito, en producto, finished product, final product, in final product, in fp, in cosmetic product',
  PPM: 'ppm, ppb',
  GRAMS:
    'g, gr, gram, grams, gramm, gramme, grammes, grami, grama, grammi, gramos, kg, kgs, kilogram, kilograms, mg, kilogramm',
  BATCH:
    'batch, batches, sarza, sarzi, charge, chargen, ansatz, lot size, batch size, lotto, lote, za sarzu, serija, per batch, for',
  REMAINDER: 'to 100, up to 100, ad 100, do 100, auf 100, qsp 100, qs 100, balance',
  DILUTION:
    'dilution, dilutions, dil, diluted, razblazenje, razredjenje, razrjedenje, rastvor, verdunnung, verdunn, diluizione, dilucion, dilution strength, strength, solution strength, razblazeno',
  SOLVENT:
    'solvent, solvents, diluent, diluents, carrier, rastvarac, otapalo, losungsmittel, loesungsmittel, solvant, diluant, solvente, diluente, diluyente, dilution in, diluted in, dissolved in',
  LOD: 'lod, loq, detection limit, limit of detection, limit detection, granica detekcije, nachweisgrenze, limite de detection, limite detection, limite di rilevabilita, limite de deteccion, granica odredjivanja, granica kvantifikacije, quantification limit, limit of quantification, reporting limit, bestimmungsgrenze, limite de quantification',
  THRESHOLD: 'limit, limits, granica, threshold, prag, grenzwert, schwellenwert, seuil, limite, soglia, umbral',
  KIND: 'kind, kinds, type, types, typ, vrsta, vrste, tip, tipovi, typen, genre, tipo, tipi, class, klasa, kategorija, category, kategorie, categorie, categoria, gruppe, group, grupa, family',
  DATE: 'date, dates, datum, datumi, data, fecha, day, dan',
  STATEMENT:
    'statement, statements, izjava, izjave, erklarung, declaration, attestation, dichiarazione, declaracion, certificate',
  CMR: 'cmr',
  NANO: 'nano, nanomaterial, nanomaterials, nanomaterijal, nanomaterijali, nano materijal',
  MICROBIOLOGY:
    'microbiology, microbiological, mikrobiologija, mikrobioloska, mikrobiologie, mikrobiologische, microbiologie, microbiologique, microbiologia, microbiologica, micro',
  SPECIFICATION:
    'specification, specifications, spec, specs, specifikacija, specifikacije, spezifikation, specifica, especificacion',
  IMPURITY:
    'impurity, impurities, necistoca, necistoce, traces, trace, tragovi, verunreinigung, verunreinigungen, impurete, impuretes, impurezza, impurezze, impureza, impurezas, contaminants',
  DOCUMENTS:
    'document, documents, documentation, dokument, dokumenti, dokumenta, dokumentacija, dokumentation, dokumente',
  VALID: 'valid, ispravna, ispravni, ispravno, gultig, valide',
  REASON:
    'reason, razlog, grund, raison, motivo, reason why not valid, opis razloga, razlog neispravnosti, opis statusa, status description',
  STATUS: 'status, stanje, statut, stato, estado, has, contains, ima, sadrzi, is, approved, approval, odobreno',
  VALUE: 'value, values, vrednost, vrijednost, wert, werte, valeur, valore, valor',
  NOAEL: 'noael, noel, nael',
  POD: 'pod, reference point, polazna tacka',
  UNIT: 'unit, units, uom, unit of measure, jedinica, jedinice, jedinica mere, jed mere, jed, j m, jedinica mjere, jed mjere, masseinheit, unite de mesure, unita di misura, unidad de medida, udm, einheit, einheiten, unite, unites, unita, unidad, unidades, jm',
  ENDPOINT: 'endpoint, endpoints, parametar, parameter, point of departure, dose descriptor, endpunkt',
  QUALIFIER: 'qualifier, znak, operator',
  STUDY: 'study, studies, studija, studije, test, studie, etude, studio, estudio',
  SPECIES:
    'species, animal, zivotinja, zivotinjska vrsta, vrsta zivotinje, tierart, spezies, espece, specie, especie, test animal, strain',
  ROUTE:
    'route, route of exposure, exposure route, administration route, route of administration, put unosenja, put primene, put izlaganja, applikationsweg, expositionsweg, voie, via',
  DURATION: 'duration, trajanje, dauer, duree, durata, duracion, exposure duration',
  DAYS: 'days, dana, tage, jours, giorni, dias, weeks',
  EFFECT: 'effect, effects, efekat, efekti, ucinak, effekt, effet, effetto, efecto, critical effect',
  AUTHOR: 'author, authors, autor, autori, auteur, autore',
  YEAR: 'year, godina, jahr, annee, anno, ano',
  OUTPUT: 'output, opinion, misljenje, broj misljenja, efsa output id, efsa output',
  SOURCE: 'source, sources, izvor, izvori, quelle, quellen, fonte, fuente, literature, citation',
  PRICE:
    'price, prices, cost, costs, cena, cijena, cene, trosak, preis, preise, kosten, prix, cout, prezzo, costo, costi, precio, coste, eur, euro, usd, rsd, gbp, chf, din, dinar, dollar, currency, valuta, vat, pdv, mwst, iva, tva, tax, porez, discount, rabat, margin, marza, value eur',
  STOCK:
    'stock, stocks, inventory, zaliha, zalihe, stanje zaliha, lager, bestand, lagerbestand, giacenza, existencias, warehouse, magacin, storage, skladiste, shelf, shelf life, rok trajanja, expiry, exp, expiration, retest',
  ORDER:
    'order, orders, moq, narudzba, porudzbina, bestellung, mindestbestellmenge, commande, ordine, pedido, purchase, nabavka, delivery, isporuka, lead time, packaging, pack, packing, pakovanje, gebinde, pack size',
  LOT: 'lot, lots, lot no, batch no, batch number, batch nr, broj serije, broj sarze, chargennummer, charge nr, lot number, serijski broj',
  REMARK:
    'remark, remarks, note, notes, napomena, napomene, komentar, komentari, comment, comments, bemerkung, bemerkungen, kommentar, remarque, remarques, commentaire, commentaires, osservazioni, observaciones, anmerkung, anmerkungen, procedure, instructions, uputstvo, postupak, process, observation, nota, notas',
  ADDRESS:
    'address, adresse, adresa, country, zemlja, land, pays, paese, pais, origin, poreklo, porijeklo, herkunft, origine, origen, contact, kontakt, phone, telefon, telephone, email, e mail, web, website, url, link, city, grad, street, ulica, indirizzo, direccion',
  PROPERTY:
    'ph, viscosity, viskozitet, viskositat, viscosite, viscosita, viscosidad, density, gustina, dichte, densite, appearance, izgled, colour, color, boja, farbe, odour, odor, hlb, temperature, temp, temperatura, solids, water, voda, wasser, eau, acqua, agua, moisture, vlaga, active, aktivna, aktiv, aktive, wirkstoff, matter, matiere active, purity, cistoca, reinheit, purete, purezza, pureza, assay, solid, dry, ash, natural, organic, naturality, iso, vegan, halal, kosher, cosmos, rspo, palm, biodegradable, renewable, carbon, mic, flash point, boiling point, melting point, molecular, mw, formula weight, hazard, hazards, ghs, clp, h statement, pictogram, signal word, tariff, customs, carinska, hs, limit annex, annex, prilog, restriction, restrictions, ogranicenje, regulation, regulatory, sds, msds, tds, coa, ifra, mos, sed, dap, ld50, svhc, restricted, ci, responsible, checked, operator name, signature, potpis, time, vreme, speed, rpm, yield, prinos, loss, tolerance, equipment, oprema, sum, total, ukupno, cumulative, kumulativno',
} as const;

/** What a word of a heading means. */
export type Meaning = keyof typeof WORDS;

/** Articles, which are left away before words are looked up. */
export const ARTICLES = 'the, la, le, les, il, el, lo, gli, der, die, das, dem, den, l, d, un, une';

/** Words that change nothing in what a heading means. */
export const FILLERS =
  'of, de, des, du, del, della, dell, di, eu, us, usa, uk, a, an, to, in, u, za, zu, and, und, i, et, e, y, or, ili, oder, od, na, po, by, per, full, complete, official, list, used, your, our, interni, interno, interne, interna, as, is, supplied, according, ihrer, ihr';
