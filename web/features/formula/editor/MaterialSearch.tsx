import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useId, useState, type ClipboardEvent, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { FORMULA_LIMITS } from '../../../../domain/formula/limits.ts';
import { OptionSearch } from '../../../shared/ui/OptionSearch.tsx';
import { visuallyHidden } from '../../../shared/ui/visuallyHidden.ts';
import './translations.generated.ts';
import { useMaterialSearch, type MaterialHit } from './useMaterialSearch.ts';

interface Props {
  label: string;
  disabled?: boolean;
  onChoose: (hit: MaterialHit) => void;
  /** Takes the typed name without a raw material behind it. */
  onProvisional: (name: string) => void;
  onPaste?: (event: ClipboardEvent) => void;
  /** The field, for code that moves the focus to it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A row of the list: a raw material, or the typed name itself. */
type Option = MaterialHit | { provisionalName: string };

/** A field that searches the raw materials while the person types; what is in the catalogue comes first. */
export const MaterialSearch = memo(function MaterialSearch(props: Props) {
  const { label, disabled = false, onChoose, onProvisional, onPaste, inputRef } = props;
  const { t } = useTranslation('formulaEditor');
  const { t: common } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const { hits, isActive, isSearching, hasFailed, retry } = useMaterialSearch(text);
  const typed = text.trim();
  const options: Option[] = isActive && !isSearching ? [...hits, { provisionalName: typed }] : [];
  return (
    <Box>
      <Typography component="label" htmlFor={id} style={visuallyHidden}>
        {label}
      </Typography>
      <OptionSearch<Option>
        id={id}
        disabled={disabled}
        options={options}
        nameOf={(option) => ('provisionalName' in option ? option.provisionalName : option.tradeName)}
        keyOf={(option) => ('provisionalName' in option ? 'typed' : option.id)}
        text={text}
        onText={setText}
        maxLength={FORMULA_LIMITS.provisionalName}
        placeholder={label}
        onChoose={(option) => {
          setText('');
          if ('provisionalName' in option) onProvisional(option.provisionalName);
          else onChoose(option);
        }}
        clearText={t('search.clear')}
        onPaste={onPaste}
        inputRef={inputRef}
      >
        {(option) => <OptionText option={option} />}
      </OptionSearch>
      <Box role="status" sx={{ typography: 'caption', color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {isSearching && t('search.searching')}
        {hasFailed && (
          <>
            {t('search.failed')}{' '}
            <Button size="small" onClick={retry}>
              {common('retry')}
            </Button>
          </>
        )}
        {isActive && !isSearching && !hasFailed && (
          <span style={visuallyHidden}>{t('search.found', { count: hits.length })}</span>
        )}
      </Box>
    </Box>
  );
});

function OptionText({ option }: { option: Option }) {
  const { t } = useTranslation('formulaEditor');
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {'provisionalName' in option ? t('search.provisional', { name: option.provisionalName }) : option.tradeName}
      </Typography>
      {!('provisionalName' in option) && (
        <Typography variant="caption" color="textSecondary">
          {[option.manufacturer, option.code, !option.isInCatalogue && t('search.outside')].filter(Boolean).join(' · ')}
        </Typography>
      )}
    </>
  );
}
