import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { LabelContentInput, LabelStatus, ProductUse } from '../../resolvers.generated.ts';
import { decodeText } from '../../upstream/encoding.ts';

type WireProduct = components['schemas']['KnownOfProduct'];
/** What a check needs to know about a product besides its ingredients. */
type ProductFacts = Pick<
  LabelContentInput,
  'category' | 'use' | 'isForUnderThree' | 'isForIntimateUse' | 'isInhalable'
>;

const uses = { LEAVE_ON: 'ostaje', RINSE_OFF: 'ispiraSe' } as const satisfies Record<
  ProductUse,
  WireProduct['primena']
>;

/** The numbers by which the product server stores the result of a check. */
export const statusNumbers = { GREEN: 1, YELLOW: 2, RED: 3 } as const satisfies Record<LabelStatus, number>;

/** The product of a label or of a saved list. */
export const toProduct = (wire: WireProduct) => ({
  category: decodeText(wire.kategorija),
  use: wire.primena === 'ostaje' ? ('LEAVE_ON' as const) : wire.primena === 'ispiraSe' ? ('RINSE_OFF' as const) : null,
  isForUnderThree: wire.zaDecuDoTri ?? null,
  isForIntimateUse: wire.zaIntimnuNegu ?? null,
  isInhalable: wire.inhalacija ?? null,
});

/** The same for a request; fields that are undefined stay unchanged. */
export const fromProduct = ({
  category,
  use,
  isForUnderThree,
  isForIntimateUse,
  isInhalable,
}: ProductFacts): WireProduct => ({
  kategorija: category,
  primena: use ? uses[use] : use,
  zaDecuDoTri: isForUnderThree,
  zaIntimnuNegu: isForIntimateUse,
  inhalacija: isInhalable,
});
