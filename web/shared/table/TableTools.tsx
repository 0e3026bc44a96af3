import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { lazyDialog } from '../ui/lazyPart.tsx';
import { SelectFilter } from '../ui/SelectFilter.tsx';
import type { Column } from './column.ts';
import './translations.generated.ts';

const ColumnsList = lazyDialog(() => import('./ColumnsList.tsx'), 'ColumnsList');

interface ColumnsProps {
  columns: readonly Column<never>[];
  /** The columns shown or hidden by hand. */
  choices: Readonly<Record<string, boolean>>;
  onShow: (id: string, isShown: boolean) => void;
}

/** Chooses which columns of a table are shown. */
export function ColumnsMenu({ columns, choices, onShow }: ColumnsProps) {
  const { t } = useTranslation('table');
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={`${id}button`}
        variant="outlined"
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('columns')}
      </Button>
      <ColumnsList
        id={id}
        anchor={anchor}
        isOpen={anchor !== null}
        labelledBy={`${id}button`}
        columns={columns}
        choices={choices}
        onShow={onShow}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}

interface SizeProps {
  sizes: readonly number[];
  size: number;
  onSize: (size: number) => void;
}

/** Chooses how many rows a page has. */
export function PageSizeSelect({ sizes, size, onSize }: SizeProps) {
  const { t } = useTranslation('table');
  return (
    <SelectFilter
      label={t('pageSize')}
      value={String(size)}
      options={sizes.map((each) => ({ value: String(each), label: t('perPage', { size: each }) }))}
      onChange={(chosen) => onSize(Number(chosen))}
    />
  );
}
