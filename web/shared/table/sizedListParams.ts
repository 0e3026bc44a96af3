import { LONG_PAGE_SIZE } from '../../../domain/limits.ts';
import type { ListParam, ListParams } from '../url/listParams.ts';

/** The page sizes of a list; the first holds until another is chosen. */
export type PageSizes = readonly [number, ...number[]];

/** The page sizes of a list of rows. */
export const LONG_PAGE_SIZES = [LONG_PAGE_SIZE, 50, 100] as const satisfies PageSizes;

export type Sized<T> = T & { pageSize: number };

/** The page size in the address; the first is left out. Without one in the address, the person's choice holds. */
const pageSizeParam = (sizes: PageSizes, preferred: number | null): ListParam<number> => ({
  parse: (text) => sizes.find((size) => String(size) === text) ?? sizes.find((size) => size === preferred) ?? sizes[0],
  format: (size) => (size === sizes[0] ? null : String(size)),
});

/** The parameters of a list with that of the page size; `preferred` is the person's choice. */
export const sizedListParams = <T extends object>(
  spec: ListParams<T>,
  sizes: PageSizes,
  preferred: number | null,
): ListParams<Sized<T>> => ({ ...spec, pageSize: pageSizeParam(sizes, preferred) }) as ListParams<Sized<T>>;
