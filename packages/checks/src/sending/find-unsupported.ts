import {
  conditionTags,
  createProfileWriter,
  type FieldProblem,
  fieldProblem,
  type NeutralField,
  type ProfileWriter,
  readNeutralTag,
  type SendingProfile,
  tagPieces,
} from '@mailwright/contract';
import {
  conditionalGroups,
  type DocumentNode,
  type EmailDocument,
  entryListOf,
  ISLAND_TYPE,
  isJsonObject,
  type JsonValue,
  ownCondition,
} from '@mailwright/document';

/** Part of a node that the sending system's language cannot express; `name` is the field or list it is about. */
export interface UnsupportedFeature {
  readonly nodeId: string;
  readonly problem: FieldProblem | 'condition' | 'otherwise' | 'repeat';
  readonly name: string;
}

/**
 * Returns the parts of a mail that the sending system's language cannot express, in the order of the mail.
 *
 * @param profile null for the server's own syntax, which knows only fields
 */
export function findUnsupported(
  document: EmailDocument,
  profile: SendingProfile | null,
): readonly UnsupportedFeature[] {
  const found: UnsupportedFeature[] = [];
  const writer = profile && createProfileWriter(profile);
  const visit = (siblings: readonly DocumentNode[], lists: readonly string[]): void => {
    const places = conditionalGroups(siblings);
    for (const node of siblings) {
      const { id: nodeId, repeat } = node;
      if (repeat && !writer?.repeat(repeat.list, lists)) {
        found.push({ nodeId, problem: 'repeat', name: repeat.list });
      }
      const inner = repeat ? [...lists, repeat.list] : lists;
      const count = places.find(([first]) => first === node)?.length ?? 0;
      const unsaid = unsaidCondition(node, count, writer, entryListOf(node) === undefined ? lists : inner);
      if (unsaid) found.push({ nodeId, ...unsaid });
      for (const field of fieldsOf(node)) {
        const problem = profile ? fieldProblem(profile, field, inner) : field.fallback && 'fallback';
        if (problem) found.push({ nodeId, problem, name: field.name });
      }
      visit(node.children ?? [], inner);
    }
  };
  visit(document.nodes, []);
  return found;
}

/** @param count how many nodes share its place, it being the first */
function unsaidCondition(
  node: DocumentNode,
  count: number,
  writer: ProfileWriter | null,
  lists: readonly string[],
): Pick<UnsupportedFeature, 'problem' | 'name'> | undefined {
  const condition = ownCondition(node.condition);
  if (!condition || (writer && conditionTags(condition, count, writer, lists))) return undefined;
  const canSayAlone = writer && conditionTags(condition, 1, writer, lists);
  return { problem: canSayAlone ? 'otherwise' : 'condition', name: condition.tests[0]?.field ?? '' };
}

/** The fields in what a node itself says, each once. Foreign HTML holds the tags of its own system. */
export function fieldsOf({ type, props }: DocumentNode): readonly NeutralField[] {
  const fields = new Map<string, NeutralField>();
  const add = (field: NeutralField) => fields.set(`${field.name} ${field.fallback ?? ''}`, field);
  const look = (value: JsonValue): void => {
    if (typeof value === 'string') {
      for (const { text, isTag } of tagPieces(value)) {
        const field = isTag ? readNeutralTag(text) : undefined;
        if (field) add(field);
      }
    } else if (Array.isArray(value)) value.forEach(look);
    else if (isJsonObject(value)) {
      const { attrs } = value;
      if (value.type === 'mergeField' && isJsonObject(attrs)) {
        const { name, fallback } = attrs;
        add({ name: String(name), ...(typeof fallback === 'string' && { fallback }) });
      } else Object.values(value).forEach(look);
    }
  };
  if (type !== ISLAND_TYPE) look(props);
  return [...fields.values()];
}
