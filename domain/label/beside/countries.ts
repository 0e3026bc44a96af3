/**
 * How addresses name countries, plain (small letters, no diacritics): English, Serbian and the country's own name. The
 * Union's members and the three EEA states, where Regulation (EC) No 1223/2009 applies by the EEA Agreement. Our own,
 * unverified.
 */
const INSIDE =
  'austria|austrija|osterreich|belgium|belgija|belgique|belgie|bulgaria|bugarska|croatia|hrvatska|cyprus|kipar|czechia|czech republic|ceska|denmark|danska|danmark|estonia|estonija|finland|finska|suomi|france|francuska|germany|nemacka|njemacka|deutschland|greece|grcka|hungary|madarska|magyarorszag|ireland|irska|italy|italija|italia|latvia|letonija|lithuania|litvanija|luxembourg|luksemburg|malta|netherlands|holandija|nizozemska|nederland|poland|poljska|polska|portugal|romania|rumunija|slovakia|slovacka|slovensko|slovenia|slovenija|spain|spanija|espana|sweden|svedska|sverige|norway|norveska|iceland|island|liechtenstein|lihtenstajn';
const SERBIA = 'serbia|srbija|srbiji|srbije|srbiju';
const OTHERS =
  'united kingdom|great britain|england|uk|velika britanija|switzerland|svajcarska|schweiz|suisse|usa|united states|(?<!novi )sad|china|kina|p r china|japan|korea|turkey|turkiye|turska|india|indija|russia|rusija|ukraine|ukrajina|bosnia|bosna i hercegovina|bih|montenegro|crna gora|north macedonia|severna makedonija|albania|albanija|israel|izrael|brazil|canada|kanada|australia|australija|thailand|tajland|vietnam|vijetnam';
/** Serbian cities that addresses end with, without the country. */
const SERBIAN_CITIES = 'beograd|belgrade|novi sad|nis|kragujevac|subotica|zrenjanin|pancevo|cacak|sabac|valjevo';

const words = (list: string) => new RegExp(`(?<![\\p{L}\\d])(?:${list})(?![\\p{L}\\d])`, 'u');
const inside = words(INSIDE);
const serbia = words(SERBIA);
const serbianCity = words(SERBIAN_CITIES);
const others = words(`${SERBIA}|${OTHERS}`);
const outsideSerbia = words(`${INSIDE}|${OTHERS}`);

/** Which places a plain text names. */
export const placesIn = (text: string) => ({
  isInUnion: inside.test(text),
  isOutsideUnion: others.test(text),
  isInSerbia: serbia.test(text) || serbianCity.test(text),
  isOutsideSerbia: outsideSerbia.test(text),
});
