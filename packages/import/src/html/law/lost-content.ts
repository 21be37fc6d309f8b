import { color } from '@mailwright/blocks';
import type { GeneralSettings } from '@mailwright/document';
import { type HtmlElement, isElement } from '@mailwright/island';
import { lostWords } from '../../law/lost-words.ts';
import type { MadeContent } from '../../law/made-content.ts';
import { attribute, parentElement } from '../dom.ts';
import { isWithin } from './machine-content.ts';
import type { SourcePart } from './source-content.ts';

/** Result of one conversion of a source. */
export interface MadeOfSource {
  readonly content: MadeContent;
  readonly settings: Pick<GeneralSettings, 'bgColor' | 'outerColor' | 'lang' | 'dir'>;
  /** Elements that stay as they are written, with all that is in them. */
  readonly code: ReadonlySet<HtmlElement>;
  /** Elements that blocks show in another form: images with another version, bullets and numbers of lists, links. */
  readonly shown: ReadonlySet<HtmlElement>;
}

/** The parts of a source that are not in what was made of it. */
export function lostContent(parts: readonly SourcePart[], made: MadeOfSource): readonly SourcePart[] {
  const words = parts.filter(({ kind, element }) => kind === 'word' && !made.shown.has(element));
  const lost = lostWords(
    words.map(({ value }) => value),
    made.content.words,
  );
  const isLost = createLossTest(made);
  const counted = parts.filter(({ kind }) => COUNTED.has(kind));
  return [
    ...words.filter((_, index) => lost.has(index)),
    ...[...Map.groupBy(counted, ({ kind, value }) => `${kind} ${value}`).values()].flatMap((equal) =>
      lostOfEqual(equal, made),
    ),
    ...parts.filter((part) => part.kind !== 'word' && !COUNTED.has(part.kind) && isLost(part)),
  ];
}

/** Kinds of parts that must occur as often as before. */
const COUNTED: ReadonlySet<SourcePart['kind']> = new Set(['link', 'image', 'tag']);

/** Most equal parts that are searched; of more, the last are taken, whatever is beside them. */
const MAX_EQUAL = 1000;

/** Returns as many of equal parts as are missing: first those that a block is most likely to have lost. */
function lostOfEqual(equal: readonly SourcePart[], { content, code, shown }: MadeOfSource): readonly SourcePart[] {
  const open = equal.filter(({ element }) => !shown.has(element));
  const missing = open.length - countOf(open[0], content);
  if (missing <= 0) return [];
  const isSearched = open.length <= MAX_EQUAL;
  const rank = (part: SourcePart) => (isWithin(part.element, code) ? 2 : isSearched && followsTwin(part) ? 0 : 1);
  return open
    .toReversed()
    .map((part) => ({ part, rank: rank(part) }))
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, missing)
    .map(({ part }) => part);
}

function countOf(part: SourcePart | undefined, content: MadeContent): number {
  if (!part) return 0;
  if (part.kind === 'tag') return content.tags.get(part.value) ?? 0;
  if (!content.holds(part.value)) return 0;
  return part.kind === 'image' ? content.images(part.value) : content.links(part.value);
}

/** Returns whether a link comes right after another with the same address: joined into one link, only their words stay. */
function followsTwin({ kind, value, element }: SourcePart): boolean {
  if (kind !== 'link') return false;
  const siblings = element.parentNode?.childNodes ?? [];
  const before = siblings[siblings.indexOf(element) - 1];
  return before !== undefined && isElement(before) && attribute(before, 'href').trim() === value;
}

/** Returns a test that is called for each part that is not counted, in the order of the source. */
function createLossTest({ content, settings, code, shown }: MadeOfSource): (part: SourcePart) => boolean {
  const colors = new Set([...content.colors, settings.bgColor, settings.outerColor]);
  let gradients = 0;
  return ({ kind, name = '', value, element }) => {
    const isCode = () => isWithin(element, code);
    switch (kind) {
      case 'word':
      case 'link':
      case 'image':
      case 'tag':
        return false;
      case 'background':
        if (value.startsWith('#')) return !colors.has(value.toLowerCase()) && !isCode();
        return !content.holds(value);
      case 'gradient':
        if (isCode()) return false;
        gradients += 1;
        return gradients > content.gradients;
      case 'anchor':
        return !content.anchors.has(value);
      case 'dark':
        // An image that another stands in for in dark mode.
        if (name === 'display' && content.darkImages.has(value)) return false;
        return !content.darkColors.has(color(value) || value.toLowerCase()) && !isCode();
      case 'attribute':
        return !isSaid(name, value, element) && !shown.has(element) && !isCode();
      case 'address':
      case 'element':
        return !shown.has(element) && !isCode();
      case 'data':
        return !isCode();
    }
  };

  function isSaid(name: string, value: string, element: HtmlElement): boolean {
    // What the mail says as a whole, nothing around the part says otherwise.
    if ((name === 'lang' || name === 'dir') && same(settings[name], value) && !isWithinOther(element, name, value))
      return true;
    if (name === 'type') return content.says('marker', MARKERS[value] ?? value.toLowerCase());
    return content.says(name, value);
  }
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function isWithinOther(element: HtmlElement, name: string, value: string): boolean {
  for (let at = parentElement(element); at && at.tagName !== 'body'; at = parentElement(at)) {
    const around = attribute(at, name);
    if (around !== '') return !same(around, value);
  }
  return false;
}

/** List style of blocks for each `type` of a list. */
const MARKERS: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};
