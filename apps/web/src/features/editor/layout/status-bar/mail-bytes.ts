import type { DocumentNode, EmailDocument } from '@mailwright/document';
import {
  bodyClass,
  byteLength,
  createRenderer,
  type Place,
  type RenderedNode,
  type Renderer,
  renderDocument,
  styleElements,
  wholeDocument,
} from '@mailwright/render';
import type { EditorRenderOptions } from '../../core/session/editor-session.ts';

/** Texts of the mail besides its document. */
export interface MailFrame {
  readonly title: string;
  readonly preheader: string;
}

/** Weighs versions of one document bit by bit: pauses after each section, and remembers those it has weighed. */
export type MailScale = (document: EmailDocument, frame: MailFrame) => Generator<void, number>;

type Measured = Pick<RenderedNode, 'rules'> & { readonly bytes: number };

export function createMailScale(options: EditorRenderOptions): MailScale {
  let renderer: Renderer | null = null;
  let sections = new WeakMap<DocumentNode, Measured & { readonly place: Place }>();

  function rendererOf(settings: EmailDocument['settings']): Renderer {
    if (renderer?.options.settings === settings) return renderer;
    sections = new WeakMap();
    renderer = createRenderer({ ...options, settings });
    return renderer;
  }

  function measureSection(node: DocumentNode, place: Place, scale: Renderer): Measured {
    const known = sections.get(node);
    if (known?.place === place) return known;
    const { html, rules } = scale.render(node, place);
    const measured = { place, bytes: byteLength(html), rules };
    sections.set(node, measured);
    return measured;
  }

  function* measureRoot(node: DocumentNode, scale: Renderer): Generator<void, Measured> {
    const { children } = node;
    const place = scale.root;
    if (!children) return measureSection(node, place, scale);
    const places = scale.childPlaces(node, place);
    const inside: Measured[] = [];
    for (const [index, child] of children.entries()) {
      inside.push(measureSection(child, places[index] ?? place, scale));
      yield;
    }
    const stub = '-';
    const shell = scale.renderShell(
      node,
      place,
      children.map(() => stub),
    );
    return {
      bytes: inside.reduce((sum, { bytes }) => sum + bytes - stub.length, byteLength(shell.html)),
      rules: [...inside.flatMap(({ rules }) => rules), ...shell.rules],
    };
  }

  return function* measure(document, frame) {
    const whole = wholeDocument(document);
    if (whole !== null) return byteLength(whole);
    const { nodes, settings, customStyles } = document;
    const scale = rendererOf(settings);
    const roots: Measured[] = [];
    for (const node of nodes) roots.push(yield* measureRoot(node, scale));
    const empty = renderDocument({ ...document, nodes: [] }, { ...options, ...frame });
    const styles = (rules: Measured['rules']) => byteLength(styleElements(rules, settings, customStyles));
    const added = styles(roots.flatMap(({ rules }) => rules)) - styles([]);
    const body = roots.reduce((sum, { bytes }) => sum + bytes, Math.max(0, roots.length - 1));
    return empty.bytes + added + byteLength(classOf(nodes)) + body;
  };
}

/** The class that the body has for these nodes, as it is written. */
function classOf(nodes: readonly DocumentNode[]): string {
  const name = bodyClass(nodes);
  return name && ` class="${name}"`;
}
