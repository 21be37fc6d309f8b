import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../../../session/use-editor-session.ts';
import { StyleColor } from '../StyleColor.tsx';
import type { StyleSectionProps } from '../sections.ts';
import { useStyleEdit } from '../style-edit.ts';

/** Colors while the pointer is on a button or a link; what is left empty stays as it is. */
export function HoverSection({ nodes }: StyleSectionProps) {
  const t = useT('editor');
  const { registry } = useEditorSession().editor.context;
  const edit = useStyleEdit(nodes, 'hover');
  const hasGround = nodes.every(({ type }) => registry.get(type)?.richTextProp === undefined && type !== 'link');
  return (
    <>
      {hasGround && <StyleColor edit={edit} style="backgroundColor" label={t('style.hoverBackground')} />}
      <StyleColor edit={edit} style="color" label={t('style.hoverText')} />
      {hasGround && <StyleColor edit={edit} style="borderColor" label={t('style.hoverBorder')} />}
    </>
  );
}
