import { blankDocument } from '../blank-document.ts';
import type { NodeSeed } from '../block-definition.ts';
import type { Command, DropTarget, StylePatch, StyleScreen } from '../commands/command.ts';
import { rewritingActs } from '../commands/rewriting-acts.ts';
import { createEditor } from '../editor/create-editor.ts';
import type { EditContext } from '../editor/edit-context.ts';
import type { CommandResult, Editor, RunOptions } from '../editor/editor.ts';
import type { GeneralSettings } from '../general-settings.ts';
import type { JsonObject, JsonValue } from '../json.ts';
import type { DocumentNode, EmailDocument, NodeId } from '../node.ts';
import { childrenAt, findNode, locate } from '../tree/locate.ts';
import { walk } from '../tree/walk.ts';
import { fakeRegistry, tileSeed } from './fake-registry.ts';

export interface TestEditorOptions {
  readonly document?: EmailDocument;
  readonly context?: Partial<EditContext>;
  readonly historyLimit?: number;
}

/** An editor to write tests with, in sentences: `editor.add('button').set('label', 'Go').undo()`. Ids count: n1, n2 … */
export class TestEditor {
  readonly editor: Editor;
  /** Result of the last command. */
  last: CommandResult = { ok: true, ids: [] };
  private clock = 1_000_000;
  private count = 0;

  constructor(options: TestEditorOptions = {}) {
    const newId = () => {
      this.count += 1;
      return `n${this.count}`;
    };
    const context: EditContext = {
      registry: fakeRegistry,
      mode: 'advanced',
      features: { customCode: true, products: true },
      readOnly: false,
      rewriting: rewritingActs(),
      ...options.context,
    };
    this.editor = createEditor({
      document: options.document ?? blankDocument(fakeRegistry, newId),
      context,
      newId,
      history: { now: () => this.clock, limit: options.historyLimit },
    });
  }

  get document(): EmailDocument {
    return this.editor.getState().document;
  }

  get selection(): readonly NodeId[] {
    return this.editor.getState().selection;
  }

  /** The one selected node. */
  get selected(): DocumentNode {
    return this.node(this.selection[0] ?? 'nothing selected');
  }

  get refusal(): string | null {
    return this.last.ok ? null : this.last.reason;
  }

  /** The id of the page wrapper. */
  get wrapper(): NodeId {
    return this.document.nodes[0]?.id ?? 'no wrapper';
  }

  node(id: NodeId): DocumentNode {
    const node = findNode(this.document, id);
    if (!node) throw new Error(`no node ${id}`);
    return node;
  }

  /** Ids of all nodes of a type, in document order. */
  all(type: string): readonly NodeId[] {
    const ids: NodeId[] = [];
    walk(this.document, (node) => {
      if (node.type === type) ids.push(node.id);
    });
    return ids;
  }

  parentOf(id: NodeId): NodeId | null {
    return locate(this.document, id)?.parent?.id ?? null;
  }

  /** Adds a tile at the end of a container (the page wrapper, when none is named), or before child `index` of it. */
  add(tile: string, parentId: NodeId | null = this.wrapper, index?: number): this {
    return this.insert([tileSeed(tile)], {
      parentId,
      index: index ?? childrenAt(this.document, parentId)?.length ?? 0,
    });
  }

  run(command: Command, options?: RunOptions): this {
    this.last = this.editor.run(command, options);
    return this;
  }

  insert(seeds: readonly NodeSeed[], target: DropTarget): this {
    return this.run({ type: 'insert', nodes: seeds, target });
  }

  move(ids: NodeId | readonly NodeId[], parentId: NodeId | null, index = 0): this {
    return this.run({ type: 'move', ids: [ids].flat(), target: { parentId, index } });
  }

  remove(ids: readonly NodeId[] = this.selection): this {
    return this.run({ type: 'remove', ids });
  }

  duplicate(ids: readonly NodeId[] = this.selection): this {
    return this.run({ type: 'duplicate', ids });
  }

  set(prop: string, value: JsonValue, options?: RunOptions): this {
    return this.patch({ [prop]: value }, options);
  }

  patch(props: JsonObject, options?: RunOptions): this {
    return this.run({ type: 'updateProps', id: this.selection[0] ?? '', props }, options);
  }

  style(style: StylePatch, options: RunOptions & { readonly screen?: StyleScreen } = {}): this {
    const { screen, ...run } = options;
    return this.run({ type: 'updateStyle', ids: this.selection, style, ...(screen && { screen }) }, run);
  }

  settings(settings: Partial<GeneralSettings>): this {
    return this.run({ type: 'updateSettings', settings });
  }

  rename(id: NodeId, name: string): this {
    return this.run({ type: 'rename', id, name });
  }

  replace(document: EmailDocument, action: string): this {
    return this.run({ type: 'replaceDocument', document, action });
  }

  select(...ids: readonly NodeId[]): this {
    this.editor.select(ids);
    return this;
  }

  undo(times = 1): this {
    for (let step = 0; step < times; step += 1) this.editor.undo();
    return this;
  }

  redo(times = 1): this {
    for (let step = 0; step < times; step += 1) this.editor.redo();
    return this;
  }

  wait(milliseconds: number): this {
    this.clock += milliseconds;
    return this;
  }

  /** The tree as one line: `page-wrapper(section(column(button)))`. */
  outline(nodes: readonly DocumentNode[] = this.document.nodes): string {
    return nodes
      .map((node) => (node.children?.length ? `${node.type}(${this.outline(node.children)})` : node.type))
      .join(' ');
  }
}
