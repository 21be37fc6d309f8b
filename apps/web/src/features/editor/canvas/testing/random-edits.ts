import { blockRegistry } from '@mailwright/blocks';
import { type DocumentNode, type Editor, type NodeId, type NodeSeed, walk } from '@mailwright/document';

const TILES = [...blockRegistry.values()].flatMap((block) => block.tiles);
const UNKNOWN: NodeSeed = { type: 'from-the-future', props: { a: '<b>' }, style: {} };

/** One random edit through the editor; refused ones change nothing. */
export function randomEdit(editor: Editor, random: (below: number) => number): void {
  const nodes: DocumentNode[] = [];
  walk(editor.getState().document, (node) => nodes.push(node));
  const any = (): DocumentNode | undefined => nodes[random(nodes.length)];
  const id = (): NodeId => any()?.id ?? '';
  const target = () => {
    const parents = nodes.filter((node) => node.children);
    const parent = random(12) === 0 ? undefined : parents[random(parents.length)];
    return { parentId: parent?.id ?? null, index: random((parent?.children?.length ?? 1) + 1) };
  };
  switch (random(14)) {
    case 0:
    case 1:
    case 2:
    case 3: {
      const seed = random(15) === 0 ? UNKNOWN : TILES[random(TILES.length)]?.create();
      if (seed) editor.run({ type: 'insert', nodes: [seed], target: target() });
      return;
    }
    case 4:
    case 5:
    case 6:
      editor.run({ type: 'move', ids: random(4) === 0 ? [id(), id()] : [id()], target: target() });
      return;
    case 7:
      if (random(2) === 0) editor.run({ type: 'remove', ids: [id()] });
      return;
    case 8:
      editor.run({ type: 'duplicate', ids: [id()] });
      return;
    case 9:
      setText(editor, any(), `Words & <signs> "${random(1000)}"`);
      return;
    case 10:
      if (random(3) === 0)
        editor.run({ type: 'updateStyle', ids: [id()], style: { backgroundImage: random(2) ? '/ground.png' : null } });
      else
        editor.run({
          type: 'updateStyle',
          ids: [id()],
          style: { paddingTop: random(40), backgroundColor: random(2) ? '#ffeecc' : null },
        });
      return;
    case 11:
      if (random(2))
        editor.run({
          type: 'updateStyle',
          ids: [id()],
          style: { paddingLeft: random(30) },
          screen: random(2) ? 'tablet' : 'phone',
        });
      else
        editor.run({
          type: 'updateStyle',
          ids: [id()],
          style: { hideOn: (['tablet', 'mobile', null] as const)[random(3)] },
        });
      return;
    case 12:
      editor.run({
        type: 'updateSettings',
        settings: random(2) ? { width: 300 + random(400) } : { outlook: random(2) === 0, dir: 'ltr' },
      });
      return;
    default:
      for (let steps = random(4); steps >= 0; steps -= 1) random(2) ? editor.undo() : editor.redo();
  }
}

function setText(editor: Editor, node: DocumentNode | undefined, text: string): void {
  const block = node && blockRegistry.get(node.type);
  if (!node || !block) return;
  if (block.plainTextProp) editor.run({ type: 'updateProps', id: node.id, props: { [block.plainTextProp]: text } });
  if (block.richTextProp) {
    const content = [{ type: 'paragraph', content: [{ type: 'text', text }] }];
    editor.run({ type: 'updateProps', id: node.id, props: { [block.richTextProp]: content } });
  }
}
