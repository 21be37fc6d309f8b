import { GOOGLE_FONTS, type WebFont } from '@mailwright/document';

/**
 * Loads the fonts of the mail into the frame's page, as far as its policy lets them in: Google's. Those from elsewhere
 * are seen in the mail alone, which the settings say where they are added.
 */
export function loadFonts(page: Document, fonts: readonly WebFont[] = []): void {
  const wanted = new Set(fonts.map(({ url }) => url).filter((url) => url.startsWith(GOOGLE_FONTS)));
  for (const link of page.head.querySelectorAll<HTMLLinkElement>('link[data-mw-font]')) {
    if (!wanted.delete(link.getAttribute('href') ?? '')) link.remove();
  }
  for (const url of wanted) {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.mwFont = '';
    link.href = url;
    page.head.append(link);
  }
}
