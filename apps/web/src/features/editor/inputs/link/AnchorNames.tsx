import { anchorNames } from '@mailwright/document';
import { Text } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';

/** The names that links of this mail can lead to, as suggestions of the input that names this list. */
export function AnchorNames({ id }: { readonly id: string }) {
  const t = useT('editor');
  const { editor } = useEditorSession();
  const names = anchorNames(editor.getState().document);
  return (
    <>
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {names.length === 0 && (
        <Text size="xs" c="var(--mw-text-muted)">
          {t('link.anchorHint')}
        </Text>
      )}
    </>
  );
}
