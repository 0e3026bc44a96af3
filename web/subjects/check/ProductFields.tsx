import Box from '@mui/material/Box';
import type { InputBaseComponentProps } from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { memo, useId, type ElementType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryName } from '../../../domain/product/categoryNames.ts';
import { productCategories, productCategory } from '../../../domain/product/productCategories.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { ChevronDownIcon } from '../../shared/ui/icons.tsx';
import type { ProductUse } from '../../shared/apollo/schema.generated.ts';
import './translations.generated.ts';
import { groupKey } from './categoryGroups.ts';
import type en from './locale/en.json';

/** The facts about a product that the check of its ingredients depends on; null means "not known". */
export interface ProductFacts {
  category: string | null;
  use: ProductUse | null;
  isForUnderThree: boolean | null;
  isForIntimateUse: boolean | null;
  isInhalable: boolean | null;
}

export const unknownProduct: ProductFacts = {
  category: null,
  use: null,
  isForUnderThree: null,
  isForIntimateUse: null,
  isInhalable: null,
};

const flags = ['isForUnderThree', 'isForIntimateUse', 'isInhalable'] as const;
const groups = [...new Set(productCategories.map(({ level2 }) => level2))];

interface Props {
  value: ProductFacts;
  onChange: (patch: Partial<ProductFacts>) => void;
  disabled?: boolean;
}

/** Material UI types the inner element of a field for inputs only; a select element takes the same properties. */
const nativeSelect = 'select' as ElementType<InputBaseComponentProps>;

function Choice({
  label,
  value,
  disabled,
  onChange,
  children,
}: {
  label: string;
  value: string;
  disabled: boolean | undefined;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        component="label"
        htmlFor={id}
        variant="subtitle2"
        color="textSecondary"
        sx={{ display: 'block', mb: 0.5 }}
      >
        {label}
      </Typography>
      <OutlinedInput
        id={id}
        fullWidth
        inputComponent={nativeSelect}
        inputProps={{ children }}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        endAdornment={
          <ChevronDownIcon
            sx={{ position: 'absolute', right: 10, fontSize: 18, color: 'text.secondary', pointerEvents: 'none' }}
          />
        }
        sx={{
          pr: 0,
          '& select': {
            appearance: 'none',
            cursor: 'pointer',
            pr: 4.5,
            boxSizing: 'border-box',
            textOverflow: 'ellipsis',
          },
          '& option, & optgroup': { color: 'text.primary', bgcolor: 'background.paper' },
        }}
      />
    </Box>
  );
}

/** Category, use, and three questions that decide which annex entries apply. */
export const ProductFields = memo(function ProductFields({ value, onChange, disabled }: Props) {
  const { t } = useTranslation('check');
  const usual = productCategory(value.category)?.use ?? null;
  const asUsual =
    usual === 'leave-on'
      ? t('product.asUsualLeaveOn')
      : usual === 'rinse-off'
        ? t('product.asUsualRinseOff')
        : t('product.unknown');
  return (
    <Box
      role="group"
      aria-label={t('product.title')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <Choice
        label={t('product.category')}
        value={value.category ?? ''}
        disabled={disabled}
        onChange={(category) => onChange({ category: category || null })}
      >
        <option value="">{t('product.unknown')}</option>
        {groups.map((group) => (
          <optgroup key={group} label={t(`categoryGroup.${groupKey(group) as keyof typeof en.categoryGroup}`)}>
            {productCategories
              .filter(({ level2 }) => level2 === group)
              .map(({ code }) => (
                <option key={code} value={code}>
                  {categoryName(code, currentLanguage())}
                </option>
              ))}
          </optgroup>
        ))}
      </Choice>
      <Choice
        label={t('product.use')}
        value={value.use ?? ''}
        disabled={disabled}
        onChange={(use) => onChange({ use: use === 'LEAVE_ON' || use === 'RINSE_OFF' ? use : null })}
      >
        <option value="">{asUsual}</option>
        <option value="LEAVE_ON">{t('product.leaveOn')}</option>
        <option value="RINSE_OFF">{t('product.rinseOff')}</option>
      </Choice>
      {flags.map((flag) => (
        <Choice
          key={flag}
          label={t(`product.${flag}`)}
          value={value[flag] === null ? '' : String(value[flag])}
          disabled={disabled}
          onChange={(text) => onChange({ [flag]: text === '' ? null : text === 'true' })}
        >
          <option value="">{t('product.unknown')}</option>
          <option value="true">{t('product.yes')}</option>
          <option value="false">{t('product.no')}</option>
        </Choice>
      ))}
    </Box>
  );
});
