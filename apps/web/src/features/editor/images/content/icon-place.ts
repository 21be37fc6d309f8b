import { type DocumentNode, type FieldInput, type JsonValue, locate } from '@mailwright/document';
import type { EditorSession } from '../../core/session/editor-session.ts';

/** The icon that stands where another may go, or how one would look there. */
export interface IconPlace {
  /** '' where there is none of the library. */
  readonly id: string;
  readonly color: string;
  readonly size: number;
  readonly minSize: number;
  readonly maxSize: number;
}

const HEX = /^#[\da-f]{6}$/i;
const BLACK = '#000000';
const ANYWHERE = { id: '', size: 64, minSize: 8, maxSize: 512 };

/** Returns facts about the place of an icon in the selected block; those of any place when the block has none. */
export function iconPlace({ editor }: EditorSession): IconPlace {
  const { document, selection } = editor.getState();
  const { textColor, buttons } = document.settings;
  const node = locate(document, selection[0] ?? '')?.node;
  const fields = (node && editor.context.registry.get(node.type)?.fields) ?? [];
  const props = fields.map(iconProps).find((found) => found !== undefined);
  if (!node || !props) return { ...ANYWHERE, color: firstHex([textColor]) };
  const size = fields.find(({ prop }) => prop === props.size);
  return {
    ...ANYWHERE,
    ...(size?.kind === 'number' && { minSize: size.min, maxSize: size.max }),
    id: String(node.props[props.id] ?? ''),
    color: firstHex([node.props[props.color], labelColor(node, buttons.color), textColor]),
    size: Math.round(Number(node.props[props.size])) || ANYWHERE.size,
  };
}

function iconProps(field: FieldInput) {
  return field.kind === 'image' ? field.icon : undefined;
}

/** An icon in a button has the color of its label. */
function labelColor({ type, style }: DocumentNode, ofButtons: string): JsonValue | undefined {
  return type === 'button' ? (style.color ?? ofButtons) : undefined;
}

function firstHex(colors: readonly (JsonValue | undefined)[]): string {
  return colors.find((color): color is string => typeof color === 'string' && HEX.test(color)) ?? BLACK;
}
