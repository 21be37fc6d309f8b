/** Returns in short what a mail's source holds for Outlook's Word engine. */
export function wordMarkup(html: string): string {
  const ghosts = /<!--\[if [^\]]*mso[^\]]*\]>(?:(?!<!\[endif\]).)*<table/s.test(html) && 'ghost tables';
  const shapes = /<v:(?:roundrect|rect)/.test(html) && 'VML';
  return [ghosts, shapes].filter(Boolean).join(' + ') || 'no';
}

const HEAD: Readonly<Record<string, RegExp>> = {
  lang: /<html[^>]*\blang=/i,
  dir: /<(?:html|body)[^>]*\bdir=/i,
  charset: /charset=["']?utf-8/i,
  viewport: /name=["']?viewport/i,
  title: /<title>[^<]+<\/title>/i,
  'color-scheme': /<meta[^>]*color-scheme/i,
  PixelsPerInch: /PixelsPerInch/,
};

/** `yes`, or what the head lacks of what EMAIL asks for. */
export function headGaps(html: string): string {
  const missing = Object.keys(HEAD).filter((name) => !HEAD[name]?.test(html));
  return missing.length === 0 ? 'yes' : `no ${missing.join(', ')}`;
}

/** The mail as a client shows it that knows no style blocks. */
export function withoutStyleBlocks(html: string): string {
  return html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '');
}
