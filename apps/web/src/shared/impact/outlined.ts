/**
 * What differs, in a color that is seen on light and dark mails; an outline moves nothing. The first of it is what the
 * frame shows at first, where the browser can do that without a script.
 */
const OUTLINE = `<style>
[data-changed]{outline:2px solid #d6336c!important;outline-offset:2px!important}
[data-changed="1"]{scroll-initial-target:nearest;scroll-margin:24px}
</style>`;

/** HTML of a mail with an outline around all that carries `data-changed`. */
export function outlined(html: string): string {
  const end = html.indexOf('</head>');
  return end < 0 ? OUTLINE + html : html.slice(0, end) + OUTLINE + html.slice(end);
}
