import { mapTags, tagPieces } from '@mailwright/contract';
import type { FidelityReport } from '@mailwright/import';
import type { MailReading } from './read-mail.ts';

/** Kinds of content that are counted before and after the conversion. */
export const LOSS_KINDS = ['words', 'links', 'images', 'tags', 'anchors', 'gradients', 'attributes'] as const;

export type LossKind = (typeof LOSS_KINDS)[number];

/** A mail as it is at each width, and its code. */
export interface WholeReading {
  readonly html: string;
  /** Text that an inbox shows beside the mail. */
  readonly beside: string;
  readonly atWidths: readonly MailReading[];
}

/** Returns what of a mail is gone and in no line of the report: as the source has it. */
export function unsaidLosses(
  before: WholeReading,
  after: WholeReading,
  report: FidelityReport,
): Readonly<Record<LossKind, readonly string[]>> {
  const said = sayings(report);
  const variables = new Set([...itemVariables(before.html), ...itemVariables(after.html)]);
  const each = (of: (reading: MailReading) => readonly string[], more: readonly string[] = []) =>
    // What is seen at one width alone counts, too; what is missing at both is one loss.
    before.atWidths.map((reading, index) => gone(of(reading), [...more, ...of(after.atWidths[index] ?? reading)]));
  const worst = (lists: readonly (readonly string[])[]) =>
    lists.reduce((most, list) => (list.length > most.length ? list : most), []);
  const unsaid = (kind: LossKind, lost: readonly string[]) => lost.filter((value) => !said(kind, value));
  return {
    words: unsaid(
      'words',
      worst(
        before.atWidths.map((reading, index) => {
          const made = after.atWidths[index] ?? reading;
          const lost = goneWords(reading.text, `${after.beside} ${made.text}`);
          return withoutMarks(lost, made.listItems - reading.listItems);
        }),
      ),
    ),
    links: unsaid(
      'links',
      worst(each(({ links }) => links.map((link) => plainAddress(withPlainItems(link, variables))))),
    ),
    images: unsaid('images', [
      ...worst(each(({ images }) => images.map(plainAddress))),
      ...worst(each(({ backgrounds }) => backgrounds, [...(after.atWidths[0]?.images ?? [])])),
    ]),
    tags: unsaid('tags', gone(tagsOf(before.html, variables), tagsOf(`${after.html} ${after.beside}`, variables))),
    anchors: unsaid('anchors', worst(each(({ anchors }) => anchors))),
    gradients: unsaid('gradients', worst(each(({ gradients }) => gradients.map(() => 'gradient')))),
    attributes: unsaid('attributes', worst(each(({ attributes }) => attributes))),
  };
}

/** Words that could be read before and cannot be now, at the width where most of them are. */
export function unreadableWords(before: WholeReading, after: WholeReading): readonly string[] {
  return after.atWidths.reduce<readonly string[]>((most, { unreadable }, index) => {
    const now = gone(unreadable, before.atWidths[index]?.unreadable ?? []);
    return now.length > most.length ? now : most;
  }, []);
}

/** Returns what of a list is not in another as often. */
function gone(before: readonly string[], after: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const value of after) left.set(value, (left.get(value) ?? 0) + 1);
  return before.filter((value) => {
    const count = left.get(value) ?? 0;
    left.set(value, count - 1);
    return count <= 0;
  });
}

/** The words of a text that are not in another as often; neither template tags nor where words part count. */
function goneWords(before: string, after: string): readonly string[] {
  const [source, made] = [before, after].map((text) =>
    mapTags(
      text,
      (words) => words,
      () => ' ',
    ).replace(UNSEEN, ' '),
  );
  const split = (text = '') => text.split(/\s+/).filter((word) => word !== '');
  const [all, left] = [split(source).join(''), split(made).join('')];
  return gone(split(source), split(made)).filter((word) => all.split(word).length > left.split(word).length);
}

/** Characters that take no room. */
const UNSEEN = /\u034f|\u200b|\u200c|\u200d|\u200e|\u200f|\u00ad|\ufeff/g;

function plainAddress(address: string): string {
  return address.replace(/^\/\//, 'https://').replace(/\s+|%20/g, '');
}

/** Numbers that a condition asks for are made of fields before it: what it asks for is the field. */
function withoutAssigned(html: string): string {
  const names = [...html.matchAll(/\{% assign (test_\d+) = ([^|%]+?) \| plus: 0 %\}/g)];
  return names.reduce((code, [tag, name = '', field = '']) => code.replace(tag, '').replaceAll(name, field), html);
}

/** Words without those that are marks of items which are items of lists now, of as many as there are more of these. */
function withoutMarks(words: readonly string[], items: number): readonly string[] {
  let left = items;
  return words.filter((word) => {
    const isMark = left > 0 && /^(?:[·•◦▪■§o–-]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])$/i.test(word);
    if (isMark) left -= 1;
    return !isMark;
  });
}

/** Returns what the repeats of a mail call their items: blocks may call them otherwise. */
function itemVariables(html: string): readonly string[] {
  return [...html.matchAll(/\{%-?\s*for\s+(\w+)\s+in\b/g)].map(([, name = '']) => name);
}

/** Template tags with one name for the items of repeats; `this.` says nothing. */
function withPlainItems(text: string, variables: ReadonlySet<string>): string {
  return mapTags(
    text,
    (words) => words,
    (tag) =>
      tag
        .replace(/\bthis\./g, '')
        .replace(/(?<![.\w"'])\w+(?![\w"'])/g, (name) => (variables.has(name) ? 'item' : name)),
  );
}

/** A tag as its language reads it: without blanks, marks that take blanks away, and one kind of quotes. */
function plainTag(tag: string): string {
  return tag
    .replace(/\s+/g, '')
    .replaceAll("'", '"')
    .replace(/^(\{[{%]|<%)[-~]/, '$1')
    .replace(/[-~]([%}]\}|%>)$/, '$1');
}

/** The tags of the language a mail is written in, blanks and quotes aside. */
function tagsOf(html: string, variables: ReadonlySet<string>): readonly string[] {
  // An element of a sending system is the tag that stands for it in addresses.
  const code = withoutAssigned(html)
    .replace(
      /<(unsubscribe|preferences|webversion|forwardtoafriend)(?=[\s/>])/gi,
      (_, name: string) => ` [${name.toLowerCase()}] <i`,
    )
    .replace(/<style\b[\s\S]*?<\/style\s*>/gi, ' ')
    .replace(/<!(?:--)?\s*\[(?:if|endif)[^\]]*\](?:--)?>/gi, ' ')
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&(?:#39|apos|#x27);/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
  return tagPieces(code)
    .filter(({ isTag }) => isTag)
    .map(({ text }) => plainTag(withPlainItems(text, variables)));
}

/**
 * Returns a function that tells whether the report names a loss. A line names as many losses as it counts, and all lost words
 * in its detail.
 */
function sayings({ findings }: FidelityReport): (kind: LossKind, value: string) => boolean {
  const lines = findings
    .filter(({ fidelity }) => fidelity !== 'kept')
    .map(({ part, detail = '', count }) => ({
      names: [part, ...detail.split(/[^\w:@/+-]+/)].map((name) => folded(name).replace(/:$/, '')),
      detail: folded(detail),
      // One line speaks of all rules for dark mode.
      left: part === 'dark' ? Number.POSITIVE_INFINITY : count,
    }));
  return (kind, value) => {
    const wanted = folded(value);
    const [name = ''] = wanted.split(/[= ]/);
    const line = lines.find(({ names, detail, left }) => {
      if (kind === 'words') return detail.includes(wanted);
      if (left === 0) return false;
      if (kind === 'attributes') return names.includes(name);
      // A long address is said in part.
      return detail.includes(wanted) || (detail.length >= 40 && wanted.startsWith(detail.replace(/…$/, '')));
    });
    if (line) line.left -= 1;
    return line !== undefined;
  };
}

function folded(text: string): string {
  return text.replace(/\s+/g, '').replaceAll("'", '"').toLowerCase();
}
