import { hash } from 'node:crypto';
import { blockRegistry } from '@mailwright/blocks';
import {
  type DocumentNode,
  type EmailDocument,
  ISLAND_TYPE,
  isJsonObject,
  type ModuleInstance,
  PAGE_WRAPPER_TYPE,
  readDocument,
  trackedMail,
  walkNodes,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { type DocumentOptions, foldLines, type PlacedNode } from '@mailwright/render';
import { LRUCache } from 'lru-cache';

/** Bytes of HTML that are kept: mails of a few hundred people who are at work. */
const MOST = 96 * 2 ** 20;

/** What an entry takes beside its HTML, about; and each id in it. */
const ENTRY = 500;
const ID = 64;

const TRACKED = { registry: blockRegistry, foreign: islandContent } as const;

/** A section as it was rendered, and what of it has to fit the rest of the mail. */
interface KeptSection {
  /** UTF-8, outside the heap that is searched for garbage. */
  readonly html: Buffer;
  /** The same with its lines folded; null where none is too long. */
  readonly folded: Buffer | null;
  readonly rules: PlacedNode['rules'];
  readonly place: PlacedNode['place'];
  readonly ids: readonly string[];
  readonly instances: readonly ModuleInstance[];
}

/** A mail as it is sent, in which sections that were rendered before are neither read nor rendered again. */
export interface RecalledMail {
  readonly mail: EmailDocument;
  readonly memory: NonNullable<DocumentOptions['memory']>;
  /** Folds the lines of what is not folded yet. */
  readonly fold: NonNullable<DocumentOptions['fold']>;
  /** Keeps what has been rendered of it since. */
  keep(): void;
}

/**
 * Sections of mails that were rendered, by everything that their HTML depends on: from save to save most of a mail stays
 * as it is. What is kept is what rendering the mail anew would give, byte for byte.
 */
export interface SectionMemory {
  /** Null for a mail that has to be read and rendered whole: it is no wrapper with sections, or something in it is wrong. */
  recall(
    components: Readonly<Record<string, unknown>>,
    options: Pick<DocumentOptions, 'assetBase' | 'mergeSyntax'>,
  ): RecalledMail | null;
}

export function createSectionMemory(most: number = MOST): SectionMemory {
  const kept = new LRUCache<string, KeptSection>({
    maxSize: most,
    sizeCalculation: ({ html, folded, ids }) => html.length + (folded?.length ?? 0) + ids.length * ID + ENTRY,
  });

  return {
    recall(components, { assetBase, mergeSyntax }) {
      const frame = frameOf(components);
      if (!frame) return null;
      const { settings } = frame.document;
      const around = sha(JSON.stringify([settings, frame.wrapper, assetBase, mergeSyntax]));
      const keys = frame.sections.map((section) => sha(around + JSON.stringify(section)));
      const found = keys.map((key) => kept.get(key));
      const newOnes = frame.sections.filter((_, index) => !found[index]);
      const read = readSections(components, newOnes);
      if (!read || !fitTogether(frame.wrapper, read, found)) return null;
      const sent = trackedMail(withSections(frame, read), TRACKED).nodes[0]?.children ?? [];
      const memory = new Map<DocumentNode, PlacedNode>();
      const folded: FoldedPart[] = [];
      const keeping: { readonly key: string; readonly node: DocumentNode; readonly read: DocumentNode }[] = [];
      let next = 0;
      const sections = frame.sections.map((section, index): DocumentNode => {
        const known = found[index];
        if (known) {
          const { rules, place } = known;
          const html = known.html.toString();
          memory.set(section, { html, rules, place });
          folded.push({ html, folded: known.folded?.toString() ?? html });
          return section;
        }
        const [node, own] = [sent[next] ?? section, read[next] ?? section];
        next += 1;
        if (own === section && mayBeKept(own)) keeping.push({ key: keys[index] ?? '', node, read: own });
        return node;
      });
      return {
        mail: withSections(frame, sections),
        memory,
        fold: (html, foreign) => (foreign.length > 0 ? foldLines(html, foreign) : foldAround(html, folded)),
        keep() {
          for (const { key, node, read: own } of keeping) {
            const rendered = memory.get(node);
            if (rendered?.html.isWellFormed()) kept.set(key, keptOf(rendered, own));
          }
        },
      };
    },
  };
}

interface Frame {
  /** Without any sections. */
  readonly document: EmailDocument;
  readonly wrapper: DocumentNode;
  /** JSON of the sections, as it came. */
  readonly sections: readonly DocumentNode[];
}

/** What is around the sections of a mail; null where it is no page wrapper alone, or cannot be read as it is. */
function frameOf(components: Readonly<Record<string, unknown>>): Frame | null {
  const { nodes } = components;
  const [stored, ...others]: readonly unknown[] = Array.isArray(nodes) ? nodes : [];
  if (others.length > 0 || !isJsonObject(stored) || stored.type !== PAGE_WRAPPER_TYPE) return null;
  const { children } = stored;
  if (!Array.isArray(children) || !children.every(isJsonObject)) return null;
  const { document, problems } = readDocument({ ...components, nodes: [{ ...stored, children: [] }] }, blockRegistry);
  const [wrapper] = document.nodes;
  if (problems.length > 0 || !wrapper) return null;
  return { document, wrapper, sections: children as unknown as readonly DocumentNode[] };
}

function withSections({ document, wrapper }: Frame, sections: readonly DocumentNode[]): EmailDocument {
  return { ...document, nodes: [{ ...wrapper, children: sections }] };
}

/** Reads sections as they are read where they stand; null where anything about them is wrong. */
function readSections(
  components: Readonly<Record<string, unknown>>,
  sections: readonly DocumentNode[],
): readonly DocumentNode[] | null {
  if (sections.length === 0) return [];
  const [wrapper] = components.nodes as readonly object[];
  const { document, problems } = readDocument(
    { ...components, nodes: [{ ...wrapper, children: sections }] },
    blockRegistry,
  );
  const read = document.nodes[0]?.children;
  return problems.length === 0 && read?.length === sections.length ? read : null;
}

/** Whether no id stands twice in the mail, and nodes of one linked module say the same of it: what reading it whole would change. */
function fitTogether(
  wrapper: DocumentNode,
  read: readonly DocumentNode[],
  found: readonly (KeptSection | undefined)[],
): boolean {
  const parts = [...found.filter((section) => section !== undefined), marksOf(read), marksOf([wrapper])];
  const ids = new Set(parts.flatMap((part) => part.ids));
  if (ids.size < parts.reduce((sum, part) => sum + part.ids.length, 0)) return false;
  const instances = new Map<string, ModuleInstance>();
  return parts
    .flatMap((part) => part.instances)
    .every((instance) => {
      const first = instances.get(instance.id) ?? instance;
      instances.set(instance.id, first);
      const { moduleId, version, name } = instance;
      return first.moduleId === moduleId && first.version === version && first.name === name;
    });
}

function marksOf(nodes: readonly DocumentNode[]): Pick<KeptSection, 'ids' | 'instances'> {
  const ids: string[] = [];
  const instances: ModuleInstance[] = [];
  walkNodes(nodes, ({ id, instance }) => {
    ids.push(id);
    if (instance) instances.push(instance);
  });
  return { ids, instances };
}

/** Foreign HTML is looked for in the whole mail, and of some blocks a mail has one: such sections are rendered each time. */
function mayBeKept(section: DocumentNode): boolean {
  let may = true;
  walkNodes([section], ({ type }) => {
    if (type === ISLAND_TYPE || blockRegistry.get(type)?.maxPerDocument !== undefined) may = false;
  });
  return may;
}

function keptOf({ html, rules, place }: PlacedNode, section: DocumentNode): KeptSection {
  const folded = foldLines(html, []);
  return {
    html: ownBytes(html),
    folded: folded === html ? null : ownBytes(folded),
    rules,
    place,
    ...marksOf([section]),
  };
}

/** Memory of its own: small buffers share theirs with what is long forgotten. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

interface FoldedPart {
  readonly html: string;
  readonly folded: string;
}

/**
 * Folds HTML in which these parts stand, in order, and are folded already. Lines know nothing of each other, so a part
 * that has its lines for itself is folded as it would be alone; another one is folded once more with what is beside it.
 */
function foldAround(html: string, parts: readonly FoldedPart[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const part of parts) {
    const start = html.indexOf(`\n${part.html}\n`, Math.max(0, at - 1));
    if (start < 0) continue;
    pieces.push(foldLines(html.slice(at, start + 1), []), part.folded, '\n');
    at = start + part.html.length + 2;
  }
  return pieces.join('') + foldLines(html.slice(at), []);
}

function sha(text: string): string {
  return hash('sha256', text, 'base64');
}
