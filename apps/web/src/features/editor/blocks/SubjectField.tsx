import { characterCount, LIMITS } from '@mailwright/contract';
import { TextInput } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { EmojiFieldButton } from '../../../shared/emoji/EmojiFieldButton.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useEditorSession, useSessionState } from '../core/session/use-editor-session.ts';
import { changeInfo } from '../core/template/change-info.ts';

/**
 * Asks for the subject, which the inbox shows first; stored in the template's info, saved on leaving the input or
 * pressing Enter.
 */
export function SubjectField() {
  const t = useT('panels');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const session = useEditorSession();
  const { name, subject } = useSessionState(({ template }) => template);
  const [typed, setTyped] = useState<string | null>(null);
  const { readOnly } = session.editor.context;
  const text = typed ?? subject;
  const count = characterCount(text);
  const save = async () => {
    if (typed !== null && typed.trim() !== subject && !(await changeInfo(session, { subject: typed.trim() }))) return;
    // What was typed meanwhile is saved when it is left.
    setTyped((now) => (now === typed ? null : now));
  };
  return (
    <TextInput
      ref={input}
      id={id}
      size="xs"
      label={t('mail.subject')}
      placeholder={name}
      description={count === 0 ? t('mail.subjectEmpty') : t('mail.subjectHint', { count, max: LIMITS.subject.max })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={text}
      rightSection={!readOnly && <EmojiFieldButton field={input} onText={setTyped} />}
      error={count > LIMITS.subject.max && t('messages:maxLengthExceeded')}
      disabled={readOnly}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && count <= LIMITS.subject.max) void save();
      }}
      onBlur={() => {
        if (count <= LIMITS.subject.max) void save();
      }}
    />
  );
}
