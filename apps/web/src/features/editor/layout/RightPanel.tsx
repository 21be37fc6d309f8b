import { type DocumentNode, type EmailDocument, instanceAt, type ModuleInstance } from '@mailwright/document';
import { Tabs } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ChunkBoundary } from '../../../shared/missing-chunk/ChunkBoundary.tsx';
import { StylesTab } from '../blocks/StylesTab.tsx';
import { PanelNote } from '../core/panels/PanelNote.tsx';
import classes from '../core/panels/RightPanel.module.css';
import { useEditorSession, useEditorState, useView } from '../core/session/use-editor-session.ts';
import { DOCUMENT_INPUTS } from '../core/view/document-inputs.ts';
import { MailPanel } from './MailPanel.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { useSelectedNodesAfterPaint } from './use-selected-nodes.ts';

/** Needs the HTML parser, as everything about foreign HTML does. */
const ForeignElementPanel = lazy(async () => ({
  default: (await import('../code/foreign/ForeignElementPanel.tsx')).ForeignElementPanel,
}));

const LinkedPanel = lazy(async () => ({ default: (await import('../modules/linked/LinkedPanel.tsx')).LinkedPanel }));

/** Settings and Styles of what is selected; the mail's own when nothing is. */
export function RightPanel() {
  const t = useT('panels');
  const blocks = useT('blocks');
  const { editor } = useEditorSession();
  const nodes = useSelectedNodesAfterPaint();
  const [chosen, setChosen] = useState<string | null>('settings');
  const [first] = nodes;
  // Where there is nothing to set, the panel opens with what there is.
  const block = first && nodes.length === 1 ? editor.context.registry.get(first.type) : undefined;
  const bare = nodes.length > 1 || (block !== undefined && block.fields.length === 0 && block.styleSections.length > 0);
  const [shown, setShown] = useState({ id: '', tab: chosen });
  const key = nodes.map(({ id }) => id).join(' ');
  const tab = bare ? (shown.id === key ? shown.tab : 'styles') : chosen;
  const setTab = (next: string | null) => {
    if (bare) setShown({ id: key, tab: next });
    else setChosen(next);
  };
  const foreignElement = useView((view) => view.foreignElement);
  const asked = useView(
    ({ panelFocus, foreignElement }) => panelFocus !== null && panelFocus !== 'link' && foreignElement === null,
  );
  const [wasAsked, setWasAsked] = useState(false);
  if (asked !== wasAsked) {
    setWasAsked(asked);
    if (asked) {
      setChosen('settings');
      setTab('settings');
    }
  }
  const linked = useEditorState(({ document }) => linkedIn(document, nodes));
  if (first === undefined) return <MailPanel />;
  if (linked === 'several') return <PanelNote>{t('module.several')}</PanelNote>;
  if (linked !== null) {
    return (
      <ChunkBoundary>
        <Suspense fallback={null}>
          <LinkedPanel node={first} instance={linked} />
        </Suspense>
      </ChunkBoundary>
    );
  }
  if (foreignElement !== null && nodes.length === 1 && foreignElement.nodeId === first.id) {
    return (
      <ChunkBoundary>
        <Suspense fallback={null}>
          <ForeignElementPanel foreignElement={foreignElement} />
        </Suspense>
      </ChunkBoundary>
    );
  }

  const known = editor.context.registry.has(first.type);
  const name = first.name ?? (known ? blocks(`${first.type}.name`) : first.type);
  return (
    <div className={classes.panel} {...{ [DOCUMENT_INPUTS]: '' }}>
      <h2 className={classes.title}>{nodes.length > 1 ? t('panel.selected', { count: nodes.length }) : name}</h2>
      <Tabs
        value={tab}
        onChange={setTab}
        keepMounted={false}
        classNames={{ root: classes.tabs, panel: classes.content }}
      >
        <Tabs.List grow>
          <Tabs.Tab value="settings">{t('panel.settings')}</Tabs.Tab>
          <Tabs.Tab value="styles">{t('panel.styles')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="settings">
          <SettingsTab nodes={nodes} />
        </Tabs.Panel>
        <Tabs.Panel value="styles">
          <StylesTab nodes={nodes} />
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}

/** The linked module that all of the nodes belong to; null where none does. */
function linkedIn(document: EmailDocument, nodes: readonly DocumentNode[]): ModuleInstance | 'several' | null {
  const instances = nodes.map(({ id }) => instanceAt(document, id)?.instance);
  if (instances.every((instance) => instance === undefined)) return null;
  const [first] = instances;
  return first && instances.every((instance) => instance?.id === first.id) ? first : 'several';
}
