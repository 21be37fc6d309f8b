import { type DocumentNode, locate } from '@mailwright/document';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { useAfterPaint } from '../../../../shared/after-paint.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { selectedForeignElement, selectForeignElement } from '../../core/island/foreign-element.ts';
import { islandCode } from '../../core/island/load-island-code.ts';
import { useEditorSession, useEditorState, useSessionState, useView } from '../../core/session/use-editor-session.ts';
import classes from './SelectionPath.module.css';

/** The selection and what surrounds it, from the mail inwards; each step selects. */
export function SelectionPath() {
  const t = useT('editor');
  const blocks = useT('blocks');
  const session = useEditorSession();
  const { editor } = session;
  const isModule = useSessionState(({ module }) => module !== null);
  const path = useSelectionPath();
  const foreignElements = useForeignElementPath();
  const nameOf = ({ instance, name, type }: DocumentNode) =>
    instance?.name ?? name ?? (editor.context.registry.has(type) ? blocks(`${type}.name`) : type);
  return (
    <nav className={classes.path} aria-label={t('path.label')}>
      <UnstyledButton
        className={classes.step}
        aria-current={path.length === 0 ? 'true' : undefined}
        onClick={() => editor.select([])}
      >
        {t(isModule ? 'role.module' : 'path.mail')}
      </UnstyledButton>
      {path.map((node, index) => (
        <span key={node.id} className={classes.item}>
          <IconChevronRight size={12} stroke={1.7} aria-hidden="true" />
          <UnstyledButton
            className={classes.step}
            aria-current={index === path.length - 1 && foreignElements.length === 0 ? 'true' : undefined}
            onClick={() => {
              editor.select([node.id]);
              selectForeignElement(session, null);
            }}
          >
            {nameOf(node)}
          </UnstyledButton>
        </span>
      ))}
      {foreignElements.map((foreignElement, index) => (
        <span key={foreignElement.index} className={classes.item}>
          <IconChevronRight size={12} stroke={1.7} aria-hidden="true" />
          <UnstyledButton
            className={classes.step}
            aria-current={index === foreignElements.length - 1 ? 'true' : undefined}
            onClick={() => selectForeignElement(session, foreignElement)}
          >
            {t(`part.kind.${foreignElement.kind}`)}
          </UnstyledButton>
        </span>
      ))}
    </nav>
  );
}

/** The selected element of foreign HTML and what surrounds it in its node. */
function useForeignElementPath() {
  const session = useEditorSession();
  const chosen = useView((view) => view.foreignElement);
  const document = useEditorState((state) => (chosen ? state.document : null));
  const foreignElement = useEditorState(() => selectedForeignElement(session));
  return (document && foreignElement && islandCode()?.foreignElementPath(document, foreignElement)) ?? [];
}

/**
 * Ancestors and the node itself; the same list while only what is inside them changes their identity, not their names.
 */
function useSelectionPath(): readonly DocumentNode[] {
  const last = useRef<readonly DocumentNode[]>([]);
  const [first] = useAfterPaint(useEditorState(({ selection }) => selection));
  return useEditorState(({ document }) => {
    const place = first === undefined ? undefined : locate(document, first);
    const path = place ? [...place.ancestors, place.node] : [];
    const before = last.current;
    const same = path.length === before.length && path.every((node, index) => isSameStep(node, before[index]));
    if (!same) last.current = path;
    return last.current;
  });
}

function isSameStep(node: DocumentNode, before: DocumentNode | undefined): boolean {
  return (
    node.id === before?.id &&
    node.name === before.name &&
    node.instance === before.instance &&
    node.type === before.type
  );
}
