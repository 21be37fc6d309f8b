import { type DocumentNode, locate, PAGE_WRAPPER_TYPE } from '@mailwright/document';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useEditorSession, useEditorState, useView } from '../session/use-editor-session.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { PanelNote } from './PanelNote.tsx';
import { ApplyToAll } from './styles/ApplyToAll.tsx';
import { DeviceBanner } from './styles/DeviceBanner.tsx';
import { SECTIONS } from './styles/sections.ts';
import { shownSections } from './styles/shown-sections.ts';
import { useStyleEdit } from './styles/style-edit.ts';

interface StylesTabProps {
  readonly nodes: readonly DocumentNode[];
}

/** Shows the style sections that all selected blocks have in common, as far as the editor mode allows. */
export function StylesTab({ nodes }: StylesTabProps) {
  const t = useT('panels');
  const { editor } = useEditorSession();
  const screen = useView(({ device }) => (device === 'desktop' ? undefined : device));
  const edit = useStyleEdit(nodes);
  const device = useStyleEdit(nodes, screen);
  const { registry, mode } = editor.context;
  const onPage = useEditorState(({ document }) =>
    nodes.every(({ id }) => (locate(document, id)?.ancestors ?? []).every(({ type }) => type === PAGE_WRAPPER_TYPE)),
  );
  const { shown, moreInAdvanced } = shownSections(registry, nodes, mode, onPage);
  if (shown.length === 0 && !moreInAdvanced) return <PanelNote>{t('panel.noStyles')}</PanelNote>;
  return (
    <div key={nodes.map(({ id }) => id).join()}>
      <DeviceBanner sections={shown} />
      {shown.map((section) => {
        const Section = SECTIONS[section];
        return (
          <FieldGroup key={section} name={`styles/${section}`} title={t(`style.section.${section}`)}>
            <Section edit={edit} device={device} nodes={nodes} />
          </FieldGroup>
        );
      })}
      <ApplyToAll nodes={nodes} />
      {moreInAdvanced && <PanelNote>{t('panel.moreInAdvanced')}</PanelNote>}
    </div>
  );
}
