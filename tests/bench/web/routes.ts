import { rawMaterialAt } from '../../../mocks/demo-data/raw-material/rawMaterials.ts';
import { clientPif } from '../../support/pif.ts';
import type { Load } from './loadCold.ts';

/** What a cold route may take at most: JavaScript in KB as transferred, the largest contentful paint in ms. */
export type Limits = Partial<Record<keyof Load, number>>;

const common: Limits = { requests: 8, graphql: 1, blockedMs: 150, shift: 0.02 };
const signIn: Limits = { ...common, scriptKb: 150, paintMs: 2_000 };
const list: Limits = { ...common, scriptKb: 210, paintMs: 2_500 };
const page: Limits = { ...common, scriptKb: 260 };

const pif = clientPif.slug;

/** The routes of an administrator, who is shown most, and the sign-in page, which nobody has signed in to. */
export const routes: readonly (readonly [path: string, limits: Limits])[] = [
  ['/', signIn],
  ['/deklaracije', list],
  ['/sirovine', list],
  ['/sir-inci', list],
  ['/pifs', list],
  ['/incigen', list],
  ['/incidata', list],
  ['/paroms', list],
  ['/checkedincis', list],
  ['/firme', list],
  ['/korisnici', list],
  ['/rokovi', list],
  [`/deklaracije/${pif}`, page],
  ['/deklaracije/+nova', page],
  [`/pifs/opis/${pif}`, page],
  [`/pifs/todo-docs/${pif}`, page],
  [`/pifs/cpsr/${pif}`, page],
  ['/incigen/serum-za-lice-bela-ruza', page],
  [`/sir-inci/${rawMaterialAt(0).slug}`, page],
  ['/parom/Lavanda%20Soft%202214', page],
  ['/vodic', page],
  ['/tools/incicheck', page],
  ['/tools/mos', page],
  ['/email', page],
  ['/user', page],
];
