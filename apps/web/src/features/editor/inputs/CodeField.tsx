import { Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { openDialog } from '../session/editor-session.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import classes from './CodeField.module.css';
import type { InputProps } from './input-props.ts';

/** Longest part of the code that the panel shows, lines and characters. */
const EXCERPT_LINES = 8;
const EXCERPT_LENGTH = 1200;

/** The beginning of a block's code, and the way to the editor of it. */
export function CodeField({ value, disabled, onChange, onDone }: InputProps<'code'>) {
  const t = useT('editor');
  const session = useEditorSession();
  const code = typeof value === 'string' ? value : '';
  const excerpt = code.slice(0, EXCERPT_LENGTH).split('\n').slice(0, EXCERPT_LINES).join('\n');
  const apply = (next: string) => {
    const taken = onChange(next);
    onDone();
    return taken;
  };
  return (
    <>
      {code.trim() !== '' && <pre className={classes.excerpt}>{excerpt}</pre>}
      <Button
        fullWidth
        size="xs"
        variant="default"
        leftSection={<IconCode size={14} stroke={1.7} />}
        // The panel may go while the code is edited, when the window gets narrow; the dialog must not go with it.
        onClick={() => openDialog(session, { kind: 'custom-code', code, readOnly: disabled, apply })}
      >
        {t(disabled ? 'code.view' : 'code.edit')}
      </Button>
    </>
  );
}
