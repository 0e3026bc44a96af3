import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { FilterDescription, FilterTable } from '../../../domain/listFilters.ts';
import { SelectFilter } from '../ui/SelectFilter.tsx';
import type { FilterParams } from '../url/filterParams.ts';

const ANY = 'ALL';

interface Props<Table extends FilterTable> {
  table: Table;
  /** The filters with a place of their own on the page. */
  except?: readonly (keyof Table)[];
  params: FilterParams<Table>;
  onChange: (patch: Partial<FilterParams<Table>>) => void;
  /** The text under a key such as `filters.kind.label`; `any` and the words of the address are the other keys. */
  textOf: (key: string) => string;
  sx?: SxProps<Theme>;
}

type Style = Exclude<SxProps<Theme>, readonly unknown[]>;
const asList = (sx: SxProps<Theme> = {}) => (Array.isArray(sx) ? sx : [sx]) as readonly Style[];

/** The filters of a list that are chosen from a few values, each as a select. */
export function FilterSelects<Table extends FilterTable>(props: Props<Table>) {
  const { table, except = [], params, onChange, textOf, sx } = props;
  const filters: [string, FilterDescription][] = Object.entries(table).filter(([name]) => !except.includes(name));
  return filters.map(([name, { kind, parameter, values }]) => {
    const all: [word: string, value: unknown][] = Object.entries<unknown>(
      values ?? (kind === 'only' ? { yes: true } : { yes: true, no: false }),
    );
    const text = (word: string) => textOf(`filters.${parameter}.${word}`);
    const chosen = (params as Record<string, unknown>)[parameter];
    const unset = kind === 'only' ? false : null;
    return (
      <Box key={name} sx={[{ minWidth: 0, display: 'grid' }, ...asList(sx)]}>
        <SelectFilter
          label={text('label')}
          value={chosen === unset ? ANY : String(chosen)}
          options={[
            { value: ANY, label: text('any') },
            ...all.map(([word, value]) => ({ value: String(value), label: text(word) })),
          ]}
          onChange={(picked) => {
            const value = all.find(([, one]) => String(one) === picked)?.[1] ?? unset;
            onChange({ [parameter]: value } as Partial<FilterParams<Table>>);
          }}
        />
      </Box>
    );
  });
}
