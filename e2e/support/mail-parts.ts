import type { FrameLocator, Page } from '@playwright/test';

/** Elements of an imported mail that a person can point at, by their mark on the canvas. */
export interface MailParts {
  /** Elements that hold words and nothing else. */
  readonly texts: readonly string[];
  readonly links: readonly string[];
  readonly images: readonly string[];
}

/** The first few of each kind that stand alone under the middle of their box. */
export function findParts(mail: FrameLocator): Promise<MailParts> {
  return mail.locator('html').evaluate((root) => {
    const page = root.ownerDocument;
    const isUnderPointer = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = page.elementFromPoint(left + width / 2, top + height / 2);
      return width >= 8 && height >= 8 && hit?.closest('[data-mw-at]') === element;
    };
    const isPlain = ({ childNodes, textContent }: Element) =>
      childNodes.length === 1 && childNodes[0]?.nodeType === 3 && /^[\w \t\r\n.,!?-]{3,}$/.test(textContent ?? '');
    const some = (selector: string, fits: (element: Element) => boolean) =>
      [...page.querySelectorAll(selector)]
        .filter((element) => fits(element) && isUnderPointer(element))
        .slice(0, 5)
        .map((element) => element.getAttribute('data-mw-at') ?? '');
    return {
      texts: some('[data-mw-at]:not(a, a *)', isPlain),
      links: some('a[data-mw-at][href]', isPlain),
      images: some('img[data-mw-at]', () => true),
    };
  });
}

/** Returns whether `after` is `before` with one spelling of `old` changed to `value`, and nothing else. */
export function onlyChanges(before: string, after: string, old: string, value: string): boolean {
  const words = old
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[^\w\s]/g, '\\$&').replaceAll('\\&', '&(?:amp;)?'));
  return [...before.matchAll(new RegExp(words.join('\\s+'), 'g'))].some(
    ({ 0: written, index }) => `${before.slice(0, index)}${value}${before.slice(index + written.length)}` === after,
  );
}

/** Texts and attributes that differ between two sources, as the browser reads them; one `structure` if its tree does. */
export function changedParts(page: Page, before: string, after: string): Promise<readonly string[]> {
  return page.evaluate(
    ([one = '', other = '']) => {
      const facts = (source: string) => {
        const document = new DOMParser().parseFromString(source, 'text/html');
        const walker = document.createTreeWalker(document, 1 | 4 | 128);
        const found: (readonly [name: string, value: string])[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          if (!(node instanceof Element)) {
            found.push([`text of ${node.parentElement?.localName}`, node.nodeValue ?? '']);
            continue;
          }
          found.push([`tag ${node.localName}`, '']);
          // Absent ones count as empty: a first style is a change of it, not another tree.
          for (const name of new Set(['style', ...node.getAttributeNames()].sort()))
            found.push([`${name} of ${node.localName}`, node.getAttribute(name) ?? '']);
        }
        return found;
      };
      const [old, now] = [facts(one), facts(other)];
      const same = old.length === now.length && old.every(([name], at) => name === now[at]?.[0]);
      return same ? now.flatMap(([name, value], at) => (value === old[at]?.[1] ? [] : [name])) : ['structure'];
    },
    [before, after],
  );
}
