import { blockRegistry } from '@mailwright/blocks';
import { hasBase64 } from '@mailwright/contract';
import { type DocumentNode, ISLAND_TYPE, type ModuleInstance, walkNodes } from '@mailwright/document';
import { foldLines, type PlacedNode } from '@mailwright/render';
import type { ObjectText } from '../../../../http/unread/unread-objects.ts';
import { namedAssets } from '../../../versions/named-assets.ts';
import { htmlOf, type StoredPiece } from '../../../versions/pieced-html.ts';

/** What of nodes has to fit the rest of the mail. */
export interface Marks {
  readonly ids: readonly string[];
  readonly instances: readonly ModuleInstance[];
}

/** A section as it was rendered, its lines folded. */
export interface KeptSection extends StoredPiece, Marks {
  /** UTF-8 of its HTML before lines were folded; null where none was too long. */
  readonly unfolded: Buffer | null;
  readonly rules: PlacedNode['rules'];
  readonly place: PlacedNode['place'];
  /** The section without what is in it: what is around it asks for it. */
  readonly shell: DocumentNode;
}

/** What an entry takes beside its HTML, about; and each id in it. */
const ENTRY = 1000;
const ID = 64;

/** Bytes that an entry takes in memory, about. */
export function bytesKept({ json, unfolded, ids }: KeptSection): number {
  return json.length + (unfolded?.length ?? 0) + ids.length * ID + ENTRY;
}

/** The section the way it is kept; null where it has to be rendered each time. */
export function keptSection({ html, rules, place }: PlacedNode, section: DocumentNode): KeptSection | null {
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

/** Its HTML before lines were folded. */
export function unfoldedHtml(section: KeptSection): string {
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

/** Foreign HTML is looked for in the whole mail, and of some blocks a mail has one: such sections are rendered each time. */
export function mayBeKept(section: DocumentNode): boolean {
  let may = true;
  walkNodes([section], ({ type }) => {
    if (type === ISLAND_TYPE || blockRegistry.get(type)?.maxPerDocument !== undefined) may = false;
  });
  return may;
}

/** What is looked for in the whole document, wherever it stands: HTML of others, and what comes from modules and brand kits. */
const LOOKED_FOR = [`"type":${JSON.stringify(ISLAND_TYPE)}`, '"scope":', '"instance":', '"brand":'];

/** Whether a section that is kept need not be read when it comes again. */
export function mayStayUnread({ json }: ObjectText): boolean {
  return !LOOKED_FOR.some((member) => json.includes(member)) && !hasBase64(json);
}

/** Memory of its own: small buffers share theirs with what is long forgotten. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
