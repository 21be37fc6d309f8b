import type { ApiClient } from './api-client.ts';

/** Stored JSON of a node; the tests write what no editor would. */
export interface StoredNode {
  readonly [key: string]: unknown;
}

let count = 0;

/** A node with an id of its own. */
export function node(type: string, props: object = {}, children?: readonly StoredNode[]): StoredNode {
  count += 1;
  return { id: `${type}-${count}`, type, props, style: {}, ...(children && { children }) };
}

/** One line of plain rich text. */
function richLine(text: string): readonly StoredNode[] {
  return [{ type: 'paragraph', content: [{ type: 'text', text }] }];
}

export function heading(text: string): StoredNode {
  return node('heading', { level: 'h1', content: richLine(text) });
}

/** A section of one column around the given blocks. */
export function section(...blocks: readonly StoredNode[]): StoredNode {
  const props = { columns: [100], stack: true, reverse: false, verticalAlign: 'top' };
  return node('section', props, [node('column', { gap: 16 }, blocks)]);
}

/** The document that travels as `components`. */
export function mail(...sections: readonly StoredNode[]): StoredNode {
  return { formatVersion: 1, nodes: [node('page-wrapper', {}, sections)] };
}

/** A new draft with this document; its id. */
export async function createTemplate(api: ApiClient, name: string, components: StoredNode): Promise<string> {
  const { templateId } = await api.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name });
  await api.json('PATCH', `/usertemplate/${templateId}`, { components });
  return templateId;
}

export interface StoredTemplate {
  readonly subject: string;
  readonly components: StoredNode;
  readonly html: string;
  readonly name: string;
  readonly purpose: string;
  readonly profile: string | null;
  readonly revision: number;
}

export function readTemplate(api: ApiClient, id: string): Promise<StoredTemplate> {
  return api.json('GET', `/usertemplate/${id}`);
}
