import type { NodeId } from '@mailwright/document';
import { readSetting, writeSetting } from '../../../../shared/local-settings.ts';
import type { EditorSession } from '../session/editor-session.ts';

/** Largest number of templates whose hidden layers are remembered. */
const MAX_REMEMBERED_TEMPLATES = 20;

/**
 * Returns the layers that were hidden here when the template was last open. This is a view of the editor: the mail keeps
 * all of them.
 */
export function readHiddenLayers(templateId: string): ReadonlySet<NodeId> {
  return new Set(readSetting('hiddenLayers')?.find((kept) => kept.templateId === templateId)?.ids);
}

/** Hides layers on the canvas, or shows them again, and remembers it on this device. */
export function setLayersHidden({ view, state }: EditorSession, ids: readonly NodeId[], hidden: boolean): void {
  const now = new Set(view.getState().hidden);
  for (const id of ids) {
    if (hidden) now.add(id);
    else now.delete(id);
  }
  view.setState({ hidden: now });
  const { id: templateId } = state.getState().template;
  const others = (readSetting('hiddenLayers') ?? []).filter((kept) => kept.templateId !== templateId);
  const kept = now.size === 0 ? others : [{ templateId, ids: [...now] }, ...others];
  writeSetting('hiddenLayers', kept.slice(0, MAX_REMEMBERED_TEMPLATES));
}
