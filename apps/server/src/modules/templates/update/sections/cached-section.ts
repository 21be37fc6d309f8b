import { blockRegistry } from '@mailwright/blocks';
import { hasBase64 } from '@mailwright/contract';
import { type DocumentNode, ISLAND_TYPE, type ModuleInstance, walkNodes } from '@mailwright/document';
import { foldLines, type PlacedNode } from '@mailwright/render';
import type { ObjectText } from '../../../../http/unread/unread-objects.ts';
import { htmlOf, type StoredPiece } from '../../../versions/html-chunks.ts';
import { namedAssets } from '../../../versions/named-assets.ts';

/** Ids and module links of nodes, which must fit the rest of the mail. */
export interface Marks {
  readonly ids: readonly string[];
  readonly instances: readonly ModuleInstance[];
}

/** Section as it was rendered, its lines folded. */
export interface CachedSection extends StoredPiece, Marks {
  /** UTF-8 of the HTML before lines were folded; null when no line was too long. */
  readonly unfolded: Buffer | null;
  readonly rules: PlacedNode['rules'];
  readonly place: PlacedNode['place'];
  /** Section without its content, for the parts around it that read the section. */
  readonly shell: DocumentNode;
}

/** Approximate bytes in memory of an entry without its HTML, and of each id in it. */
const ENTRY = 1000;
const ID = 64;

/** Returns the approximate size of an entry in memory, bytes. */
export function cachedBytes({ json, unfolded, ids }: CachedSection): number {
  return json.length + (unfolded?.length ?? 0) + ids.length * ID + ENTRY;
}

/** Returns the section in the form that is stored in memory; null when it must be rendered each time. */
export function cachedSection({ html, rules, place }: PlacedNode, section: DocumentNode): CachedSection | null {
  const folded = foldLines(html, []);
  // What is refused in a mail is looked for within each piece: between tags, none of it reaches into the next one.
  const isWhole = folded.startsWith('<') && folded.endsWith('>') && folded.isWellFormed();
  if (!isWhole || hasBase64(folded)) return null;
  return {
    json: ownBytes(JSON.stringify(folded).slice(1, -1)),
    bytes: Buffer.byteLength(folded),
    assets: namedAssets([folded]),
    unfolded: folded === html ? null : ownBytes(html),
    rules,
    place,
    shell: { ...section, children: [] },
    ...marksOf([section]),
  };
}

/** Returns the HTML before lines were folded. */
export function unfoldedHtml(section: CachedSection): string {
  return section.unfolded?.toString() ?? htmlOf(section);
}

export function marksOf(nodes: readonly DocumentNode[]): Marks {
  const ids: string[] = [];
  const instances: ModuleInstance[] = [];
  walkNodes(nodes, ({ id, instance }) => {
    ids.push(id);
    if (instance) instances.push(instance);
  });
  return { ids, instances };
}

/**
 * Returns whether a section may be kept: sections with foreign HTML, which affects the whole mail, or with blocks that a mail
 * has only once must be rendered each time.
 */
export function isCacheable(section: DocumentNode): boolean {
  let may = true;
  walkNodes([section], ({ type }) => {
    if (type === ISLAND_TYPE || blockRegistry.get(type)?.maxPerDocument !== undefined) may = false;
  });
  return may;
}

/** Members of the JSON that make a section be read each time: HTML of others, and content of modules and brand kits. */
const LOOKED_FOR = [`"type":${JSON.stringify(ISLAND_TYPE)}`, '"scope":', '"instance":', '"brand":'];

/** Returns whether a kept section need not be read when it comes again. */
export function mayStayUnread({ json }: ObjectText): boolean {
  return !LOOKED_FOR.some((member) => json.includes(member)) && !hasBase64(json);
}

/** Returns the text in memory of its own: small buffers share memory with others, which would then not be freed. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
