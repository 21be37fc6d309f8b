import { BLOCKS } from '@mailwright/blocks';
import type { BlockDefinition, DocumentNode, FieldInput, JsonObject } from '@mailwright/document';
import { samplesOf } from '../../packages/blocks/src/testing/samples.ts';
import { heading, node, type StoredNode, section } from './sample-mail.ts';

/** A tile of the palette as a section of a mail. */
export interface TileSection {
  readonly tile: string;
  /** The block that it makes. */
  readonly type: string;
  readonly section: StoredNode;
}

/** Kinds of fields that the author must fill in; an unfilled block has a label on the canvas and is not in the mail. */
const BROUGHT: ReadonlySet<FieldInput['kind']> = new Set([
  'link',
  'image',
  'code',
  'url',
  'datetime',
  'timeZone',
  'video',
  'qrCode',
]);

/**
 * Every tile of the registry as it is dropped, with what an author has to bring. A block comes into it by its line in
 * the registry; one that may stand once stands once.
 */
export function everyTile(): readonly TileSection[] {
  return BLOCKS.filter(({ kind }) => kind === 'block' || kind === 'section').flatMap((block) =>
    block.tiles.slice(0, block.maxPerDocument).flatMap(({ id }) => {
      const dropped = samplesOf(block).find(({ name }) => name === id);
      if (!dropped) return [];
      const stored = storedNode(dropped.node, id);
      return [{ tile: id, type: block.type, section: block.kind === 'section' ? stored : section(stored) }];
    }),
  );
}

function storedNode({ type, props, style, children }: DocumentNode, tile?: string): StoredNode {
  const block = BLOCKS.find((each) => each.type === type);
  const own = {
    ...withoutMergeFields(props),
    ...(block && broughtTo(block, tile)),
    ...('alt' in props && { alt: 'Words' }),
  };
  // What is empty is labelled on the canvas alone.
  const isEmpty = block?.kind === 'column' && children?.length === 0;
  const content = isEmpty ? [heading('Words')] : children?.map((child) => storedNode(child));
  return { ...node(type, own, content), style, version: block?.version ?? 1 };
}

/** A merge field has a sample in the preview and stays itself in the mail. */
function withoutMergeFields(props: JsonObject): JsonObject {
  return JSON.parse(JSON.stringify(props).replace(/\{\{[^{}]*\}\}/g, 'Words'));
}

function broughtTo(block: (typeof BLOCKS)[number], tile = block.tiles[0]?.id): JsonObject {
  const filled = samplesOf(block).find(({ name }) => name === `${tile}, filled`)?.node.props ?? {};
  const names = block.fields.filter(({ kind }) => BROUGHT.has(kind)).flatMap(propsOf);
  return Object.fromEntries(names.flatMap((name) => (filled[name] === undefined ? [] : [[name, filled[name]]])));
}

function propsOf(field: BlockDefinition['fields'][number]): readonly string[] {
  return 'pictureProp' in field && field.pictureProp ? [field.prop, field.pictureProp] : [field.prop];
}
