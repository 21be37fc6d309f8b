import type { TextContext } from '../mail-block.ts';
import type { BlockView } from '../shared/define-block.ts';
import { mergeTextPlain } from '../shared/text/merge-text.ts';
import type { QrCodeProps } from './definition.ts';

/** What the code says, after its text. */
export function qrCodeText({ props }: BlockView<QrCodeProps>, context: TextContext): string {
  const alt = mergeTextPlain(props.alt, context).trim();
  return alt && props.url ? `${alt}: ${props.url}` : props.url;
}
