import type { Role } from '../../domain/account/roles.ts';
import { seededId } from './deterministic.ts';

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Demo@2026x';

export interface SeedAccount {
  id: string;
  email: string;
  name: string;
  role: Role;
  /** Name of the company of the account. */
  company: string;
  /** Companies assigned to it, in addition to those it created. */
  given: readonly string[];
  /** Set far back: on a machine whose clock is behind, a change in the future would refuse every token. */
  passwordChangedAt: string | null;
  isActive: boolean;
}

const account = (
  key: string,
  name: string,
  role: Role,
  company: string,
  more: Partial<SeedAccount> = {},
): SeedAccount => ({
  id: seededId('user', key),
  email: `${key}@dosije.example`,
  name,
  role,
  company,
  given: [],
  passwordChangedAt: null,
  isActive: true,
  ...more,
});

/** The demo accounts by the name in their e-mail address, and one that was deactivated. */
export const accounts = {
  admin: account('admin', 'Jelena Petrović', 'admin', 'Beokozmetik a.d.', {
    passwordChangedAt: '2024-09-02T07:41:00.000Z',
  }),
  org: account('org', 'Milorad Stanković', 'orgAdmin', 'Beokozmetik a.d.', {
    passwordChangedAt: '2024-06-18T12:05:00.000Z',
  }),
  konsultant: account('konsultant', 'Ivana Đorđević', 'user', 'Lavanda Natura d.o.o.', {
    given: ['Đerdap Botanika d.o.o.'],
  }),
  dcp: account('dcp', 'Nikola Marković', 'dcp', 'Zlatibor Herba d.o.o.', {
    given: ['Lavanda Natura d.o.o.', 'Zlatibor Herba d.o.o.'],
  }),
  klijent: account('klijent', 'Dragana Ilić', 'client', 'Lavanda Natura d.o.o.'),
  org2: account('org2', 'Tamara Kovačević', 'orgAdmin', 'Tisa Derma Lab d.o.o.', {
    passwordChangedAt: '2024-10-30T15:20:00.000Z',
  }),
  konsultant2: account('konsultant2', 'Stefan Jovanović', 'user', 'Panonska Lepota d.o.o.', {
    given: ['Vojvodina Soap Works d.o.o.'],
  }),
  klijent2: account('klijent2', 'Marija Nikolić', 'client', 'Panonska Lepota d.o.o.'),
  'bivsi.konsultant': account('bivsi.konsultant', 'Zoran Pavlović', 'user', 'Čista Koža d.o.o.', { isActive: false }),
} as const satisfies Record<string, SeedAccount>;

export type AccountName = keyof typeof accounts;
