import { readPaste } from '@mailwright/blocks';
import { enforceMaxPerDocument, type NodeSeed } from '@mailwright/document';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { NewPicture } from '../../core/images/create-pending-images.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { placeAfterSelection } from '../../core/session/insert-after-selection.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { type ClipboardContent, readEnvelope } from './envelope.ts';

/** Pattern of the markup around an image that a browser copied, which itself shows nothing. */
const SHOWS_NOTHING = /<!--[\s\S]*?-->|<(style|title)\b[\s\S]*?<\/\1>|<(?!img\b)[^>]*>|&nbsp;/gi;

const ONE_PICTURE = /^<img\b[^>]*>$/i;

const ALT = /\salt="([^"]*)"/i;

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
    (await import('./paste-pictures.ts')).pastePictures(session, pictures);
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

/**
 * The pictures that a paste brings, when it brings nothing else: a screenshot, files, or a picture of a page, which comes
 * as bytes beside its HTML. Spreadsheets and documents put a picture of themselves beside their words: those are meant.
 */
export function picturesIn({ html, files }: Pick<PastedContent, 'html' | 'files'>): readonly NewPicture[] {
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  if (html.trim() === '') return pictures.map((file) => ({ file }));
  const shown = html.replace(SHOWS_NOTHING, '').trim();
  if (!ONE_PICTURE.test(shown)) return [];
  const alt = (ALT.exec(shown)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  return pictures.slice(0, 1).map((file) => ({ file, alt }));
}
