import { useTranslation } from 'react-i18next';
import { fromSchemaRole, roles, toSchemaRole } from '../../../domain/account/roles.ts';
import { placeName, valueText } from '../../../domain/fieldNames/fieldNames.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import './translations.generated.ts';

/** Names and values of fields in the reader's language; as they came where they have no name. */
export function useFieldTexts() {
  const { t } = useTranslation('history');
  const { t: roleNames } = useTranslation('roles');
  const { date, figure } = useFormat();
  const language = currentLanguage();
  const formats = { day: date, decimal: (value: string) => figure(Number(value)), yes: t('yes'), no: t('no') };
  return {
    placeName: (path: readonly string[]): string => placeName(path, language),
    valueText: (path: string, value: string): string => {
      const role = path === 'role' ? roles.map(toSchemaRole).find((one) => one === value) : undefined;
      return role
        ? roleNames(`${fromSchemaRole(role)}.name`)
        : valueText(path.split('.').at(-1) ?? '', value, language, formats);
    },
  };
}
