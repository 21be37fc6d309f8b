import type { NodeStyle, StyleValues } from '@mailwright/document';
import { boxStyle, type Sides } from '../look/box-style.ts';
import type { Layer } from './row.ts';

/** The style of a container that is one layer. `all` writes paddings of nothing, too, for a column has some by itself. */
export function layerStyle({ pad, phone, background, frame }: Layer, all = false): NodeStyle {
  const painted = frame
    ? boxStyle({ ...frame, background: frame.background || background }, pad)
    : { ...paddings(pad), ...(background !== '' && { backgroundColor: background }) };
  const narrow = phonePaddings(pad, phone);
  return { ...(all && NONE), ...painted, ...(Object.keys(narrow).length > 0 && { phone: narrow }) };
}

/** The style of a section that is one layer, to the edges of the window where the layer goes there. */
export function sectionStyle(layer: Layer): NodeStyle {
  return { ...layerStyle(layer), ...(layer.stripe && { stripe: true }) };
}

const NONE = { paddingTop: 0, paddingRight: 0, paddingBottom: 0, paddingLeft: 0 } as const;

function paddings(pad: Sides): StyleValues {
  return {
    ...(pad.top > 0 && { paddingTop: pad.top }),
    ...(pad.right > 0 && { paddingRight: pad.right }),
    ...(pad.bottom > 0 && { paddingBottom: pad.bottom }),
    ...(pad.left > 0 && { paddingLeft: pad.left }),
  };
}

function phonePaddings(pad: Sides, phone: Sides): StyleValues {
  return {
    ...(phone.top !== pad.top && { paddingTop: phone.top }),
    ...(phone.right !== pad.right && { paddingRight: phone.right }),
    ...(phone.bottom !== pad.bottom && { paddingBottom: phone.bottom }),
    ...(phone.left !== pad.left && { paddingLeft: phone.left }),
  };
}

/** A block's own style with a layer around it: paddings add up. */
export function around(style: NodeStyle, layer: Layer): NodeStyle {
  const { pad } = layer;
  const own = layerStyle(layer);
  return {
    ...style,
    ...own,
    ...paddings({
      top: (style.paddingTop ?? 0) + pad.top,
      right: (style.paddingRight ?? 0) + pad.right,
      bottom: (style.paddingBottom ?? 0) + pad.bottom,
      left: (style.paddingLeft ?? 0) + pad.left,
    }),
    ...(own.phone && { phone: { ...style.phone, ...own.phone } }),
  };
}
