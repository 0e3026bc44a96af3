import type { WarningStatement } from './statements.ts';
import { USE, YOUNGER } from './statements.ts';

/** The statements of the hair dyes: Annex III/8 to 10, 16, 22, 193 to 319 and 383 to 386. */
export const dyeStatements = {
  dyeSevere: {
    english: 'Hair colourants can cause severe allergic reactions.',
    serbian: 'Boje za kosu mogu da izazovu teške alergijske reakcije.',
    clauses: [['cause*|izaz* severe|tesk*|ozbiljn* allerg*|alerg*']],
  },
  dyeInstructions: {
    english: 'Read and follow instructions.',
    serbian: 'Pročitajte uputstvo i pridržavajte ga se.',
    clauses: [['read|procita*|citajte follow|pridrzav*|sledi*|postuj* instructions|directions|uputstv*|uputa*']],
  },
  dyeUnder16: {
    english: 'This product is not intended for use on persons under the age of 16.',
    serbian: 'Ovaj proizvod nije namenjen osobama mlađim od 16 godina.',
    clauses: [[`{not} ${USE} ${YOUNGER} 16|sixteen|sesnaest`]],
  },
  dyeHenna: {
    english: 'Temporary ‘black henna’ tattoos may increase your risk of allergy.',
    serbian: 'Privremene tetovaže „crnom kanom” mogu da povećaju rizik od alergije.',
    clauses: [['henna|kana|kanom|kane|hena|henom|hene increase*|povec* risk*|rizik* allerg*|alerg*']],
  },
  dyeScalp: {
    english:
      'Do not colour your hair if: — you have a rash on your face or sensitive, irritated and damaged scalp, — you have ever experienced any reaction after colouring your hair, — you have experienced a reaction to a temporary ‘black henna’ tattoo in the past.',
    serbian:
      'Ne bojite kosu: — ako imate osip na licu ili osetljivo, nadraženo i oštećeno teme, — ako ste ikada imali reakciju posle bojenja kose, — ako ste ranije imali reakciju na privremenu tetovažu „crnom kanom”.',
    clauses: [
      ['{not} rash|osip* scalp|teme|temena|vlasist*|skalp*'],
      ['reaction*|reakcij* colour*|color*|boj*|farb* hair|kos*'],
      ['reaction*|reakcij* henna|kanom|kana|kane|hena|henom|hene'],
    ],
  },
  eyelashDyeSevere: {
    english: 'This product can cause severe allergic reactions.',
    serbian: 'Ovaj proizvod može da izazove teške alergijske reakcije.',
    clauses: [['cause*|izaz* severe|tesk*|ozbiljn* allerg*|alerg*']],
  },
  eyelashDyeScalp: {
    english:
      'Eyelashes shall not be coloured if the consumer: — has a rash on the face or sensitive, irritated and damaged scalp, — has experienced any reaction after colouring hair or eyelashes, — has experienced a reaction to a temporary ‘black henna’ tattoo in the past.',
    serbian:
      'Ne bojiti trepavice ako potrošač: — ima osip na licu ili osetljivo, nadraženo i oštećeno teme, — je imao reakciju posle bojenja kose ili trepavica, — je ranije imao reakciju na privremenu tetovažu „crnom kanom”.',
    clauses: [
      ['{not} rash|osip* scalp|teme|temena|vlasist*|skalp*'],
      ['reaction*|reakcij* colour*|color*|boj*|farb* hair|kos*|eyelash*|trepavic*'],
      ['reaction*|reakcij* henna|kanom|kana|kane|hena|henom|hene'],
    ],
  },
  dyeReactions: {
    english:
      'Do not use if: — you have ever experienced any reaction after colouring your hair, — you have experienced a reaction to a temporary ‘black henna’ tattoo in the past.',
    serbian:
      'Ne koristiti: — ako ste ikada imali reakciju posle bojenja kose, — ako ste ranije imali reakciju na privremenu tetovažu „crnom kanom”.',
    clauses: [
      ['reaction*|reakcij* colour*|color*|boj*|farb* hair|kos*'],
      ['reaction*|reakcij* henna|kanom|kana|kane|hena|henom|hene'],
    ],
  },
  mixingRatio: {
    english: 'Mixing ratio: … : …',
    serbian: 'Odnos mešanja: … : …',
    // The ratio itself is what column i asks for, so that the words without figures are not enough.
    clauses: [['mix*|ratio|mesa*|pomesa*|odnos*|razmer* 1|2|3|4|5|one|jedan|jedne|jednak*|equal']],
  },
  dyeEyebrows: {
    english: 'Do not use to dye eyelashes or eyebrows.',
    serbian: 'Ne koristiti za bojenje trepavica i obrva.',
    clauses: [['{not} eyelash*|eyleash*|trepavic* eyebrow*|obrv*']],
  },
  dyeEyelashes: {
    english: 'Do not use to dye eyelashes.',
    serbian: 'Ne koristiti za bojenje trepavica.',
    clauses: [['{not} eyelash*|trepavic*']],
  },
  dyeRinseHair: {
    english: 'Rinse hair well after application.',
    serbian: 'Posle primene dobro isprati kosu.',
    clauses: [['rinse*|ispr*|ispir* hair|kosu|kose']],
  },
} satisfies Readonly<Record<string, WarningStatement>>;
