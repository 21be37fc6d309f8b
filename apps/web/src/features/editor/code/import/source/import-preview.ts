import type { EditorSession } from '../../../core/session/editor-session.ts';
import { renderMail } from '../../../core/template/mail-html.ts';
import { previewBlock } from '../../preview-block.ts';
import type { ImportContent } from './import-content.ts';
import { blockCss, blockSeed, importedDocument } from './imported-document.ts';

/** The mail as the import would make it; of a block only the block. */
export function importPreview(session: EditorSession, content: ImportContent, scope: string): string {
  if (content.target === 'block') return previewBlock(session, blockSeed(content, scope), blockCss(content, scope));
  const result = importedDocument(session.editor, content, scope);
  return result.ok ? renderMail(session, result.document).html : '';
}
