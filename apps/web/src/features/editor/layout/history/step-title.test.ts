import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import { blankDocument, createEditor, type Editor } from '@mailwright/document';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import editorStrings from '../../../../locales/en/editor.json' with { type: 'json' };
import panelStrings from '../../../../locales/en/panels.json' with { type: 'json' };
import { speak } from '../../../../shared/i18n/testing/speak.ts';
import { placeAfterSelection } from '../../core/session/insert-after-selection.ts';
import { stepTitle } from './step-title.ts';

beforeAll(() =>
  speak('en', {
    editor: editorStrings,
    panels: panelStrings,
    blocks: {
      'button.name': 'Button',
      'button.field.label': 'Label',
      'heading.name': 'Heading',
      'image.name': 'Image',
      'image.field.width': 'Width',
    },
  }),
);

let editor: Editor;
beforeEach(() => {
  editor = createEditor({
    document: blankDocument(blockRegistry),
    context: {
      registry: blockRegistry,
      mode: 'advanced',
      features: { customCode: true, products: true },
      readOnly: false,
    },
  });
});

/** Adds a block of this type and answers its id. */
function add(tileId: string): string {
  const tile = BLOCKS.flatMap(({ tiles }) => tiles).find(({ id }) => id === tileId);
  if (!tile) throw new Error(`no tile ${tileId}`);
  const seeds = [tile.create()];
  const place = placeAfterSelection(editor, seeds);
  if (!place?.ok) throw new Error('no place for it');
  editor.run({ type: 'insert', nodes: seeds, target: place.target });
  return editor.getState().selection[0] ?? '';
}

function titles(): string[] {
  const { steps } = editor.getHistory();
  return steps.slice(1).map((step, index) => stepTitle(step, steps[index], blockRegistry));
}

test('a step names the words that were written', () => {
  const id = add('button');
  editor.run({ type: 'updateProps', id, props: { label: 'Read all about it' } });
  expect(titles()).toEqual(['Add Button', 'Button: “Read all about it”']);
});

test('a step names the value that was set, of a prop and of a style', () => {
  const id = add('image');
  editor.run({ type: 'updateProps', id, props: { width: 300 } });
  editor.run({ type: 'updateStyle', ids: [id], style: { align: 'center' } });
  editor.run({ type: 'updateStyle', ids: [id], style: { align: 'right' }, screen: 'phone' });
  expect(titles().slice(1)).toEqual([
    'Change Image: Width → 300',
    'Style Image: Alignment → center',
    'Style Image: Alignment → right',
  ]);
});

test('a block that is copied or deleted is known by its words, or by the name it was given', () => {
  const id = add('button');
  editor.run({ type: 'updateProps', id, props: { label: 'Buy' } });
  editor.run({ type: 'duplicate', ids: [id] });
  editor.select([id]);
  editor.run({ type: 'rename', id, name: 'Main button' });
  editor.run({ type: 'remove', ids: [id] });
  expect(titles().slice(2)).toEqual([
    'Duplicate Button: “Buy”',
    'Rename Button: “Main button”',
    'Delete Button: “Main button”',
  ]);
});
