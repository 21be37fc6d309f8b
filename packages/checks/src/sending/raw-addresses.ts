import { type RawAddressField, rawAddressFields, type SendingProfile, withEncodedFields } from '@mailwright/contract';
import {
  type BlockRegistry,
  type Command,
  type ContentEntry,
  DEFAULT_SETTINGS,
  type DocumentNode,
  definitionOf,
  excerptOf,
  ISLAND_TYPE,
  mapContent,
  nodeContent,
} from '@mailwright/document';
import type { MailToCheck } from '../check-mail.ts';
import { type Finding, severityOf } from '../finding.ts';

/**
 * The addresses that go on with a field which leaves as it is: a blank or a `&` in what a reader has there breaks them.
 * Foreign HTML holds the tags of its own system.
 */
export function rawAddressFindings(
  { document, registry }: Pick<MailToCheck, 'document' | 'registry'>,
  profile: SendingProfile,
): readonly Finding[] {
  const found: Finding[] = [];
  const visit = (node: DocumentNode, around: readonly string[]): void => {
    const lists = node.repeat ? [...around, node.repeat.list] : around;
    for (const entry of addressesOf(node, registry)) {
      const raw = rawAddressFields(profile, entry.value, lists);
      if (raw.length > 0) found.push(findingOf(node, registry, { entry, raw }));
    }
    for (const child of node.children ?? []) visit(child, lists);
  };
  for (const node of document.nodes) visit(node, []);
  return found;
}

function addressesOf(node: DocumentNode, registry: BlockRegistry): readonly ContentEntry[] {
  if (node.type === ISLAND_TYPE) return [];
  const fields = definitionOf(node.type, registry)?.fields ?? [];
  // What a QR code says is drawn when it is made.
  const isDrawn = ({ prop }: ContentEntry) => fields.some((field) => field.prop === prop && field.kind === 'qrCode');
  return nodeContent(node, { registry }).filter((entry) => entry.kind !== 'text' && !isDrawn(entry));
}

interface RawAddress {
  readonly entry: ContentEntry;
  readonly raw: readonly RawAddressField[];
}

function findingOf(
  node: DocumentNode,
  registry: BlockRegistry,
  { entry: { prop, item, inStyle }, raw }: RawAddress,
): Finding {
  const check = 'addressFieldRaw';
  const about = { id: node.id, type: node.type, name: node.name ?? null, words: excerptOf(node, registry) };
  const isMarked = raw.every(({ canEncode }) => canEncode);
  const fix = isMarked && !inStyle ? encodingFix(node, registry) : null;
  const names = [...new Set(raw.map(({ field }) => field.name))];
  return { check, severity: severityOf(check), node: about, item: item ?? null, prop, names, fix };
}

/** Takes the marks that let fields stand raw off the addresses of a node. */
function encodingFix(node: DocumentNode, registry: BlockRegistry): Command | null {
  const { children: _, ...alone } = node;
  const mapped = mapContent({ formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [alone] }, { registry }, (entry) =>
    entry.kind === 'text' || entry.inStyle ? entry.value : withEncodedFields(entry.value),
  );
  const props = mapped.nodes[0]?.props ?? node.props;
  const changed = Object.entries(props).filter(([key, value]) => value !== node.props[key]);
  return changed.length === 0 ? null : { type: 'updateProps', id: node.id, props: Object.fromEntries(changed) };
}
