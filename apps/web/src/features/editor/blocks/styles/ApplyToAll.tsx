import type { DocumentNode } from '@mailwright/document';
import { Button } from '@mantine/core';
import { useDeferredValue } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { useEditorSession, useEditorState } from '../../core/session/use-editor-session.ts';
import { sameKind } from '../actions/same-kind.ts';
import classes from './ApplyToAll.module.css';

/** Gives all blocks of the mail that are of one kind the look of the selected one. */
export function ApplyToAll({ nodes }: { readonly nodes: readonly DocumentNode[] }) {
  const t = useT('panels');
  const blocks = useT('blocks');
  const { editor } = useEditorSession();
  // Typing in an input above must not wait for a count.
  const document = useDeferredValue(useEditorState((state) => state.document));
  const [node, ...more] = nodes;
  if (node === undefined || more.length > 0 || editor.context.readOnly) return null;
  const ids = sameKind(document, node);
  if (ids.length < 2) return null;
  const { level } = node.props;
  const name = blocks(`${node.type}.name`) + (typeof level === 'string' ? ` ${level.toUpperCase()}` : '');
  return (
    <div className={classes.line}>
      <Button
        size="xs"
        variant="default"
        fullWidth
        onClick={() => {
          const source = { type: node.type, style: node.style };
          if (notifyRefusal(editor.run({ type: 'pasteStyle', ids, source })))
            toast.success(t('style.appliedToAll', { count: ids.length }));
        }}
      >
        {t('style.applyToAll', { name, count: ids.length })}
      </Button>
    </div>
  );
}
