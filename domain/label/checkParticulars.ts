import type { Finding, Params } from '../finding.ts';
import { finding } from '../finding.ts';
import { checkDurability } from './checkDurability.ts';
import type { Item, Particulars } from './particulars.ts';
import { itemReference } from './particulars.ts';
import { readContent } from './readContent.ts';

const isBlank = (text: string | null | undefined) => text === null || text === undefined || text.trim() === '';
/** A name and address hold a number or a separator: "Firma d.o.o., Bulevar 1, Beograd". */
const hasAddress = (text: string) => /\d|[,;\n]/.test(text);
const BATCH = /\blot\b|\bbatch\b|broj serije|\bserija\b|šarža/i;

/**
 * Checks the mandatory particulars of Article 19(1)(a) to (f) of Regulation (EC) No 1223/2009 and, for Serbia, of the
 * rulebook on cosmetic products, which asks for the country of origin of every product. What the caller does not record
 * can only be asked for. Never throws.
 */
export function checkParticulars(particulars: Particulars): Finding[] {
  const { markets, responsiblePerson, countryOfOrigin, nominalContent, isImported, batch, productFunction, labelText } =
    particulars;
  const report = (
    code: Finding['code'],
    severity: Finding['severity'],
    action: Finding['action'],
    item: Item,
    params: Params = {},
  ) => finding(code, severity, itemReference(item, markets), action, { item, ...params });
  const missing = (item: Item, severity: Finding['severity'] = 'error') =>
    report('ITEM_MISSING', severity, 'ADD_ITEM', item);
  const confirm = (item: Item) => report('ITEM_TO_CONFIRM', 'info', 'CONFIRM_ITEM', item);
  const unreadable = (item: Item, text: string) =>
    report('ITEM_UNREADABLE', 'warning', 'CORRECT_ITEM', item, { text: text.slice(0, 200) });

  const person = isBlank(responsiblePerson)
    ? [missing('responsiblePerson')]
    : hasAddress(responsiblePerson ?? '')
      ? []
      : [unreadable('responsiblePerson', responsiblePerson ?? '')];
  const isOriginDue = markets.includes('RS') || isImported === true;
  const origin = !isBlank(countryOfOrigin)
    ? []
    : isOriginDue
      ? [missing('countryOfOrigin')]
      : isImported === null
        ? [confirm('countryOfOrigin')]
        : [];
  const content = isBlank(nominalContent)
    ? [missing('nominalContent')]
    : readContent(nominalContent ?? '')
      ? []
      : [unreadable('nominalContent', nominalContent ?? '')];
  const isBatchShown = BATCH.test(labelText ?? '') || !isBlank(batch);
  const batchMark = isBatchShown ? [] : [batch === undefined ? confirm('batch') : missing('batch')];
  const purpose = !isBlank(productFunction)
    ? []
    : [productFunction === undefined ? confirm('productFunction') : missing('productFunction', 'warning')];
  return [...person, ...origin, ...content, ...checkDurability(particulars), ...batchMark, ...purpose];
}
