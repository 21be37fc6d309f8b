import type { ModuleContent } from '../modules/update-instances.ts';
import type { DocumentNode } from '../node.ts';
import { button, node } from './sample-documents.ts';

function section(id: string, ...blocks: readonly DocumentNode[]): DocumentNode {
  return node(id, 'section', { children: [node(`${id}c`, 'column', { children: blocks })] });
}

function open(block: DocumentNode, ...keys: readonly string[]): DocumentNode {
  return { ...block, open: keys };
}

const image = (alt: string) => node('picture', 'image', { props: { src: `/${alt}.png`, alt } });

/** Versions of one module: blocks change their words, places and open fields, sections come, go and change places. */
const VERSIONS: readonly (readonly DocumentNode[])[] = [
  [
    section('top', open(button('main', 'Buy'), 'label', 'style.color'), open(image('a'), 'src')),
    section('end', button('fix')),
  ],
  [
    section('top', open(image('b'), 'src', 'alt')),
    section('end', open(button('main', 'Order'), 'label'), button('fix', 'No')),
  ],
  [section('new', button('more')), section('end', button('main', 'Get')), section('top', image('c'))],
  [section('top', open(button('main', 'Take'), 'label', 'href'))],
];

/** One of a few versions of a module, counted from 1. */
export function sampleModule(count: number): ModuleContent {
  const index = count % VERSIONS.length;
  return { moduleId: 'sample', version: index + 1, name: 'Sample', nodes: VERSIONS[index] ?? [] };
}

/** A module of one block. */
export const blockModule: ModuleContent = {
  moduleId: 'block',
  version: 1,
  name: 'Block',
  nodes: [open(button('only', 'Only'), 'label')],
};
