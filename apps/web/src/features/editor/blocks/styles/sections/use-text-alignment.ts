import { type DocumentNode, findNode, type StylePatch, type StyleValues } from '@mailwright/document';
import { useEditorSession, useEditorState } from '../../../core/session/use-editor-session.ts';
import type { StyleEdit } from '../../../core/styles/style-edit.ts';
import { useReadingSide } from '../../../core/view/use-reading-side.ts';
import { explicitAlignments, paragraphsProp, withAlignments, withoutAlignments } from './text-alignment.ts';

type Alignment = NonNullable<StyleValues['textAlign']>;

/**
 * The alignment of texts as one, over what their paragraphs say themselves: it is shown as they are, and choosing one
 * sets them all. In one step of the history, as people chose one thing.
 */
export function useTextAlignment(edit: StyleEdit, nodes: readonly DocumentNode[]): StyleEdit {
  const { editor } = useEditorSession();
  const side = useReadingSide();
  // Letters typed into a text must draw no panel: only what its paragraphs say is followed.
  const said = useEditorState(({ document }) =>
    nodes
      .flatMap(({ id }) => {
        const node = findNode(document, id);
        const prop = node && paragraphsProp(node, editor.context.registry);
        return prop === undefined ? [null] : explicitAlignments(node?.props[prop]);
      })
      .join(),
  );
  const alignments = said.split(',').map((value) => (value === '' ? null : (value as Alignment)));
  const view = withAlignments(edit, alignments, side);

  /** Leaves it to the blocks; false when the document does not take it. */
  const clearParagraphs = (coalesce: string) =>
    nodes.every(({ id }) => {
      const node = findNode(editor.getState().document, id);
      const prop = node && paragraphsProp(node, editor.context.registry);
      if (!node || prop === undefined || explicitAlignments(node.props[prop]).every((value) => value === null))
        return true;
      return editor.run(
        { type: 'updateProps', id, props: { [prop]: withoutAlignments(node.props[prop]) } },
        { coalesce },
      ).ok;
    });

  const write = (patch: StylePatch) => {
    const ids = nodes.map(({ id }) => id);
    const coalesce = `${ids.join()}.${edit.screen ?? ''}.alignment`;
    const screen = edit.screen && { screen: edit.screen };
    // On one screen paragraphs of their own alignment keep it elsewhere; what they all share becomes the block's.
    if (edit.screen !== undefined) {
      const shared = new Set(alignments).size === 1 ? alignments[0] : undefined;
      if (!shared) return edit.write(patch);
      return (
        clearParagraphs(coalesce) &&
        editor.run({ type: 'updateStyle', ids, style: { textAlign: shared } }, { coalesce }).ok &&
        editor.run({ type: 'updateStyle', ids, style: patch, ...screen }, { coalesce }).ok
      );
    }
    return clearParagraphs(coalesce) && editor.run({ type: 'updateStyle', ids, style: patch }, { coalesce }).ok;
  };

  const reset = () => {
    editor.breakCoalescing();
    write({ textAlign: null });
    editor.breakCoalescing();
  };
  const canReset = !edit.disabled && (edit.screen === undefined ? view : edit).set.has('textAlign');
  return { ...edit, ...view, write, resetOf: () => (canReset ? reset : undefined) };
}
