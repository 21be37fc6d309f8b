import { type GeneralSettings, headCodeProblem } from '@mailwright/document';
import { promotionJson } from './promotion-json.ts';
import { webFontLinks } from './web-font-links.ts';

type HeadSettings = Pick<GeneralSettings, 'outlook' | 'webFonts' | 'promotion' | 'headCode'>;

/**
 * Returns the author's additions to the head of a mail: fonts that its body uses, its promotion, and the author's own code;
 * '' without any.
 * @param body called only to search it for fonts
 */
export function headExtras(settings: HeadSettings, body: () => string, assetBase: string): string {
  const { webFonts = [], promotion = {}, headCode = '' } = settings;
  const code = headCodeProblem(headCode) === null ? headCode.trim() : '';
  const fonts = webFonts.length > 0 ? webFontLinks(webFonts, body(), settings.outlook) : '';
  const parts = [fonts, promotionJson(promotion, assetBase), code];
  return parts.map((part) => part && `${part}\n`).join('');
}
