import {
  type BlockRegistry,
  type DocumentNode,
  decodeLabel,
  type EditLabel,
  excerptOf,
  findNode,
  type HistoryRecord,
  type JsonValue,
} from '@mailwright/document';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import { blockName, stepName } from '../../core/view/step-name.ts';

/** Largest length of a value in a line, characters. */
const MAX_VALUE_LENGTH = 40;

type Shown = Pick<HistoryRecord, 'label' | 'document' | 'selection' | 'selectionBefore'>;

/** A step with what it changed: "Text: “Hello Ann”", "Change Button: Width → 300", "Delete Heading: “News”". */
export function stepTitle(step: Shown, before: Shown | undefined, registry: BlockRegistry): string {
  const name = stepName(step.label);
  const label = decodeLabel(step.label);
  const node = changedNode(label, step, before);
  if (!node) return name;
  const definition = registry.get(node.type);
  const words = node.name ?? excerptOf(node, registry);
  const isWords = label.field !== undefined && label.field === (definition?.plainTextProp ?? definition?.richTextProp);
  const what = blockName(node.type) ?? '';
  if (label.action === 'update' && isWords && words !== '') {
    return i18n.t('editor:step.words', { name: what, words });
  }
  const value = setValue(label, node, before && findNode(before.document, node.id));
  if (value !== undefined) return i18n.t('editor:step.value', { name, value });
  return words === '' || words === what ? name : i18n.t('editor:step.words', { name, words });
}

/** The block a step was about; undefined when it was about several, or about none. */
function changedNode({ action, type, count }: EditLabel, step: Shown, before: Shown | undefined) {
  if (type === undefined || count !== undefined) return undefined;
  const [document, selection] =
    action === 'remove' ? [before?.document, step.selectionBefore] : [step.document, step.selection];
  const [id] = selection;
  const node = document && id !== undefined ? findNode(document, id) : undefined;
  return node?.type === type ? node : undefined;
}

/** Returns the new value of a field, when it is short enough to be read. */
function setValue({ action, field }: EditLabel, node: DocumentNode, before: DocumentNode | undefined) {
  if (field === undefined || (action !== 'update' && action !== 'style')) return undefined;
  if (action === 'update') return shortValue(node.props[field]);
  const own = (of: DocumentNode | undefined) =>
    [of?.style, of?.style.tablet, of?.style.phone, of?.style.dark].map(
      (values) => (values as Readonly<Record<string, JsonValue>> | undefined)?.[field],
    );
  const old = own(before);
  return shortValue(own(node).find((value, index) => value !== old[index]));
}

function shortValue(value: JsonValue | undefined): string | undefined {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string' || value === '') return undefined;
  return value.length > MAX_VALUE_LENGTH ? `${value.slice(0, MAX_VALUE_LENGTH - 1)}…` : value;
}
