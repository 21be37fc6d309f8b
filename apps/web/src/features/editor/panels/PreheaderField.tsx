import { LIMITS } from '@mailwright/contract';
import { Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { changeInfo } from '../session/save/change-info.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';

/** The text an inbox shows after the subject; kept with the template's info, saved when it is left. */
export function PreheaderField() {
  const t = useT('editor');
  const id = useId();
  const session = useEditorSession();
  const preheader = useSessionState(({ template }) => template.preheader);
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? preheader;
  return (
    <Textarea
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
      disabled={session.editor.context.readOnly}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={async () => {
        if (typed !== null && typed !== preheader && !(await changeInfo(session, { preheader: typed }))) return;
        setTyped(null);
      }}
    />
  );
}
