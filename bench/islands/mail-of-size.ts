const HEAD =
  '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>News</title><style>\n.words{font-size:14px;line-height:20px}\na{color:#1155cc}\n@media (max-width:600px){.half{display:block!important;width:100%!important}}\n</style></head>\n<body style="margin:0;background:#eeeeee"><div style="max-width:600px;margin:0 auto">\n';

const END = '</div></body></html>\n';

/** Two columns as mails are written: tables in tables, everything inline, a condition for Outlook, an entity. */
function section(number: number): string {
  const half = (side: string) =>
    `<td class="half" width="50%" valign="top" style="padding:10px;font-family:Arial,sans-serif;color:#333333"><h2 style="margin:0 0 8px;font-size:18px">Story ${number} ${side}</h2><p class="words" style="margin:0 0 12px">Words &amp; more words about <b>story ${number}</b>, told in two lines at least.</p><table cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#1155cc" style="border-radius:4px"><a href="https://shop.example/s?id=${number}&amp;side=${side}" style="display:inline-block;padding:10px 18px;color:#ffffff;text-decoration:none">Read on</a></td></tr></table></td>`;
  return `<!--[if mso]><table width="600"><tr><td><![endif]-->\n<table width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#ffffff"><tr>\n${half('left')}\n${half('right')}\n</tr></table>\n<!--[if mso]></td></tr></table><![endif]-->\n`;
}

/** The sections of a newsletter in so many bytes. */
export function fragmentOf(bytes: number): string {
  const { length } = section(1000);
  return Array.from({ length: Math.max(1, Math.round(bytes / length)) }, (_, index) => section(1000 + index)).join('');
}

/** A newsletter of so many bytes that is a document of its own. */
export function mailOf(bytes: number): string {
  return `${HEAD}${fragmentOf(bytes - HEAD.length - END.length)}${END}`;
}
