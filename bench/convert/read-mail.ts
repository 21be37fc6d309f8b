/** Everything of a mail that a reader or a machine gets, as a browser has it: each list with its repetitions. */
export interface MailReading {
  /** Text visible at the width of the page, in the letter case in which it is shown. */
  readonly text: string;
  /** Words whose color is that of what lies behind them, or nearly. */
  readonly unreadable: readonly string[];
  /** Addresses of links that hold anything. */
  readonly links: readonly string[];
  readonly images: readonly string[];
  /** Addresses of background pictures, each once. */
  readonly backgrounds: readonly string[];
  /** Gradients, as CSS says them. */
  readonly gradients: readonly string[];
  /** Names that a link in the mail leads to, and all that anchors have. */
  readonly anchors: readonly string[];
  /** Attributes for machines and screen readers, as `name` or `name=value`. */
  readonly attributes: readonly string[];
  /** Items of lists: what stood before each as a word is drawn then. */
  readonly listItems: number;
  /** Pixels by which the page is wider than its window. */
  readonly overflowPx: number;
}

/** Reads the page that it runs in. It stands by itself, so that it can be handed to a browser as it is. */
export function readMail(): MailReading {
  const view = window;
  const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const wordsOf = (text: string) =>
    text
      .replace(/\u034f|\u200b|\u200c|\u200d|\u200e|\u200f|\u00ad|\ufeff/g, '')
      .split(/\s+/)
      .filter((word) => word !== '');
  const numbersOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);

  const behind = (element: Element): readonly number[] | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = view.getComputedStyle(at);
      if (backgroundImage !== 'none') return null;
      const [red = 0, green = 0, blue = 0, alpha = 1] = numbersOf(backgroundColor);
      if (alpha > 0.5) return [red, green, blue];
    }
    return [255, 255, 255];
  };
  const unreadable: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const words = wordsOf(node.textContent ?? '');
    if (!element || words.length === 0 || !visible(element)) continue;
    const { color, fontSize } = view.getComputedStyle(element);
    const under = Number.parseFloat(fontSize) < 2 ? null : behind(element);
    const own = numbersOf(color);
    const apart = under?.reduce((most, part, index) => Math.max(most, Math.abs(part - (own[index] ?? 0))), 0) ?? 255;
    if (apart < 24) unreadable.push(...words);
  }

  const links: string[] = [];
  for (const link of document.body.querySelectorAll('a[href], area[href]')) {
    const holds =
      link.tagName === 'AREA' || (link.textContent ?? '').trim() !== '' || link.querySelector('img, amp-img');
    const href = link.getAttribute('href')?.trim() ?? '';
    if (holds && href !== '' && href !== '#') links.push(href);
  }
  // Links that are elements of a sending system, by the tag that stands for them in addresses.
  const ownLinks = ['unsubscribe', 'preferences', 'webversion', 'forwardtoafriend'];
  for (const { localName } of document.body.querySelectorAll(ownLinks.join(','))) links.push(`[${localName}]`);
  const images: string[] = [];
  for (const image of document.body.querySelectorAll('img[src], amp-img[src]')) {
    const src = image.getAttribute('src')?.trim() ?? '';
    // The box of a list that is checked off is drawn in as many ways as there are editors.
    if (image.closest('[role="checkbox"]')) continue;
    const sides = ['width', 'height'].map((name) => Number.parseFloat(image.getAttribute(name) || '100'));
    const isSpacer = /(?:^|\/)(?:spacer|blank|transparent|clear|pixel|1x1)[\w-]*\.(?:gif|png)(?:$|[?#])/i.test(src);
    if (src !== '' && !isSpacer && sides.every((side) => !(side <= 3))) images.push(src);
  }

  const backgrounds = new Set<string>();
  const gradients: string[] = [];
  for (const element of [document.documentElement, document.body, ...document.body.querySelectorAll('*')]) {
    const { backgroundImage } = view.getComputedStyle(element);
    if (backgroundImage === 'none') continue;
    for (const [, address = ''] of backgroundImage.matchAll(/url\("([^"]*)"\)/g)) backgrounds.add(address);
    for (const [name] of backgroundImage.matchAll(/[a-z-]*gradient\(/g))
      gradients.push(`${name}${backgroundImage.slice(0, 80)}`);
  }

  const named = [...document.body.querySelectorAll('[id], a[name]')].map((element) => ({
    name: element.id || (element.getAttribute('name') ?? ''),
    isAnchor: element.tagName === 'A' && element.hasAttribute('name') && !element.hasAttribute('href'),
  }));
  const wanted = new Set(links.flatMap((href) => (href.startsWith('#') ? [href.slice(1)] : [])));
  const anchors = named.flatMap(({ name, isAnchor }) => (name !== '' && (isAnchor || wanted.has(name)) ? [name] : []));

  const attributes: string[] = [];
  const say = (element: Element, name: string) =>
    attributes.push(`${name}=${element.getAttribute(name)?.trim() ?? ''}`);
  for (const element of document.body.querySelectorAll('*')) {
    const tag = element.localName;
    if (ownLinks.includes(tag)) continue;
    if (element.namespaceURI === 'http://www.w3.org/1999/xhtml' && element instanceof HTMLUnknownElement)
      // Word leaves empty elements of its own.
      attributes.push(...(/^[ow]:/.test(tag) && wordsOf(element.textContent ?? '').length === 0 ? [] : [tag]));
    else if (/^[a-z]+-[a-z-]+$/.test(tag)) attributes.push(tag);
    for (const { name, value } of element.attributes) {
      if (value.trim() === '' && !/^(?:itemscope|data-)/.test(name)) continue;
      const around = element.parentElement ? view.getComputedStyle(element.parentElement).direction : '';
      if (name === 'dir' && value.toLowerCase() === around) continue;
      if (/^(?:lang|dir|title|usemap|aria-label|aria-labelledby|aria-describedby|itemprop|itemtype|itemid)$/.test(name))
        say(element, name);
      else if (name === 'itemscope' || /^data-(?!mw-)/.test(name)) attributes.push(name);
      else if (/^(?!xmlns|xml|xlink)[a-z]+:[\w:-]+$/.test(name)) attributes.push(name);
    }
    if (tag === 'ol' && (element as HTMLOListElement).start !== 1)
      attributes.push(`start=${(element as HTMLOListElement).start}`);
    if (tag === 'ol' && element.hasAttribute('type') && element.getAttribute('type') !== '1') say(element, 'type');
    if (tag === 'li' && element.hasAttribute('value')) say(element, 'value');
  }
  for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
    attributes.push(`application/ld+json ${(script.textContent ?? '').length > 0 ? '' : 'empty'}`.trim());
  for (const style of document.querySelectorAll('style')) {
    if (/\[data-ogs[cb]\]/i.test(style.textContent ?? '')) attributes.push('data-ogsc');
  }

  return {
    // biome-ignore lint/performance/useDomNodeTextContent: what is seen is wanted, not what is written
    text: document.body.innerText,
    unreadable,
    links,
    images,
    backgrounds: [...backgrounds],
    gradients,
    anchors,
    attributes,
    listItems: document.body.querySelectorAll('li').length,
    overflowPx: Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  };
}

/** The colors of all elements of the page that it runs in, as one text: rules for dark mode that reach none change nothing. */
export function readColors(): string {
  return [...document.body.querySelectorAll('*')]
    .map((element) => {
      const { color, backgroundColor, display } = getComputedStyle(element);
      return `${color} ${backgroundColor} ${display}`;
    })
    .join('\n');
}
