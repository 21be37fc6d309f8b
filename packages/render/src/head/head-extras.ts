import { type GeneralSettings, headCodeProblem } from '@mailwright/document';
import { promotionJson } from './promotion-json.ts';
import { webFontLinks } from './web-font-links.ts';

type HeadSettings = Pick<GeneralSettings, 'outlook' | 'webFonts' | 'promotion' | 'headCode'>;

/** What a mail has in its head on its author's word: fonts that its body uses, its promotion, its own code; '' without any. */
export function headExtras(settings: HeadSettings, body: string, assetBase: string): string {
  const { webFonts = [], promotion = {}, headCode = '' } = settings;
  const code = headCodeProblem(headCode) === null ? headCode.trim() : '';
  const parts = [webFontLinks(webFonts, body, settings.outlook), promotionJson(promotion, assetBase), code];
  return parts.map((part) => part && `${part}\n`).join('');
}
