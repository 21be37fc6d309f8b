import { blockRegistry } from '@mailwright/blocks';
import { endpoints, LIMITS } from '@mailwright/contract';
import { type EmailDocument, findNode, type JsonObject, locate, type NodeId } from '@mailwright/document';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';

interface LiveOptions {
  /** It is a part of the step that the mail stands at. */
  readonly joins?: boolean;
}

/**
 * Has a product shown as it is when the mail is opened: asks for its signed picture, as wide as the block. False when it
 * cannot be had, which has been told.
 */
export async function showLive(
  session: EditorSession,
  id: NodeId,
  { joins = false }: LiveOptions = {},
): Promise<boolean> {
  const { editor } = session;
  const before = editor.getState().document;
  const node = findNode(before, id);
  const asked = node && liveRequest(session, id);
  if (!node || !asked) return false;
  try {
    const live = await call(endpoints.stores.live, { body: asked });
    // Whoever chose another product meanwhile wants that one.
    if (findNode(editor.getState().document, id)?.props.productId !== asked.productId) return false;
    const props: JsonObject = { live: { ...live, width: asked.width } };
    const command = { type: 'updateProps', id, props, action: 'live-product' } as const;
    return notifyRefusal(editor.run(command, joins ? { joins: before } : {}));
  } catch (error) {
    toast.error(errorSentence(error));
    return false;
  }
}

/** Another product, or another layout: its picture is asked for anew, as a part of the step that chose it. */
export function followLive(session: EditorSession, id: NodeId): Promise<boolean> {
  return showLive(session, id, { joins: true });
}

function liveRequest({ editor }: EditorSession, id: NodeId) {
  const { document } = editor.getState();
  const props = findNode(document, id)?.props;
  if (typeof props?.storeUuid !== 'string' || typeof props.productId !== 'string' || props.productId === '')
    return null;
  const { min, max } = LIMITS.products.liveWidth;
  const width = Math.round(Math.min(max, Math.max(min, contentWidth(document, id))));
  const layout = props.layout === 'horizontal' ? ('horizontal' as const) : ('vertical' as const);
  return { storeUuid: props.storeUuid, productId: props.productId, width, layout, lang: document.settings.lang };
}

/** Shows a product as it was taken again. */
export function hideLive({ editor }: EditorSession, id: NodeId): void {
  notifyRefusal(editor.run({ type: 'updateProps', id, props: { live: null }, action: 'live-product' }));
}

/** CSS pixels that a block has for what it shows on a desktop: what its containers leave, without its own padding. */
function contentWidth(document: EmailDocument, id: NodeId): number {
  const { settings } = document;
  const found = locate(document, id);
  if (!found) return settings.width;
  const { ancestors, path, node } = found;
  const outer = ancestors.reduce(
    (width, ancestor, level) =>
      blockRegistry.get(ancestor.type)?.childWidth?.(ancestor, path[level + 1] ?? 0, width, settings) ?? width,
    settings.width,
  );
  const { paddingLeft = 0, paddingRight = 0, borderLeftWidth = 0, borderRightWidth = 0 } = node.style;
  return Math.max(1, outer - paddingLeft - paddingRight - borderLeftWidth - borderRightWidth);
}
