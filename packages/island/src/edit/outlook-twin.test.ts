import { expect, test } from 'vitest';
import { parseIsland } from '../parse-island.ts';
import { editTwin, outlookTwin } from './outlook-twin.ts';

const BUTTON = `<table><tr><td><!--[if mso]><v:roundrect href="https://a.example/?a=1&amp;b=2" style="height:40px"><w:anchorlock/><center style="color:#fff">
 Shop&nbsp;now </center></v:roundrect><![endif]--><!--[if !mso]><!--><a href="https://a.example/?a=1&b=2"><span>Shop&nbsp;now</span></a><!--<![endif]--></td></tr></table>`;

function twinOf(source: string) {
  const island = parseIsland(source);
  const link = island?.elements.find(({ tag }) => tag === 'a');
  return island && link ? outlookTwin(source, island, link) : null;
}

test('a button is found again in the comment that Outlook reads', () => {
  const twin = twinOf(BUTTON);
  expect(twin?.href && BUTTON.slice(twin.href.start, twin.href.end)).toBe('https://a.example/?a=1&amp;b=2');
  expect(twin?.text && BUTTON.slice(twin.text.start, twin.text.end)).toBe('Shop&nbsp;now');
});

test('address and words of the twin change together, and nothing else', () => {
  const twin = twinOf(BUTTON);
  expect(twin && editTwin(BUTTON, twin, { href: 'https://b.example/?x="1"&y', text: 'Buy & go' })).toBe(
    BUTTON.replace('https://a.example/?a=1&amp;b=2', 'https://b.example/?x=&quot;1&quot;&amp;y').replace(
      'Shop&nbsp;now ',
      'Buy &amp; go ',
    ),
  );
});

test('a comment without the link, and two that have it, are no twin', () => {
  expect(twinOf('<div><!--[if mso]><table><tr><td><![endif]--><a href="https://a.example">Go</a></div>')).toBeNull();
  const comment = '<!--[if mso]><a href="https://a.example">Go</a><![endif]-->';
  expect(twinOf(`<div>${comment}${comment}<a href="https://a.example">Go</a></div>`)).toBeNull();
});

test('what would end the comment is not written into it', () => {
  const twin = twinOf(BUTTON);
  expect(twin && editTwin(BUTTON, twin, { href: '{{ "-->" }}' })).not.toContain('{{ "-->');
});
