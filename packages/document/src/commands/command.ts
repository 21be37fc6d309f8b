import type { NodeSeed } from '../block-definition.ts';
import type { BrandBindings } from '../brand/bindings.ts';
import type { GeneralSettings } from '../general-settings.ts';
import type { JsonObject } from '../json.ts';
import type { DocumentNode, EmailDocument, NodeCondition, NodeId } from '../node.ts';
import type { NodeKey, NodeStyle, StyleValues } from '../node-style.ts';

/**
 * Everything that can be done to a mail, as plain JSON: `editor.run(command)` does it, `editor.can(command)` asks the
 * rules, a step of the history keeps it, and the server takes a list of them. `command-schema.ts` reads them from JSON.
 */
export type Command =
  | InsertCommand
  | MoveCommand
  | RemoveCommand
  | DuplicateCommand
  | UpdatePropsCommand
  | SetLayoutCommand
  | UpdateStyleCommand
  | PasteStyleCommand
  | UpdateSettingsCommand
  | RenameCommand
  | SetAnchorCommand
  | SetConditionCommand
  | SetRepeatCommand
  | DetachCommand
  | SetOpenFieldsCommand
  | ResetOverridesCommand
  | UpdateModuleCommand
  | ReplaceDocumentCommand;

export type CommandType = Command['type'];

/** A place in the tree: before child `index` of `parentId` (null: the root list). */
export interface DropTarget {
  readonly parentId: NodeId | null;
  readonly index: number;
}

/** Makes nodes at a target. Blocks put where only sections may stand are wrapped in a one-column section. They are selected. */
export interface InsertCommand {
  readonly type: 'insert';
  readonly nodes: readonly NodeSeed[];
  readonly target: DropTarget;
}

/**
 * Moves nodes to a target, and with a condition what is shown where it does not hold. Its index counts the target's children
 * as they are before the move.
 */
export interface MoveCommand {
  readonly type: 'move';
  readonly ids: readonly NodeId[];
  readonly target: DropTarget;
}

/** Takes nodes out, with all they hold. */
export interface RemoveCommand {
  readonly type: 'remove';
  readonly ids: readonly NodeId[];
}

/** Copies nodes to after themselves. The copies are selected. */
export interface DuplicateCommand {
  readonly type: 'duplicate';
  readonly ids: readonly NodeId[];
}

/** Writes props of a node; props that are not named stay. */
export interface UpdatePropsCommand {
  readonly type: 'updateProps';
  readonly id: NodeId;
  readonly props: JsonObject;
  /** Props that were taken from a brand kit, with the part of the kit. */
  readonly brand?: BrandBindings;
  /** Name of the step in the history instead of "update", e.g. `resize` for a handle on the canvas. */
  readonly action?: string;
}

/** Shares a section's width anew, percent for each column; columns too many leave what they hold to the last one. */
export interface SetLayoutCommand {
  readonly type: 'setLayout';
  readonly id: NodeId;
  readonly shares: readonly number[];
}

/** Writes style values of nodes, for all widths or for one screen. */
export interface UpdateStyleCommand {
  readonly type: 'updateStyle';
  readonly ids: readonly NodeId[];
  readonly style: StylePatch;
  /** Writes what differs there. */
  readonly screen?: StyleScreen;
  /** Values that were taken from a brand kit: `style.color`, `style.dark.color`. */
  readonly brand?: BrandBindings;
}

/** Gives nodes the look of another one, as far as their blocks have the same style sections. */
export interface PasteStyleCommand {
  readonly type: 'pasteStyle';
  readonly ids: readonly NodeId[];
  readonly source: StyleSource;
}

/** Writes general settings; settings that are not named stay. */
export interface UpdateSettingsCommand {
  readonly type: 'updateSettings';
  readonly settings: Partial<GeneralSettings>;
  /** Values that were taken from a brand kit: `linkColor`, `buttons.color`. */
  readonly brand?: BrandBindings;
}

/** The author's own name in the layers tree; '' takes it away. */
export interface RenameCommand {
  readonly type: 'rename';
  readonly id: NodeId;
  readonly name: string;
}

/** The name that links of the mail lead to; '' takes it away. Refused when another node has it. */
export interface SetAnchorCommand {
  readonly type: 'setAnchor';
  readonly id: NodeId;
  readonly anchor: string;
}

/** For whom a node is shown; null: for everybody. Refused while something is shown where the condition does not hold. */
export interface SetConditionCommand {
  readonly type: 'setCondition';
  readonly id: NodeId;
  readonly condition: NodeCondition | null;
}

/** The list for each of whose records a node is shown; '' shows it once. */
export interface SetRepeatCommand {
  readonly type: 'setRepeat';
  readonly id: NodeId;
  readonly list: string;
}

/** Makes copies of the linked modules that these nodes belong to. They look as they did. */
export interface DetachCommand {
  readonly type: 'detach';
  readonly ids: readonly NodeId[];
}

/** In a module: the fields of a node that mails may change where it is linked, by the keys of `openableFields`. */
export interface SetOpenFieldsCommand {
  readonly type: 'setOpenFields';
  readonly id: NodeId;
  readonly open: readonly string[];
}

/** Gives fields of a linked module what the module has; without fields, all of the node and of what is in it. */
export interface ResetOverridesCommand {
  readonly type: 'resetOverrides';
  readonly id: NodeId;
  readonly fields?: readonly string[];
}

/** Brings a linked module to a version, wherever it is in the mail. `nodes` are its topmost ones, with the module's ids. */
export interface UpdateModuleCommand {
  readonly type: 'updateModule';
  readonly moduleId: string;
  readonly version: number;
  readonly name: string;
  readonly nodes: readonly DocumentNode[];
  /** Also where links that readers are owed, or what the mail has changed, are lost by it. */
  readonly allowLoss?: true;
}

/** Swaps the whole document: import, version restore, clean canvas. */
export interface ReplaceDocumentCommand {
  readonly type: 'replaceDocument';
  readonly document: EmailDocument;
  /** Name of the step in the history, e.g. `import`. */
  readonly action: string;
}

/** New style values by name; null takes a value away, so that the default applies again. */
export type StylePatch = { readonly [K in keyof StyleValues | NodeKey]?: NodeStyle[K] | null };

export type NarrowScreen = 'tablet' | 'phone';

/** Conditions under which a style may differ from the values for all: narrow screens, dark mode, and under the pointer. */
export type StyleScreen = NarrowScreen | 'dark' | 'hover';

/** Style of a node, to be given to other nodes. */
export interface StyleSource {
  readonly type: string;
  readonly style: NodeStyle;
}
