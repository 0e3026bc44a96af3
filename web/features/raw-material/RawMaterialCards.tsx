import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import { CardPicker, SelectableCard } from '../../shared/table/CardPicker.tsx';
import type { Selection } from '../../shared/table/useSelection.ts';
import { moveBetweenCards, useJumpToList } from '../../shared/ui/listFocus.ts';
import { RawMaterialCard } from './RawMaterialCard.tsx';
import type { RawMaterialEntry_RawMaterialFragment } from './RawMaterialEntry.generated.ts';
import type { UsageCounts } from './useRawMaterialsUsage.ts';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  p: 0,
  m: 0,
  listStyle: 'none',
};

interface Props {
  title: string;
  rawMaterials: RawMaterialEntry_RawMaterialFragment[];
  /** By id; null if it is not available. */
  usage: ReadonlyMap<string, UsageCounts> | null;
  /** Null where they cannot be selected. */
  selection: Selection<RawMaterialEntry_RawMaterialFragment> | null;
  onOpen: (slug: string) => void;
}

/** The raw materials of a page as cards. */
export function RawMaterialCards({ title, rawMaterials, usage, selection, onOpen }: Props) {
  const root = useRef<HTMLElement>(null);
  useJumpToList(root, rawMaterials.length > 0);
  return (
    <>
      {selection && <CardPicker selection={selection} items={rawMaterials} />}
      <Box component="ul" ref={root} aria-label={title} onKeyDown={moveBetweenCards} sx={grid}>
        {rawMaterials.map((rawMaterial) => (
          <li key={rawMaterial.id}>
            <SelectableCard selection={selection} item={rawMaterial} name={rawMaterial.tradeName}>
              <RawMaterialCard
                rawMaterial={rawMaterial}
                usage={usage && usage.get(rawMaterial.id)}
                onOpen={() => onOpen(rawMaterial.slug)}
              />
            </SelectableCard>
          </li>
        ))}
      </Box>
    </>
  );
}

/** Placeholders while the cards are loading. */
export function CardSkeletons({ count, hasUsage }: { count: number; hasUsage: boolean }) {
  return (
    <Box sx={grid}>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} sx={{ p: 2, pl: 2.5 }}>
          <Skeleton width="60%" height={22} />
          <Skeleton width="75%" height={23} sx={{ mt: 1 }} />
          <Skeleton width="50%" height={21} sx={{ mt: 0.5 }} />
          <Skeleton height={38} sx={{ mt: 1.5 }} />
          <Skeleton width="45%" height={18} sx={{ mt: 1 }} />
          {hasUsage && <Skeleton width="30%" height={18} sx={{ mt: 0.5 }} />}
          <Skeleton width={84} height={40} sx={{ mt: 2 }} />
        </Card>
      ))}
    </Box>
  );
}
