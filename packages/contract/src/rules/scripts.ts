/** Elements whose content the HTML parser reads as text. */
const TEXT_ELEMENTS = /^(?:style|title|textarea|xmp|iframe|noembed|noframes)$/i;

/**
 * Whether HTML holds a script: a script element (in comments too), an event handler or a `javascript:` address.
 * Reads the content once, in time linear to its length.
 */
export function hasScript(html: string): boolean {
  if (/<script(?:[\s/>]|$)/i.test(html)) return true;
  let position = html.indexOf('<');
  while (position !== -1) {
    if (html.startsWith('<!--', position)) position = endOf(html, '-->', position + 4);
    else if (/[a-z]/i.test(html.charAt(position + 1))) {
      const tag = readTag(html, position + 1);
      if (tag.hasScript) return true;
      position = TEXT_ELEMENTS.test(tag.name) ? endOf(html, `</${tag.name}`, tag.end) : tag.end;
    } else position += 1;
    position = html.indexOf('<', position);
  }
  return false;
}

interface Tag {
  readonly name: string;
  readonly hasScript: boolean;
  /** Index after the tag. */
  readonly end: number;
}

const NAME = /[^\s/>]*/y;
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"?|'([^']*)'?|([^\s>]*)))?/y;

/** Reads a start tag as browsers do: quotes hide everything, an open quote hides the rest. */
function readTag(html: string, start: number): Tag {
  NAME.lastIndex = start;
  const name = NAME.exec(html)?.[0] ?? '';
  let end = start + name.length;
  for (;;) {
    ATTRIBUTE.lastIndex = end;
    const match = ATTRIBUTE.exec(html);
    if (!match) break;
    end = ATTRIBUTE.lastIndex;
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    if (isScript(match[1] ?? '', value)) return { name, hasScript: true, end };
  }
  return { name, hasScript: false, end: endOf(html, '>', end) };
}

function isScript(attribute: string, value: string): boolean {
  if (/^on[a-z]+$/i.test(attribute)) return true;
  return (
    /^(?:href|src|action|formaction|xlink:href|data|background)$/i.test(attribute) && /^\s*javascript:/i.test(value)
  );
}

function endOf(html: string, text: string, from: number): number {
  const index = indexIgnoringCase(html, text, from);
  return index === -1 ? html.length : index + text.length;
}

function indexIgnoringCase(html: string, text: string, from: number): number {
  const first = text.charAt(0);
  for (let index = html.indexOf(first, from); index !== -1; index = html.indexOf(first, index + 1)) {
    if (html.slice(index, index + text.length).toLowerCase() === text.toLowerCase()) return index;
  }
  return -1;
}
