import { type LinkProblem, linkProblem } from '@mailwright/blocks';
import { anchorNames } from '@mailwright/document';
import { Text, Textarea, TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import { insertField } from '../merge-fields/insert-field.ts';
import { MergeFieldButton } from '../merge-fields/MergeFieldButton.tsx';
import type { LinkInputProps } from './link-input-props.ts';
import { fieldOf, type LinkKindField, withField } from './link-kind-fields.ts';

interface LinkKindInputProps extends LinkInputProps {
  readonly field: LinkKindField;
  /** Given to the decisive input, which is labelled from outside and says what is wrong. */
  readonly id?: string;
  readonly insists: boolean;
}

/** One field of a link as it is typed. */
export function LinkKindInput({ field, id, fields, disabled, insists, onChange, onDone }: LinkKindInputProps) {
  const t = useT('linkFields');
  const problemText = useLinkProblemText();
  const listId = useId();
  const [left, setLeft] = useState(false);
  const problem = id !== undefined && (left || insists) ? linkProblem(fields) : null;
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const value = fieldOf(fields, field.name);
  const insert = (name: string, fallback: string) => {
    onChange(withField(fields, field.name, insertField(input.current, value, name, fallback)));
    onDone();
  };
  const common = {
    ref: input,
    ...(field.merge && { rightSection: <MergeFieldButton disabled={disabled} onInsert={insert} /> }),
    ...(id === undefined ? { 'aria-label': t(field.label) } : { id, 'data-autofocus': true }),
    size: 'xs',
    value,
    placeholder: field.example || t(field.label),
    disabled,
    error: problem && problemText(problem),
    onFocus: () => setLeft(false),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange(withField(fields, field.name, event.currentTarget.value)),
    onBlur: () => {
      setLeft(true);
      onDone();
    },
  };
  if (field.input === 'lines') return <Textarea {...common} rows={3} resize="vertical" maxLength={2000} />;
  // The browser's own check of addresses would refuse merge fields.
  const list = field.suggests === 'anchors' ? { list: listId } : {};
  return (
    <>
      <TextInput {...common} {...list} inputMode={field.input} maxLength={2000} />
      {field.suggests === 'anchors' && <AnchorNames id={listId} />}
    </>
  );
}

/** The names that links of this mail can lead to, as suggestions of the input that names this list. */
function AnchorNames({ id }: { readonly id: string }) {
  const t = useT('linkFields');
  const { editor } = useEditorSession();
  const names = anchorNames(editor.getState().document);
  return (
    <>
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {names.length === 0 && (
        <Text size="xs" c="var(--mw-text-muted)">
          {t('anchorHint')}
        </Text>
      )}
    </>
  );
}

/** The sentence for what is wrong with a link. */
function useLinkProblemText(): (problem: LinkProblem) => string {
  const t = useT('linkFields');
  const messages = useT('messages');
  return (problem) => {
    if (problem === 'address') return messages('urlInvalid');
    return problem === 'email' ? messages('emailInvalid') : t(`problem.${problem}`);
  };
}
