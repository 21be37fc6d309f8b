/**
 * A mail for a page that only shows it: its `<link>` elements say nothing to the browser any more. A policy keeps their
 * style sheets out, but not what they let it fetch ahead. Each becomes an element without any meaning that is parsed in
 * the same way, so that nothing else is read differently. What is sent or exported keeps them.
 */
export function withoutLinks(html: string): string {
  return html.replace(/<link(?=[\s/>])/gi, '<bgsound');
}
