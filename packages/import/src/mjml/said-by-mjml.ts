import { mailUrl } from '@mailwright/blocks';
import { htmlContent } from '../law/html-content.ts';
import type { SaidBySource } from '../law/tell-lost.ts';
import type { MjmlPart } from './mjml-tree.ts';

/** Attributes that hold words for readers; of all others the part itself says what it leaves out. */
const WORDS = ['alt', 'title'] as const;

/** Attributes that lead somewhere, and those that show a picture. */
const LINKS = ['href'] as const;
const IMAGES = ['src', 'background-url', 'thumbnails-src', 'icon-wrapped-url', 'icon-unwrapped-url'] as const;

function isRefused(address: string): boolean {
  return mailUrl(address, '', (name) => `{{${name}}}`) === '';
}

/** Everything that the parts of a mail in MJML say, in their order: what its author gave, not what MJML adds. */
export function saidByMjml(body: MjmlPart): SaidBySource {
  const found = { words: [] as string[], links: [] as string[], images: [] as string[], names: [] as string[] };
  const texts: string[] = [];
  const collect = (part: MjmlPart): void => {
    const given = (name: string) => (part.given.includes(name) ? (part.attributes[name]?.trim() ?? '') : '');
    // Icons of networks are ours; an address that no mail may carry is named by its part.
    const images = part.tag === 'mj-social-element' ? [] : IMAGES.map(given).filter((src) => !isRefused(src));
    const links = LINKS.map(given).filter((href) => !isRefused(href));
    found.links.push(...links);
    found.images.push(...images);
    texts.push(...links, ...images, ...WORDS.map(given));
    if (part.children.length === 0 && part.content.trim() !== '') {
      const content = htmlContent(part.content);
      for (const key of ['words', 'links', 'images', 'names'] as const) found[key].push(...content[key]);
      texts.push(...content.words, ...content.addresses, ...content.comments);
    }
    for (const child of part.children) collect(child);
  };
  collect(body);
  return { ...found, texts };
}
