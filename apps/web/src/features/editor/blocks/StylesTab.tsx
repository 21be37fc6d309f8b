import { type DocumentNode, locate, PAGE_WRAPPER_TYPE } from '@mailwright/document';
import { useT } from '../../../shared/i18n/use-t.ts';
import { FieldGroup } from '../core/panels/FieldGroup.tsx';
import { PanelNote } from '../core/panels/PanelNote.tsx';
import { useEditorSession, useEditorState, useView } from '../core/session/use-editor-session.ts';
import { DeviceBanner } from '../core/styles/DeviceBanner.tsx';
import { useStyleEdit } from '../core/styles/style-edit.ts';
import { ApplyToAll } from './styles/ApplyToAll.tsx';
import { SECTIONS } from './styles/sections.ts';
import { shownSections } from './styles/shown-sections.ts';

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
