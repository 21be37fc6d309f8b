import { describe, expect, it } from 'vitest';
import { parsedHtml } from '../../../testing/parsed-html.ts';
import { inlineTokens } from './inline-tokens.ts';
import { recognizeMenu } from './menu.ts';

function menuIn(html: string) {
  const { body, context } = parsedHtml(html);
  return recognizeMenu(inlineTokens(body.childNodes, context), context);
}

const item = (label: string, style = 'padding:5px 10px') =>
  `<a href="https://a.example/${label}" style="${style}">${label}</a>`;

describe('a menu is', () => {
  it('links with space between them', () => {
    const menu = menuIn(`<b>${item('Shop')}</b> ${item('Help')}`);
    expect(menu).toMatchObject({
      type: 'menu',
      props: {
        items: [
          { label: 'Shop', link: { href: 'https://a.example/Shop' } },
          { label: 'Help', link: { href: 'https://a.example/Help' } },
        ],
        paddingX: 10,
        paddingY: 5,
      },
      style: { fontWeight: 'bold' },
    });
  });

  it('written as it is shown', () => {
    const menu = menuIn(`<p style="text-transform:uppercase;text-align:center">${item('Shop')}${item('Help')}</p>`);
    expect(menu?.props.items).toMatchObject([{ label: 'SHOP' }, { label: 'HELP' }]);
    expect(menu?.style).toMatchObject({ align: 'center' });
  });
});

describe('no menu is', () => {
  it.each([
    ['one link', item('Shop')],
    ['links in a sentence', `${item('Shop')} and ${item('Help')}`],
    ['links without space between them', item('Shop', '') + item('Help', '')],
    [
      'links on painted boxes, which are buttons',
      item('Shop', 'padding:9px;background:#000') + item('Help', 'padding:9px;background:#000'),
    ],
    ['links on lines of their own', `${item('Shop')}<br>${item('Help')}`],
    ['links with an image', `${item('Shop')}<img src="https://a.example/x.png">${item('Help')}`],
    ['links as long as sentences', item('x'.repeat(61)) + item('Help')],
    ['a list of topics', Array.from({ length: 13 }, (_, at) => item(`T${at}`)).join('')],
    ['a link that no block may send', `<a href="javascript:x" style="padding:9px">A</a>${item('Help')}`],
  ])('%s', (_, html) => {
    expect(menuIn(html)).toBeNull();
  });
});
