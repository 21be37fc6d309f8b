import { readPaste } from '@mailwright/blocks';
import { enforceMaxPerDocument, type NodeSeed } from '@mailwright/document';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { placeAfterSelection } from '../../core/session/insert-after-selection.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { type ClipboardContent, readEnvelope } from './envelope.ts';
import { picturesIn } from './pasted-pictures.ts';

/** Content of a paste. */
export interface PastedContent extends ClipboardContent {
  readonly files: readonly File[];
}

/**
 * Puts what the clipboard holds after the selection: blocks of any Mailwright window, pictures, or whatever can become
 * blocks.
 */
export async function pasteContent(session: EditorSession, content: PastedContent): Promise<void> {
  const { editor, view } = session;
  const { html, text } = content;
  const pictures = picturesIn(content);
  if (html.trim() === '' && text.trim() === '' && pictures.length === 0) return;
  const { context } = editor;
  if (context.readOnly) {
    notifyRefusal({ ok: false, reason: 'READ_ONLY' });
    return;
  }
  if (pictures.length > 0) {
    (await import('../../core/images/paste-pictures.ts')).pastePictures(session, pictures);
    return;
  }
  const envelope = readEnvelope(html, context.registry);
  const pasted =
    envelope.kind === 'none' ? await seedsOfOthers(content, context.features.customCode) : seedsIn(envelope);
  const { nodes: seeds, removed } = enforceMaxPerDocument(pasted, context.registry, editor.getState().document);
  if (removed.length > 0) notifyRefusal({ ok: false, reason: 'ONE_FORM_DATA_TABLE' });
  if (removed.length > 0 && seeds.length === 0) return;
  if (seeds.length === 0) {
    toast.error(i18n.t('messages:pasteFailure'));
    return;
  }
  const place = placeAfterSelection(editor, seeds);
  if (!notifyRefusal(place.ok ? editor.run({ type: 'insert', nodes: seeds, target: place.target }) : place)) return;
  view.setState({ announcement: i18n.t('editor:clipboard.pasted', { count: seeds.length }) });
}

/** None when what reads foreign content cannot be fetched. */
async function seedsOfOthers(content: ClipboardContent, customCode: boolean): Promise<readonly NodeSeed[]> {
  try {
    return await readPaste(content, customCode);
  } catch {
    return [];
  }
}

function seedsIn(envelope: ReturnType<typeof readEnvelope>): readonly NodeSeed[] {
  return envelope.kind === 'blocks' ? envelope.seeds : [];
}
