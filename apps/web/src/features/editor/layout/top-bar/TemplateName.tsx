import { templateTextProblem } from '@mailwright/contract';
import { TextInput, UnstyledButton } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { ChunkBoundary } from '../../../../shared/missing-chunk/ChunkBoundary.tsx';
import { useEditorSession, useSessionState } from '../../core/session/use-editor-session.ts';
import { changeInfo } from '../../core/template/change-info.ts';
import classes from './TemplateName.module.css';

const loadHint = () => import('../popups/NameHint.tsx');
const NameHint = lazy(async () => ({ default: (await loadHint()).NameHint }));

/** The template's name; a click makes it a text to edit, under the rule for names. */
export function TemplateName() {
  const t = useT('editor');
  const session = useEditorSession();
  const name = useSessionState(({ template }) => template.name);
  const [typed, setTyped] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const problem = typed === null ? null : templateTextProblem('name', typed, name);

  const end = () => {
    setTyped(null);
    requestAnimationFrame(() => button.current?.focus());
  };
  const commit = () => {
    if (typed === null || problem !== null) return;
    if (typed !== name) void changeInfo(session, { name: typed });
    end();
  };

  if (session.readOnly) return <span className={classes.name}>{name}</span>;
  if (typed === null) {
    return (
      <UnstyledButton
        ref={button}
        className={classes.name}
        title={name}
        aria-label={t('top.rename', { name })}
        onPointerEnter={() => void loadHint()}
        onFocus={() => void loadHint()}
        onClick={() => setTyped(name)}
      >
        {name}
      </UnstyledButton>
    );
  }
  return (
    <span className={classes.place}>
      <TextInput
        className={classes.input}
        size="xs"
        aria-label={t('top.name')}
        autoFocus
        value={typed}
        error={problem !== null}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => (problem === null ? commit() : setTyped(null))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') end();
        }}
      />
      <ChunkBoundary>
        <Suspense>
          <NameHint typed={typed} standing={name} problem={problem} />
        </Suspense>
      </ChunkBoundary>
    </span>
  );
}
