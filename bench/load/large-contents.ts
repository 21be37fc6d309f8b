import type { LargeContent } from './held-calls.ts';
import type { SavedMail } from './mail-of-size.ts';

/** Foreign HTML of so many bytes, other with each number: many small elements, which take the most time to go through. */
export function heavyHtml(bytes: number, number: number): string {
  const row = `<tr><td style="padding:4px;color:#333"><a href="https://example.com/${number}">Offer &amp; more</a></td></tr>`;
  return `<table>${row.repeat(Math.floor(bytes / row.length))}</table>`;
}

export function contentOfHtml(bytes: number): LargeContent {
  const [html, other] = [heavyHtml(bytes, 1), heavyHtml(bytes, 2)];
  return {
    name: 'HTML',
    mail: { html },
    changedMail: { html: other },
    module: { html },
    changedModule: { html: other },
  };
}

/** Of blocks: a mail, and its first sections as a module, which may have no more. */
export function contentOfBlocks(mail: SavedMail, sections: number): LargeContent {
  const components = [1, 2].map((save) => JSON.parse(mail.json('Somebody', save)));
  const modules = components.map(({ nodes: [wrapper] }) => wrapper.children.slice(0, sections));
  return {
    name: 'blocks',
    mail: { components: components[0] },
    changedMail: { components: components[1] },
    module: { components: modules[0] },
    changedModule: { components: modules[1] },
  };
}
