import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

interface FileDrop {
  /** True while files are dragged over the element. */
  readonly over: boolean;
  /** Event handlers for the element. */
  readonly events: {
    readonly onDragEnter?: (event: DragEvent) => void;
    readonly onDragOver?: (event: DragEvent) => void;
    readonly onDragLeave?: (event: DragEvent) => void;
    readonly onDrop?: (event: DragEvent) => void;
    readonly onPaste?: (event: ClipboardEvent) => void;
  };
}

/** Passes files that are dropped on an element or pasted into it to `onFiles`; null accepts none. */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | null): FileDrop {
  const [over, setOver] = useState(false);
  // Entering a child comes before leaving its parent.
  const depth = useRef(0);
  if (onFiles === null) return { over: false, events: {} };
  const hold = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const end = () => {
    depth.current = 0;
    setOver(false);
  };
  return {
    over,
    events: {
      onDragEnter: (event) => {
        if (!hold(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragOver: hold,
      onDragLeave: (event) => {
        if (!hold(event)) return;
        depth.current -= 1;
        if (depth.current <= 0) end();
      },
      onDrop: (event) => {
        if (!hold(event)) return;
        end();
        onFiles([...event.dataTransfer.files]);
      },
      onPaste: (event) => {
        const files = [...event.clipboardData.files];
        if (files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        onFiles(files);
      },
    },
  };
}
