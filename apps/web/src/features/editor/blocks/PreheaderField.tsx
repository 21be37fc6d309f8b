import { LIMITS } from '@mailwright/contract';
import { Textarea } from '@mantine/core';
import { useId, useRef, useState } from 'react';
import { EmojiFieldButton } from '../../../shared/emoji/EmojiFieldButton.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useEditorSession, useSessionState } from '../core/session/use-editor-session.ts';
import { changeInfo } from '../core/template/change-info.ts';

/** The text an inbox shows after the subject; kept with the template's info, saved when it is left. */
export function PreheaderField() {
  const t = useT('panels');
  const input = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const session = useEditorSession();
  const preheader = useSessionState(({ template }) => template.preheader);
  const [typed, setTyped] = useState<string | null>(null);
  const { readOnly } = session.editor.context;
  const text = typed ?? preheader;
  return (
    <Textarea
      ref={input}
      id={id}
      size="xs"
      rows={3}
      label={t('mail.preheader')}
      description={t('mail.preheaderHint', {
        count: text.length,
        min: LIMITS.preheader.recommendedMin,
        max: LIMITS.preheader.recommendedMax,
      })}
      inputWrapperOrder={['label', 'input', 'description']}
      maxLength={LIMITS.preheader.max}
      value={text}
      rightSection={!readOnly && <EmojiFieldButton field={input} onText={setTyped} />}
      disabled={readOnly}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={async () => {
        if (typed !== null && typed !== preheader && !(await changeInfo(session, { preheader: typed }))) return;
        // What was typed meanwhile is saved when it is left.
        setTyped((now) => (now === typed ? null : now));
      }}
    />
  );
}
