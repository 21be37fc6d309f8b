import { describe, expect, it } from 'vitest';
import { elementOf, parsedHtml } from '../../../testing/parsed-html.ts';
import { recognizeEmpty, recognizeRule } from './empty.ts';

function emptyIn(html: string, tag = 'div') {
  const source = parsedHtml(html);
  return recognizeEmpty(elementOf(source, tag), source.context);
}

function ruleIn(html: string) {
  const source = parsedHtml(html);
  return recognizeRule(elementOf(source, 'hr'), source.context);
}

describe('a rule', () => {
  it('looks as in a browser where nothing is said', () => {
    expect(ruleIn('<hr>')).toMatchObject({
      type: 'divider',
      props: { thickness: 1, color: '#808080', lineStyle: 'solid', width: 100 },
      style: { align: 'center' },
      top: 8,
      bottom: 8,
    });
  });

  it('has the border, width and margins it says', () => {
    const rule = ruleIn('<hr style="border:0;border-top:3px dotted #aa0000;width:40%;margin:20px 0">');
    expect(rule.props).toEqual({ thickness: 3, color: '#aa0000', lineStyle: 'dotted', width: 40 });
    expect(rule).toMatchObject({ top: 20, bottom: 20 });
  });
});

describe('an empty box is', () => {
  it('a divider where it has a border above or below', () => {
    const line = emptyIn('<div style="border-top:2px dashed #ff0000;height:10px"></div>');
    expect(line).toMatchObject({ type: 'divider', props: { thickness: 2, color: '#ff0000' }, top: 0, bottom: 10 });
  });

  it('a divider where it is painted and as low as a line', () => {
    expect(emptyIn('<div style="height:1px;background:#cccccc"></div>')).toMatchObject({
      type: 'divider',
      props: { thickness: 1, color: '#cccccc' },
    });
  });

  it('a space of its height, of its padding, or of a line that is blank', () => {
    expect(emptyIn('<div style="height:30px"></div>')).toMatchObject({ type: 'space', props: { height: 30 } });
    expect(emptyIn('<div style="padding:12px 0"></div>')?.props).toEqual({ height: 24 });
    expect(emptyIn('<div style="line-height:18px">&nbsp;</div>')?.props).toEqual({ height: 18 });
    expect(emptyIn('<div style="font-size:20px"><br></div>')?.props).toEqual({ height: 23 });
  });

  it('a space with its background where it is higher than a line', () => {
    expect(emptyIn('<div style="height:40px;background:#eeeeee"></div>')).toMatchObject({
      type: 'space',
      style: { backgroundColor: '#eeeeee' },
    });
  });

  it('nothing where nothing is seen', () => {
    expect(emptyIn('<div></div>')).toBeNull();
    expect(emptyIn('<div style="width:50px">  </div>')).toBeNull();
  });

  it('no divider where it has borders at its sides, too', () => {
    expect(emptyIn('<div style="border:1px solid #000000;height:50px"></div>')?.type).toBe('space');
  });
});
