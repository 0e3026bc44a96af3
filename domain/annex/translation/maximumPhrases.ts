import type { Phrase } from './phrase.ts';

/**
 * Recurring phrases of column g of Annexes III, V and VI (maximum concentration in ready for use preparation) to
 * Regulation (EC) No 1223/2009. The Serbian is our working translation; the official wording is that of the Pravilnik o
 * kozmetičkim proizvodima.
 */
export const MAXIMUM_PHRASES: readonly Phrase[] = [
  ['{n} %', '{n} %'],
  ['≤ {n} %', '≤ {n} %'],
  ['(acid)', '(kao kiselina)'],
  ['(as acid)', '(kao kiselina)'],
  ['(as phenol)', '(kao fenol)'],
  ['(as zinc)', '(kao cink)'],
  ['(as strontium)', '(kao stroncijum)'],
  ['(as sulphur)', '(kao sumpor)'],
  ['(as free base)', '(kao slobodna baza)'],
  ['(as calcium hydroxide)', '(kao kalcijum-hidroksid)'],
  ['(as quinine base)', '(kao baza hinina)'],
  ['(as chlorhexidine)', '(kao hlorheksidin)'],
  ['(as benzalkonium chloride)', '(kao benzalkonijum-hlorid)'],
  ['(as free SO2)', '(kao slobodni SO2)'],
  ['(as AgCl)', '(kao AgCl)'],
  ['(as NH3)', '(kao NH3)'],
  ['(of Hg)', '(Hg)'],
  ['(calculated as free base)', '(računato kao slobodna baza)'],
  ['calculated as free base', 'računato kao slobodna baza'],
  ['calculated as F', 'računato kao F'],
  ['(after mixing for use)', '(posle mešanja za upotrebu)'],
  ['of H2O2, present or released', 'H2O2, prisutnog ili oslobođenog'],
  [
    'When mixed with other fluorine compounds permitted under this Annex, total F concentration must not exceed {n} %',
    'Kada se meša sa drugim jedinjenjima fluora dozvoljenim ovim prilogom, ukupna koncentracija F ne sme da prelazi {n} %',
  ],
  [
    'When mixed with other permitted strontium products the total strontium content must not exceed {n} %',
    'Kada se meša sa drugim dozvoljenim proizvodima stroncijuma, ukupan sadržaj stroncijuma ne sme da prelazi {n} %',
  ],
  [
    'The abovementioned percentages are calculated as thioglycollic acid',
    'Navedeni procenti su računati kao tioglikolna kiselina',
  ],
  ['for single ester', 'za pojedinačni estar'],
  ['for mixtures of esters', 'za smeše estara'],
  ['Salicylic acid', 'Salicilna kiselina'],
  ['Salicylic acid salts', 'Soli salicilne kiseline'],
  ['Maximum secondary amine content: {n} %', 'Najveći sadržaj sekundarnih amina: {n} %'],
  [
    'In case of combined use of zinc oxide and zinc oxide (nano), the sum shall not exceed the limit of {n} %',
    'Pri zajedničkoj upotrebi cink-oksida i cink-oksida (nano), zbir ne sme da prelazi granicu od {n} %',
  ],
  [
    'In case of combined use of Titanium Dioxide and Titanium Dioxide (nano), the sum shall not exceed the limit of {n} %',
    'Pri zajedničkoj upotrebi titan-dioksida i titan-dioksida (nano), zbir ne sme da prelazi granicu od {n} %',
  ],
];
