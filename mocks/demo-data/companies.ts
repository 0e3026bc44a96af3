import { seededId } from './deterministic.ts';

export interface SeedCompany {
  name: string;
  organisation: string;
  /** E-mail name of the account that created it. */
  createdBy: string;
  /** First letters of its product codes. */
  code: string;
  address: string;
  email: string;
  colour: string;
}

export const ORGANISATIONS = ['Regula Beograd', 'Panonia Regula'] as const;

const [belgrade, panonia] = ORGANISATIONS;

const company = (
  name: string,
  organisation: string,
  createdBy: string,
  code: string,
  address: string,
  domain: string,
  colour: string,
): SeedCompany => ({
  name,
  organisation,
  createdBy,
  code,
  address,
  email: `kontakt@${domain}.example`,
  colour,
});

/** The 14 demo companies. */
export const COMPANIES: readonly SeedCompany[] = [
  company(
    'Lavanda Natura d.o.o.',
    belgrade,
    'konsultant',
    'LN',
    'Cara Dušana 14, 11080 Zemun',
    'lavandanatura',
    '#6D5797',
  ),
  company(
    'Šumadija Kozmetika d.o.o.',
    belgrade,
    'konsultant',
    'SK',
    'Kneza Mihaila 9, 34000 Kragujevac',
    'sumadijakozmetika',
    '#3E7C59',
  ),
  company('Đerdap Botanika d.o.o.', belgrade, 'org', 'DB', 'Dunavska 3, 19300 Negotin', 'djerdapbotanika', '#2F6F7E'),
  company(
    'Zlatibor Herba d.o.o.',
    belgrade,
    'org',
    'ZH',
    'Tržni centar bb, 31315 Zlatibor',
    'zlatiborherba',
    '#4F7A2E',
  ),
  company(
    'Čista Koža d.o.o.',
    belgrade,
    'bivsi.konsultant',
    'CK',
    'Bulevar oslobođenja 112, 11000 Beograd',
    'cistakoza',
    '#0E5E5A',
  ),
  company(
    'Beokozmetik a.d.',
    belgrade,
    'admin',
    'BK',
    'Autoput za Zagreb 22, 11070 Novi Beograd',
    'beokozmetik',
    '#274C77',
  ),
  company('Pčelarska kuća Medenjak d.o.o.', belgrade, 'org', 'PM', 'Pčelarska 7, 14000 Valjevo', 'medenjak', '#B07B12'),
  company('Mlado Sunce d.o.o.', belgrade, 'org', 'MS', 'Njegoševa 41, 18000 Niš', 'mladosunce', '#C9622B'),
  company(
    'Panonska Lepota d.o.o.',
    panonia,
    'konsultant2',
    'PL',
    'Zmaj Jovina 5, 21000 Novi Sad',
    'panonskalepota',
    '#A23E62',
  ),
  company(
    'Fruškogorska Apoteka d.o.o.',
    panonia,
    'konsultant2',
    'FA',
    'Karađorđeva 18, 21205 Sremski Karlovci',
    'fruskogorskaapoteka',
    '#2E6B3C',
  ),
  company(
    'Vojvodina Soap Works d.o.o.',
    panonia,
    'org2',
    'VS',
    'Industrijska zona 8, 24000 Subotica',
    'vojvodinasoap',
    '#3B5BA5',
  ),
  company('Tisa Derma Lab d.o.o.', panonia, 'org2', 'TD', 'Potiska 27, 23300 Kikinda', 'tisaderma', '#1D7A9C'),
  company('Šajkaška Trava d.o.o.', panonia, 'org2', 'ST', 'Svetosavska 2, 21245 Mošorin', 'sajkaskatrava', '#5B7F1E'),
  company('Ćilim & Ruža d.o.o.', panonia, 'org2', 'CR', 'Trg slobode 4, 23000 Zrenjanin', 'cilimruza', '#9C2F3F'),
];

/** The id of a seeded company, by its name. */
export function companyIdOf(name: string): string {
  if (!COMPANIES.some((one) => one.name === name)) throw new Error(`No company of the demo data is called ${name}`);
  return seededId('company', name);
}

/** Who created the company, and so works for it. */
export const staffOf = (companyId: string): string =>
  seededId('user', COMPANIES.find(({ name }) => companyIdOf(name) === companyId)?.createdBy ?? 'admin');
