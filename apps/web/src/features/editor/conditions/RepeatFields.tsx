import { isNewFieldName } from '@mailwright/contract';
import type { DocumentNode } from '@mailwright/document';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { notifyRefusal } from '../core/session/refusal.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';
import classes from './ConditionGroups.module.css';

/** The name of a list, as people of shops have it. */
const EXAMPLE = 'items';

interface RepeatFieldsProps {
  readonly node: DocumentNode;
  readonly disabled: boolean;
}

/** The list for each of whose entries a node is shown; taken over when the field is left. */
export function RepeatFields({ node, disabled }: RepeatFieldsProps) {
  const t = useT('conditions');
  const { editor } = useEditorSession();
  const [typed, setTyped] = useState<string | null>(null);
  const list = node.repeat?.list ?? '';
  const isProblem = typed !== null && !['', list].includes(typed.trim()) && !isNewFieldName(typed.trim());
  const set = (next: string) => notifyRefusal(editor.run({ type: 'setRepeat', id: node.id, list: next }));
  const take = () => {
    if (typed === null || isProblem) return;
    if (typed.trim() !== list) set(typed.trim());
    setTyped(null);
  };
  return (
    <>
      <TextInput
        size="xs"
        label={t('repeat.list')}
        description={t('repeat.hint', { field: `{{ ${list || EXAMPLE}.name }}` })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        placeholder={EXAMPLE}
        value={typed ?? list}
        disabled={disabled}
        spellCheck={false}
        maxLength={100}
        error={isProblem && t('fieldProblem')}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
      {list !== '' && (
        <div className={classes.actions}>
          <Button size="compact-xs" variant="subtle" disabled={disabled} onClick={() => set('')}>
            {t('repeat.stop')}
          </Button>
        </div>
      )}
    </>
  );
}
