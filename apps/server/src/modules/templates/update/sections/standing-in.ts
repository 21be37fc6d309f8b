import { foldLines } from '@mailwright/render';
import type { PiecedHtml } from '../../../versions/pieced-html.ts';
import { type KeptSection, unfoldedHtml } from './kept-section.ts';

/** Short marks that stand in a mail for sections while it is rendered. */
export interface StandIns {
  /** The mark that stands for a section. */
  for(section: KeptSection): string;
  /** HTML with the sections instead of their marks. */
  expand(html: string): string;
  /** Folds the lines around the marks: sections with lines for themselves are folded already, others come with what is beside them. */
  fold(html: string, foreign: readonly string[]): string;
  /** HTML in pieces: what was rendered, and the sections whose marks are left. */
  pieces(html: string): PiecedHtml;
}

/** Marks of one mail. Nobody knows them beforehand, so nothing in the mail can look like one. */
export function createStandIns(): StandIns {
  const sections: KeptSection[] = [];
  const start = `<!--${crypto.randomUUID()}:`;
  const end = '-->';

  /** The texts between marks, and the section after each but the last. */
  function split(html: string): { readonly text: string; readonly section: KeptSection | undefined }[] {
    const parts = html.split(start);
    return parts.map((part, index) => {
      const text = index === 0 ? part : part.slice(part.indexOf(end) + end.length);
      return { text, section: sections[Number.parseInt(parts[index + 1] ?? '', 10)] };
    });
  }

  function expand(html: string): string {
    return split(html)
      .map(({ text, section }) => (section ? text + unfoldedHtml(section) : text))
      .join('');
  }

  return {
    for(section) {
      sections.push(section);
      return `${start}${sections.length - 1}${end}`;
    },
    expand,
    fold(html, foreign) {
      // Foreign HTML is looked for everywhere, and may stand in any order.
      if (foreign.length > 0) return foldLines(expand(html), foreign);
      const parts = html.split(new RegExp(`(?<=\n)(${start}\\d+${end})(?=\n)`));
      return parts.map((part, index) => (index % 2 === 0 ? foldLines(expand(part), []) : part)).join('');
    },
    pieces(html) {
      return split(html).flatMap(({ text, section }) => (section ? [text, section] : [text]));
    },
  };
}
