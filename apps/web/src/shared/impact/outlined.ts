/**
 * Style of the differences: an outline, which moves nothing, in a color that is visible on light and dark mails. The frame
 * scrolls to the first difference, where the browser can do that without a script.
 */
const OUTLINE = `<style>
[data-changed]{outline:2px solid #d6336c!important;outline-offset:2px!important}
[data-changed="1"]{scroll-initial-target:nearest;scroll-margin:24px}
</style>`;

/** Returns the HTML of a mail with an outline around all elements with `data-changed`. */
export function outlined(html: string): string {
  const end = html.indexOf('</head>');
  return end < 0 ? OUTLINE + html : html.slice(0, end) + OUTLINE + html.slice(end);
}
