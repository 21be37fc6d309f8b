import type { RenderContext, TextContext } from '../mail-block.ts';
import { mergeTextHtml, mergeTextPlain } from '../shared/text/merge-text.ts';
import type { ProductProps } from './props.ts';

type Prices = Pick<ProductProps, 'price' | 'salePrice'>;

/** Words before an old price and before a new one, by language. */
const WAS_NOW: Readonly<Record<string, readonly [was: string, now: string]>> = {
  en: ['was', 'now'],
  de: ['vorher', 'jetzt'],
  es: ['antes', 'ahora'],
  fr: ['avant', 'maintenant'],
};

/** Heard and not seen. A line that is struck through says nothing to who listens, and Word's readers see what it is. */
const HEARD = 'display:inline-block;width:1px;height:1px;overflow:hidden;opacity:0;mso-hide:all';

/** The price; on sale the old one struck through and the new one. '' where there is none. */
export function priceHtml({ price, salePrice }: Prices, context: RenderContext): string {
  const [was, now] = wordsOf(context);
  if (!price || !salePrice) return mergeTextHtml(salePrice || price, context);
  const heard = (word: string) => `<span style="${HEARD}">${word}&nbsp;</span>`;
  const [old, current] = [price, salePrice].map((text) => mergeTextHtml(text, context));
  return `<s>${heard(was)}${old}</s> ${heard(now)}${current}`;
}

/** The same in one line of plain text: `€39.00 (was €49.00)`. */
export function priceText({ price, salePrice }: Prices, context: Pick<TextContext, 'settings' | 'mergeTag'>): string {
  const [old, current] = [price, salePrice].map((text) => mergeTextPlain(text, context));
  return old && current ? `${current} (${wordsOf(context)[0]} ${old})` : current || old || '';
}

function wordsOf({ settings }: Pick<TextContext, 'settings'>): readonly [was: string, now: string] {
  const [language = ''] = settings.lang.toLowerCase().split('-');
  return WAS_NOW[language] ?? ['was', 'now'];
}
