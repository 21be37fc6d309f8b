import type { Command } from '../commands/command.ts';
import type { EmailDocument, NodeId } from '../node.ts';
import { locateAll, locateTopmost } from '../tree/locations.ts';

/** Name of an undo step, before the web client puts it into words ("Move button", "Change button colour"). */
export interface EditLabel {
  /** The kind of command, or what its `action` says; `start` for the first step. */
  readonly action: string;
  /** Type of the node edited, when it is one type. */
  readonly type?: string;
  /** Prop, style value or setting that was changed, when it is one. */
  readonly field?: string;
  /** Number of nodes, when more than one. */
  readonly count?: number;
}

/** The label of the step that a command makes of a document. */
export function labelOf(command: Command, document: EmailDocument): string {
  const typesOf = (ids: readonly NodeId[]) => locateAll(document, ids).map(({ node }) => node.type);
  const topmostTypesOf = (ids: readonly NodeId[]) => locateTopmost(document, ids).map(({ node }) => node.type);
  switch (command.type) {
    case 'insert':
      return labelFor(
        'insert',
        command.nodes.map(({ type }) => type),
      );
    case 'move':
    case 'remove':
    case 'duplicate':
      return labelFor(command.type, topmostTypesOf(command.ids));
    case 'updateProps': {
      const { id, props, action } = command;
      return action === undefined ? labelFor('update', typesOf([id]), props) : labelFor(action, typesOf([id]));
    }
    case 'setLayout':
      return labelFor('layout', typesOf([command.id]));
    case 'updateStyle':
      return labelFor('style', typesOf(command.ids), command.style);
    case 'pasteStyle':
      return labelFor('style', typesOf(command.ids));
    case 'updateSettings':
      return labelFor('settings', [], command.settings);
    case 'rename':
      return labelFor('rename', typesOf([command.id]));
    case 'setAnchor':
      return labelFor('anchor', typesOf([command.id]));
    case 'setCondition':
      return labelFor(command.condition ? 'condition' : 'no-condition', typesOf([command.id]));
    case 'setRepeat':
      return labelFor(command.list === '' ? 'no-repeat' : 'repeat', typesOf([command.id]));
    case 'detach':
      return labelFor('detach', []);
    case 'setOpenFields':
      return labelFor('open-fields', typesOf([command.id]));
    case 'resetOverrides':
      return labelFor('reset', typesOf([command.id]), patchOf(command.fields));
    case 'updateModule':
      return labelFor('update-module', []);
    case 'replaceDocument':
      return labelFor(command.action, []);
  }
}

/** The type when all nodes are of one, the field when it is one. */
function labelFor(action: string, types: readonly string[], patch: Readonly<Record<string, unknown>> = {}): string {
  const fields = Object.keys(patch);
  return encodeLabel({
    action,
    type: new Set(types).size === 1 ? types[0] : undefined,
    field: fields.length === 1 ? fields[0] : undefined,
    count: types.length > 1 ? types.length : undefined,
  });
}

/** Fields as a patch would name them. */
function patchOf(fields: readonly string[] = []): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.map((field) => [field.replace(/^style\./, ''), null]));
}

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
