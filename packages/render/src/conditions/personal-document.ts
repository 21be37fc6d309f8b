import { holds, recordsOf, type SampleRecord, withRecord } from '@mailwright/contract';
import {
  type BlockRegistry,
  COLUMN_TYPE,
  conditionalGroups,
  type DocumentNode,
  type EmailDocument,
  entryListOf,
  ownCondition,
} from '@mailwright/document';
import { withPlaces } from './arrange.ts';

/** Most that repeats may add to a mail: a node counts 1, and so do 1,000 characters of foreign HTML. Lists can be nested. */
const MAX_COPIES = 10_000;

/** A mail as one person gets it: nodes with conditions and repeats decided. */
export interface PersonalDocument {
  readonly document: EmailDocument;
  /** Returns the person's values at a node that a repeat made, with the fields of its record; undefined for other nodes. */
  readonly valuesOf: (node: DocumentNode) => SampleRecord | undefined;
}

/** Surroundings of the nodes that are being read. */
interface Scope {
  readonly values: SampleRecord;
  /** Records that the copies come from, to give each copy ids of its own; '' outside of repeats. */
  readonly records: string;
}

/**
 * Decides for one person's values what is shown, and how often. A part that is the same for everybody is the same object.
 * The place of a column that is left out stays empty, as it does in the mail.
 */
export function personalDocument(
  document: EmailDocument,
  values: SampleRecord,
  registry: BlockRegistry,
): PersonalDocument {
  const known = new WeakMap<DocumentNode, SampleRecord>();
  let left = MAX_COPIES;

  function own(node: DocumentNode, scope: Scope): DocumentNode {
    const { children } = node;
    const next = children && childrenFor(node, children, scope);
    if (scope.records === '') return !next || next.children === children ? node : next;
    const copy = { ...(next ?? node), id: `${node.id}${scope.records}` };
    known.set(copy, scope.values);
    return copy;
  }

  /** The node with what the person is shown of its children. */
  function childrenFor(node: DocumentNode, children: readonly DocumentNode[], scope: Scope): DocumentNode {
    const places = conditionalGroups(children);
    if (children.some(({ type, condition, repeat }) => type === COLUMN_TYPE && (condition ?? repeat))) {
      const shared = places.map((nodes) => ({ nodes, tags: undefined }));
      const arranged = withPlaces(node, shared, registry.get(node.type)?.split);
      return { ...arranged, children: places.map((place) => columnOf(place, scope)) };
    }
    const shown = places.flatMap((place) => shownOf(place, scope));
    const same = shown.length === children.length && shown.every((child, index) => child === children[index]);
    return same ? node : { ...node, children: shown };
  }

  function shownOf(place: readonly DocumentNode[], scope: Scope): readonly DocumentNode[] {
    const condition = ownCondition(place[0]?.condition);
    const list = place[0] && entryListOf(place[0]);
    const chosen = ({ values }: Scope) =>
      !condition ? place : holds(condition, values) ? place.slice(0, 1) : place.slice(1);
    if (list !== undefined) return entriesOf(list, scope).flatMap((entry) => counted(chosen(entry), entry));
    return chosen(scope).flatMap((node) => {
      const { repeat } = node;
      return repeat ? entriesOf(repeat.list, scope).flatMap((entry) => counted([node], entry)) : [own(node, scope)];
    });
  }

  function entriesOf(list: string, { values, records }: Scope): readonly Scope[] {
    return recordsOf(list, values).map((record, index) => ({
      values: withRecord(values, list, record),
      records: `${records}-${index + 1}`,
    }));
  }

  /** Copies for one entry, as long as there may be more. */
  function counted(nodes: readonly DocumentNode[], entry: Scope): readonly DocumentNode[] {
    return nodes.flatMap((node) => {
      left -= weightOf(node);
      return left < 0 ? [] : [own(node, entry)];
    });
  }

  /** One column in the place of those that share it; what is repeated stands under each other there. */
  function columnOf(place: readonly DocumentNode[], scope: Scope): DocumentNode {
    const [first, ...others] = shownOf(place, scope);
    if (first && others.length === 0) return first;
    if (first) return { ...first, children: [first, ...others].flatMap(({ children = [] }) => children) };
    const [empty] = place;
    return { id: empty?.id ?? '', type: COLUMN_TYPE, props: empty?.props ?? {}, style: {}, children: [] };
  }

  const nodes = document.nodes.map((node) => own(node, { values, records: '' }));
  const same = nodes.every((node, index) => node === document.nodes[index]);
  return { document: same ? document : { ...document, nodes }, valuesOf: (node) => known.get(node) };
}

/** Returns how much a copy of a node adds to a mail, in the units of `MAX_COPIES`. */
function weightOf({ props, children = [] }: DocumentNode): number {
  const own = 1 + (typeof props.source === 'string' ? props.source.length / 1000 : 0);
  return children.reduce((sum, child) => sum + weightOf(child), own);
}
