import { i18n } from '../../../../shared/i18n/i18n.ts';
import type { Point } from '../../../../shared/pointer/point.ts';
import type { DragSource, DropPlace } from '../../core/drag/drag-session.ts';
import { createPendingImages } from '../../core/images/create-pending-images.ts';
import { imageSeed, showsPicture } from '../../core/images/image-nodes.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';

void i18n.loadNamespaces('uploads');

/** Shows where files would go that are over the canvas; true where they may be let go. */
export function hoverFiles({ view, editor, dragging }: EditorSession, event: DragEvent): boolean {
  const { preview, compact, editingText } = view.getState();
  if (preview || compact) return false;
  if (editingText !== null) view.setState({ editingText: null });
  const { items } = event.dataTransfer ?? {};
  const kinds = [...(items ?? [])].filter(({ kind }) => kind === 'file').map(({ type }) => type);
  const at = { x: event.clientX, y: event.clientY };
  // Some systems do not tell what a file is before it is let go.
  const isHopeless = kinds.length > 0 && kinds.every((type) => type !== '' && !type.startsWith('image/'));
  const label = isHopeless ? i18n.t('uploads:notAnImage') : i18n.t('uploads:images', { count: kinds.length || 1 });
  const source = fileSource(editor, kinds.length || 1, label);
  if (!isHopeless) return dragging.hover(source, at)?.ok === true;
  dragging.store.setState({ session: { source, at, place: null } });
  return false;
}

/** Brings files to the place over which they were let go, or says why they may not stand there. */
export function dropFiles(session: EditorSession, files: readonly File[], at: Point): void {
  const { view, editor, dragging } = session;
  const { preview, compact } = view.getState();
  if (preview || compact || files.length === 0) return;
  const place = dragging.hover(fileSource(editor, files.length, ''), at);
  dragging.cancel();
  if (place) bring(session, files, place);
}

function bring(session: EditorSession, files: readonly File[], place: DropPlace): void {
  if (!place.ok) {
    notifyRefusal(place);
    return;
  }
  const pendingImages = createPendingImages(session);
  const [first] = files;
  if (place.replaces !== undefined && first) pendingImages.replace({ file: first }, place.replaces);
  else
    pendingImages.insert(
      files.map((file) => ({ file })),
      place.target,
    );
}

/** Several files stand below each other; only one takes the place of a picture. */
function fileSource(editor: EditorSession['editor'], count: number, label: string): DragSource {
  const { registry } = editor.context;
  const nodes = Array.from({ length: count }, () => imageSeed(registry));
  const ask: DragSource['ask'] = (target) => editor.can({ type: 'insert', nodes, target });
  const source: DragSource = { from: 'files', label, ids: [], kind: 'block', ask, drop: ask };
  if (count > 1 || editor.context.readOnly) return source;
  return {
    ...source,
    replacing: { label: i18n.t('uploads:replace'), takes: (node) => showsPicture(registry, node) },
  };
}
