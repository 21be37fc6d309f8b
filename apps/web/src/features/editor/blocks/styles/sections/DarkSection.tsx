import type { StyleSection } from '@mailwright/document';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import { StyleColor } from '../../../core/styles/StyleColor.tsx';
import { useStyleEdit } from '../../../core/styles/style-edit.ts';
import type { StyleSectionProps } from '../sections.ts';

const COLORS = [
  { style: 'backgroundColor', label: 'style.darkBackground', of: ['background', 'backgroundImage'] },
  { style: 'color', label: 'style.darkText', of: ['typography'] },
  { style: 'borderColor', label: 'style.darkBorder', of: ['border'] },
] as const satisfies readonly { readonly of: readonly StyleSection[]; readonly [key: string]: unknown }[];

/** Colours for readers in dark mode; what is left empty stays as the client makes it. */
export function DarkSection({ nodes }: StyleSectionProps) {
  const t = useT('panels');
  const { registry } = useEditorSession().editor.context;
  const edit = useStyleEdit(nodes, 'dark');
  const offers = (sections: readonly StyleSection[]) =>
    nodes.every(({ type }) => sections.some((section) => registry.get(type)?.styleSections.includes(section)));
  return COLORS.filter(({ of }) => offers(of)).map(({ style, label }) => (
    <StyleColor key={style} edit={edit} style={style} label={t(label)} />
  ));
}
