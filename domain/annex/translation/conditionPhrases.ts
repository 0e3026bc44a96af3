import type { Phrase } from './phrase.ts';

/**
 * Recurring phrases of column h of Annexes III, V and VI (other conditions) to Regulation (EC) No 1223/2009. The
 * Serbian is our working translation; the official wording is that of the Pravilnik o kozmetičkim proizvodima.
 */
export const CONDITION_PHRASES: readonly Phrase[] = [
  [
    'The presence of the substance shall be indicated in the list of ingredients referred to in Article {n}({n}), point (g), when its concentration exceeds:',
    'Prisustvo supstance navodi se u spisku sastojaka iz člana {n}. stav {n}. tačka (g) kada njena koncentracija prelazi:',
  ],
  [
    'The presence of the substance must be indicated in the list of ingredients referred to in Article {n}({n})g when its concentration exceeds:',
    'Prisustvo supstance mora se navesti u spisku sastojaka iz člana {n}. stav {n}. tačka (g) kada njena koncentracija prelazi:',
  ],
  ['{n} % in leave-on products', '{n} % u proizvodima koji se ne ispiraju'],
  ['{n} % in rinse-off products', '{n} % u proizvodima koji se ispiraju'],
  [
    'Level of free allyl alcohol in the ester should be less than {n} %',
    'Sadržaj slobodnog alil-alkohola u estru treba da bude manji od {n} %',
  ],
  ['Keep in nitrite-free containers', 'Čuvati u posudama bez nitrita'],
  ['Do not use with nitrosating agents', 'Ne koristiti sa nitrozirajućim agensima'],
  ['Do not use with nitrosating systems', 'Ne koristiti sa nitrozirajućim sistemima'],
  ['Avoid formation of nitrosamines', 'Izbegavati stvaranje nitrozamina'],
  ['Maximum nitrosamine content: {n} μg/kg', 'Najveći sadržaj nitrozamina: {n} μg/kg'],
  ['Maximum nitrosamine content: {n} μg /kg', 'Najveći sadržaj nitrozamina: {n} μg/kg'],
  ['Maximum nitrosamine content: {n} microgram/kg', 'Najveći sadržaj nitrozamina: {n} μg/kg'],
  ['Maximum nitrosamine content: {n} micrograme/kg', 'Najveći sadržaj nitrozamina: {n} μg/kg'],
  ['(applies to raw materials)', '(odnosi se na sirovine)'],
  ['Minimum purity: {n} %', 'Najmanja čistoća: {n} %'],
  ['Peroxide value less than {n} mmoles/L', 'Peroksidni broj manji od {n} mmol/l'],
  ['({n})', '({n})'],
  ['({n} )', '({n})'],
  ['Professional use', 'Profesionalna upotreba'],
  ['General use', 'Opšta upotreba'],
  ['Professional use only', 'Samo za profesionalnu upotrebu'],
  ['For professional use only', 'Samo za profesionalnu upotrebu'],
  ['pH < {n}', 'pH < {n}'],
  ['pH > {n}', 'pH > {n}'],
  ['ready for use pH {n} to {n}', 'pH spremnog za upotrebu od {n} do {n}'],
  [
    'After mixing under oxidative conditions the maximum concentration applied to hair must not exceed {n} %',
    'Posle mešanja u oksidativnim uslovima najveća koncentracija koja se nanosi na kosu ne sme da prelazi {n} %',
  ],
  [
    'After mixing under oxidative conditions the maximum concentration applied to hair or eyelashes must not exceed {n} %',
    'Posle mešanja u oksidativnim uslovima najveća koncentracija koja se nanosi na kosu ili trepavice ne sme da prelazi {n} %',
  ],
  [
    'After mixing under oxidative conditions the maximum concentration applied to eyelashes must not exceed {n} %',
    'Posle mešanja u oksidativnim uslovima najveća koncentracija koja se nanosi na trepavice ne sme da prelazi {n} %',
  ],
  [
    'As from {n} September {n}, after mixing under oxidative conditions the maximum concentration applied to hair must not exceed {n} %',
    'Od {n}. septembra {n}. posle mešanja u oksidativnim uslovima najveća koncentracija koja se nanosi na kosu ne sme da prelazi {n} %',
  ],
  [
    'As from {n} June {n}, after mixing under oxidative conditions the maximum concentration applied to hair must not exceed {n} %',
    'Od {n}. juna {n}. posle mešanja u oksidativnim uslovima najveća koncentracija koja se nanosi na kosu ne sme da prelazi {n} %',
  ],
  ['As from {n} September {n}:', 'Od {n}. septembra {n}:'],
  ['For (a) and (b):', 'Za (a) i (b):'],
  ['For (a) and (b), as from {n} September {n}:', 'Za (a) i (b), od {n}. septembra {n}:'],
  ['Not to be used in aerosol dispensers (sprays)', 'Ne koristiti u aerosolnim raspršivačima (sprejevima)'],
  ['Not to be used in aerosols (sprays)', 'Ne koristiti u aerosolima (sprejevima)'],
  ['Not to be used in sprays', 'Ne koristiti u sprejevima'],
  ['Not to be used in oral products', 'Ne koristiti u proizvodima za usnu duplju'],
  ['Not to be used in oral and lip products', 'Ne koristiti u proizvodima za usnu duplju i usne'],
  [
    'Not to be used in oral products and in products applied on mucous membranes',
    'Ne koristiti u proizvodima za usnu duplju ni u proizvodima koji se nanose na sluzokožu',
  ],
  ['Not to be used in products applied on mucous membranes', 'Ne koristiti u proizvodima koji se nanose na sluzokožu'],
  [
    'Not to be used in applications that may lead to exposure of the end-user’s lungs by inhalation',
    'Ne koristiti u primenama koje mogu da dovedu do izlaganja pluća krajnjeg korisnika udisanjem',
  ],
  [
    'Not to be used in applications that may lead to exposure of the end user’s lungs by inhalation',
    'Ne koristiti u primenama koje mogu da dovedu do izlaganja pluća krajnjeg korisnika udisanjem',
  ],
  [
    'Not to be used in products for children under {n} years of age',
    'Ne koristiti u proizvodima za decu mlađu od {n} god.',
  ],
  [
    'Not to be used in products for children under {n} years of age, except for shampoos',
    'Ne koristiti u proizvodima za decu mlađu od {n} god., osim šampona',
  ],
  [
    'Not to be used in toothpaste intended for children under {n} years of age',
    'Ne koristiti u pasti za zube namenjenoj deci mlađoj od {n} god.',
  ],
  ['Not to be used on eyebrows', 'Ne koristiti na obrvama'],
  [
    'For purposes other than inhibiting the development of micro-organisms in the product. This purpose has to be apparent from the presentation of the product',
    'U druge svrhe, a ne za sprečavanje razvoja mikroorganizama u proizvodu. Ta svrha mora da bude očigledna iz prezentacije proizvoda',
  ],
  [
    'For purposes other than inhibiting the development of microorganisms in the product. The purpose has to be apparent from the presentation of the product',
    'U druge svrhe, a ne za sprečavanje razvoja mikroorganizama u proizvodu. Svrha mora da bude očigledna iz prezentacije proizvoda',
  ],
  [
    'From {n} February {n} cosmetic products containing that substance and not complying with the conditions shall not be placed on the Union market.',
    'Od {n}. februara {n}. kozmetički proizvodi koji sadrže tu supstancu, a ne ispunjavaju uslove, ne smeju da se stavljaju na tržište Unije.',
  ],
  [
    'From {n} November {n} cosmetic products containing that substance and not complying with the conditions shall not be made available on the Union market.',
    'Od {n}. novembra {n}. kozmetički proizvodi koji sadrže tu supstancu, a ne ispunjavaju uslove, ne smeju da budu dostupni na tržištu Unije.',
  ],
  [
    'From {n} January {n} cosmetic products containing that substance and not complying with the conditions shall not be placed on the Union market.',
    'Od {n}. januara {n}. kozmetički proizvodi koji sadrže tu supstancu, a ne ispunjavaju uslove, ne smeju da se stavljaju na tržište Unije.',
  ],
  [
    'From {n} July {n} cosmetic products containing that substance and not complying with the conditions shall not be made available on the Union market.',
    'Od {n}. jula {n}. kozmetički proizvodi koji sadrže tu supstancu, a ne ispunjavaju uslove, ne smeju da budu dostupni na tržištu Unije.',
  ],
];
