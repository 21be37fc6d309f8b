import { Button, SimpleGrid, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import {
  duplicateForeignElement,
  moveForeignElement,
  removeForeignElement,
} from '../../core/island/change-foreign-element.ts';
import { foreignRefusal } from '../../core/island/foreign-refusal.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import type { ForeignElementEditing } from './use-foreign-element-editing.ts';

/** Shows the actions for a foreign element as a whole; an action that is not possible says why. */
export function ForeignElementActions({ edit }: { readonly edit: ForeignElementEditing }) {
  const t = useT('editor');
  const session = useEditorSession();
  const { foreignElement, view } = edit;
  const actions = [
    {
      edit: 'move-up',
      label: t('part.moveUp'),
      Icon: IconArrowUp,
      run: () => moveForeignElement(session, foreignElement, -1),
    },
    {
      edit: 'move-down',
      label: t('part.moveDown'),
      Icon: IconArrowDown,
      run: () => moveForeignElement(session, foreignElement, 1),
    },
    {
      edit: 'duplicate',
      label: t('part.duplicate'),
      Icon: IconCopy,
      run: () => duplicateForeignElement(session, foreignElement),
    },
    {
      edit: 'remove',
      label: t('part.remove'),
      Icon: IconTrash,
      run: () => removeForeignElement(session, foreignElement),
    },
  ] as const;
  // Having no neighbour says itself; the other reasons are said once each.
  const reasons = new Set(
    actions.flatMap((action) => view.refusals[action.edit] ?? []).filter((reason) => reason !== 'no-neighbour'),
  );
  return (
    <>
      <SimpleGrid cols={2} spacing={8} verticalSpacing={8}>
        {actions.map(({ edit: kind, label, Icon, run }) => (
          <Button
            key={kind}
            size="xs"
            variant="default"
            leftSection={<Icon size={14} aria-hidden />}
            disabled={edit.disabled || view.refusals[kind] !== null}
            onClick={run}
          >
            {label}
          </Button>
        ))}
      </SimpleGrid>
      {view.readOnly === null &&
        [...reasons].map((reason) => (
          <Text key={reason} size="xs" c="dimmed">
            {foreignRefusal(reason)}
          </Text>
        ))}
    </>
  );
}
