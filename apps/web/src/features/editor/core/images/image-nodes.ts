import type { Asset } from '@mailwright/contract';
import {
  type BlockRegistry,
  type DocumentNode,
  fieldApplies,
  type JsonObject,
  type NodeSeed,
} from '@mailwright/document';
import { imageProps } from './image-props.ts';
import { standInCleared } from './stand-in.ts';

/** Data from which an image is written. */
export type Picture = Pick<Asset, 'url' | 'width'>;

const IMAGE_TILE = 'image';

/** A new image block; without a picture one that waits for it. */
export function imageSeed(registry: BlockRegistry, picture?: Picture, alt = ''): NodeSeed {
  const tile = registry.get('image')?.tiles?.find(({ id }) => id === IMAGE_TILE);
  if (!tile) throw new Error('There is no image block.');
  const seed = tile.create();
  if (!picture) return seed;
  return { ...seed, props: { ...seed.props, src: picture.url, naturalWidth: picture.width, alt } };
}

/** Returns whether a node shows one picture that another can replace. */
export function showsPicture(registry: BlockRegistry, node: DocumentNode): boolean {
  return pictureField(registry, node) !== undefined;
}

/** Returns the props of a node after another picture replaces its own; null when it shows none. */
export function withPicture(registry: BlockRegistry, node: DocumentNode, picture: Picture): JsonObject | null {
  const field = pictureField(registry, node);
  if (!field) return null;
  return { ...standInCleared(field, node.props), ...imageProps(field, picture), [field.prop]: picture.url };
}

function pictureField(registry: BlockRegistry, node: DocumentNode) {
  const fields = registry.get(node.type)?.fields ?? [];
  const field = fields.find(({ kind, prop }) => kind === 'image' && prop === 'src');
  return field?.kind === 'image' && !field.only && fieldApplies(field, node.props) ? field : undefined;
}
