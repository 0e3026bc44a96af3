import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../shared/ui/icons.tsx';

interface Props {
  title: string;
  /** Name of the section for a screen reader, where the title alone does not tell it apart. */
  label?: string;
  isOpenAtFirst?: boolean;
  /** Items of a list. They are not rendered while it is folded. */
  children: ReactNode;
}

/** A section with a list that unfolds on demand. */
export function Folded({ title, label = title, isOpenAtFirst = false, children }: Props) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <Box component="section" aria-label={label} sx={{ mt: 2 }}>
      <Button
        size="small"
        color="inherit"
        onClick={() => setOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ChevronDownIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ px: 1, ml: -1 }}
      >
        {title}
      </Button>
      <Box id={id} component="ul" hidden={!isOpen} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {isOpen && children}
      </Box>
    </Box>
  );
}
