import {
  type DocumentNode,
  type DropTarget,
  type Editor,
  locate,
  type NodeId,
  type NodeLocation,
  type NodeSeed,
  type RichMark,
  type RichText,
  type RichTextRun,
} from '@mailwright/document';
import type { ChosenImage } from '../../core/images/chosen-image.ts';

type Credit = NonNullable<ChosenImage['credit']>;

const SMALL = { fontSize: 11, textAlign: 'center', paddingTop: 4, paddingBottom: 8 } as const;

/**
 * Writes the credit line of a chosen image into the mail, small and under the block that shows it, as a part of the step
 * that wrote the image. A mail that has the line already gets no second one.
 */
export function writeCredit(editor: Editor, nodeId: NodeId | undefined, credit: Credit): void {
  const { document, selection } = editor.getState();
  if (document.nodes.some((node) => says(node, credit.text))) return;
  const found = nodeId === undefined ? undefined : locate(document, nodeId);
  const nodes = [creditLine(credit, colorBeside(found))];
  const target = placesUnder(document.nodes, found).find(
    (place) => editor.can({ type: 'insert', nodes, target: place }).ok,
  );
  if (!target) return;
  editor.run({ type: 'insert', nodes, target }, { joins: document });
  editor.select(selection);
}

function says({ props, children }: DocumentNode, line: string): boolean {
  return wordsIn(props.content).includes(line) || (children?.some((child) => says(child, line)) ?? false);
}

/** The words of a rich text, without their marks. */
function wordsIn(content: unknown): string {
  if (Array.isArray(content)) return content.map(wordsIn).join('');
  if (typeof content !== 'object' || content === null) return '';
  const { text, content: inner } = content as { readonly text?: unknown; readonly content?: unknown };
  return typeof text === 'string' ? text : wordsIn(inner);
}

/** Returns the color of the texts beside the image: it can be read on their background. */
function colorBeside(found: NodeLocation | undefined): string | undefined {
  const texts = found?.parent?.children?.filter(({ type }) => type === 'text' || type === 'heading') ?? [];
  return texts.map(({ style }) => style.color).find((color) => color !== undefined);
}

function creditLine({ text, href, license }: Credit, color: string | undefined): NodeSeed {
  const look: readonly RichMark[] =
    color === undefined ? [] : [{ type: 'textStyle', attrs: { color } }, { type: 'underline' }];
  const run = (words: string, address: string): RichTextRun => {
    if (address === '') return { type: 'text', text: words };
    return {
      type: 'text',
      text: words,
      marks: [{ type: 'link', attrs: { href: address, target: '_blank' } }, ...look],
    };
  };
  const runs = license
    ? [run(text.slice(0, -license.text.length), href), run(license.text, license.href)]
    : [run(text, href)];
  const content: RichText = [{ type: 'paragraph', content: runs }];
  return { type: 'text', props: { content }, style: { ...SMALL, ...(color !== undefined && { color }) } };
}

/** After the block, after what surrounds it, at the end of the mail. */
function placesUnder(roots: readonly DocumentNode[], found: NodeLocation | undefined): readonly DropTarget[] {
  const end = roots.flatMap(({ id, children }) => (children ? [{ parentId: id, index: children.length }] : []));
  if (!found) return end;
  const { ancestors, path } = found;
  const after = path.map(
    (index, level): DropTarget => ({ parentId: ancestors[level - 1]?.id ?? null, index: index + 1 }),
  );
  return [...after.reverse(), ...end];
}
