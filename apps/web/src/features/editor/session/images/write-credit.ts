import {
  type DocumentNode,
  type DropTarget,
  type Editor,
  locate,
  type NodeId,
  type NodeSeed,
} from '@mailwright/document';
import type { ChosenImage } from './chosen-image.ts';

type Credit = NonNullable<ChosenImage['credit']>;

const SMALL = { fontSize: 11, textAlign: 'center', paddingTop: 4, paddingBottom: 8 } as const;

/**
 * Writes the credit line of a chosen image into the mail, small and under the block that shows it, as a part of the step
 * that wrote the image. A mail that has the line already gets no second one.
 */
export function writeCredit(editor: Editor, nodeId: NodeId | undefined, credit: Credit): void {
  const { document, selection } = editor.getState();
  if (JSON.stringify(document.nodes).includes(JSON.stringify(credit.text))) return;
  const nodes = [creditLine(credit)];
  const target = placesUnder(document.nodes, nodeId === undefined ? undefined : locate(document, nodeId)).find(
    (place) => editor.can({ type: 'insert', nodes, target: place }).ok,
  );
  if (!target) return;
  editor.run({ type: 'insert', nodes, target }, { joins: true });
  editor.select(selection);
}

function creditLine({ text, href }: Credit): NodeSeed {
  const marks = href === '' ? [] : [{ type: 'link', attrs: { href, target: '_blank' } }];
  const content = [{ type: 'paragraph', content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }] }];
  return { type: 'text', props: { content }, style: SMALL };
}

/** After the block, after what surrounds it, at the end of the mail. */
function placesUnder(roots: readonly DocumentNode[], found: ReturnType<typeof locate>): readonly DropTarget[] {
  const end = roots.flatMap(({ id, children }) => (children ? [{ parentId: id, index: children.length }] : []));
  if (!found) return end;
  const { ancestors, path } = found;
  const after = path.map(
    (index, level): DropTarget => ({ parentId: ancestors[level - 1]?.id ?? null, index: index + 1 }),
  );
  return [...after.reverse(), ...end];
}
