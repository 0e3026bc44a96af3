import type { DetailDrawerProps } from './DetailPanel.tsx';
import { lazyDialog } from './lazyPart.tsx';

const DetailPanel = lazyDialog(() => import('./DetailPanel.tsx'), 'DetailPanel');

/** The detail of an entry beside its list. The code of the drawer is loaded when the first is opened. */
export const DetailDrawer = (props: DetailDrawerProps) => (
  <DetailPanel {...props} isOpen={props.id !== null} onClose={() => props.onId(null)} />
);
