import Box from '@mui/material/Box';
import { Fragment } from 'react';
import type { LabelDetail_LabelFragment } from './LabelDetail.generated.ts';
import { useParticulars } from './useParticulars.ts';

/** The particulars of a label, one line each; missing ones are shown as missing. */
export function ParticularList({ content }: { content: LabelDetail_LabelFragment['content'] }) {
  const rows = useParticulars(content);
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(104px, 150px) minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 1,
        typography: 'body2',
      }}
    >
      {rows.map(({ key, label, value, isBlank }) => (
        <Fragment key={key}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              whiteSpace: 'pre-line',
              color: isBlank ? 'text.secondary' : undefined,
              fontStyle: isBlank ? 'italic' : undefined,
            }}
          >
            {value}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
}
