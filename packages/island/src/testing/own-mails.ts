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
  ['unclosed paragraphs and cells', '<table><tr><td><p>One<p>Two<td>Three</table><ul><li>A<li>B</ul>'],
  ['a loop between rows', '<table>{% for row in rows %}<tr><td>{{ row }}</td></tr>{% endfor %}</table>'],
  ['overlapping tags', '<p><b>bold <i>both</b> italic</i> none</p>'],
  ['no tags at all', 'Just words, 1 < 2 & so on'],
  ['nothing', ''],
];
