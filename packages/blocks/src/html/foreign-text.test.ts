import { expect, test } from 'vitest';
import { foreignText } from './foreign-text.ts';

const CASES: readonly [string, string, string][] = [
  [
    'lines, links with their addresses, pictures and lists',
    '<title>t</title><p>Hello<br/>there</p><a href="https://a.example/shop">Shop</a> <a href="{{ unsubscribe_url }}">Unsubscribe</a><hr><img src="x.png" alt="Big sale"><ul><li>a</li><li>b</li></ul><h2>T</h2>',
    `Hello\nthere\n\nShop (https://a.example/shop) Unsubscribe ({{ unsubscribe_url }})\n\n${'-'.repeat(40)}\n\nBig sale\n\n- a\n- b\n\nT`,
  ],
  [
    'cells, items and options that nothing closes, and a bare sign',
    '<table><tr><td>One<td>Two<tr><td>Three</table><ul><li>a<li>b</ul><label>Name</label><select><option>A<option>B</select><p>5 < 6 and a<b</p>',
    'One | Two\nThree\n\n- a\n- b\n\nName\nA\nB\n\n5 < 6 and a<b',
  ],
  [
    'entities',
    '<p>DON&rsquo;T&mdash;x&#xA0;y&nbsp;z&shy;&amp;nbsp; &lt;tag&gt; AT&T &unknown; &#x1F389;</p><a href="https://a.example/?a=1&copy=2&amp;x=3">l</a>',
    'DON’T—x y z&nbsp; <tag> AT&T &unknown; 🎉\n\nl (https://a.example/?a=1&copy=2&x=3)',
  ],
  [
    'comments by the rules of HTML, and the tags in them',
    '<!-- a -- b --- c --><p>One</p><!--> odd <p>Two</p><!-- x --!><p>Three</p><!--[if mso]><a href="https://m.example/">M {{ x }}</a><![endif]--><!-- *|IF:VIP|* --><p>Four</p><!-- *|END:IF|* -->',
    'One\n\nodd\n\nTwo\n\nThree\n\n*|IF:VIP|*\n\nFour\n\n*|END:IF|*',
  ],
  [
    'what opens for Outlook and closes for all',
    '<!--[if mso]>{% if a %}{% if b %}x{% endif %}<![endif]-->A{% endif %}',
    '{% if a %}A{% endif %}',
  ],
  [
    'hidden parts',
    '<style>.m{display:none}#o{display:none}@media(max-width:9px){.d{display:none}}.x .y{display:none}</style><div style="display:none">pre</div><p class="m">phone</p><b id="o">o</b><div style="max-height:0;overflow:hidden">q</div><p class="d y">Seen</p><span hidden>h</span>',
    'Seen',
  ],
  [
    'tags with quotes, signs and markup, in addresses, words and between rows',
    '<a href="{{ TrackLink "https://a.example/?x=1&amp;y=2" . }}">Go</a>{% if a < b and c > d %}x{% endif %}{% module html="<p>Hi</p>" %}<table>{% for i in items %}<tr><td>{{ i.name }}</td><td>{{ i.price }}</td></tr>{% endfor %}</table>',
    'Go ({{ TrackLink "https://a.example/?x=1&y=2" . }}) {% if a < b and c > d %}x{% endif %}{% module html="<p>Hi</p>" %}\n\n{% for i in items %}\n{{ i.name }} | {{ i.price }}\n{% endfor %}',
  ],
  [
    'pictures that lead somewhere, links without words, of mail and to nowhere',
    '<a href="https://a.example/"><img alt="Logo"></a><p><a href="https://b.example/"><img alt=""></a></p><p><a href="mailto:a@b.example?subject=x">Write</a>, <a href="https://c.example/">https://c.example/</a>, <a href="#top">Top</a>, <a href="javascript:x()">Run</a><a href="https://d.example/"></a></p>',
    'Logo: https://a.example/\n\nhttps://b.example/\n\nWrite (a@b.example), https://c.example/, Top, Run',
  ],
  [
    'pictures beside each other and beside words, and those of AMP',
    '<p>See<img alt="one"><img alt="two">{{ x }}<img alt="three">, <a href="https://a.example/"><img alt="four"></a>five</p><ul><li><img alt="six">7</ul><amp-img src="https://a.example/i.png" alt="eight"></amp-img>',
    'See one two {{ x }} three, four: https://a.example/ five\n\n- six 7\n\neight',
  ],
  [
    'addresses with signs of a sending system around them, and those that words say already',
    '<a href="#UNSUBSCRIBE#">Leave</a> <a href="##out##">Out</a> <a href="#top">Top</a> <a href="mailto:a@b.example?subject=x">a@b.example</a> <a href="tel:+491234">+49 1234</a>',
    'Leave (#UNSUBSCRIBE#) Out (##out##) Top a@b.example +49 1234',
  ],
  [
    'numbers of lists, and lists in lists',
    '<ol start="3" type="a"><li>x<ul><li>in<br>two</li></ul></li><li value="7"><p>y</p></li></ol>',
    'c. x\n\n   - in\n     two\n\ng. y',
  ],
  [
    'cells with paragraphs of their own, and a link around all of it',
    '<table><tr><td><p>In</p></td><td><a href="https://a.example/"><div>Out</div></a></td></tr></table>',
    'In\n\nOut (https://a.example/)',
  ],
  [
    'conditions that all but Outlook take for comments, parts of a picture and what stands for scripts',
    '<![if !vml]><img alt="V"><![endif]><map><area href="https://m.example/" alt="Map"></map>Words<noscript>No</noscript>',
    'V\nMap (https://m.example/)\nWords\nNo',
  ],
  [
    'no marks of parts for Outlook, as Word writes them',
    '<p>A <![if !supportLists]><span>1.</span><![endif]> B</p><!--[if !supportLists]--><p>C</p><!--[endif]----><!--[if mso]><p>D</p><![endif]-->',
    'A 1. B\n\nC',
  ],
  ['a comment and an element that nothing ends', 'A <b c <p>B</p><!-- gone', 'A <b c\n\nB'],
];

test.each(CASES)('gives %s', (_, source, text) => expect(foreignText(source)).toBe(text));

test('gives the words of what is deeper than any mail', () => {
  expect(foreignText(`${'<div>'.repeat(2000)}5 &lt; 6 {{ name }}<script>x</script>`)).toBe('5 < 6 {{ name }}');
});

const OFTEN = 40_000;
const BLANKS = ' '.repeat(200_000);

// What takes time by the square of the length does not end before the tests do.
test.each([
  ['tags that nothing closes', '<a href="'.repeat(OFTEN), '<a href="'.repeat(OFTEN)],
  ['tags in tags', '<b <i '.repeat(OFTEN), '<b <i '.repeat(OFTEN).trim()],
  ['comments', '<!-- {{ x }} '.repeat(OFTEN), '{{ x }}'.repeat(OFTEN)],
  ['openers of template tags', '{{ {% *| [ '.repeat(OFTEN), '{{ {% *| [ '.repeat(OFTEN).trim()],
  ['quotes', `<a x="'`.repeat(OFTEN), `<a x="'`.repeat(OFTEN)],
  ['lists in lists', `${'<ul><li>'.repeat(OFTEN)}a`, 'a'],
  ['cells in cells', `${'<table><tr><td>'.repeat(OFTEN)}a`, 'a'],
  ['links', `${'<a href="x">'.repeat(OFTEN)}a`, 'a (x)'],
  ['rules that hide', `${'<style>.a{x:y;display:none;'.repeat(OFTEN)}</style>a`, 'a'],
  ['blanks', `a${' \n\u00a0'.repeat(OFTEN)}b`, 'a b'],
  ['blanks in an address', `<a href="https://a.example/${BLANKS}b">a</a>`, 'a (https://a.example/ b)'],
  ['blanks in a tag', `{{ a${BLANKS}b }}`, '{{ a b }}'],
])('goes through %s in time linear to them', (_, source, text) => {
  expect(foreignText(source) === text).toBe(true);
});
