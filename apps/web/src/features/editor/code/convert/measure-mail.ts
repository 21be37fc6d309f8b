import type { MeasuredItem, MeasuredMail } from '@mailwright/import';

/**
 * Measures a mail in the page that shows it: its words and pictures as they are seen, and what is painted behind them.
 * It stands by itself, so that a browser can be handed it as it is; without a page it measures the one it runs in.
 */
export function measureMail(page: Document = document): MeasuredMail {
  /** More words, pictures or elements than these are not measured: a large mail has a tenth. */
  const [maxItems, maxElements, maxSteps] = [8000, 20_000, 20_000_000];
  /** Areas are compared by cells of this size, CSS pixels. */
  const cell = 16;
  const view = page.defaultView;
  const root = page.documentElement;
  const elements = [...page.body.querySelectorAll('*')];
  const nothing = { height: 0, items: [], areas: {}, isWhole: false };
  if (!view || elements.length > maxElements) return nothing;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element): CSSStyleDeclaration => {
    const known = styles.get(element) ?? view.getComputedStyle(element);
    styles.set(element, known);
    return known;
  };
  function memo<T>(find: (element: Element) => T) {
    const known = new Map<Element, T>();
    return (element: Element): T => {
      const before = known.get(element);
      if (before !== undefined || known.has(element)) return before as T;
      const found = find(element);
      known.set(element, found);
      return found;
    };
  }
  const paintOf = memo((element): string => {
    const { backgroundColor, backgroundImage } = styleOf(element);
    if (backgroundImage !== 'none') return backgroundImage;
    return /^rgba\(.*, 0\)$/.test(backgroundColor) ? '' : backgroundColor;
  });
  const behind = memo((element): string => {
    for (let at: Element | null = element; at; at = at.parentElement) if (paintOf(at) !== '') return paintOf(at);
    return 'rgb(255, 255, 255)';
  });
  const isCut = memo((element): boolean => {
    for (let at: Element | null = element; at && at !== page.body; at = at.parentElement) {
      const { overflow, opacity } = styleOf(at);
      const { width, height } = at.getBoundingClientRect();
      if (Number(opacity) === 0 || (overflow !== 'visible' && (width < 1 || height < 1))) return true;
    }
    return false;
  });
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true }) && !isCut(element);
  const boxOf = memo((element): Element => {
    let at = element;
    while (at.parentElement && at !== page.body && /^inline$|^contents$/.test(styleOf(at).display))
      at = at.parentElement;
    return at;
  });

  const items: MeasuredItem[] = [];
  const begun = new Set<Element>();
  const range = page.createRange();
  const [left, top] = [view.scrollX, view.scrollY];
  let open: { item: MeasuredItem; box: Element; right: number } | null = null;

  const addWord = (node: Text, start: number, end: number, element: Element, isJoined: boolean) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0) return;
    const style = styleOf(element);
    const written = node.data.slice(start, end);
    const cased =
      style.textTransform === 'uppercase'
        ? written.toUpperCase()
        : style.textTransform === 'lowercase'
          ? written.toLowerCase()
          : style.textTransform === 'capitalize'
            ? `${written.slice(0, 1).toUpperCase()}${written.slice(1)}`
            : written;
    const text = cased.replace(/\u00ad|\u034f|\u200b|\u200c|\u200d|\u200e|\u200f|\ufeff/g, '');
    const box = boxOf(element);
    const background = behind(element);
    if (text === '' || style.color === background) return;
    if (isJoined && open?.box === box && Math.abs(open.right - rect.left) < 1) {
      // One word in several elements: it looks as it begins.
      const item = { ...open.item, text: open.item.text + text };
      items[items.length - 1] = item;
      open = { item, box, right: rect.right };
      return;
    }
    const family = style.fontFamily.split(',')[0]?.replaceAll('"', '').trim().toLowerCase() ?? '';
    const item: MeasuredItem = {
      text,
      isImage: false,
      x: rect.left + left,
      y: rect.top + top,
      width: rect.width,
      height: rect.height,
      color: style.color,
      background,
      font: `${family} ${Number(style.fontWeight) >= 600 ? 'bold' : 'normal'} ${style.fontStyle}`,
      size: Number.parseFloat(style.fontSize),
      isFirst: !begun.has(box),
    };
    begun.add(box);
    items.push(item);
    open = { item, box, right: rect.right };
  };

  const addImage = (image: Element) => {
    const rect = image.getBoundingClientRect();
    if (rect.width <= 3 || rect.height <= 3) return;
    const box = boxOf(image);
    items.push({
      text: image.getAttribute('src')?.trim() ?? '',
      isImage: true,
      x: rect.left + left,
      y: rect.top + top,
      width: rect.width,
      height: rect.height,
      color: '',
      background: '',
      font: '',
      size: 0,
      isFirst: !begun.has(box),
    });
    begun.add(box);
    open = null;
  };

  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let endsOpen = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (items.length > maxItems) return nothing;
    if (node.nodeType === 1) {
      const element = node as Element;
      if (element.localName === 'img' && isSeen(element)) addImage(element);
      if (element.localName === 'br') open = null;
      continue;
    }
    const text = node as Text;
    const element = text.parentElement;
    if (!element || /^(?:style|script|title|noscript|template)$/.test(element.localName)) continue;
    const isShown = text.data.trim() !== '' && isSeen(element) && Number.parseFloat(styleOf(element).fontSize) >= 2;
    if (isShown)
      for (const match of text.data.matchAll(/[^\s\u00a0]+/g))
        addWord(text, match.index, match.index + match[0].length, element, match.index === 0 && endsOpen);
    if (text.data !== '') endsOpen = isShown && !/[\s\u00a0]$/.test(text.data);
  }

  const height = Math.max(root.scrollHeight, page.body.scrollHeight);
  // A short mail ends where its last box does that is not as high as the window, not where the window ends.
  const end =
    height > root.clientHeight
      ? height
      : Math.max(
          0,
          ...elements
            .map((element) => element.getBoundingClientRect())
            .filter((rect) => rect.height < root.clientHeight)
            .map((rect) => Math.min(height, rect.bottom + top)),
        );
  const columns = Math.ceil(root.clientWidth / cell);
  const rows = Math.ceil(Math.min(height, 60_000) / cell);
  const page0 = paintOf(page.body) || paintOf(root) || 'rgb(255, 255, 255)';
  const cells = new Array<string>(columns * rows).fill(page0);
  let steps = 0;
  for (const element of elements) {
    const isPicture = element.localName === 'img';
    const paint = isPicture ? `picture ${element.getAttribute('src') ?? ''}` : paintOf(element);
    if (paint === '' || !isSeen(element)) continue;
    const rect = element.getBoundingClientRect();
    const from = Math.max(0, Math.round((rect.left + left) / cell));
    const to = Math.min(columns, Math.round((rect.right + left) / cell));
    const last = Math.min(rows, Math.round((rect.bottom + top) / cell));
    for (let row = Math.max(0, Math.round((rect.top + top) / cell)); row < last; row += 1) {
      steps += Math.max(0, to - from);
      if (steps > maxSteps) return nothing;
      if (to > from) cells.fill(paint, row * columns + from, row * columns + to);
    }
  }
  const areas: Record<string, number> = {};
  for (const paint of cells) areas[paint] = (areas[paint] ?? 0) + 1 / Math.max(1, cells.length);
  return { height: end, items, areas, isWhole: true };
}
