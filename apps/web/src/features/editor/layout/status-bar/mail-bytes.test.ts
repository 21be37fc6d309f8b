import { blockRegistry } from '@mailwright/blocks';
import { blankDocument, createEditor, type EmailDocument } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { expect, test } from 'vitest';
import { createMailScale, type MailScale } from './mail-bytes.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example' };
const FRAME = { title: 'Spring – news', preheader: 'Grüße' };
const sent = (document: EmailDocument) => renderDocument(document, { ...OPTIONS, ...FRAME }).bytes;

function measured(measure: MailScale, document: EmailDocument): number {
  const weighing = measure(document, FRAME);
  for (;;) {
    const { done, value } = weighing.next();
    if (done) return value;
  }
}

test('a mail weighs what is sent, after every kind of change', () => {
  const context = {
    registry: blockRegistry,
    mode: 'advanced',
    features: { customCode: true, products: true },
    readOnly: false,
  } as const;
  const editor = createEditor({ document: blankDocument(blockRegistry), context });
  const measure = createMailScale(OPTIONS);
  const same = () => expect(measured(measure, editor.getState().document)).toBe(sent(editor.getState().document));
  same();
  const wrapper = editor.getState().document.nodes[0]!.id;
  for (const { tiles } of blockRegistry.values()) {
    for (const tile of tiles)
      editor.run({ type: 'insert', nodes: [tile.create()], target: { parentId: wrapper, index: 0 } });
  }
  same();
  editor.run({ type: 'updateStyle', ids: [wrapper], style: { paddingTop: 12, paddingLeft: 40 } });
  editor.run({ type: 'updateStyle', ids: editor.getState().selection, style: { paddingTop: 4 }, screen: 'phone' });
  same();
  editor.run({ type: 'updateSettings', settings: { width: 480, bgColor: '#ffeecc', outlook: false } });
  same();
  editor.undo();
  same();
});

test('a foreign mail that is a whole document weighs its source', () => {
  const source = '<!doctype html><p>ü';
  const nodes = [{ id: 'a', type: 'html', props: { source }, style: {} }];
  expect(measured(createMailScale(OPTIONS), { ...blankDocument(blockRegistry), nodes })).toBe(20);
});
