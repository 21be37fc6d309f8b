import { anchorProblem, type DocumentNode } from '@mailwright/document';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { FieldGroup } from './FieldGroup.tsx';

/** The name that links of the mail lead to; taken over when the field is left. */
export function AnchorField({ node }: { readonly node: DocumentNode }) {
  const t = useT('panels');
  const { editor } = useEditorSession();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? node.anchor ?? '';
  const problem = typed === null ? null : anchorProblem(editor.getState().document, node.id, typed);
  const take = () => {
    if (typed === null || problem !== null) return;
    editor.run({ type: 'setAnchor', id: node.id, anchor: typed });
    setTyped(null);
  };
  return (
    <FieldGroup name="settings/anchor" title={t('panel.anchor')}>
      <TextInput
        size="xs"
        aria-label={t('panel.anchor')}
        description={t('panel.anchorHint')}
        inputWrapperOrder={['input', 'description', 'error']}
        value={text}
        disabled={editor.context.readOnly}
        spellCheck={false}
        error={problem && t(`panel.anchorProblem.${problem}`)}
        onChange={(event) => setTyped(event.currentTarget.value.trim().replace(/^#/, ''))}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
    </FieldGroup>
  );
}
