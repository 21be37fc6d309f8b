import { escapeHtml } from '@mailwright/blocks';
import type { DocumentNode, EmailDocument, NodeId } from '@mailwright/document';
import type { WholeView } from '@mailwright/island';
import { wholeDocument } from '@mailwright/render';
import { type ColorScheme, inScheme } from '../../../../shared/ui/in-scheme.ts';
import { islandCode, loadIslandCode } from '../../core/island/load-island-code.ts';
import type { PreviewReader } from '../../core/view/preview-reader.ts';
import { changeView } from './change-view.ts';
import type { CanvasRenderOptions, FramePage } from './frame-page.ts';
import { hidingStyle, WHOLE_FRAME_STYLE } from './frame-style.ts';
import { morph } from './morph.ts';
import { NODE_MARK } from './rendered-nodes.ts';

const OWN_STYLE = 'data-mw-own';
const BORDERS = 'data-mw-borders';

/** Fills the frame with an imported whole document: its head and body are the page's own, the body is the node. */
export function createWholePage(page: Document, mail: EmailDocument, options: CanvasRenderOptions): FramePage {
  const { body, documentElement, head } = page;
  const editorStyles = page.createElement('style');
  editorStyles.textContent = WHOLE_FRAME_STYLE;
  const hidingStyles = page.createElement('style');
  // No attribute of the mail's own elements: selectors of the mail may ask for those.
  const schemeStyles = page.createElement('style');
  head.append(editorStyles, hidingStyles, schemeStyles);
  let shown: DocumentNode | undefined;
  let scheme: ColorScheme = 'light';
  let reader: PreviewReader | null = null;

  function show(next: EmailDocument): void {
    const [node] = next.nodes;
    // Another kind of mail gets another page.
    if (!node || node === shown || wholeDocument(next) === null) return;
    const from = reader ? undefined : shown;
    const change = from && islandCode()?.followSource(String(from.props.source), String(node.props.source));
    const changed = change !== undefined && shown?.id === node.id && changeView(body, body, change);
    shown = node;
    if (changed) writeLabel(body, node);
    else draw(node);
  }

  function draw(node: DocumentNode): void {
    const source = String(node.props.source);
    const view = viewOf(reader?.fill(source) ?? source);
    writeAttributes(documentElement, view.html);
    writeStyles(view.styles);
    const wanted = page.createElement('body');
    writeAttributes(wanted, view.body);
    wanted.setAttribute(NODE_MARK, node.id);
    wanted.setAttribute('data-mw-kind', 'block');
    writeLabel(wanted, node);
    wanted.innerHTML = view.content;
    morph(body, wanted, { live: () => null, opaque: () => false });
  }

  /** Scripts do not run on the canvas. */
  function writeLabel(element: Element, { props }: DocumentNode): void {
    const warning = /<script\b/i.test(String(props.source)) ? options.translate?.('html.label.script') : undefined;
    if (warning === undefined) element.removeAttribute('data-mw-label');
    else element.setAttribute('data-mw-label', warning);
  }

  function writeStyles(sheets: WholeView['styles']): void {
    schemeStyles.textContent = `:root{color-scheme:${scheme}!important}`;
    const wanted = sheets.map(({ css, media }) => ({ css: inScheme(css, scheme), media }));
    const old = [...head.querySelectorAll(`[${OWN_STYLE}]`)];
    if (old.length === wanted.length && old.every((style, at) => style.textContent === wanted[at]?.css)) return;
    for (const style of old) style.remove();
    const own = wanted.map(({ css, media }) => {
      const style = page.createElement('style');
      style.setAttribute(OWN_STYLE, '');
      if (media !== '') style.media = media;
      style.textContent = css;
      return style;
    });
    head.prepend(...own);
  }

  show(mail);
  if (!islandCode()) {
    void loadIslandCode()
      .then(() => shown && draw(shown))
      .catch(() => undefined);
  }

  const stands = (id: NodeId) => id === shown?.id;
  return {
    document: page,
    patcher: {
      fill: () => undefined,
      patch: () => undefined,
      catchUp: () => true,
      elementOf: (id) => (stands(id) ? body : null),
      nodeOf: (id) => (stands(id) ? (shown ?? null) : null),
      changedRules: () => null,
      hold: () => () => undefined,
    },
    show,
    showTo(next) {
      if (next === reader) return;
      reader = next;
      if (shown) draw(shown);
    },
    showScheme(next) {
      if (next === scheme) return;
      scheme = next;
      if (shown) draw(shown);
    },
    showBorders: (on) => {
      documentElement.toggleAttribute(BORDERS, on);
    },
    hide(ids) {
      hidingStyles.textContent = hidingStyle(ids);
    },
  };
}

/** Until it can be made harmless, the mail stands as the text it is. */
function viewOf(source: string): WholeView {
  const plain = { html: new Map(), body: new Map(), styles: [], content: escapeHtml(source) };
  return islandCode()?.wholeView(source) ?? plain;
}

function writeAttributes(element: Element, wanted: ReadonlyMap<string, string>): void {
  for (const { name } of [...element.attributes]) {
    if (!wanted.has(name) && name !== BORDERS) element.removeAttribute(name);
  }
  for (const [name, value] of wanted) element.setAttribute(name, value);
}
