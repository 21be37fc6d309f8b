import { Switch } from '@mantine/core';
import { useId } from 'react';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { FieldRow } from '../../../core/inputs/FieldRow.tsx';
import { notifyRefusal } from '../../../core/session/refusal.ts';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import type { StyleSectionProps } from '../sections.ts';

/** A section's background goes to the edges of the window while its content stays in the mail's column. */
export function StripeSection({ edit, nodes }: StyleSectionProps) {
  const t = useT('panels');
  const id = useId();
  const { editor } = useEditorSession();
  const write = (stripe: true | null) => {
    notifyRefusal(editor.run({ type: 'updateStyle', ids: nodes.map((node) => node.id), style: { stripe } }));
  };
  return (
    <FieldRow label={t('style.stripe')} htmlFor={id}>
      <Switch
        id={id}
        size="sm"
        checked={nodes.every(({ style }) => style.stripe === true)}
        disabled={edit.disabled}
        onChange={(event) => write(event.currentTarget.checked ? true : null)}
      />
    </FieldRow>
  );
}
