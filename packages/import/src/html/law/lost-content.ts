import { color } from '@mailwright/blocks';
import type { GeneralSettings } from '@mailwright/document';
import type { HtmlElement } from '@mailwright/island';
import { lostWords } from '../../law/lost-words.ts';
import type { MadeContent } from '../../law/made-content.ts';
import { attribute, parentElement } from '../dom.ts';
import { isWithin } from './machine-content.ts';
import type { SourcePart } from './source-content.ts';

/** What one way through a source made of it. */
export interface MadeOfSource {
  readonly content: MadeContent;
  readonly settings: Pick<GeneralSettings, 'bgColor' | 'outerColor' | 'lang' | 'dir'>;
  /** Elements that stay as they are written, with all that is in them. */
  readonly code: ReadonlySet<HtmlElement>;
  /** What blocks show in a way of their own: images of which they have another version, marks of lists, links. */
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
  return [
    ...words.filter((_, index) => lost.has(index)),
    ...parts.filter((part) => part.kind !== 'word' && isLost(part)),
  ];
}

/** Asked of each part in the order of the source: what stands there more often than in the blocks is lost the last times. */
function createLossTest({ content, settings, code, shown }: MadeOfSource): (part: SourcePart) => boolean {
  const counts = new Map<string, number>();
  const nth = (key: string) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count;
  };
  const colors = new Set([...content.colors, settings.bgColor, settings.outerColor]);
  let gradients = 0;
  return ({ kind, name = '', value, element }) => {
    const isCode = () => isWithin(element, code);
    switch (kind) {
      case 'word':
        return false;
      case 'link':
        return !content.holds(value);
      case 'image':
        return !shown.has(element) && (!content.holds(value) || content.images(value) < nth(`image ${value}`));
      case 'tag':
        return !shown.has(element) && (content.tags.get(value) ?? 0) < nth(`tag ${value}`);
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

/** What `type` of a list means, as blocks have it. */
const MARKERS: Readonly<Record<string, string>> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};
