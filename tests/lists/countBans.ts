import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { inciKey } from '../../domain/inci/inciKey.ts';
import { checkIngredientList } from '../../domain/label/checkIngredientList.ts';
import { buildKnowledge } from '../../domain/label/knowledge.ts';
import { UNKNOWN_PRODUCT } from '../../domain/product/product.ts';
import { freshKnowledge } from './freshKnowledge.ts';
import { readCsv } from './readCsv.ts';
import { DATA_FOLDER, readAnnexes, readInventory, realDataFolder } from './realData.ts';

/** An exception or a condition: not a ban of the name alone. */
const CONDITIONAL =
  /[≥>]|\b(?:except|exception|unless|when used|if they|if it|if the|other than|provided|for traces|see Annex|derivate)\b|\(nano\)/i;
/** A mixture or the description of a group: not one name that a label could print. */
const NOT_PLAIN =
  /\b(?:petroleum|coal|brown-coal|containing|reaction|mixture|mass|complex of|obtained|and|or|any|all)\b|[*:]/i;

const { values } = parseArgs({
  options: { data: { type: 'string', default: DATA_FOLDER }, all: { type: 'boolean' }, fresh: { type: 'boolean' } },
});
const line = (text: string) => process.stdout.write(`${text}\n`);
if (realDataFolder(values.data) === null) {
  line(`No inventory in ${values.data}. Usage: npx tsx tests/lists/countBans.ts [--data FOLDER] [--fresh] [--all]`);
  process.exit(1);
}
const file = (name: string) => resolve(values.data, name);
const knowledge = values.fresh
  ? freshKnowledge()
  : buildKnowledge(readInventory(file('cosing-inventory.csv')), readAnnexes(file('annex-restrictions.csv')));

/**
 * The names of the entries of Annex II that are one plain name: "Spironolactone (INN)", "Ephedrine and its salts", the
 * first of several.
 */
const plainBans = readCsv(readFileSync(file('annex-restrictions.csv'), 'utf8'))
  .filter(
    (row) => row['annex'] === 'II' && row['is_moved_or_deleted'] === '0' && !CONDITIONAL.test(row['substance'] ?? ''),
  )
  .map((row) => ({
    reference: row['ref_no'] ?? '',
    substance: row['substance'] ?? '',
    name: (row['substance'] ?? '')
      .replace(/ ?\((?:INN|ISO)\)/g, '')
      .replace(/;.*$| \[\d\](?!\w).*$/s, '')
      // A bracket within a chemical name belongs to it, one behind it is a remark.
      .replace(/(?<=[^,]) (?:\((?:[^()]|\([^()]*\))*\)|\[[^[\]]*\])$/, '')
      .replace(/,? (?:and )?(?:its|their) (?:salts|esters|derivatives|compounds|isomers|ethers|preparations).*$/i, '')
      .trim(),
  }))
  .filter(
    ({ name, substance }) =>
      !NOT_PLAIN.test(name) && !/\((?:petroleum|coal)/i.test(substance) && inciKey(name).length > 2,
  );
const resultOf = (name: string) =>
  checkIngredientList(`Aqua, Glycerin, ${name}, Parfum`, UNKNOWN_PRODUCT, knowledge, '2026-11-22').result;
const others = plainBans.filter(({ name }) => resultOf(name) !== 'RED');
line(`Plainly named entries of Annex II: ${plainBans.length}, RED: ${plainBans.length - others.length}`);
for (const { reference, name } of values.all ? others : others.slice(0, 40)) line(`  II/${reference} ${name}`);
