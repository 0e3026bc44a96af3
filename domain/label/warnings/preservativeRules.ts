import { containsStatements as c } from './contains.ts';
import { sharedStatements as s } from './statements.ts';
import type { WarningRule } from './warningRule.ts';

/**
 * Annex V: 5-bromo-5-nitro-1,3-dioxane and bronopol (20, 21), imidazolidinyl urea, methenamine, DMDM hydantoin,
 * dimethyl oxazolidine, diazolidinyl urea, 7-ethylbicyclooxazolidine, sodium hydroxymethylglycinate, benzylhemiformal.
 */
const FORMALDEHYDE_RELEASERS = ['V/20', 'V/21', 'V/27', 'V/30', 'V/33', 'V/45', 'V/46', 'V/49', 'V/51', 'V/55'];

/** What column i and the preamble of Annex V demand. */
export const preservativeRules: readonly WarningRule[] = [
  {
    id: 'formaldehyde',
    entries: FORMALDEHYDE_RELEASERS,
    condition: 'freeFormaldehyde',
    reference: 'Regulation (EC) No 1223/2009, Annex V, preamble, point 2 (Regulation (EU) 2022/1181)',
    statements: [s.releasesFormaldehyde],
  },
  { id: 'phenylphenol', entries: ['V/7'], statements: [s.avoidEyes] },
  { id: 'chlorobutanol', entries: ['V/11'], statements: [c.containsChlorobutanol] },
  {
    id: 'parabens',
    entries: ['V/12a'],
    use: 'leave-on',
    isForUnderThree: true,
    hasKindsWithoutWording: true,
    statements: [s.nappyArea],
  },
  { id: 'thiomersal', entries: ['V/16'], kinds: ['eye'], statements: [c.containsThiomersal] },
  { id: 'phenylmercuric', entries: ['V/17'], kinds: ['eye'], statements: [c.containsPhenylmercuric] },
  {
    id: 'triclocarban',
    entries: ['V/23'],
    kinds: ['toothpaste'],
    hasKindsWithoutWording: true,
    statements: [s.notUnderSix],
  },
  {
    id: 'triclosan',
    entries: ['V/25'],
    kinds: ['toothpaste'],
    hasKindsWithoutWording: true,
    statements: [s.notUnderThree],
  },
  // Footnote 9: only if the concentration exceeds 0.05 %.
  { id: 'glutaral', entries: ['V/48'], abovePercent: 0.05, statements: [c.containsGlutaral] },
  { id: 'benzalkonium', entries: ['V/54'], statements: [s.avoidEyes] },
  {
    id: 'iodopropynylButylcarbamate',
    entries: ['V/56'],
    // Footnote 11: not for bath products, shower gels and shampoos.
    except: ['shower', 'shampoo'],
    condition: 'childrenMightUse',
    statements: [s.notUnderThree],
  },
  {
    id: 'lauroylArginate',
    entries: ['V/58'],
    kinds: ['mouthwash'],
    hasKindsWithoutWording: true,
    statements: [s.notUnderTen],
  },
];
