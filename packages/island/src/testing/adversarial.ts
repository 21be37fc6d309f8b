const MEGABYTE = 1_000_000;

/** `unit` as often as fits into about a megabyte. */
function megabyteOf(unit: string): string {
  return unit.repeat(Math.ceil(MEGABYTE / unit.length));
}

const WORDS = '<p>Words to change</p>';

/** HTML that no mail should be, by name: malformed, hostile to parsers, or just large. Each has something to edit. */
export const MALFORMED: readonly (readonly [string, string])[] = [
  ['foster parenting', `${WORDS}<table>lost <b>words</b><tr>more<td>Cell</td><p>lost, too</p></tr></table>`],
  ['unclosed tags', `${WORDS}<div><ul><li>One<li>Two<table><tr><td>Cell<td>Cell<p>End`],
  ['overlapping formatting', `${WORDS}<b>1<p>2<i>3</b>4</p>5</i><a href="x">6<a href="y">7</a>`],
  ['four equal tags left open', `${WORDS}<p><b><b><b><b>x</p><p>y</p>`],
  ['line ends of all kinds', `${WORDS}\r\n<p>a\rb\nc\r\n</p>\r\r\n<pre>\r\n\r\nd</pre>`],
  ['NUL and other controls', `${WORDS}<p title="a\0b">x\0y\x01\x0b\x0c\x1f\x7f</p>\0<td\0 a>z</td>`],
  ['template tags in attributes', `${WORDS}<a {{ attrs }} href="{{ url }}?a={% if x > 1 %}1{% endif %}" *|X|*>Go</a>`],
  [
    'template tags around tags',
    `${WORDS}<td {% if a %}class="a"{% else %}class='b'{% endif %}>x</td><{{ tag }}>y</{{ tag }}>`,
  ],
  ['template tags between rows', `${WORDS}<table>{% for r in rows %}<tr><td>{{ r }}</td></tr>{% endfor %}</table>`],
  ['half a comment', `${WORDS}<p>shown</p><!-- never closed <p>gone</p>`],
  ['comments that end oddly', `${WORDS}<!--><p>a</p><!---><p>b</p><!--x--!><p>c</p><!--<!--nested-->--><p>d</p>`],
  ['half a condition', `${WORDS}<!--[if mso]><p>x</p><p>y</p><a href="z">z</a>`],
  ['half a tag at the end', `${WORDS}<p>before</p><a href="https://a.example`],
  ['half an entity at the end', `${WORDS}<p>a &amp b &nbsp&copyright; &#x; &#0; &#xD800; &#x110000; &bogus;</p>&am`],
  ['bidi and invisible letters', `${WORDS}<p dir="rtl">שלום \u202eabc\u202c \u2066x\u2069 \u200b\u200d\ufeff</p>`],
  ['surrogates, paired and alone', `${WORDS}<p title="\u{1f389}">\u{1f389}\u{1f468}\u200d\u{1f469}\u200d\u{1f467}</p>`],
  ['a byte order mark', `\ufeff<!doctype html><html><body>${WORDS}</body></html>`],
  [
    'ends of scripts in odd places',
    `${WORDS}</script><p title="</script>">a</p><style>/*</script>*/p{}</style></style>`,
  ],
  ['plaintext', `${WORDS}<div>before<plaintext><p>never &amp; a tag</p></plaintext></div>`],
  [
    'noscript',
    `<head><noscript><p title="</noscript><p>out</p>"></noscript></head>${WORDS}<noscript><b>in</b></noscript>`,
  ],
  [
    'raw text elements',
    `${WORDS}<xmp><p>x</p></xmp><noembed><p>y</p></noembed><noframes>z</noframes><iframe><p>w</iframe>`,
  ],
  ['a frameset', `<html><head></head><frameset cols="50%,50%"><frame src="a"><noframes>${WORDS}</noframes></frameset>`],
  [
    'a document in a document',
    `<!doctype html><html><body class="a">${WORDS}<!doctype html><html lang="x"><head><title>t</title></head><body style="x:y" class="b"><p>in</p></body></html></body></html><p>after</p>`,
  ],
  [
    'foreign content',
    `${WORDS}<svg><p>out</p><style><p>x</style><title><p>y</title></svg><math><mi><b>z</math><![CDATA[w]]>`,
  ],
  [
    'templates',
    `${WORDS}<template><p>in <template>deeper</template></p></template><table><template><tr><td>x</template></table>`,
  ],
  ['attributes without end', `${WORDS}<p a=1 a=2 A=3 =x "y" 'z' <b title='"' on=click/>x</p>`],
  ['selects and forms', `${WORDS}<form><form><select><option>a<p>b<input type=hidden><table><tr><td>c</select></form>`],
  ['old tags', `<center><font color=red>${WORDS}</font><marquee>x</marquee><image src="x"><isindex></center>`],
];

/** The same for what is large: deep, wide, or one of anything without an end. */
export const LARGE_MAILS: readonly (readonly [string, string])[] = [
  ['one line of a megabyte', `${WORDS}<p>${megabyteOf('word ')}</p>`],
  ['one word of a megabyte', `${WORDS}<p>${megabyteOf('x')}</p>`],
  ['one attribute of a megabyte', `${WORDS}<p title="${megabyteOf('a b ')}">x</p>`],
  ['a style attribute of a megabyte', `${WORDS}<p style="color:red;${megabyteOf('padding:1px;')}">x</p>`],
  ['a style attribute of blanks', `${WORDS}<p style="color:${megabyteOf(' ')}">x</p>`],
  [
    'a hundred thousand attributes',
    `${WORDS}<p ${Array.from({ length: 100_000 }, (_, at) => `a${at}=1`).join(' ')}>x</p>`,
  ],
  ['50,000 elements beside each other', `${WORDS}${'<b>x</b>'.repeat(50_000)}`],
  ['50,000 cells in one row', `${WORDS}<table><tr>${'<td>x</td>'.repeat(50_000)}</tr></table>`],
  ['50,000 paragraphs left open', `${WORDS}${'<p>x'.repeat(50_000)}`],
  ['400 boxes in each other', `${WORDS}${'<div>'.repeat(400)}x${'</div>'.repeat(400)}`],
  ['50,000 boxes in each other', `${WORDS}${'<div>'.repeat(50_000)}x`],
  ['50,000 tables in each other', `${WORDS}${'<table><tr><td>'.repeat(50_000)}x`],
  ['50,000 formatting tags left open', `${WORDS}${'<b>x'.repeat(50_000)}`],
  ['formatting opened anew in every paragraph', `${WORDS}${'<b class=a><i><u>'.repeat(100)}${'<p>x'.repeat(2_000)}`],
  [
    'many different formatting tags left open',
    `${WORDS}${Array.from({ length: 400 }, (_, at) => `<font size=${at}>`).join('')}${'<p>x'.repeat(2_000)}`,
  ],
  ['50,000 misnested links', `${WORDS}${'<a href=x><b>y</a>'.repeat(50_000)}`],
  ['50,000 ends without a beginning', `${WORDS}${'</p>'.repeat(50_000)}`],
  ['text fostered out of a table 50,000 times', `${WORDS}<table>${'x<tr>'.repeat(50_000)}</table>`],
  [
    'template tags without end',
    `${WORDS}<p>${megabyteOf('{{ ')}</p><a title="${megabyteOf('{% ').slice(0, 300_000)}">x</a>`,
  ],
  ['template tags without end in a style', `${WORDS}<p style="color:${megabyteOf('{{')}">x</p>`],
  ['comments without end in a style', `${WORDS}<p style="color:red;${megabyteOf('/*')}">x</p>`],
  ['conditions without end', `${WORDS}<a href="https://a.example">Go</a>${megabyteOf('<!--[if mso]>')}`],
  ['style tags without end', `${WORDS}${megabyteOf('<style>')}`],
  ['style tags without end in comments', `${WORDS}<!--${megabyteOf('<style>')}-->`],
  ['entities without end', `${WORDS}<p>${megabyteOf('&')}</p><p title="${megabyteOf('&a')}">x</p>`],
  ['open angle brackets', `${WORDS}<p>${megabyteOf('< ')}</p>${megabyteOf('<')}`],
  ['a megabyte of comments', `${WORDS}${megabyteOf('<!-- x -->')}`],
  ['base64 that is none', `${WORDS}<p>${megabyteOf('data:image/png;base64,')}</p>`],
  [
    'addresses without end',
    `${WORDS}<style>p{background:${megabyteOf('url(')}}</style><p style="background:${megabyteOf("url('")}">x</p>`,
  ],
];

export const ADVERSARIAL = [...MALFORMED, ...LARGE_MAILS];
