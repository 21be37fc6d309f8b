import { describe, expect, it } from 'vitest';
import { blockTree, nodesOf } from '../../testing/block-tree.ts';
import { parsedHtml, plainBuild } from '../../testing/parsed-html.ts';
import { convertNodes } from '../convert-element.ts';
import { convertRows } from './convert-rows.ts';
import { flatten } from './flatten.ts';
import { spacedRows } from './pull-layer.ts';

function converted(html: string, depth = 1, gap?: number) {
  const { body, context } = parsedHtml(html);
  const build = plainBuild();
  const rows = spacedRows(flatten(convertNodes(body.childNodes, context), 600));
  const content = convertRows(rows, 600, depth, build, gap);
  return { ...content, tree: blockTree(content.nodes), findings: build.report.report().findings };
}

describe('a column holds', () => {
  it('blocks, with the space that all of them have between them as its own', () => {
    const { tree, gap, nodes } = converted(
      '<h2 style="margin:0 0 9px">a</h2><hr style="margin:20px 0"><hr style="margin:30px 0">',
    );
    expect(tree).toBe('heading divider divider');
    expect(gap).toBe(30);
    expect(nodes[2]?.style.paddingTop ?? 0).toBe(0);
  });

  it('the rest of a larger space as padding', () => {
    const { nodes } = converted('<hr style="margin:0"><hr style="margin:25px 0 0">', 1, 10);
    expect(nodes[1]?.style.paddingTop).toBe(15);
  });

  it('a text with the one box around it that it can have itself', () => {
    const { tree, nodes } = converted('<div style="padding:10px;background:#eeeeee">a</div>');
    expect(tree).toBe('text');
    expect(nodes[0]?.style).toMatchObject({ paddingTop: 10, paddingLeft: 10, backgroundColor: '#eeeeee' });
  });

  it('a section where a button stands in a painted box, as its own background is another', () => {
    const button =
      '<a href="https://a.example" style="display:inline-block;background:#00aa00;padding:9px 20px">Go</a>';
    const { tree, nodes } = converted(`<div style="padding:10px;background:#eeeeee">${button}</div>`);
    expect(tree).toBe('section(button)');
    expect(nodes[0]?.style.backgroundColor).toBe('#eeeeee');
  });

  it('a section of columns, and one of what a border keeps together', () => {
    expect(converted('<table><tr><td>a</td><td>b</td></tr></table>').tree).toBe('section(text | text)');
    expect(converted('<div style="border:1px solid #000"><h2>a</h2><hr></div>').tree).toBe('section(heading divider)');
  });

  it('code as it is', () => {
    const { tree, nodes } = converted('<p>a</p><form>x</form>');
    expect(tree).toBe('text html');
    expect(nodesOf(nodes, 'html')[0]?.props).toEqual({ source: '<form>x</form>' });
  });
});

describe('where no section can stand', () => {
  it('columns stay code', () => {
    const html = '<table><tr><td>a</td><td>b</td></tr></table>';
    const { tree, nodes } = converted(html, 0);
    expect(tree).toBe('html');
    expect(nodes[0]?.props.source).toBe(html);
  });

  it('what a border keeps together stands without it, and is named', () => {
    const { tree, findings } = converted('<div style="border:1px solid #000"><h2>a</h2><hr></div>', 0);
    expect(tree).toBe('heading divider');
    expect(findings).toContainEqual(
      expect.objectContaining({ fidelity: 'changed', part: 'div', reason: 'layout-adjusted' }),
    );
  });

  it('a button loses the box around it, and is named', () => {
    const button =
      '<a href="https://a.example" style="display:inline-block;background:#00aa00;padding:9px 20px">Go</a>';
    const { tree, findings } = converted(`<div style="padding:10px;background:#eeeeee">${button}</div>`, 0);
    expect(tree).toBe('button');
    expect(findings).toMatchObject([{ fidelity: 'changed', part: 'a', reason: 'layout-adjusted' }]);
  });
});

it('a space takes the paddings around it into its height', () => {
  const { nodes } = converted('<div style="padding:10px 0"><hr style="margin:0"><div style="height:30px"></div></div>');
  expect(nodes[1]).toMatchObject({ type: 'space', props: { height: 40 } });
});

it('what phones do not show is not shown on them as blocks either', () => {
  const { body, context } = parsedHtml('<p class="d">a</p>', '@media (max-width:480px){.d{display:none}}');
  const rows = spacedRows(flatten(convertNodes(body.childNodes, context), 600));
  expect(convertRows(rows, 600, 1, plainBuild()).nodes[0]?.style).toMatchObject({ hideOn: 'mobile' });
});
