/** Small mails, one for each thing that real ones do. */
export const OWN_MAILS: readonly (readonly [name: string, source: string])[] = [
  [
    'a whole document with a table',
    `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title>News</title><style type="text/css">
  @media only screen and (max-width: 480px) { .full { width: 100% !important } }
</style></head>
<body bgcolor="#EEEEEE" style="margin:0"><table width=600 CELLPADDING="0"><tr><td class='full'>Hello {{ name }} &amp; all</td></tr></table></body></html>`,
  ],
  [
    'conditional comments and VML',
    `<div><!--[if mso]><v:roundrect href="https://a.example"><center>Go</center></v:roundrect><![endif]-->
<!--[if !mso]><!--><a href="https://a.example" style="background:#06c;color:#fff">Go</a><!--<![endif]--></div>`,
  ],
  [
    'a quirky document, as tall as the window',
    `<html><head><style>td p{margin:0}.tall,.tall td{height:100%}</style></head>
<body topmargin=0 leftmargin=0 style="height:100%" bgcolor="#fff8ec" text="#223300" link="#884400"><table class=tall width="100%" bgcolor=ffe9cc><tr><td align=center valign=top>
<h2>Spring sale</h2><p>All <A HREF='https://shop.invalid/all'>pictures</A> are here<p><img src="https://images.invalid/a.png" width=120 height="60" alt=Trees></td></tr></table></body></html>
`,
  ],
  [
    'a document with selectors that count and an end of file in the middle',
    `<!DOCTYPE html>
<html lang="en" style="background:#dfe8f0"><head><meta charset="utf-8"><style>
@import url(https://fonts.invalid/a.css);
div > *:first-child { color: #005500 } p:last-child { border-bottom: 2px solid #a40 } body > div:nth-child(2) { width: 50% }
td:empty { background: #246; height: 12px } [style*="color"] { font-weight: bold } u + a { color: #906 }
</style></head><body style="font-family:Arial;margin:40px 0 -10px"><!-- first --><div><p>First line</p><p>Second line</p></div>
<div><table><tr><td></td></tr></table><u></u><a href="https://shop.invalid/">Shop now</a> <span style="color:#135">Blue words</span></div>
<div style="float:left;width:60%"><img src="https://images.invalid/b.png" style="width:100%;max-width:300px;display:block" alt=""><p>Under the picture</p></div>`,
  ],
  ['unclosed paragraphs and cells', '<table><tr><td><p>One<p>Two<td>Three</table><ul><li>A<li>B</ul>'],
  ['a loop between rows', '<table>{% for row in rows %}<tr><td>{{ row }}</td></tr>{% endfor %}</table>'],
  ['overlapping tags', '<p><b>bold <i>both</b> italic</i> none</p>'],
  ['no tags at all', 'Just words, 1 < 2 & so on'],
  ['nothing', ''],
];
