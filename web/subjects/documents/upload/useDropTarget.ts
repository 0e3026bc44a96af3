import { useEffect, useState, type DragEvent } from 'react';

const hasFiles = (event: { dataTransfer: DataTransfer | null }): boolean =>
  event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Whether an event happened inside the element: React also bubbles events from dialogs that are rendered by a component
 * inside it.
 */
const isWithin = ({ currentTarget, target }: DragEvent): boolean =>
  target instanceof Node && currentTarget.contains(target);

/** Makes an element a drop target: its event handlers, and whether files are dragged over it. Null disables it. */
export function useDropTarget(onFiles: ((files: File[]) => void) | null) {
  const [isOver, setOver] = useState(false);
  if (!onFiles) return { isOver: false, target: {} };
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event) || !isWithin(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      // Not when the pointer only moves to a child of the element.
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event) || !isWithin(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
  return { isOver, target };
}

/** Prevents the browser from opening a file that is dropped outside all targets. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const ignoreDrop = (event: globalThis.DragEvent) => {
      if (!event.defaultPrevented && hasFiles(event)) {
        event.preventDefault();
        if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
      }
    };
    window.addEventListener('dragover', ignoreDrop);
    window.addEventListener('drop', ignoreDrop);
    return () => {
      window.removeEventListener('dragover', ignoreDrop);
      window.removeEventListener('drop', ignoreDrop);
    };
  }, []);
}
