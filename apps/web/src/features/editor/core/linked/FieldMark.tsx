import { type DocumentNode, openableFields } from '@mailwright/document';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { notifyRefusal } from '../session/refusal.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import classes from './FieldMark.module.css';

interface FieldMarkProps {
  readonly node: DocumentNode;
  /** Prop name, or `style.<key>`. */
  readonly field: string;
  /** Name of the field in words. */
  readonly label: string;
}

/** In a module, whether mails may change a field; in a mail, that this one has changed it. */
export function FieldMark({ node, field, label }: FieldMarkProps) {
  const t = useT('panels');
  const { editor } = useEditorSession();
  const isModule = useSessionState(({ module }) => module !== null);
  if (node.base !== undefined && Object.hasOwn(node.base, field))
    return <span className={classes.changed}>{t('module.changedHere')}</span>;
  if (!isModule || editor.context.readOnly || node.origin !== undefined) return null;
  const definition = editor.context.registry.get(node.type);
  if (!definition || !openableFields(definition).some(({ key }) => key === field)) return null;
  const open = node.open ?? [];
  const isOpen = open.includes(field);
  const Icon = isOpen ? IconLockOpen : IconLock;
  const toggle = () => {
    const next = isOpen ? open.filter((key) => key !== field) : [...open, field];
    notifyRefusal(editor.run({ type: 'setOpenFields', id: node.id, open: next }));
  };
  return (
    <Tooltip label={t('module.canChange')}>
      <ActionIcon
        size={20}
        className={classes.toggle}
        aria-label={t('module.canChangeField', { label })}
        aria-pressed={isOpen}
        onClick={toggle}
      >
        <Icon size={14} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
}
