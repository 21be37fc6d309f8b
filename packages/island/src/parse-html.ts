import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
  type TreeAdapter,
} from 'parse5';

export type HtmlDocument = DefaultTreeAdapterTypes.Document;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlText = DefaultTreeAdapterTypes.TextNode;
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode;

/** As deep as Chromium nests elements; mails stay under 100. */
const MAX_DEPTH = 512;

/** Unclosed formatting tags are opened anew in every paragraph: a few megabytes can ask for billions of elements. */
const MAX_ELEMENTS = 500_000;

/** With their attributes, which would make gigabytes once they were written out. */
const MAX_ATTRIBUTE_CHARACTERS = 20_000_000;

class TooLarge extends Error {}

/**
 * Parses as a browser does, so that what is found in the tree is what a browser would find. undefined when the tree
 * would be deeper or larger than any mail, so that walking it by recursion is safe.
 */
export function parseHtml(
  source: string,
  options: { readonly locations?: boolean; readonly scripting?: boolean } = {},
): HtmlDocument | undefined {
  const { locations = false, scripting = true } = options;
  try {
    return parse(source, {
      sourceCodeLocationInfo: locations,
      scriptingEnabled: scripting,
      treeAdapter: boundedAdapter(),
    });
  } catch (error) {
    if (error instanceof TooLarge) return undefined;
    throw error;
  }
}

/** Returns whether a child of a parsed node is an element. */
export function isElement(node: HtmlNode): node is HtmlElement {
  return defaultTreeAdapter.isElementNode(node);
}

/** Returns whether a child of a parsed node is a text. */
export function isText(node: HtmlNode): node is HtmlText {
  return defaultTreeAdapter.isTextNode(node);
}

function boundedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  let depth = 0;
  let elements = 0;
  let characters = 0;
  return {
    ...defaultTreeAdapter,
    createElement(tag, namespace, attributes) {
      elements += 1;
      for (const { value } of attributes) characters += value.length;
      if (elements > MAX_ELEMENTS || characters > MAX_ATTRIBUTE_CHARACTERS) throw new TooLarge();
      return defaultTreeAdapter.createElement(tag, namespace, attributes);
    },
    onItemPush() {
      depth += 1;
      if (depth > MAX_DEPTH) throw new TooLarge();
    },
    onItemPop() {
      depth -= 1;
    },
  };
}
