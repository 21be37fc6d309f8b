import { blockRegistry } from '@mailwright/blocks';
import type { BrandKit } from '@mailwright/contract';
import { blankDocument, type DocumentNode, writeDocument } from '@mailwright/document';
import type { Components } from '../../../testing/documents.ts';
import { section, textBlock } from '../../../testing/modules.ts';

/** Returns a kit with one color. */
export function kitOf(color: string, light: string): BrandKit {
  return {
    name: 'Acme',
    colors: [{ id: color, name: 'Ink', light, dark: null, role: 'text' }],
    fonts: { heading: null, body: null },
    logo: { src: '', alt: '' },
    logoDark: { src: '' },
    button: { background: '#aa3355', color: '#ffffff', radius: 8, paddingX: 24, paddingY: 12 },
    spacing: [],
    social: [],
    footer: { company: '', address: '', reason: '' },
  };
}

/** Returns a node in a color of a kit, or in its own color. */
export function boundTo(color: string | null, value: string) {
  return { style: { color: value }, ...(color !== null && { brand: { 'style.color': `color:${color}` } }) };
}

/** Returns a mail with a text in a color of a kit, or in its own color. */
export function mailInBrand(color: string | null, value: string): Components {
  const blank = blankDocument(blockRegistry);
  const [wrapper] = blank.nodes;
  const words = { ...textBlock('Words', 'words'), ...boundTo(color, value) };
  const children = [section([words], 'own') as unknown as DocumentNode];
  return { ...writeDocument({ ...blank, nodes: wrapper ? [{ ...wrapper, children }] : [] }) };
}
