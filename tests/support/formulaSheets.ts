import type { CellObject } from '@e965/xlsx';
import { workbookOf } from './workbook.ts';

/** A calculated cell with the value that the spreadsheet program stored with it. */
const calculated = (formula: string, value: number): CellObject => ({ t: 'n', f: formula, v: value });

/**
 * One row for each raw material under titles, in English: captions of phases, "(and)", "q.s. to 100", a calculated
 * amount and a total.
 */
export const rowPerMaterial = (): Buffer =>
  workbookOf([
    ['Hand cream HC-1'],
    ['Prepared by the laboratory'],
    ['RM code', 'Trade name', 'INCI', 'CAS', 'Supplier', 'Function', '% w/w', 'Price'],
    ['Phase A'],
    ['X-1', 'Test Water', 'Aqua', '7732-18-5', 'Own', 'Solvent', 'q.s. to 100'],
    ['X-2', 'Test Glycerin', 'Glycerin', '56-81-5', 'Oleo', 'Humectant', 5],
    ['Phase B'],
    [
      'X-3',
      'Test Emulsifier',
      'Glyceryl Stearate (and) PEG-100 Stearate',
      '',
      'Esters',
      'Emulsifier',
      calculated('2*2', 4),
    ],
    ['X-4', 'Test Preservative', 'Phenoxyethanol', '122-99-6', 'Chem', 'Preservative', 0.9],
    ['', 'Total', '', '', '', '', calculated('SUM(G5:G9)', 100)],
    ['', 'Stir until it is smooth'],
  ]);

/**
 * One row for each INCI name, the trade name only in the first, in Serbian: shares in the raw material, and fractions
 * that add up to 1.
 */
export const rowPerInci = (): Buffer =>
  workbookOf([
    ['Faza', 'Šifra', 'Sirovina', 'INCI naziv', '% u sirovini', 'Proizvođač', 'Funkcija', 'Udeo'],
    ['A', 'S-1', 'Probna voda', 'Aqua', '100', 'Mi', 'Rastvarač', 0.7],
    ['B', 'S-2', 'Probni emulgator', 'Glyceryl Stearate', '40-70', 'Estri', 'Emulgator', 0.25],
    ['', '', '', 'Ceteareth-20', '10-20'],
    ['', '', '', 'Cetyl Palmitate', '5-10'],
    ['C', 'S-3', 'Probni glicerin', 'Glycerin', '99,5', 'Oleo', 'Humektant', 0.05],
    ['', '', 'Ukupno', '', '', '', '', 1],
  ]);

/** The grams of a batch, with the trade name repeated for each INCI name. */
export const batchInGrams = (): Buffer =>
  workbookOf([
    ['Sirovina', 'INCI', 'Količina (g)'],
    ['Šaržna voda', 'Aqua', 500],
    ['Šaržno ulje', 'Helianthus Annuus Seed Oil', 300],
    ['Šaržni konzervans', 'Phenoxyethanol', 180],
    ['Šaržni konzervans', 'Ethylhexylglycerin', 20],
  ]);
