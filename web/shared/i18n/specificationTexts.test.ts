import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, type Language } from '../../../domain/language.ts';

/**
 * Every text that the specification quotes, in the language of the quotation: folder, key, text. Variables are in
 * single braces, under the names of the translation file. A new screen with quoted texts adds them here.
 */
const quoted: Record<'en' | 'sr', [folder: string, key: string, text: string][]> = {
  en: [
    // Section 2
    ['app', 'forbidden.title', '403 – Access Denied'],
    ['app', 'forbidden.text', 'You do not have permission to view this page.'],
    ['features/guide', 'nothing', 'Nothing to see here, yet...coming soon'],
    ['shared/i18n', 'common.pagination.showing', 'Showing {from} to {to} of {total} results'],
    // Section 4
    ['features/session', 'ai.connected', 'Connected to AI server'],
    ['features/session', 'ai.failed', 'Failed to connect to AI server'],
    // Section 5
    ['features/viewer', 'errors.name', 'Name must be at least 8 characters long.'],
    [
      'features/viewer',
      'errors.newPassword',
      'Password must be 8-16 characters and contain at least one uppercase letter, one lowercase letter, one number, and one special character (@$!%*?&).',
    ],
    ['features/viewer', 'errors.confirmation', 'Does not match the new password. Please try again.'],
    ['subjects/check', 'search.placeholder', 'Type at least 3 characters'],
    // Section 8
    ['features/viewer', 'load.retry', 'Click to try again.'],
    ['shared/i18n', 'common.done.deletedEntry', 'Successfully deleted entry {name}'],
    ['app', 'company.loadFailed', 'Something went wrong while fetching firm data. Please try again later.'],
    ['app', 'company.userRequired', 'User ID is required to change company'],
    ['app', 'company.tokenRequired', 'Authentication token is required'],
    ['shared/i18n', 'common.failed.edit', 'Failed to edit item: {message}'],
    ['shared/i18n', 'common.failed.update', 'Failed to update item: {message}'],
    ['shared/i18n', 'common.failed.delete', 'Failed to delete item: {message}'],
    ['shared/i18n', 'common.failed.operation', 'Operation failed'],
    ['shared/i18n', 'common.done.updatedName', 'Successfully updated {name}'],
    ['shared/i18n', 'common.done.deletedName', 'Successfully deleted {name}'],
    ['shared/i18n', 'common.done.completed', 'Operation completed successfully for {name}'],
    ['features/raw-material/form', 'type.changed', 'Successfully changed vrsta from {old} to {new}'],
    [
      'app',
      'session.warning',
      'Session expires in less than 3 minutes! Please save your work and log in again to continue.',
    ],
  ],
  sr: [
    // Section 5
    ['features/session', 'errors.email', 'Proverite unetu mejl adresu - postoji greska!'],
    ['features/session', 'errors.password', 'Lozinka mora da sadrzi bar 8 karaktera!'],
    // Section 8
    ['app', 'company.switchFailed', 'Nesto je poslo naopako. Pokusajte ponovo.'],
    ['app', 'company.switched', 'Uspesno je promenjenjena firma.'],
    ['shared/i18n', 'common.crash.title', 'Nesto je poslo naopako'],
  ],
};

/** Words that the specification names without quoting a text: they must occur, in any case and in any sentence. */
const named: [folder: string, key: string, words: string][] = [
  // Section 2
  ['shared/i18n', 'common.pagination.first', 'First'],
  ['shared/i18n', 'common.pagination.previous', 'Previous'],
  ['shared/i18n', 'common.pagination.next', 'Next'],
  ['shared/i18n', 'common.pagination.last', 'Last'],
  ['shared/i18n', 'common.archived', 'ARCHIVED'],
  ['features/label', 'card.details', 'Details'],
  ['features/label', 'card.delete', 'Delete'],
  ['features/label', 'filters.reset', 'Reset'],
  ['features/viewer', 'logins.passwordNotChanged', 'password not changed'],
  ['features/viewer', 'logins.time', 'Time'],
  ['features/viewer', 'logins.ip', 'IP address'],
  ['shared/i18n', 'common.cancelUpper', 'CANCEL'],
  ['features/raw-material', 'filters.placeholder', "'inci:' or 'trade:'"],
  ['shared/i18n', 'confirm.edit.busy', 'editing'],
  ['shared/i18n', 'confirm.update.busy', 'updating'],
  ['shared/i18n', 'confirm.unlink.busy', 'unlinking'],
  ['shared/i18n', 'confirm.delete.busy', 'deleting'],
  // Section 4
  ['features/label', 'filters.newest', 'newest'],
  ['features/label', 'filters.oldest', 'oldest'],
  ['features/label', 'filters.latestModified', 'latest modified'],
  ['features/label', 'filters.oldestModified', 'oldest modified'],
  ['shared/forms', 'unsaved.save', 'save and continue'],
  ['shared/forms', 'unsaved.discard', 'discard'],
  // Section 8
  ['boot/compatibility', 'compatibility.continueAnyway', 'Continue Anyway'],
  ['boot/compatibility', 'compatibility.updateBrowser', 'Update Browser'],
  ['shared/i18n', 'errors.notFound', 'no data from the server'],
  ['shared/i18n', 'errors.internal', 'something went wrong. Please try again later'],
  ['shared/i18n', 'common.empty.noResults', 'no results found'],
  ['shared/i18n', 'common.empty.noItems', 'no items found'],
  ['shared/i18n', 'common.empty.noEntries', 'no entries found'],
  ['features/raw-material/overrides', 'toggleFailed', 'failed to toggle override status'],
  ['features/raw-material/overrides', 'resetFailed', 'failed to reset selected fields'],
  ['features/raw-material/overrides', 'pick.missing', 'please select at least one field to reset'],
  ['features/raw-material/overrides', 'cleared', 'overrides cleared'],
  ['features/raw-material/overrides', 'reset', 'fields reset'],
  ['shared/i18n', 'common.done.created', 'entry created'],
  ['shared/i18n', 'common.done.deleted', 'entry deleted'],
  ['shared/i18n', 'common.done.updated', 'entry updated'],
];

/** The text of a key, with its variables in single braces as in the tables above. */
function textOf(language: Language, folder: string, key: string): string {
  const all: unknown = JSON.parse(readFileSync(join(__dirname, '../..', folder, 'locale', `${language}.json`), 'utf8'));
  const found = key.split('.').reduce((inner, part) => (inner as Record<string, unknown> | undefined)?.[part], all);
  if (typeof found !== 'string') throw new Error(`${folder}: ${language}.json has no ${key}`);
  return found.replace(/\{\{\s*(\w+)\s*\}\}/g, '{$1}');
}

const variables = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe.each(['en', 'sr'] as const)('quoted in %s', (language) => {
  const others = languageCodes.filter((code) => code !== language);

  test.each(quoted[language])('%s, %s: %j is used unchanged and translated', (folder, key, text) => {
    expect(textOf(language, folder, key)).toBe(text);
    for (const other of others) {
      const translation = textOf(other, folder, key);
      expect(translation).not.toBe(text);
      expect(variables(translation)).toEqual(variables(text));
    }
  });

  test('no text and no key is listed twice', () => {
    const keys = quoted[language].map(([folder, key]) => `${folder} ${key}`);
    const texts = quoted[language].map(([, , text]) => text);
    expect([new Set(keys).size, new Set(texts).size]).toEqual([keys.length, texts.length]);
  });
});

test.each(named)('%s, %s contains %j and is translated', (folder, key, words) => {
  const english = textOf('en', folder, key);
  expect(english.toLowerCase()).toContain(words.toLowerCase());
  expect(textOf('sr', folder, key)).not.toBe(english);
});

test('the sign-ins are numbered in a column named #', () => {
  for (const code of languageCodes) expect(textOf(code, 'features/viewer', 'logins.number')).toBe('#');
});
