import { createId, type NodeId } from '@mailwright/document';
import { type ConvertedIsland, convertIsland } from '@mailwright/import';
import { useEffect, useState } from 'react';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { loadedImageWidths } from './image-widths.ts';

/** `reading` until the mail is taken apart; null when nothing can be made of it. */
export type Conversion = 'reading' | ConvertedIsland | null;

/** Blocks made of a block of foreign HTML, once the dialog that waits for them is drawn. */
export function useConversion(nodeId: NodeId): Conversion {
  const { editor } = useEditorSession();
  const [conversion, setConversion] = useState<Conversion>('reading');
  useEffect(() => {
    const scope = `mw-${createId()
      .replace(/[^a-z0-9]/gi, '')
      .slice(0, 8)
      .toLowerCase()}`;
    const timer = setTimeout(() => {
      setConversion(convertIsland(editor.getState().document, nodeId, { scope, imageWidth: loadedImageWidths() }));
    }, DRAWN);
    return () => clearTimeout(timer);
  }, [editor, nodeId]);
  return conversion;
}

/** Until the dialog is open, milliseconds: a large mail takes a moment, in which nothing moves. */
const DRAWN = 60;
