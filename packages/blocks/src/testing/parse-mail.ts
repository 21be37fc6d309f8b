import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

type ParsedElement = DefaultTreeAdapterMap['element'];

export interface ParsedMail {
  /** Codes of the parser's complaints; none in HTML that needs no repair. */
  readonly errors: readonly string[];
  readonly rootCount: number;
  /** True when the first root is an element. */
  readonly startsWithElement: boolean;
  readonly elements: readonly ParsedElement[];
}

/** Parses a block's HTML as a browser does, in a place where a `<div>` could stand. */
export function parseMail(html: string): ParsedMail {
  const errors: string[] = [];
  const fragment = parseFragment(html, { onParseError: ({ code }) => errors.push(code) });
  const elements: ParsedElement[] = [];
  const visit = (node: DefaultTreeAdapterMap['node']) => {
    if ('tagName' in node) elements.push(node);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(fragment);
  const [first] = fragment.childNodes;
  return {
    errors,
    rootCount: fragment.childNodes.length,
    startsWithElement: first !== undefined && 'tagName' in first,
    elements,
  };
}

export function attribute(element: ParsedElement, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Names of all elements with the names of their attributes: what a hostile text must not be able to change. */
export function skeleton(parsed: ParsedMail): string[] {
  return parsed.elements.map(({ tagName, attrs }) => [tagName, ...attrs.map(({ name }) => name)].join(' '));
}

/** All inline declarations, as `[property, value]`. */
export function declarations(parsed: ParsedMail): (readonly [string, string])[] {
  return parsed.elements.flatMap((element) =>
    (attribute(element, 'style') ?? '')
      .split(';')
      .filter(Boolean)
      .map((declaration) => {
        const colon = declaration.indexOf(':');
        return [declaration.slice(0, colon), declaration.slice(colon + 1)] as const;
      }),
  );
}
