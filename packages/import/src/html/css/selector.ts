import { type HtmlElement, type HtmlNode, isElement } from '@mailwright/island';
import { compile, type Options } from 'css-select';
import {
  AttributeAction,
  type AttributeSelector,
  isTraversal,
  parse,
  SelectorType,
  type Selector as Token,
} from 'css-what';
import { parentElement, textValue } from '../dom.ts';

export interface Selector {
  /** Property that every element it matches has: `#id`, `.class`, a tag, or `*`. */
  readonly key: string;
  /** Ids, classes and attributes, tags, as one number. */
  readonly specificity: number;
  readonly matches: (element: HtmlElement) => boolean;
}

/** Longer chains than mails have. */
const MAX_TOKENS = 40;

const MAX_CHARACTERS = 1000;

/**
 * Reads selectors that, taken together, go up the tree at most `climbs` times and match nothing after that. null for
 * what is never true of a mail at rest (`:hover`) or is not told apart here (siblings, positions).
 *
 * @param roots elements above which the tree is not looked at
 */
export function createSelectorReader(
  climbs: number,
  roots?: ReadonlySet<HtmlElement>,
): (text: string) => Selector | null {
  let left = climbs;
  const options: Options<HtmlNode, HtmlElement> = {
    relativeSelector: false,
    adapter: {
      isTag: isElement,
      getName: ({ tagName }) => tagName,
      getAttributeValue: ({ attrs }, name) => attrs.find((attr) => attr.name === name)?.value,
      hasAttrib: ({ attrs }, name) => attrs.some((attr) => attr.name === name),
      getParent(element) {
        left -= 1;
        return left < 0 || roots?.has(element) ? null : parentElement(element);
      },
      getChildren: (node) => ('childNodes' in node ? node.childNodes : []),
      getSiblings: (node) => node.parentNode?.childNodes ?? [node],
      getText: (node) => textValue(node) ?? '',
      removeSubsets: (nodes) => nodes,
    },
  };
  return (text) => {
    const tokens = tokensOf(text);
    if (!tokens) return null;
    // Read before the compiler sorts them.
    const found = { key: keyOf(tokens), specificity: specificityOf(tokens) };
    return { ...found, matches: compile<HtmlNode, HtmlElement>([tokens], options) };
  };
}

function tokensOf(text: string): Token[] | null {
  if (text.length > MAX_CHARACTERS) return null;
  try {
    const [tokens = [], second] = parse(text);
    const [first, last] = [tokens[0], tokens.at(-1)];
    if (!first || !last || second || isTraversal(first) || isTraversal(last)) return null;
    return tokens.length <= MAX_TOKENS && tokens.every(isTold) ? tokens : null;
  } catch {
    return null;
  }
}

function isTold(token: Token): boolean {
  switch (token.type) {
    case SelectorType.Attribute:
    case SelectorType.Tag:
    case SelectorType.Universal:
      return token.namespace === null;
    case SelectorType.Pseudo:
      return token.name === 'link';
    default:
      return token.type === SelectorType.Descendant || token.type === SelectorType.Child;
  }
}

function specificityOf(tokens: readonly Token[]): number {
  return tokens.reduce((sum, token) => {
    if (token.type === SelectorType.Tag) return sum + 1;
    if (token.type === SelectorType.Pseudo) return sum + 100;
    if (token.type !== SelectorType.Attribute) return sum;
    return sum + (isId(token) ? 10_000 : 100);
  }, 0);
}

/** Returns the rarest property that the last compound requires: an id, else a class, else a tag. */
function keyOf(tokens: readonly Token[]): string {
  const last = tokens.slice(tokens.findLastIndex(isTraversal) + 1);
  const attributes = last.filter((token) => token.type === SelectorType.Attribute);
  const id = attributes.find(isId);
  if (id) return `#${id.value}`;
  const own = attributes.find(({ name, action }) => name === 'class' && action === AttributeAction.Element);
  if (own) return `.${own.value}`;
  return last.find((token) => token.type === SelectorType.Tag)?.name.toLowerCase() ?? '*';
}

/** `#x`, and not `[id=x]`, which weighs less but is read as the same. */
function isId({ name, action, ignoreCase }: AttributeSelector): boolean {
  return name === 'id' && action === AttributeAction.Equals && ignoreCase === 'quirks';
}
