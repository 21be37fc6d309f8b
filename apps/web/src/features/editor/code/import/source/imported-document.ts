import {
  createEditor,
  type Editor,
  type EmailDocument,
  fromSeed,
  ISLAND_TYPE,
  type NodeId,
  type NodeSeed,
  type RefusalReason,
} from '@mailwright/document';
import { insertStyles } from '@mailwright/island';
import { placeAfterSelection } from '../../../core/session/insert-after-selection.ts';
import { type ImportContent, isWhole } from './import-content.ts';
import { scopeCss } from './scope-css.ts';

export type ImportedDocument =
  | { readonly ok: true; readonly document: EmailDocument; readonly selection: readonly NodeId[] }
  | { readonly ok: false; readonly reason: RefusalReason };

/** The document an import would leave behind. `scope` is the class that keeps the CSS of a block to itself. */
export function importedDocument(editor: Editor, content: ImportContent, scope: string): ImportedDocument {
  return content.target === 'replace' ? replaced(editor, content) : withBlock(editor, content, scope);
}

/** A whole document is the mail; a fragment is all the mail holds, its CSS being the template's. */
function replaced({ context, getState }: Editor, content: ImportContent): ImportedDocument {
  const { settings } = getState().document;
  const whole = isWhole(content);
  const source = whole ? insertStyles(content.html, content.css) : content.html;
  const node = fromSeed({ type: ISLAND_TYPE, props: { source }, style: {} }, context.registry);
  const own = whole || content.css.trim() === '' ? {} : { customStyles: content.css };
  return { ok: true, document: { formatVersion: 1, settings, nodes: [node], ...own }, selection: [] };
}

function withBlock(editor: Editor, content: ImportContent, scope: string): ImportedDocument {
  const { context, getState } = editor;
  const { document, selection } = getState();
  const seed = blockSeed(content, scope);
  const place = placeAfterSelection(editor, [seed]);
  if (!place.ok) return place;
  // The editor's own insert says what the block needs around it; a second one leaves the history of the first alone.
  const scratch = createEditor({ document, context });
  scratch.select(selection);
  const inserted = scratch.run({ type: 'insert', nodes: [seed], target: place.target });
  if (!inserted.ok) return inserted;
  const before = document.customStyles ?? '';
  const css = blockCss(content, scope);
  const own = css === '' ? {} : { customStyles: [before.trimEnd(), css].filter((part) => part !== '').join('\n') };
  return { ok: true, document: { ...scratch.getState().document, ...own }, selection: inserted.ids };
}

/** The code as a block; around it what carries its class and the look of the body it had. */
export function blockSeed({ html, css, bodyStyle }: ImportContent, scope: string): NodeSeed {
  const attributes = [
    css.trim() === '' ? '' : ` class="${scope}"`,
    bodyStyle === '' ? '' : ` style="${bodyStyle.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  ].join('');
  const source = attributes === '' ? html : `<div${attributes}>${html}</div>`;
  return { type: ISLAND_TYPE, props: { source }, style: {} };
}

export function blockCss({ css }: ImportContent, scope: string): string {
  return css.trim() === '' ? '' : scopeCss(css.trim(), `.${scope}`);
}
