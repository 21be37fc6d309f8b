import type { DocumentNode, NodeStyle } from '@mailwright/document';
import type { ColumnDraft } from '../assemble-document.ts';
import type { MjmlPart } from './mjml-tree.ts';
import { readButton, readDivider, readImage, readNavbar, readSocial, readSpacer } from './read-blocks.ts';
import { readCode } from './read-code.ts';
import { readText } from './read-text.ts';
import { leftOut, type Reading } from './reading.ts';
import { backgroundColorOf, borderOf, isOtherRoot, paddingOf, radiusOf } from './values.ts';

/** A column with its blocks; `share` is percent of the section. */
export function readColumn(part: MjmlPart, share: number, reading: Reading): ColumnDraft {
  const { attributes, width, children } = part;
  const { mixed, ...border } = borderOf(attributes);
  const style: NodeStyle = {
    ...paddingOf(attributes, width),
    ...backgroundColorOf(attributes['background-color']),
    ...border,
    ...radiusOf(attributes),
  };
  for (const detail of leftOut(part, reading)) {
    reading.note({ fidelity: 'changed', part: part.tag, reason: 'setting-left-out', detail });
  }
  if (mixed) reading.note({ fidelity: 'changed', part: part.tag, reason: 'value-adjusted', detail: 'border' });
  return { share, style, gap: 0, nodes: readBlocks(children, reading) };
}

function leadsToRoot({ attributes, content }: MjmlPart): boolean {
  return (
    [attributes.src, attributes.href].some(isOtherRoot) ||
    [...content.matchAll(/\b(?:href|src)\s*=\s*["']?\s*(\/[^\s"'>]*)/gi)].some(([, address]) => isOtherRoot(address))
  );
}

/** Returns whether a part holds only such items, e.g. no tags of a condition between them. */
function holdsOnly({ children }: MjmlPart, item: string): boolean {
  return children.every(({ tag }) => tag === item);
}

export function readBlocks(parts: readonly MjmlPart[], reading: Reading): readonly DocumentNode[] {
  return parts.flatMap((part) => readBlock(part, reading));
}

function readBlock(part: MjmlPart, reading: Reading): readonly DocumentNode[] {
  // A block would send them as paths of this server.
  if (part.html !== '' && [part, ...part.children].some(leadsToRoot)) return [readCode(part, reading)];
  switch (part.tag) {
    case 'mj-text':
      return readText(part, reading);
    case 'mj-image':
      return [readImage(part, reading)];
    case 'mj-button':
      return [readButton(part, reading)];
    case 'mj-divider':
      return [readDivider(part, reading)];
    case 'mj-spacer':
      return [readSpacer(part, reading)];
    case 'mj-navbar':
      return [holdsOnly(part, 'mj-navbar-link') ? readNavbar(part, reading) : readCode(part, reading)];
    case 'mj-social':
      return [(holdsOnly(part, 'mj-social-element') ? readSocial(part, reading) : null) ?? readCode(part, reading)];
    default:
      return [readCode(part, reading)];
  }
}
