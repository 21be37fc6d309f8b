import { blockRegistry } from '@mailwright/blocks';
import type { TemplateBody } from '@mailwright/contract';
import { definitionOf, PAGE_WRAPPER_TYPE, readDocument } from '@mailwright/document';
import type { PictureEdges } from '../../pictures/cut-edges.ts';

/**
 * Returns the widths of the background that a picture of this width shows around a module: beside, above and under the mail's
 * own column.
 */
export function aroundModule({ components }: Pick<TemplateBody, 'components'>, width: number): PictureEdges {
  const { nodes, settings } = readDocument(components, blockRegistry).document;
  const wrapper = nodes.find(({ type }) => type === PAGE_WRAPPER_TYPE);
  const defaults = wrapper && definitionOf(wrapper.type, blockRegistry)?.styleDefaults?.(wrapper, settings);
  const { paddingTop: top = 0, paddingBottom: bottom = 0 } = { ...defaults, ...wrapper?.style };
  const side = Math.max(0, Math.floor((width - settings.width) / 2));
  return { left: side, right: side, top, bottom };
}
