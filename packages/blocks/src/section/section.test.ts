import type { DocumentNode, JsonObject, NodeStyle } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '../testing/render-for-test.ts';
import { SECTION_DEFAULTS } from './props.ts';

function section(split: readonly number[], props: JsonObject = {}, columnStyle: NodeStyle = {}): DocumentNode {
  const children = split.map((_, index) => ({
    id: `c${index}`,
    type: 'column',
    props: { gap: 16 },
    style: index === 0 ? columnStyle : {},
    children: [{ id: `s${index}`, type: 'space', props: { height: index + 1 }, style: {} }],
  }));
  return { id: 's', type: 'section', props: { ...SECTION_DEFAULTS, columns: split, ...props }, style: {}, children };
}

describe('columns', () => {
  it('wrap by themselves where no media query works, and are full wide where one does', () => {
    const rules: string[] = [];
    const html = renderForTest(section([50, 50]), { width: 660, rules });
    expect(html.match(/class="column" style="display:inline-block;width:100%;max-width:330px;/g)).toHaveLength(2);
    expect(new Set(rules)).toEqual(new Set(['wide: width:50%', 'stack: max-width:100%']));
  });

  it('are shares of the width in windows in which they do not stack, never more than all of it together', () => {
    for (const [split, shares] of [
      [[33.33, 33.33, 33.33], ['33.33%']],
      [
        [33.33, 66.66],
        ['33.33%', '66.66%'],
      ],
      [[25, 25, 25, 25], ['25%']],
    ] as const) {
      const rules: string[] = [];
      renderForTest(section(split), { width: 660, rules });
      const wide = rules.filter((rule) => rule.startsWith('wide')).map((rule) => rule.slice('wide: width:'.length));
      expect([...new Set(wide)]).toEqual(shares);
      expect(wide.reduce((sum, share) => sum + Number.parseFloat(share), 0)).toBeLessThanOrEqual(100);
    }
  });

  it('stand in a ghost table of their widths for Word, and without one when the settings leave Word out', () => {
    const html = renderForTest(section([25, 75]), { width: 660 });
    expect(html).toContain('style="width:660px"><tr valign="top"><td style="width:165px"><![endif]-->');
    expect(html).toContain('<!--[if mso]></td><td style="width:495px"><![endif]-->');
    expect(renderForTest(section([25, 75]), { settings: { outlook: false } })).not.toContain('mso');
  });

  it('come last to first when stacked in reverse, and look as set side by side', () => {
    const html = renderForTest(section([50, 50], { reverse: true }));
    expect(html.indexOf('height:2px')).toBeLessThan(html.indexOf('height:1px'));
    expect(html).toContain('<div style="font-size:0"><div dir="rtl">');
    expect(html.match(/<div dir="ltr" class="column"/g)).toHaveLength(2);
  });

  it('look under each other as they do on phones, whatever the width of the window', () => {
    const styled = (stack: boolean, ...split: number[]) => {
      const rules: string[] = [];
      const node = section(split, { stack }, { phone: { paddingLeft: 0 } });
      const space = node.children?.[0]?.children?.[0] as { style: NodeStyle };
      space.style = { phone: { height: 20 } };
      renderForTest(node, { rules });
      return rules.filter((rule) => /padding|height/.test(rule));
    };
    const rules = (screen: string) => [`${screen}: height:20px;line-height:20px`, `${screen}: padding-left:0`];
    expect(styled(true, 50, 50)).toEqual(rules('stack'));
    expect(styled(false, 50, 50)).toEqual(rules('phone'));
    expect(styled(true, 100)).toEqual(rules('phone'));
  });

  it('stay side by side on phones when stacking is off', () => {
    const rules: string[] = [];
    const html = renderForTest(section([30, 70], { stack: false, reverse: true }), { width: 600, rules });
    expect(html).toContain('display:inline-block;width:30%;');
    expect(html).not.toContain('dir=');
    expect(rules).toEqual([]);
  });

  it('are hidden together with the room they take', () => {
    const rules: string[] = [];
    expect(renderForTest(section([50, 50], {}, { hideOn: 'mobile' }), { rules })).toContain(
      '<div class="column phone"',
    );
    expect(rules).toContain('phone: display:none');
    expect(renderForTest(section([100], {}, { hideOn: 'tablet' }))).toMatch(/^<div><div class="tablet"><table/);
  });
});

it('is one div around its only column, without a table that nothing asks for', () => {
  expect(renderForTest(section([100]))).toMatch(/^<div><table [^>]*><tr><td style="padding:12px 10px">/);
});
