import { escapeHtml } from '@mailwright/blocks';
import { type BlockRegistry, type JsonValue, type NodeSeed, type ReadProblem, readSeeds } from '@mailwright/document';

/** Content for the system clipboard: blocks for the editor, words for all other programs. */
export interface ClipboardContent {
  readonly html: string;
  readonly text: string;
}

export type Envelope =
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'blocks'; readonly seeds: readonly NodeSeed[] };

const FORMAT = 1;
const ATTRIBUTE = 'data-mailwright-blocks';
const WRITTEN = new RegExp(`\\s${ATTRIBUTE}="([^"]*)"`);

/** No mail comes near; more is an attack on the browser tab. */
const MAX_CHARACTERS = 64 * 1024 * 1024;
const MAX_NESTING = 100;

/** Writes blocks into an attribute, where other programs overlook them, around the words that those show. */
export function writeEnvelope(seeds: readonly NodeSeed[], text: string): ClipboardContent {
  const data = encodeURIComponent(JSON.stringify({ format: FORMAT, nodes: seeds }));
  const words = text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
  return { html: `<div ${ATTRIBUTE}="${data}">${words}</div>`, text: text.trim() };
}

/** Reads blocks that `writeEnvelope` wrote, here or in another window. Trusts nothing: any page can write a clipboard. */
export function readEnvelope(html: string, registry: BlockRegistry): Envelope {
  const data = WRITTEN.exec(html)?.[1];
  if (data === undefined) return { kind: 'none' };
  const nodes = data.length > MAX_CHARACTERS ? null : nodesOf(data);
  if (nodes === null || nodes.length === 0) return { kind: 'unreadable' };
  const { seeds, problems } = readSeeds(nodes, registry);
  const isHarmless = (kind: ReadProblem['kind']) => kind === 'unknown-type' || kind === 'mark-removed';
  const broken = problems.some(({ kind, path }) => !isHarmless(kind) && isOutermost(path));
  return broken ? { kind: 'unreadable' } : { kind: 'blocks', seeds };
}

function nodesOf(data: string): readonly JsonValue[] | null {
  try {
    const envelope: unknown = JSON.parse(decodeURIComponent(data));
    if (typeof envelope !== 'object' || envelope === null || !('format' in envelope && 'nodes' in envelope))
      return null;
    const { format, nodes } = envelope;
    return format === FORMAT && Array.isArray(nodes) && isShallow(nodes, MAX_NESTING) ? nodes : null;
  } catch {
    return null;
  }
}

function isShallow(value: unknown, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return left > 0 && Object.values(value).every((inner) => isShallow(inner, left - 1));
}

function isOutermost(path: string): boolean {
  return path.lastIndexOf('/') === 0;
}
