import { BLOCKS, blockRegistry } from '../../packages/blocks/src/index.ts';
import { samplesOf } from '../../packages/blocks/src/testing/samples.ts';
import {
  DEFAULT_SETTINGS,
  type EmailDocument,
  fromSeed,
  type NodeSeed,
  toSeed,
} from '../../packages/document/src/index.ts';

/** A mail of every block as it is dropped, one with all that can be filled in, and one with every style as well. */
export function blockMails(): readonly (readonly [string, EmailDocument])[] {
  return [
    ['Blocks as dropped', mailOf((name) => !name.includes(', '))],
    ['Blocks filled', mailOf((name) => name.endsWith(', filled'))],
    ['Blocks styled', mailOf((name) => !name.endsWith(', filled') && name.includes(', '))],
  ];
}

function mailOf(isMeant: (sample: string) => boolean): EmailDocument {
  const samples = BLOCKS.map((block) => ({
    block,
    nodes: samplesOf(block)
      .filter(({ name }) => isMeant(name))
      .map(({ node }) => node),
  }));
  const wrapper = samples.find(({ block }) => block.kind === 'wrapper')?.nodes[0];
  const sections = samples.flatMap(({ block, nodes }) => {
    if (block.kind === 'wrapper') return [];
    const seeds = nodes.map(toSeed);
    if (block.kind === 'section') return seeds;
    return [sectionOf(block.kind === 'column' ? seeds : [columnOf(seeds)])];
  });
  const root: NodeSeed = { type: 'page-wrapper', props: {}, style: wrapper?.style ?? {}, children: sections };
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [fromSeed(root, blockRegistry)] };
}

function columnOf(children: readonly NodeSeed[]): NodeSeed {
  return { type: 'column', props: { gap: 16 }, style: {}, children };
}

function sectionOf(columns: readonly NodeSeed[]): NodeSeed {
  const props = { columns: columns.map(() => 100), stack: true, reverse: false, verticalAlign: 'top' };
  return { type: 'section', props, style: {}, children: columns };
}
