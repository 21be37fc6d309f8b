import { DEFAULT_SETTINGS } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { nodesOf } from '../../../testing/block-tree.ts';
import { elementOf, parsedHtml } from '../../../testing/parsed-html.ts';
import { convertMail } from '../../convert-html.ts';
import { recognizeButton } from './button.ts';

function buttonIn(html: string, tag = 'table') {
  const source = parsedHtml(html);
  return recognizeButton(elementOf(source, tag), source.context);
}

const PAINTED = 'display:inline-block;background:#00aa00;color:#ffffff;padding:10px 20px;border-radius:4px';

describe('a button is', () => {
  it('a link that is painted and padded', () => {
    const button = buttonIn(`<a href="https://a.example/" style="${PAINTED}">Buy <b>now</b></a>`, 'a');
    expect(button).toMatchObject({
      type: 'button',
      props: { label: 'Buy now', paddingX: 20, paddingY: 10, fullWidth: false, link: { href: 'https://a.example/' } },
      style: { backgroundColor: '#00aa00', color: '#ffffff', borderRadius: 4, align: 'left' },
    });
  });

  it('a table whose only cell is painted around a link', () => {
    const button = buttonIn(
      '<table align="center"><tr><td bgcolor="#222222" style="padding:12px 18px"><a href="https://a.example" style="color:#fff">Go</a></td></tr></table>',
    );
    expect(button?.props).toMatchObject({ label: 'Go', paddingX: 18, paddingY: 12 });
    expect(button?.style).toMatchObject({ backgroundColor: '#222222', align: 'center' });
  });

  it('a link with a border alone, which is transparent', () => {
    const button = buttonIn(
      '<a href="https://a.example" style="display:inline-block;border:2px solid #aa0000;padding:8px 16px">Go</a>',
      'a',
    );
    expect(button?.style).toMatchObject({
      backgroundColor: 'transparent',
      borderTopWidth: 2,
      borderLeftWidth: 2,
      borderColor: '#aa0000',
    });
  });

  it('as wide as its place where the link takes the whole line', () => {
    const button = buttonIn(`<a href="https://a.example" style="${PAINTED};display:block;width:100%">Go</a>`, 'a');
    expect(button?.props).toMatchObject({ fullWidth: true });
  });

  it('as high as its cell says where it has no padding', () => {
    const button = buttonIn(
      '<table width="200"><tr><td height="44" bgcolor="#222222"><a href="https://a.example" style="font-size:20px;line-height:20px">Go</a></td></tr></table>',
    );
    expect(button?.props).toMatchObject({ paddingY: 12 });
  });
});

describe('no button is', () => {
  it.each([
    ['a link that is not painted', '<table><tr><td><a href="https://a.example">Go</a></td></tr></table>'],
    [
      'a link on a band over the whole width',
      '<table width="600"><tr><td bgcolor="#222222" style="padding:20px"><a href="https://a.example">Go</a></td></tr></table>',
    ],
    [
      'a painted table with two links',
      '<table><tr><td bgcolor="#222222"><a href="https://a.example">A</a><a href="https://b.example">B</a></td></tr></table>',
    ],
    [
      'a painted table with text beside its link',
      '<table><tr><td bgcolor="#222222" style="padding:9px">See <a href="https://a.example">this</a></td></tr></table>',
    ],
    [
      'a link around an image',
      `<table><tr><td><a href="https://a.example" style="${PAINTED}"><img src="https://a.example/x.png"></a></td></tr></table>`,
    ],
    ['a painted table without a link', '<table><tr><td bgcolor="#222222" style="padding:9px">Go</td></tr></table>'],
    [
      'a link whose address no block may send',
      `<table><tr><td><a href="javascript:x" style="${PAINTED}">Go</a></td></tr></table>`,
    ],
    [
      'a link whose label holds a tag that would be written anew',
      `<table><tr><td><a href="https://a.example" style="${PAINTED}">Hi {{ name | default: &quot;you&quot; }}</a></td></tr></table>`,
    ],
  ])('%s', (_, html) => {
    expect(buttonIn(html)).toBeNull();
  });
});

describe('a link without padding is a button', () => {
  const blocks = (cell: string) => {
    const mail = convertMail(
      `<!doctype html><body><table width="600"><tr><td align="center">${cell}</td></tr></table></body>`,
      DEFAULT_SETTINGS,
      { scope: 'mw-c' },
    );
    return nodesOf(mail?.document.nodes ?? [], 'button');
  };

  it('where its line and its width make it as large as one, in the middle of its cell', () => {
    const [button] = blocks(
      '<a href="https://a.example" style="background-color:#556270;color:#ffffff;display:inline-block;line-height:40px;width:200px;text-align:center">Show me</a>',
    );
    expect(button?.style).toMatchObject({ align: 'center', backgroundColor: '#556270' });
    expect(button?.props).toMatchObject({ label: 'Show me', paddingX: 71, paddingY: 10 });
  });

  it('where its cell is painted and sized, or a shape for Outlook leads to the same', () => {
    expect(
      blocks(
        '<table cellpadding="0"><tr><td bgcolor="#556270" width="200" height="44" align="center"><a href="https://a.example" style="color:#ffffff">Cell</a></td></tr></table>',
      )[0],
    ).toMatchObject({ props: { label: 'Cell' }, style: { align: 'center', backgroundColor: '#556270' } });
    expect(
      blocks(
        '<!--[if mso]><v:roundrect href="https://a.example/v"><center>VML</center></v:roundrect><![endif]--><![if !mso]><a href="https://a.example/v" style="background-color:#1d4ed8;color:#ffffff;display:inline-block;line-height:40px;width:200px;mso-hide:all">VML</a><![endif]>',
      )[0],
    ).toMatchObject({ props: { label: 'VML' }, style: { align: 'center', backgroundColor: '#1d4ed8' } });
  });

  it('where it takes the whole line of its place, as high as a button', () => {
    const button = buttonIn(
      '<a href="https://a.example/" style="display:block;height:44px;line-height:44px;background:#000000;color:#ffffff;text-align:center">Go</a>',
      'a',
    );
    expect(button?.props).toMatchObject({ label: 'Go', fullWidth: true, paddingX: 0 });
    expect(Number(button?.props.paddingY)).toBeGreaterThan(10);
  });

  it('but for a marked word', () => {
    expect(blocks('Some <a href="https://a.example" style="background:#ffff00;line-height:40px">words</a>')).toEqual(
      [],
    );
  });
});
