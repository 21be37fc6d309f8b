import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import { StyleColor } from '../../../core/styles/StyleColor.tsx';
import { useStyleEdit } from '../../../core/styles/style-edit.ts';
import type { StyleSectionProps } from '../sections.ts';

/** Blocks whose links are words on the ground of the mail. */
const WORDS_ALONE: ReadonlySet<string> = new Set(['link', 'menu']);

/** Colors while the pointer is on a button or a link; what is left empty stays as it is. */
export function HoverSection({ nodes }: StyleSectionProps) {
  const t = useT('panels');
  const { registry } = useEditorSession().editor.context;
  const edit = useStyleEdit(nodes, 'hover');
  const hasGround = nodes.every(({ type }) => registry.get(type)?.richTextProp === undefined && !WORDS_ALONE.has(type));
  const hasBorder = hasGround && nodes.every(({ type }) => type !== 'discount-code');
  return (
    <>
      {hasGround && <StyleColor edit={edit} style="backgroundColor" label={t('style.hoverBackground')} />}
      <StyleColor edit={edit} style="color" label={t('style.hoverText')} />
      {hasBorder && <StyleColor edit={edit} style="borderColor" label={t('style.hoverBorder')} />}
    </>
  );
}
