import type { DocumentNode } from './node.ts';
import type { NodeStyle, StyleKey, StyleValues } from './node-style.ts';

const OTHER_SIDE: { readonly [K in StyleKey]?: StyleKey } = {
  paddingLeft: 'paddingRight',
  paddingRight: 'paddingLeft',
  borderLeftWidth: 'borderRightWidth',
  borderRightWidth: 'borderLeftWidth',
};

/** A style for the other direction of reading: what stood at the left stands at the right, on every screen. */
export function mirroredStyle(style: NodeStyle): NodeStyle {
  const { tablet, phone } = style;
  return {
    ...mirroredValues(style),
    ...(tablet && { tablet: mirroredValues(tablet) }),
    ...(phone && { phone: mirroredValues(phone) }),
  };
}

/** Nodes with their styles mirrored. Those of linked modules look as their module does. */
export function mirroredNodes(nodes: readonly DocumentNode[]): readonly DocumentNode[] {
  return nodes.map((node) => {
    if (node.instance) return node;
    const { style, children } = node;
    return {
      ...node,
      ...(hasSides(style) && { style: mirroredStyle(style) }),
      ...(children && { children: mirroredNodes(children) }),
    };
  });
}

function mirroredValues(values: StyleValues): StyleValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      OTHER_SIDE[key as StyleKey] ?? key,
      key === 'align' || key === 'textAlign' ? otherSide(value) : value,
    ]),
  );
}

function hasSides({ tablet, phone, ...values }: NodeStyle): boolean {
  return [values, tablet ?? {}, phone ?? {}].some((each) =>
    Object.keys(each).some((key) => key in OTHER_SIDE || key === 'align' || key === 'textAlign'),
  );
}

function otherSide(value: unknown): unknown {
  if (value === 'left') return 'right';
  return value === 'right' ? 'left' : value;
}
