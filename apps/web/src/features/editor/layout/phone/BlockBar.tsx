import { type DocumentNode, isFieldOpen } from '@mailwright/document';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCheck, IconPencil, IconPlus } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { duplicate } from '../../blocks/actions/duplicate.ts';
import { moveDown, moveUp } from '../../blocks/actions/move.ts';
import { remove } from '../../blocks/actions/remove.ts';
import { selectParent } from '../../blocks/actions/select-parent.ts';
import { type EditorAction, runAction } from '../../core/actions/action.ts';
import { selectedForeignElement } from '../../core/island/foreign-element.ts';
import { islandCode } from '../../core/island/load-island-code.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { useEditorSession, useView } from '../../core/session/use-editor-session.ts';
import { useAnnounce } from '../../core/view/use-announce.ts';
import { useSelectedNodes } from '../use-selected-nodes.ts';
import { AddSheet } from './AddSheet.tsx';
import classes from './BlockBar.module.css';

const ACTIONS: readonly EditorAction[] = [moveUp, moveDown, duplicate, remove, selectParent];

/** Under the mail where there is no room for panels: what can be done with the selected block, and adding one. */
export function BlockBar() {
  const t = useT('editor');
  const session = useEditorSession();
  const { editor, view } = session;
  const editing = useView(({ editingText }) => editingText !== null);
  const nodes = useSelectedNodes();
  const announce = useAnnounce(session);
  const [adding, { open, close }] = useDisclosure();
  const [node] = nodes;
  useView(({ foreignElement }) => foreignElement);

  const run = (action: EditorAction) => {
    const before = editor.getState();
    runAction(action, session);
    const { document, selection } = editor.getState();
    const [first] = selection;
    if (selectedForeignElement(session) || (document === before.document && selection === before.selection)) return;
    if (first === undefined) announce?.selected([]);
    else announce?.place(first);
  };
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('bar.label')}>
      {editing ? (
        <Button
          className={classes.wide}
          variant="default"
          leftSection={<IconCheck size={18} />}
          onClick={() => view.setState({ editingText: null })}
        >
          {t('bar.done')}
        </Button>
      ) : (
        <>
          <Button
            className={node ? classes.add : classes.wide}
            variant={node ? 'light' : 'filled'}
            aria-label={t('bar.add')}
            data-tip={node ? t('bar.add') : undefined}
            onClick={open}
          >
            <IconPlus size={20} aria-hidden="true" />
            {!node && <span className={classes.words}>{t('bar.add')}</span>}
          </Button>
          {node && hasText(session, node) && (
            <IconButton
              size={44}
              label={t('bar.editText')}
              icon={<IconPencil size={20} stroke={1.7} />}
              onClick={() => view.setState({ editingText: node.id })}
            />
          )}
          {node &&
            ACTIONS.map((action) => (
              <IconButton
                key={action.id}
                size={44}
                label={t(action.label)}
                icon={<action.icon size={20} stroke={1.7} />}
                onClick={() => run(action)}
              />
            ))}
        </>
      )}
      <AddSheet opened={adding} close={close} />
    </div>
  );
}

/** Returns whether the selection has a text that is edited in place: a block, or an element of foreign HTML. */
function hasText(session: EditorSession, node: DocumentNode): boolean {
  const { document, selection } = session.editor.getState();
  if (selection.length !== 1) return false;
  const foreignElement = selectedForeignElement(session);
  if (foreignElement) {
    const words = islandCode()?.foreignText(document, foreignElement.nodeId, foreignElement.index);
    return words?.isText === true && words.refusal === null;
  }
  const { registry } = session.editor.context;
  const block = registry.get(node.type);
  const prop = block?.plainTextProp ?? block?.richTextProp;
  return prop !== undefined && isFieldOpen(document, node.id, prop, registry);
}
