import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import { VOID_ELEMENTS } from '../allow-list.ts';
import type { SourceRange } from '../island.ts';

/**
 * Mistake in HTML. `unclosed`: an opening tag without its end; `stray`: an end without its opening tag; `attribute`: an
 * attribute that browsers read differently from how it looks; `duplicate`: an attribute given twice; `cut-off`: a tag or
 * comment that reaches to the end of the source.
 */
export type HtmlProblemKind = 'unclosed' | 'stray' | 'attribute' | 'duplicate' | 'cut-off';

export interface HtmlProblem {
  readonly kind: HtmlProblemKind;
  /** Name of the tag; '' where it has none. */
  readonly tag: string;
  readonly range: SourceRange;
}

/** Only what is a slip for sure: conditional comments, template tags and odd entities are common in mails and right. */
const ERRORS: ReadonlyMap<string, HtmlProblemKind> = new Map([
  ['duplicate-attribute', 'duplicate'],
  ['eof-in-tag', 'cut-off'],
  ['eof-in-comment', 'cut-off'],
  ['missing-attribute-value', 'attribute'],
  ['missing-whitespace-between-attributes', 'attribute'],
  ['unexpected-character-in-attribute-name', 'attribute'],
  ['unexpected-character-in-unquoted-attribute-value', 'attribute'],
  ['unexpected-equals-sign-before-attribute-name', 'attribute'],
]);

/** Elements whose end may be left out by the rules of HTML. */
const OPEN_ENDED: ReadonlySet<string> = new Set(
  'html head body p li dt dd tr td th thead tbody tfoot colgroup caption option optgroup'.split(' '),
);

const CONTENT_MODES: ReadonlyMap<string, Tokenizer['state']> = new Map([
  ['style', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ['script', TokenizerMode.SCRIPT_DATA],
]);

/** More than this many are one slip with many echoes. */
const MAX_PROBLEMS = 100;

/** Slips in HTML as it is written, in order of their place. Whatever it says, browsers show something. */
export function htmlProblems(source: string): readonly HtmlProblem[] {
  const problems: HtmlProblem[] = [];
  const open: { readonly tag: string; readonly range: SourceRange }[] = [];
  // How many of each are open, so that a flood of stray ends is not searched for among a flood of open tags.
  const counts = new Map<string, number>();
  const count = (tag: string, change: number) => counts.set(tag, (counts.get(tag) ?? 0) + change);
  const report = (kind: HtmlProblemKind, tag: string, range: SourceRange) => {
    if (problems.length < MAX_PROBLEMS) problems.push({ kind, tag, range });
  };
  const leave = (last: number) => {
    for (const { tag, range } of open.splice(open.length - last)) {
      count(tag, -1);
      if (!OPEN_ENDED.has(tag)) report('unclosed', tag, range);
    }
  };
  const nothing = () => undefined;
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag({ tagName, selfClosing, location }: Token.TagToken) {
        const mode = CONTENT_MODES.get(tagName);
        if (mode !== undefined) tokenizer.state = mode;
        // `<v:rect />` closes itself where mails have it: in what Word reads.
        if (VOID_ELEMENTS.has(tagName) || (selfClosing && tagName.includes(':'))) return;
        count(tagName, 1);
        open.push({ tag: tagName, range: rangeOf(location) });
      },
      onEndTag({ tagName, location }: Token.TagToken) {
        if ((counts.get(tagName) ?? 0) === 0) return report('stray', tagName, rangeOf(location));
        leave(open.length - 1 - open.findLastIndex(({ tag }) => tag === tagName));
        count(tagName, -1);
        open.pop();
      },
      onParseError({ code, startOffset, endOffset }) {
        const kind = ERRORS.get(code);
        if (kind) report(kind, '', { start: startOffset, end: Math.max(endOffset, startOffset + 1) });
      },
      onComment: nothing,
      onDoctype: nothing,
      onCharacter: nothing,
      onNullCharacter: nothing,
      onWhitespaceCharacter: nothing,
      onEof: nothing,
    },
  );
  tokenizer.write(source, true);
  leave(open.length);
  return problems.sort((a, b) => a.range.start - b.range.start);
}

function rangeOf(location: Token.Location | null): SourceRange {
  return { start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 };
}
