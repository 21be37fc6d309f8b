import { type DocumentNode, excerptOf } from '@mailwright/document';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { FieldRow } from '../../core/inputs/FieldRow.tsx';
import { FieldMark } from '../../core/linked/FieldMark.tsx';
import { useOverride } from '../../core/linked/use-override.ts';
import { useEditorSession } from '../../core/session/use-editor-session.ts';
import classes from './CanvasText.module.css';

/** A text that is edited on the canvas: what it says, and the way there. */
export function CanvasText({ node, prop }: { readonly node: DocumentNode; readonly prop: string }) {
  const t = useT('editor');
  const panels = useT('panels');
  const { editor, view } = useEditorSession();
  const override = useOverride(node, [prop]);
  const label = panels('module.text');
  const words = excerptOf(node, editor.context.registry);
  const edit = () => {
    editor.select([node.id]);
    view.setState({ editingText: node.id });
  };
  return (
    <FieldRow
      label={label}
      prop={prop}
      onReset={override?.onReset}
      resetLabel={panels('module.resetField', { label })}
      resetShown
      extra={<FieldMark node={node} field={prop} label={label} />}
      wide
    >
      <div className={classes.text}>
        <span className={classes.words}>{words}</span>
        {!editor.context.readOnly && (
          <Button
            className={classes.edit}
            size="compact-xs"
            variant="default"
            leftSection={<IconPencil size={13} stroke={1.7} />}
            onClick={edit}
          >
            {t('bar.editText')}
          </Button>
        )}
      </div>
    </FieldRow>
  );
}
