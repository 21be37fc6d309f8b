import type { FindingInfo } from '@mailwright/contract';
import { fieldApplies, findNode } from '@mailwright/document';
import type { EditorSession } from './editor-session.ts';

/** Location of a finding, with what `goToFinding` needs of it. */
export interface FindingPlace extends Pick<FindingInfo, 'item' | 'prop'> {
  readonly node: Pick<NonNullable<FindingInfo['node']>, 'id'> | null;
}

/** Selects what a finding is about, and gives the focus to the field in which it is put right. */
export function goToFinding({ editor, view }: Pick<EditorSession, 'editor' | 'view'>, place: FindingPlace): void {
  const node = place.node && findNode(editor.getState().document, place.node.id);
  editor.select(node ? [node.id] : []);
  const { item, prop } = place;
  if (!node || prop === null || editor.context.readOnly || view.getState().compact) return;
  const fields = editor.context.registry.get(node.type)?.fields ?? [];
  const field = fields.find((each) => each.prop === (item?.list ?? prop));
  // What is written on the canvas has no field.
  if (!field || !fieldApplies(field, node.props)) return;
  view.setState({ foreignElement: null, panelFocus: { prop, item } });
}
