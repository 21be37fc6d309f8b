import { type DocumentNode, type EmailDocument, findNode, locate, type NodeId } from '@mailwright/document';
import type { ElementKind } from '@mailwright/island';
import { Button, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import { NothingFound } from '../../core/panels/NothingFound.tsx';
import { PanelSearch } from '../../core/panels/PanelSearch.tsx';
import { useEditorSession, useEditorState, useView } from '../../core/session/use-editor-session.ts';
import { setLayersHidden } from '../../core/view/hidden-layers.ts';
import { useLayerName } from '../../core/view/use-layer-name.ts';
import { SelectionMenuItems } from '../context-menu/SelectionMenuItems.tsx';
import { foreignElementRows, hasForeignElements } from './foreign-element-rows.ts';
import classes from './Layers.module.css';
import { LayerTree } from './LayerTree.tsx';
import { foundRows, layerRows } from './layer-rows.ts';
import { layerWords } from './search/layer-words.ts';
import { useSelectedAncestors } from './use-layer-selection.ts';

/** Everything in the mail by name, to find, select, rename and reorder it. */
export function LayersPanel() {
  const t = useT('editor');
  const panels = useT('panels');
  const { registry } = useEditorSession().editor.context;
  const nameOf = useLayerName();
  // Typing in the mail must not wait for the tree.
  const document = useDeferredValue(useEditorState((state) => state.document));
  const [query, setQuery] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<NodeId>>(new Set());
  const [opened, setOpened] = useState<ReadonlySet<NodeId>>(new Set());
  const wanted = plain(query);
  const rows = useMemo(() => {
    if (wanted === '') {
      const kindName = (kind: ElementKind) => t(`part.kind.${kind}`);
      const rowsOf = (node: DocumentNode, depth: number) => foreignElementRows(node, depth, kindName);
      return layerRows(document, closed, { opened, hasForeignElements, rowsOf });
    }
    return foundRows(document, (node) => plain(`${nameOf(node)} ${layerWords(node, registry)}`).includes(wanted));
  }, [document, closed, opened, wanted, nameOf, registry, t]);
  useSelectedAncestors((ids) => {
    if (ids.some((id) => closed.has(id))) setClosed(new Set([...closed].filter((id) => !ids.includes(id))));
  });
  const toggle = (id: NodeId) => {
    const node = findNode(document, id);
    if (node && hasForeignElements(node)) setOpened(toggled(opened, id));
    else setClosed(toggled(closed, id));
  };

  return (
    <div className={classes.panel}>
      <PanelSearch label={panels('layers.search')} query={query} onQuery={setQuery}>
        <Menu position="bottom-end" width={264}>
          <Menu.Target>
            <IconButton size={30} label={panels('layers.actions')} icon={<IconDots size={16} stroke={1.7} />} />
          </Menu.Target>
          <Menu.Dropdown>
            <SelectionMenuItems />
          </Menu.Dropdown>
        </Menu>
      </PanelSearch>
      <HiddenNote document={document} />
      {rows.length > 0 && <LayerTree document={document} rows={rows} onToggle={toggle} />}
      {rows.length === 0 && (
        <div className={classes.empty}>
          {query.trim() === '' ? (
            panels('layers.empty')
          ) : (
            <NothingFound sentence={panels('layers.nothing', { query: query.trim() })} onClear={() => setQuery('')} />
          )}
        </div>
      )}
    </div>
  );
}

function toggled(ids: ReadonlySet<NodeId>, id: NodeId): ReadonlySet<NodeId> {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]);
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Reminds of what is hidden in the editor, so that nobody takes it for gone from the mail. */
function HiddenNote({ document }: { readonly document: EmailDocument }) {
  const t = useT('panels');
  const session = useEditorSession();
  const hidden = useView((view) => view.hidden);
  const count = [...hidden].filter((id) => locate(document, id)).length;
  if (count === 0) return null;
  return (
    <div className={classes.note}>
      <span>{t('layers.hiddenCount', { count })}</span>
      <Button size="compact-xs" variant="default" onClick={() => setLayersHidden(session, [...hidden], false)}>
        {t('layers.showAll')}
      </Button>
    </div>
  );
}
