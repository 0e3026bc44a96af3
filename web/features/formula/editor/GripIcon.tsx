import { createSvgIcon } from '@mui/material/utils';

/** Six dots: the mark of something that can be dragged. */
export const GripIcon = createSvgIcon(
  <path
    d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01"
    stroke="currentColor"
    strokeWidth="2.4"
    strokeLinecap="round"
  />,
  'Grip',
);
