import { Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { openDialog } from '../../session/editor-session.ts';
import { sourceOf } from '../../session/island/island-of.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import type { PartEdit } from './use-part-edit.ts';

/** The way to all the code around a part, for what cannot be changed in place. */
export function PartCode({ edit }: { readonly edit: PartEdit }) {
  const t = useT('editor');
  const session = useEditorSession();
  const { editor } = session;
  const { nodeId } = edit.part;
  const { readOnly } = editor.context;
  const apply = (source: string) => notifyRefusal(editor.run({ type: 'updateProps', id: nodeId, props: { source } }));
  const open = () => {
    const code = sourceOf(editor.getState().document, nodeId) ?? '';
    openDialog(session, { kind: 'custom-code', code, readOnly, apply });
  };
  return (
    <Button fullWidth size="xs" variant="default" leftSection={<IconCode size={14} stroke={1.7} />} onClick={open}>
      {t(readOnly ? 'code.view' : 'code.edit')}
    </Button>
  );
}
