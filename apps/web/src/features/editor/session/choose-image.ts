import { type DocumentNode, type Editor, fieldApplies } from '@mailwright/document';
import type { ViewStore } from './view/view-store.ts';

/** What a place that waits for an image does when it is pressed: the panel's field for it gets the focus. */
export function chooseImage(
  { editor, view }: { readonly editor: Editor; readonly view: ViewStore },
  node: DocumentNode,
) {
  if (!waitsForImage(editor, node)) return false;
  view.setState({ panelFocus: { prop: 'src', item: null } });
  return true;
}

function waitsForImage({ context }: Editor, node: DocumentNode): boolean {
  if (context.readOnly) return false;
  const fields = context.registry.get(node.type)?.fields ?? [];
  const image = fields.find(({ kind, prop }) => kind === 'image' && prop === 'src');
  return image !== undefined && fieldApplies(image, node.props) && node.props.src === '';
}
