import IconButton from '@mui/material/IconButton';
import { memo, useId, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { FieldError, UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_LENGTHS } from '../../../../domain/raw-material/limits.ts';
import { useErrorText } from '../../../shared/forms/useErrorText.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { TrashIcon } from '../../../shared/ui/icons.tsx';
import type { CompositionForm } from './composition.form.ts';
import { ErrorText, Input, Place, Row } from './rowStyles.ts';

/** The state of the suggestions for the field that they belong to. */
export interface Suggesting {
  listId: string;
  /** The id of the option that the arrow keys have reached. */
  option: string | undefined;
  isOpen: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface Props {
  /** The index of the row. */
  at: number;
  isOnly: boolean;
  disabled: boolean;
  nameError: FieldError | undefined;
  concentrationError: FieldError | undefined;
  /** Only for the focused row. */
  suggesting: Suggesting | undefined;
  register: UseFormRegister<CompositionForm>;
  onType: (at: number, input: HTMLInputElement) => void;
  onLeave: () => void;
  onPaste: (at: number, event: ClipboardEvent) => void;
  onRemove: (at: number) => void;
}

/**
 * One INCI name with its concentration. Rendered again only when its position, its errors or its suggestions change.
 */
export const CompositionRow = memo(function CompositionRow(props: Props) {
  const {
    at,
    isOnly,
    disabled,
    nameError,
    concentrationError,
    suggesting,
    register,
    onType,
    onLeave,
    onPaste,
    onRemove,
  } = props;
  const { t } = useTranslation('rawMaterialForm');
  const { t: check } = useTranslation('check');
  const { number } = useFormat();
  const errorText = useErrorText();
  const id = useId();
  const place = number(at + 1);
  const [nameErrorText, concentrationErrorText] = [errorText(nameError), errorText(concentrationError)];
  return (
    <Row>
      <Place aria-hidden>{place}</Place>
      <div style={{ gridArea: 'name', minWidth: 0 }}>
        <Input
          {...register(`composition.${at}.inciName`, {
            onChange: (event: { target: HTMLInputElement }) => onType(at, event.target),
            onBlur: onLeave,
          })}
          aria-label={t('rows.name', { place })}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={suggesting?.isOpen ?? false}
          aria-controls={suggesting?.isOpen ? suggesting.listId : undefined}
          aria-activedescendant={suggesting?.option}
          aria-invalid={nameErrorText !== undefined}
          aria-describedby={nameErrorText && `${id}name`}
          placeholder={check('search.placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_LENGTHS.inciName}
          readOnly={disabled}
          onKeyDown={suggesting?.onKeyDown}
          onPaste={(event) => onPaste(at, event)}
        />
      </div>
      <div style={{ gridArea: 'concentration', minWidth: 0 }}>
        <Input
          {...register(`composition.${at}.maxConcentration`)}
          aria-label={t('rows.concentration', { place })}
          aria-invalid={concentrationErrorText !== undefined}
          aria-describedby={concentrationErrorText && `${id}concentration`}
          placeholder={t('rows.max')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_LENGTHS.concentration}
          readOnly={disabled}
          onPaste={(event) => onPaste(at, event)}
          style={{ textAlign: 'end', ...tabularFigures }}
        />
      </div>
      {!isOnly && (
        <IconButton
          aria-label={t('rows.remove', { place })}
          disabled={disabled}
          onClick={() => onRemove(at)}
          sx={{ gridArea: 'remove' }}
        >
          <TrashIcon fontSize="small" />
        </IconButton>
      )}
      {(nameErrorText ?? concentrationErrorText) !== undefined && (
        <RowErrors id={id} name={nameErrorText} concentration={concentrationErrorText} />
      )}
    </Row>
  );
});

interface ErrorProps {
  /** The ids of the texts begin with it. */
  id: string;
  name: string | undefined;
  concentration: string | undefined;
}

/** What is wrong with the fields of a row, below them. */
function RowErrors({ id, name, concentration }: ErrorProps) {
  return (
    <div style={{ gridColumn: '2 / -1' }}>
      {name && <ErrorText id={`${id}name`}>{name}</ErrorText>}
      {concentration && <ErrorText id={`${id}concentration`}>{concentration}</ErrorText>}
    </div>
  );
}
