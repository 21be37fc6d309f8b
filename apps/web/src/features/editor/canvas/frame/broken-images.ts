import { i18n } from '../../../../shared/i18n/i18n.ts';

/** Attribute by which the editor's styles make an image a placeholder; the mail never has it. */
const MARK = 'data-mw-broken';

/** Marks the images of the canvas that cannot be loaded, so that they are seen, and can be selected and mended. */
export interface BrokenImages {
  /** Marks them anew after the page was written. */
  readonly refresh: () => void;
  readonly stop: () => void;
}

export function followBrokenImages(page: Document): BrokenImages {
  const broken = new Set<HTMLImageElement>();

  function follow({ type, target }: Event): void {
    if (!isImage(target)) return;
    if (type === 'error') broken.add(target);
    else if (broken.delete(target)) target.removeAttribute(MARK);
    refresh();
  }

  function refresh(): void {
    const words = i18n.t('editor:image.notLoaded');
    for (const image of broken) {
      if (!image.isConnected) broken.delete(image);
      else if (image.getAttribute(MARK) !== words) image.setAttribute(MARK, words);
    }
  }

  page.addEventListener('error', follow, true);
  page.addEventListener('load', follow, true);
  for (const image of page.images) if (image.complete && image.naturalWidth === 0) broken.add(image);
  refresh();
  return {
    refresh,
    stop() {
      page.removeEventListener('error', follow, true);
      page.removeEventListener('load', follow, true);
    },
  };
}

/** Elements of a frame are made by its own window, whose classes are others. */
function isImage(target: EventTarget | null): target is HTMLImageElement {
  return (target as Element | null)?.nodeName === 'IMG';
}
