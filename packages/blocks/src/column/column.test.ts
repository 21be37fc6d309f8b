import type { DocumentNode, NodeStyle } from '@mailwright/document';
import { expect, it } from 'vitest';
import { renderForTest } from '../testing/render-for-test.ts';

const space = (height: number, style: NodeStyle = {}): DocumentNode => ({
  id: `s${height}`,
  type: 'space',
  props: { height },
  style,
});

function column(style: NodeStyle, ...children: DocumentNode[]): DocumentNode {
  return { id: 'c', type: 'column', props: { gap: 16 }, style, children };
}

it('has its padding around all blocks and its gap between them, both as padding of cells', () => {
  const html = renderForTest(column({}, space(1), space(2), space(3)));
  const cells = [...html.matchAll(/<td style="padding:([^"]*)"/g)].map((match) => match[1]);
  expect(cells).toEqual(['12px 10px 16px', '0 10px 16px', '0 10px 12px']);
});

it('hides the cell of a hidden block, so that no gap stays behind', () => {
  expect(renderForTest(column({}, space(1, { hideOn: 'tablet' }), space(2)))).toContain('<td class="tablet"');
});

it('keeps its gaps when its padding changes on phones', () => {
  const rules: string[] = [];
  const html = renderForTest(column({ phone: { paddingTop: 0 } }, space(1), space(2)), { rules });
  expect(rules).toEqual(['phone: padding-top:0']);
  expect(html).toContain('<td class="phone" style="padding:12px 10px"><table');
  expect(html).toContain('<td style="padding:0 0 16px">');
});

it('tells the canvas where to drop into it while it is empty', () => {
  expect(renderForTest(column({}), { marks: true })).toContain('data-mw-label="label.empty"');
});
