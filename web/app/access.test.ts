import { roles, type Role } from '../../domain/account/roles.ts';
import { mayOpen, menuOf, pageAt, pages } from './access.ts';

/** The table of the specification, section 2, row by row; users and todos follow section 6. */
const staff = 'admin orgAdmin user';
const everyone = roles.join(' ');
const specified: [string, string][] = [
  ['/vodic', everyone],
  // Not of the specification: what changes of the law did to labels.
  ['/vodic/promene', everyone],
  ['/vodic/stampa', 'admin orgAdmin user'],
  ['/rokovi', everyone],
  ['/user /file-browser/:materialSlug', `${staff} dcp`],
  ['/deklaracije /deklaracije/:slug /sirovine', everyone],
  [
    '/pifs /pifs/opis/:slug /pifs/todo-docs/:slug /pifs/cpsr/:slug /pifs/izrada/:slug /pifs/tvrdnje/:slug /pifs/animal/:slug /pifs/verzije/:slug',
    `${staff} client`,
  ],
  [
    '/checkedincis /incigen /incigen/:slug /sir-inci /sir-inci/:sirovinainci /paroms /parom/:ime /incidata /firme /email',
    staff,
  ],
  ['/tools /tools/index /tools/incicheck /tools/mos /tools/moe /tools/arraysDiff /tools/email /tools/pao', staff],
  ['/korisnici /todos', 'admin'],
];
const rows = specified.flatMap(([paths, allowed]) =>
  paths.split(' ').map((path) => [path, allowed.split(' ')] as const),
);

test('the access table has exactly the routes of the specification', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual(rows.map(([path]) => path).sort());
});

describe.each(rows)('%s', (path, allowed) => {
  const address = path.replace(/:\w+/, 'Krema%20%C5%A1afran');
  test.each([...roles, undefined])('%s', (role) => {
    const page = pageAt(address);
    expect(page?.path).toBe(path);
    expect(page && mayOpen(page, role)).toBe(role !== undefined && allowed.includes(role));
  });
});

test.each(['/', '/nema', '/deklaracije/a/b', '/pifs/opis', '/tools/index/x', '/parom', '//deklaracije', '/%2e%2e'])(
  '%s is not a page',
  (path) => {
    expect(pageAt(path)).toBeUndefined();
  },
);

test.each(['/deklaracije/', '/Deklaracije', '/tools/ARRAYSDIFF'])('%s finds the same page as the router', (path) => {
  expect(pageAt(path)).toBeDefined();
});

const main = ['guide', 'labels', 'pifs', 'rawMaterials'];
const personal = ['checkedIncis', 'inciGenerator', 'rawIncis', 'inciData', 'allergens', 'companies', 'tools'];
test.each<[Role, string[], string[]]>([
  ['admin', [...main, 'expiry'], [...personal, 'users', 'todos']],
  ['orgAdmin', [...main, 'expiry'], personal],
  ['user', [...main, 'expiry'], personal],
  ['dcp', [...main, 'expiry'], []],
  ['client', ['labels', 'pifs', 'expiry'], []],
])('%s sees the navigation entries of the specification and what expires', (role, first, extra) => {
  expect(menuOf(role, 'main').map(({ name }) => name)).toEqual(first);
  expect([...menuOf(role, 'personal').map(({ name }) => name)].sort()).toEqual([...extra].sort());
});
