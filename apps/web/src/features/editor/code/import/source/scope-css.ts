import { parser } from '@lezer/css';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** Blocks whose selectors are no elements: steps of an animation, and what has no selectors at all. */
const UNSCOPED: ReadonlySet<string> = new Set(['KeyframesStatement']);

/**
 * CSS that reaches only what is inside `scope` (a class selector). `body`, `html` and `:root` become the scope itself.
 * Everything but the selectors stays as it is written.
 */
export function scopeCss(css: string, scope: string): string {
  const edits: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  parser.parse(css).iterate({
    enter(ref) {
      if (UNSCOPED.has(ref.name)) return false;
      if (ref.name !== 'RuleSet') return true;
      for (const { from, to } of selectorsOf(ref.node))
        edits.push({ from, to, text: scoped(css.slice(from, to), scope) });
      return false;
    },
  });
  let result = '';
  let position = 0;
  for (const { from, to, text } of edits) {
    result += css.slice(position, from) + text;
    position = to;
  }
  return result + css.slice(position);
}

/** From comma to comma, up to the rule's block. */
function selectorsOf(rule: SyntaxNode): readonly { readonly from: number; readonly to: number }[] {
  const ranges: { from: number; to: number }[] = [];
  let from: number | null = null;
  let to = rule.from;
  for (let child = rule.firstChild; child; child = child.nextSibling) {
    const ends = child.name === ',' || child.name === 'Block';
    if (!ends) {
      if (child.name === 'Comment') continue;
      from ??= child.from;
      to = child.to;
      continue;
    }
    if (from !== null) ranges.push({ from, to });
    from = null;
    if (child.name === 'Block') break;
  }
  return ranges;
}

const ROOT = /^(?:html|body|:root)(?![\w-])(?:\s+body(?![\w-]))?/i;

function scoped(selector: string, scope: string): string {
  const trimmed = selector.trim();
  return ROOT.test(trimmed) ? trimmed.replace(ROOT, scope) : `${scope} ${trimmed}`;
}
