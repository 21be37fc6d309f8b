import { DEFAULT_SETTINGS } from '../general-settings.ts';
import type { JsonObject } from '../json.ts';
import type { DocumentNode, EmailDocument } from '../node.ts';
import type { NodeStyle } from '../node-style.ts';

/** A node for a test, its id given. */
export function node(
  id: string,
  type: string,
  more: { readonly props?: JsonObject; readonly style?: NodeStyle; readonly children?: readonly DocumentNode[] } = {},
): DocumentNode {
  const { props = {}, style = {}, children } = more;
  return { id, type, ...(type === 'button' ? { version: 2 } : {}), props, style, ...(children ? { children } : {}) };
}

/** A button for a test. */
export function button(id: string, label = 'Go'): DocumentNode {
  return node(id, 'button', { props: { label, href: '' } });
}

/** A mail for a test, with these sections. */
export function mail(...sections: readonly DocumentNode[]): EmailDocument {
  const wrapper = node('w', 'page-wrapper', { children: sections });
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper] };
}

/** A mail of two-column rows, seven nodes each: image | text + button, as newsletters have them. */
export function rows(count: number): EmailDocument {
  return mail(...Array.from({ length: count }, (_, index) => row(`r${index}`)));
}

function row(id: string): DocumentNode {
  const image = node(`${id}i`, 'image', { props: { src: '/a.png', alt: 'A' } });
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'Some words about it' }] };
  const text = node(`${id}t`, 'text', { props: { text: [paragraph] } });
  const left = node(`${id}l`, 'column', { children: [image, button(`${id}c`)] });
  const right = node(`${id}r`, 'column', { children: [text, button(`${id}b`)] });
  return node(id, 'section', { children: [left, right] });
}
