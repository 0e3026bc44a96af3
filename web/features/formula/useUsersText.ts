import { useTranslation } from 'react-i18next';
import type { FormulaRow_FormulaFragment as Formula } from './Formulas.generated.ts';
import './translations.generated.ts';

/** Names in a message. */
const MAX_NAMES = 5;

/** Returns a function that names what was made from a formula, for a message. */
export function useUsersText() {
  const { t } = useTranslation('formula');
  return ({ count, users }: Formula['usage']): string => {
    const known = users.slice(0, MAX_NAMES);
    const more = count - known.length;
    return [
      known.map((user) => `${t(`user.${user.kind}`)} ${user.name ?? user.slug}`).join(', '),
      more > 0 && t('andMore', { count: more }),
    ]
      .filter(Boolean)
      .join(' ');
  };
}
