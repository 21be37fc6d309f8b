import { blockRegistry, withMergeFields } from '@mailwright/blocks';
import {
  createProfileReader,
  PROFILES,
  recognizeProfile,
  type SendingProfile,
  withNeutralTags,
} from '@mailwright/contract';
import {
  contentOf,
  type DocumentNode,
  definitionOf,
  type EmailDocument,
  findNode,
  mapContent,
  type NodeId,
  type RichText,
} from '@mailwright/document';

/** A mail whose tags of one sending system are neutral fields, where they can be; and that system, if there was one. */
export interface NeutralMail {
  readonly document: EmailDocument;
  readonly profile: SendingProfile | undefined;
}

/**
 * Reads the tags in the texts and addresses of blocks. Foreign HTML keeps its bytes. A mail in which no system is
 * recognized is the same object.
 *
 * @param within the only nodes that are read, with all in them; the whole mail unless they are given
 */
export function neutralMail(document: EmailDocument, within: readonly NodeId[] = []): NeutralMail {
  const options = { registry: blockRegistry };
  const nodes = within.length === 0 ? document.nodes : within.flatMap((id) => findNode(document, id) ?? []);
  const part = { ...document, nodes };
  const texts = contentOf(part, options).map(({ value }) => value);
  const profile = recognizeProfile(texts, PROFILES);
  if (!profile) return { document, profile };
  const reader = createProfileReader(profile);
  const neutral = mapContent(part, options, ({ value }) => withNeutralTags(value, reader)).nodes.map(withFields);
  const byId = new Map(neutral.map((node) => [node.id, node]));
  return { document: { ...document, nodes: replaced(document.nodes, byId) }, profile };
}

function replaced(nodes: readonly DocumentNode[], byId: ReadonlyMap<NodeId, DocumentNode>): readonly DocumentNode[] {
  return nodes.map((node) => {
    const own = byId.get(node.id);
    if (own) return own;
    return node.children ? { ...node, children: replaced(node.children, byId) } : node;
  });
}

/** Fields that stand as words in rich text are fields there. */
function withFields(node: DocumentNode): DocumentNode {
  const prop = definitionOf(node.type, blockRegistry)?.richTextProp;
  const text = prop === undefined ? undefined : node.props[prop];
  const props =
    prop !== undefined && Array.isArray(text)
      ? { ...node.props, [prop]: withMergeFields(text as unknown as RichText) }
      : node.props;
  return { ...node, props, ...(node.children && { children: node.children.map(withFields) }) };
}
