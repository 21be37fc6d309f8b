import { escapeHtml, replaceFields } from '@mailwright/blocks';
import type { MergeTags } from './merge-tag.ts';

/** About what the longest inbox preview shows, in characters. */
const PREVIEW_LENGTH = 150;

/** Takes a place in the preview and shows nothing there: a combining joiner, so that blanks do not fold. */
const FILLER = '&#847; ';

/** The hidden first text of the mail, filled up so that nothing of the mail itself follows it in the inbox. */
export function preheaderHtml(preheader: string, tags: MergeTags): string {
  const words = preheader.trim();
  if (!words) return '';
  const text = replaceFields(words, escapeHtml, tags.html);
  const filler = FILLER.repeat(Math.max(0, PREVIEW_LENGTH - words.length)).trimEnd();
  return `<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;mso-hide:all">${text} ${filler}</div>\n`;
}
