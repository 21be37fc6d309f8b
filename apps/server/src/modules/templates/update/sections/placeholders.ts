import { foldLines } from '@mailwright/render';
import type { HtmlChunks } from '../../../versions/html-chunks.ts';
import { type CachedSection, unfoldedHtml } from './cached-section.ts';

/** Short marks that replace sections in a mail while it is rendered. */
export interface Placeholders {
  /** Returns the mark that replaces a section. */
  for(section: CachedSection): string;
  /** Returns the HTML with the sections instead of their marks. */
  expand(html: string): string;
  /**
   * Folds the lines around the marks: sections on lines of their own are folded already, others are folded with the text beside
   * them.
   */
  fold(html: string, foreign: readonly string[]): string;
  /** Returns the HTML in pieces: the rendered text, and the sections whose marks are left. */
  pieces(html: string): HtmlChunks;
}

interface Part {
  readonly text: string;
  /** Section after the text. */
  readonly section: CachedSection | undefined;
  readonly mark: string;
}

/** Creates the marks of one mail. They are random, so that nothing in the mail can look like one. */
export function createPlaceholders(): Placeholders {
  const sections: CachedSection[] = [];
  const start = `<!--${crypto.randomUUID()}:`;
  const end = '-->';

  const markAt = (index: number) => `${start}${index}${end}`;

  function split(html: string): Part[] {
    const parts = html.split(start);
    return parts.map((part, index) => {
      const text = index === 0 ? part : part.slice(part.indexOf(end) + end.length);
      const next = Number.parseInt(parts[index + 1] ?? '', 10);
      return { text, section: sections[next], mark: markAt(next) };
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
      return markAt(sections.length - 1);
    },
    expand,
    fold(html, foreign) {
      // Foreign HTML is looked for everywhere, and may stand in any order.
      if (foreign.length > 0) return foldLines(expand(html), foreign);
      const parts = split(html);
      let folded = '';
      let beside = '';
      for (const [index, { text, section, mark }] of parts.entries()) {
        beside += text;
        if (section && text.endsWith('\n') && parts[index + 1]?.text.startsWith('\n')) {
          folded += foldLines(beside, []) + mark;
          beside = '';
        } else if (section) beside += unfoldedHtml(section);
      }
      return folded + foldLines(beside, []);
    },
    pieces(html) {
      return split(html).flatMap(({ text, section }) => (section ? [text, section] : [text]));
    },
  };
}
