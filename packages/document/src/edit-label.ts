/** Name of an undo step, before the web client puts it into words ("Move button", "Change button colour"). */
export interface EditLabel {
  /** One of `EDIT_ACTIONS`, or what a caller of `replaceDocument` named it. */
  readonly action: string;
  /** Type of the node edited, when it is one type. */
  readonly type?: string;
  /** Prop, style value or setting that was changed, when it is one. */
  readonly field?: string;
  /** How many nodes, when more than one. */
  readonly count?: number;
}

/** Actions the editor itself records. */
export const EDIT_ACTIONS = [
  'start',
  'insert',
  'move',
  'remove',
  'duplicate',
  'update',
  'resize',
  'split',
  'layout',
  'style',
  'settings',
  'rename',
  'anchor',
] as const;

export type EditAction = (typeof EDIT_ACTIONS)[number];

/** Writes a label as one string: `action:type:field:count`, empty parts at the end left out. */
export function encodeLabel(label: EditLabel): string {
  const { action, type = '', field = '', count } = label;
  const parts = [action, type, field, count === undefined ? '' : String(count)];
  return parts.map(encodeURIComponent).join(':').replace(/:+$/, '');
}

/** Reads what `encodeLabel` wrote; any other text is read as an action. */
export function decodeLabel(text: string): EditLabel {
  const [action = '', type, field, count] = text.split(':').map(decodePart);
  return {
    action,
    ...(type ? { type } : {}),
    ...(field ? { field } : {}),
    ...(count && Number.isFinite(Number(count)) ? { count: Number(count) } : {}),
  };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
