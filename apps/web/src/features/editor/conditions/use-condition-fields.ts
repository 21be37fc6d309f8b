import { type CustomField, sampleRecords } from '@mailwright/contract';
import { type DocumentNode, type EmailDocument, locate } from '@mailwright/document';
import { useQuery } from '@tanstack/react-query';
import { samplePeopleQuery } from '../../../shared/api/sample-people-query.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';
import { useMergeFields } from '../core/template/merge-fields.ts';

/** The fields that a condition of a node may ask for: those of readers, and within repeats those of an entry first. */
export function useConditionFields(node: DocumentNode): readonly CustomField[] {
  const { editor } = useEditorSession();
  const { fields } = useMergeFields();
  const lists = listsAround(editor.getState().document, node);
  const { data: people = [] } = useQuery({ ...samplePeopleQuery, enabled: lists.length > 0 });
  return lists.length === 0 ? fields : [...entryFields(lists, people), ...fields];
}

/** The lists that a node is repeated over, itself or with what is around it, the innermost first. */
export function listsAround(document: EmailDocument, node: DocumentNode): readonly string[] {
  const ancestors = locate(document, node.id)?.ancestors ?? [];
  return [...ancestors, node].flatMap(({ repeat }) => repeat?.list ?? []).reverse();
}

/** Returns the fields of the lists' entries, as the sample people have them. */
export function entryFields(
  lists: readonly string[],
  people: Parameters<typeof sampleRecords>[0],
): readonly CustomField[] {
  const known = Object.entries(sampleRecords(people));
  return lists.flatMap((list) =>
    known
      .filter(([name]) => name.startsWith(`${list}.`))
      .map(([name, sample]) => ({ name, label: name, sample: typeof sample === 'object' ? '' : String(sample) })),
  );
}
