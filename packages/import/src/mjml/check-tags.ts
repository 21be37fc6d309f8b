import type { MjmlProblem } from './mjml-tree.ts';

/** Result of reading the tags of a source, before a parser makes a tree of them. */
export interface TagCheck {
  /** Mistakes that make the source unreadable, in its order. */
  readonly mistakes: readonly MjmlProblem[];
  /** Files the source wants in its place. */
  readonly includes: readonly MjmlProblem[];
  /** Elements that become parts; what texts hold is not counted. */
  readonly elements: number;
  readonly depth: number;
  /** Code between the parts themselves, in its order. */
  readonly bare: readonly BareCode[];
}

/** Words, tags or a comment that no part holds. MJML leaves them out, or takes them for the words of the part around them. */
export interface BareCode {
  readonly start: number;
  readonly end: number;
  /** The part around it; '' outside of all. */
  readonly within: string;
  /** True when the body has begun before it. */
  readonly afterBody: boolean;
}

/** Parts that hold HTML or words of their own: nothing in them is a part. */
const HOLDS_HTML: ReadonlySet<string> = new Set(
  `mj-text mj-button mj-raw mj-table mj-style mj-title mj-preview mj-breakpoint mj-social-element mj-navbar-link
   mj-accordion-title mj-accordion-text mj-carousel-image`.split(/\s+/),
);

const VOID: ReadonlySet<string> = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Parts that hold others and no words. */
const HOLDS_PARTS: ReadonlySet<string> = new Set(
  `mjml mj-head mj-body mj-wrapper mj-section mj-group mj-column mj-hero mj-social mj-navbar mj-accordion
   mj-accordion-element mj-carousel`.split(/\s+/),
);

interface Open {
  readonly tag: string;
  readonly line: number;
  /** The part that it is in, or is: an include that is never closed holds nothing. */
  readonly around: string;
}

/**
 * Looks at the tags of a source one by one. MJML's own parser repairs what is broken without a word, and may lose half
 * a mail by it. Takes time in proportion to the source, whatever it holds.
 */
export function checkTags(source: string): TagCheck {
  const mistakes: MjmlProblem[] = [];
  const includes: MjmlProblem[] = [];
  const open: Open[] = [];
  const roots: string[] = [];
  const bodies: number[] = [];
  const bare: BareCode[] = [];
  let elements = 0;
  let depth = 0;
  const lines = createLineCounter(source);
  const say = (kind: MjmlProblem['kind'], at: number, tag: string, detail = '') =>
    ({ kind, line: lines(at), tag, detail }) as const;

  /** Position after the last tag of a part. */
  let from = 0;
  const aroundNow = () => open.at(-1)?.around ?? '';
  const take = (to: number) => {
    const around = aroundNow();
    if ((around === '' || HOLDS_PARTS.has(around)) && source.slice(from, to).trim() !== '')
      bare.push({ start: from, end: to, within: around, afterBody: bodies.length > 0 });
  };

  for (let at = source.indexOf('<'); at >= 0; ) {
    const skipped = afterComment(source, at);
    if (skipped !== null) {
      if (skipped < 0) {
        mistakes.push(say('unclosed-tag', at, '<!--'));
        break;
      }
      at = source.indexOf('<', skipped);
      continue;
    }
    const tag = readTag(source, at);
    if (tag === null) {
      at = source.indexOf('<', at + 1);
      continue;
    }
    if (tag.end < 0) {
      mistakes.push(say('unclosed-quote', at, tag.name));
      break;
    }
    take(at);
    let next = tag.end;
    if (tag.closes) closeTag(tag.name, at);
    else {
      elements += 1;
      if (open.length === 0) roots.push(tag.name);
      if (tag.name === 'mj-body') bodies.push(at);
      if (tag.name === 'mj-include') includes.push(say('include', at, tag.name, pathOf(source.slice(at, tag.end))));
      if (!tag.selfClosing && !VOID.has(tag.name)) {
        const end = HOLDS_HTML.has(tag.name) ? endOf(source, tag.name, tag.end) : null;
        if (end !== null && end < 0) {
          mistakes.push(say('unclosed-tag', at, tag.name));
          break;
        }
        const around = tag.name === 'mj-include' ? aroundNow() : tag.name;
        if (end === null) open.push({ tag: tag.name, line: lines(at), around });
        else next = end;
      }
      depth = Math.max(depth, open.length);
    }
    from = next;
    at = source.indexOf('<', next);
  }
  take(source.length);

  function closeTag(name: string, at: number): void {
    const from = open.findLastIndex(({ tag }) => tag === name);
    if (from < 0) {
      if (isOwn(name) && name !== 'mj-include') mistakes.push(say('stray-end', at, name));
      return;
    }
    for (const { tag, line } of open.splice(from).slice(1)) unclosed(tag, line);
  }

  function unclosed(tag: string, line: number): void {
    if (isOwn(tag) && tag !== 'mj-include') mistakes.push({ kind: 'unclosed-tag', line, tag, detail: '' });
  }

  if (mistakes.length === 0) for (const { tag, line } of open) unclosed(tag, line);
  if (!roots.includes('mjml')) mistakes.unshift({ kind: 'not-mjml', line: 1, tag: 'mjml', detail: '' });
  else if (mistakes.length === 0 && bodies.length === 0)
    mistakes.push({ kind: 'no-body', line: 1, tag: 'mj-body', detail: '' });
  return { mistakes: mistakes.sort((a, b) => a.line - b.line), includes, elements, depth, bare };
}

function isOwn(tag: string): boolean {
  return tag === 'mjml' || tag.startsWith('mj-');
}

/** Returns the end of the comment, declaration or CDATA section that begins here; -1 without an end, null if none begins. */
function afterComment(source: string, at: number): number | null {
  if (source.startsWith('<!--', at)) return after(source, '-->', at + 4);
  if (source.startsWith('<![CDATA[', at)) return after(source, ']]>', at);
  if (source.startsWith('<!', at) || source.startsWith('<?', at)) return after(source, '>', at);
  return null;
}

function after(source: string, end: string, from: number): number {
  const at = source.indexOf(end, from);
  return at < 0 ? -1 : at + end.length;
}

interface Tag {
  readonly name: string;
  readonly closes: boolean;
  readonly selfClosing: boolean;
  /** Position after its `>`; -1 if it has none. */
  readonly end: number;
}

function readTag(source: string, at: number): Tag | null {
  const [start, slash = '', written = ''] = /^<(\/?)([a-z][\w:.-]*)/i.exec(source.slice(at, at + 120)) ?? [];
  if (start === undefined) return null;
  const name = written.toLowerCase();
  for (let index = at + start.length; index < source.length; index += 1) {
    const character = source[index];
    if (character === '>') {
      return { name, closes: slash !== '', selfClosing: source[index - 1] === '/', end: index + 1 };
    }
    if (character === '"' || character === "'") {
      const end = source.indexOf(character, index + 1);
      if (end < 0) break;
      index = end;
    }
  }
  return { name, closes: slash !== '', selfClosing: false, end: -1 };
}

/** Returns the position after the end tag of a part that was opened before `from`; -1 without one. */
function endOf(source: string, tag: string, from: number): number {
  const ends = new RegExp(`</${tag}\\s*>|<${tag}(?=[\\s>])`, 'gi');
  ends.lastIndex = from;
  let inside = 1;
  for (let match = ends.exec(source); match; match = ends.exec(source)) {
    inside += match[0].startsWith('</') ? -1 : 1;
    if (inside === 0) return ends.lastIndex;
  }
  return -1;
}

function pathOf(tag: string): string {
  return (/\spath\s*=\s*["']?([^"'>]*)/i.exec(tag)?.[1] ?? '').trim().slice(0, 200);
}

/** Lines of positions that only go forward. */
function createLineCounter(source: string): (at: number) => number {
  let line = 1;
  let next = endOfLine(0);
  function endOfLine(from: number): number {
    const end = source.indexOf('\n', from);
    return end < 0 ? source.length : end;
  }
  return (at) => {
    while (next < at) {
      line += 1;
      next = endOfLine(next + 1);
    }
    return line;
  };
}
