import type { BlockRegistry, DocumentNode, StyleSection } from '@mailwright/document';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { PanelNote } from './PanelNote.tsx';
import { SECTIONS } from './styles/sections.ts';
import { useStyleEdit } from './styles/style-edit.ts';

interface StylesTabProps {
  readonly nodes: readonly DocumentNode[];
}

/** How blocks look: the style sections that all selected blocks have in common. */
export function StylesTab({ nodes }: StylesTabProps) {
  const t = useT('editor');
  const { editor } = useEditorSession();
  const edit = useStyleEdit(nodes);
  const sections = commonSections(editor.context.registry, nodes);
  if (sections.length === 0) return <PanelNote>{t('panel.noStyles')}</PanelNote>;
  return (
    <div key={nodes.map(({ id }) => id).join()}>
      {sections.map((section) => {
        const Section = SECTIONS[section];
        return (
          <FieldGroup key={section} name={`styles/${section}`} title={t(`style.section.${section}`)}>
            <Section edit={edit} nodes={nodes} />
          </FieldGroup>
        );
      })}
    </div>
  );
}

function commonSections(registry: BlockRegistry, nodes: readonly DocumentNode[]): readonly StyleSection[] {
  const offered = nodes.map(({ type }) => new Set(registry.get(type)?.styleSections));
  return (Object.keys(SECTIONS) as StyleSection[]).filter((section) => offered.every((set) => set.has(section)));
}
