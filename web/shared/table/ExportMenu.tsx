import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { ChevronDownIcon } from '../ui/icons.tsx';
import { lazyDialog } from '../ui/lazyPart.tsx';
import type { ExportFormat } from './exportFormats.ts';

const ExportList = lazyDialog(() => import('./ExportList.tsx'), 'ExportList');

interface Props {
  text: string;
  size?: 'small' | 'medium';
  isDisabled: boolean;
  onExport: (format: ExportFormat) => unknown;
}

/** A button that offers the formats of an export. */
export function ExportMenu({ text, size = 'medium', isDisabled, onExport }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        id={`${id}button`}
        size={size}
        variant="outlined"
        endIcon={<ChevronDownIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        disabled={isDisabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text}
      </Button>
      <ExportList
        id={id}
        anchor={anchor}
        isOpen={anchor !== null}
        labelledBy={`${id}button`}
        onChoose={(format) => {
          setAnchor(null);
          onExport(format);
        }}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}
