import type { Phrase } from './phrase.ts';

/**
 * Recurring phrases of column i of Annexes III, V and VI (wording of conditions of use and warnings) to Regulation (EC)
 * No 1223/2009. The Serbian is our working translation; the official wording is that of the Pravilnik o kozmetičkim
 * proizvodima.
 */
export const WARNING_PHRASES: readonly Phrase[] = [
  ['To be printed on the label:', 'Na etiketi se navodi:'],
  ['As from {n} March {n}, to be printed on the label:', 'Od {n}. marta {n}. na etiketi se navodi:'],
  ['The mixing ratio', 'Odnos mešanja'],
  ['Conditions of use:', 'Uslovi upotrebe:'],
  ['Warnings:', 'Upozorenja:'],
  ['Warnings to be printed on the label:', 'Upozorenja koja se navode na etiketi:'],
  ['Hair colorants can cause severe allergic reactions', 'Boje za kosu mogu da izazovu teške alergijske reakcije'],
  ['Hair colourants can cause severe allergic reactions', 'Boje za kosu mogu da izazovu teške alergijske reakcije'],
  ['This product can cause severe allergic reactions', 'Ovaj proizvod može da izazove teške alergijske reakcije'],
  ['Read and follow instructions', 'Pročitajte uputstvo i pridržavajte ga se'],
  ['Read directions for use carefully', 'Pažljivo pročitajte uputstvo za upotrebu'],
  ['Follow the instructions', 'Pridržavajte se uputstva'],
  [
    'This product is not intended for use on persons under the age of {n}',
    'Ovaj proizvod nije namenjen osobama mlađim od {n} godina',
  ],
  [
    'Temporary ‘black henna’ tattoos may increase your risk of allergy',
    'Privremene tetovaže „crnom kanom” mogu da povećaju rizik od alergije',
  ],
  ['Do not colour your hair if:', 'Ne bojite kosu:'],
  [
    'you have a rash on your face or sensitive, irritated and damaged scalp',
    'ako imate osip na licu ili osetljivo, nadraženo i oštećeno teme',
  ],
  [
    'you have ever experienced any reaction after colouring your hair',
    'ako ste ikada imali reakciju posle bojenja kose',
  ],
  [
    'you have experienced a reaction to a temporary ‘black henna’ tattoo in the past',
    'ako ste ranije imali reakciju na privremenu tetovažu „crnom kanom”',
  ],
  ['Avoid contact with eyes', 'Izbegavajte dodir sa očima'],
  ['Avoid contact with the eyes', 'Izbegavajte dodir sa očima'],
  ['Avoid skin contact', 'Izbegavajte dodir sa kožom'],
  [
    'Rinse eyes immediately if product comes into contact with them',
    'Odmah isperite oči ako proizvod dođe u dodir sa njima',
  ],
  ['Keep out of reach of children', 'Čuvajte van domašaja dece'],
  ['Wear suitable gloves', 'Nosite odgovarajuće rukavice'],
  ['Can cause allergic reaction', 'Može da izazove alergijsku reakciju'],
  ['Can cause an allergic reaction', 'Može da izazove alergijsku reakciju'],
  ['Can cause blindness', 'Može da izazove slepilo'],
  ['Contains alkali', 'Sadrži alkalije'],
  ['Contains ammonia', 'Sadrži amonijak'],
  ['Above {n} %: Contains ammonia', 'Iznad {n} %: Sadrži amonijak'],
  ['Contains thioglycolate', 'Sadrži tioglikolat'],
  ['Contains hydrogen peroxide', 'Sadrži vodonik-peroksid'],
  ['Contains phenylenediamines (toluenediamines)', 'Sadrži fenilendiamine (toluendiamine)'],
  ['Contains Chlorobutanol', 'Sadrži hlorobutanol'],
  ['Contains Thiomersal', 'Sadrži tiomersal'],
  ['Contains Phenylmercuric compounds', 'Sadrži fenilživina jedinjenja'],
  ['Contains glutaral', 'Sadrži glutaral'],
  ['Contains Dichlorophen', 'Sadrži dihlorofen'],
  ['Frequent use by children is not advisable', 'Ne preporučuje se da je deca često koriste'],
  [
    'This limit applies to the substance and not to the finished cosmetic product',
    'Ova granica se odnosi na supstancu, a ne na gotov kozmetički proizvod',
  ],
  ['Not to be used for children under {n} years of age', 'Ne koristiti kod dece mlađe od {n} god.'],
  ['Contains ammonium monofluorophosphate', 'Sadrži amonijum-monofluorofosfat'],
  ['Contains sodium monofluorophosphate', 'Sadrži natrijum-monofluorofosfat'],
  ['Contains potassium monofluorophosphate', 'Sadrži kalijum-monofluorofosfat'],
  ['Contains calcium monofluorophosphate', 'Sadrži kalcijum-monofluorofosfat'],
  ['Contains calcium fluoride', 'Sadrži kalcijum-fluorid'],
  ['Contains sodium fluoride', 'Sadrži natrijum-fluorid'],
  ['Contains potassium fluoride', 'Sadrži kalijum-fluorid'],
  ['Contains ammonium fluoride', 'Sadrži amonijum-fluorid'],
  ['Contains aluminium fluoride', 'Sadrži aluminijum-fluorid'],
  ['Contains stannous fluoride', 'Sadrži kalaj(II)-fluorid'],
  ['Contains sodium fluorosilicate', 'Sadrži natrijum-fluorosilikat'],
  ['Contains potassium fluorosilicate', 'Sadrži kalijum-fluorosilikat'],
  ['Contains ammonium fluorosilicate', 'Sadrži amonijum-fluorosilikat'],
  ['Contains magnesium fluorosilicate', 'Sadrži magnezijum-fluorosilikat'],
  ['Contains magnesium fluoride', 'Sadrži magnezijum-fluorid'],
  [
    'For any toothpaste with compounds containing fluorine in a concentration of {n} to {n} % calculated as F unless it is already labelled as contra-indicated for children (e.g. “for adult use only”) the following labelling is obligatory:',
    'Na svakoj pasti za zube sa jedinjenjima fluora u koncentraciji od {n} do {n} % računato kao F, osim ako je već označena kao neprikladna za decu (npr. „samo za odrasle”), obavezno se navodi:',
  ],
  [
    'Children of {n} years and younger: use a pea-sized amount for supervised brushing to minimise swallowing',
    'Deca uzrasta do {n} godina: koristiti količinu veličine zrna graška, uz nadzor pri pranju zuba, da bi se gutanje svelo na najmanju meru',
  ],
  [
    'In case of intake of fluoride from other sources consult a dentist or doctor',
    'U slučaju unosa fluorida iz drugih izvora obratiti se stomatologu ili lekaru',
  ],
];
