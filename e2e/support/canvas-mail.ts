import { NO_LINK, paragraph } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, type JsonObject } from '@mailwright/document';
import type { ApiClient } from './api-client.ts';

function node(id: string, type: string, props: JsonObject, children?: readonly DocumentNode[]): DocumentNode {
  return { id, type, props, style: {}, ...(children && { children }) };
}

export const text = (id: string, words: string) => node(id, 'text', { content: paragraph(words) });
export const heading = (id: string, words: string) => node(id, 'heading', { level: 'h2', content: paragraph(words) });
export const button = (id: string, label: string) =>
  node(id, 'button', { label, link: NO_LINK, fullWidth: false, paddingX: 24, paddingY: 12 });

export const space = (id: string, height: number) => node(id, 'space', { height });
export const image = (id: string, src: string, width: number) =>
  node(id, 'image', { src, alt: 'Squares', decorative: false, link: NO_LINK, width, naturalWidth: 0 });

/** A section of as many columns as are given, each a list of blocks. */
export function section(id: string, ...columns: readonly (readonly DocumentNode[])[]): DocumentNode {
  const props = { columns: columns.map(() => 1), stack: true, reverse: false, verticalAlign: 'top' };
  const children = columns.map((blocks, index) => node(`${id}c${index + 1}`, 'column', { gap: 16 }, blocks));
  return node(id, 'section', props, children);
}

export function mailOf(...sections: readonly DocumentNode[]): EmailDocument {
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [node('w', 'page-wrapper', {}, sections)] };
}

/** Stores a mail as a draft of the account; answers with its id. */
export async function storeMail(api: ApiClient, components: EmailDocument): Promise<string> {
  const { templateId } = await api.json<{ templateId: string }>('POST', '/usertemplate/type/email', { name: 'Canvas' });
  await api.json('PATCH', `/usertemplate/${templateId}`, { components });
  return templateId;
}
