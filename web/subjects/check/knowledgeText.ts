import type { TFunction } from 'i18next';
import type { QuantityFormats } from '../../shared/i18n/useQuantity.ts';
import type { Check } from './findingText.ts';

/** The parts of the ingredient knowledge with their dates. */
export type KnowledgeParts = Check['knowledge'];

/** The annexes that one day's exports brought, such as II and III. */
interface AnnexesOfDay {
  date: string;
  annexes: string[];
}

/**
 * Names the law and the inventory that something was checked with: "Annex III of Jun 17, 2026, inventory of Dec 6,
 * 2021, the rest as delivered with the product". Annexes of one day are named together. Empty when the service does not
 * tell.
 */
export function knowledgeText(t: TFunction<'check'>, { day }: QuantityFormats, parts: KnowledgeParts): string {
  const imported = parts.filter(({ isImported }) => isImported);
  const dateOf = (datedOn: string | null | undefined) => (datedOn ? day(datedOn) : t('knowledge.undated'));
  const days: AnnexesOfDay[] = [];
  for (const { content, datedOn } of imported) {
    if (content === 'INVENTORY') continue;
    const date = dateOf(datedOn);
    const annex = content.slice('ANNEX_'.length);
    const sameDay = days.find((one) => one.date === date);
    if (sameDay) sameDay.annexes.push(annex);
    else days.push({ date, annexes: [annex] });
  }
  const inventory = imported.find(({ content }) => content === 'INVENTORY');
  return [
    ...days.map(({ date, annexes }) =>
      t('knowledge.annexes', { count: annexes.length, annexes: annexes.join(', '), date }),
    ),
    ...(inventory ? [t('knowledge.inventory', { date: dateOf(inventory.datedOn) })] : []),
    ...(imported.length < parts.length ? [t(imported.length > 0 ? 'knowledge.rest' : 'knowledge.starter')] : []),
  ].join(', ');
}
