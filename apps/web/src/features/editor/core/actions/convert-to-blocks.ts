import { findNode, planAnswer } from '@mailwright/document';
import { IconTransform } from '@tabler/icons-react';
import { islandToConvert } from '../island/island-to-convert.ts';
import { openDialog } from '../session/editor-session.ts';
import type { EditorAction } from './action.ts';

/** Makes blocks of a mail that was imported as code, or of the selected block of code. */
export const convertToBlocks: EditorAction = {
  id: 'convert-to-blocks',
  label: 'action.convertToBlocks',
  icon: IconTransform,
  visible: ({ editor }) => islandToConvert(editor.getState()) !== null,
  enabled: ({ editor }) => {
    const { document } = editor.getState();
    const id = islandToConvert(editor.getState());
    const node = id === null ? undefined : findNode(document, id);
    const block = node && editor.context.registry.get(node.type);
    if (!node || !block) return false;
    // A whole mail may be imported without the plan, so it may be taken apart without it.
    return document.nodes.includes(node) || planAnswer(block, editor.context).ok;
  },
  run: (session) => {
    const nodeId = islandToConvert(session.editor.getState());
    if (nodeId !== null) openDialog(session, { kind: 'convert-to-blocks', nodeId });
  },
};
