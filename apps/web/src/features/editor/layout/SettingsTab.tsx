import {
  anchorProblem,
  type DocumentNode,
  type Field,
  fieldApplies,
  ISLAND_TYPE,
  planAnswer,
} from '@mailwright/document';
import { TextInput } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ChunkBoundary } from '../../../shared/missing-chunk/ChunkBoundary.tsx';
import { lazyChunk } from '../../../shared/missing-chunk/lazy-chunk.ts';
import { LayoutPresets } from '../blocks/LayoutPresets.tsx';
import { ConvertButton } from '../code/convert/ConvertButton.tsx';
import { FieldGroup } from '../core/panels/FieldGroup.tsx';
import { PanelNote } from '../core/panels/PanelNote.tsx';
import { PropField } from '../core/panels/PropField.tsx';
import { useFieldFocus } from '../core/panels/use-field-focus.ts';
import { refusalSentence } from '../core/session/refusal.ts';
import { useEditorSession, useSessionState, useView } from '../core/session/use-editor-session.ts';
import { CanvasText } from '../modules/linked/CanvasText.tsx';

const ConditionGroups = lazyChunk(async () => (await import('../conditions/ConditionGroups.tsx')).ConditionGroups);

const ProductTools = lazyChunk(async () => (await import('../products/panel/ProductTools.tsx')).ProductTools);

interface SettingsTabProps {
  readonly nodes: readonly DocumentNode[];
}

/** Shows a block's own fields, in its own groups. For one block at a time, since blocks differ in their fields. */
export function SettingsTab({ nodes }: SettingsTabProps) {
  const t = useT('panels');
  const blocks = useT('blocks');
  const { editor } = useEditorSession();
  const isModule = useSessionState(({ module }) => module !== null);
  const settings = useFieldFocus();
  const asked = useView(({ panelFocus }) => (typeof panelFocus === 'object' ? panelFocus : null));
  const [node] = nodes;
  if (node === undefined || nodes.length > 1) return <PanelNote>{t('panel.manySettings')}</PanelNote>;
  const block = editor.context.registry.get(node.type);
  if (block === undefined) return <PanelNote>{t('panel.unknownBlock')}</PanelNote>;

  const plan = planAnswer(block, editor.context);
  const fields = block.fields.filter((field) => fieldApplies(field, node.props));
  const text = block.richTextProp ?? block.plainTextProp;
  const textOnCanvas = fields.some(({ prop }) => prop === text) ? undefined : text;
  const onCanvas = block.richTextProp !== undefined || block.plainTextProp !== undefined;
  return (
    <div key={node.id} ref={settings}>
      {!plan.ok && <PanelNote>{refusalSentence(plan.reason)}</PanelNote>}
      {plan.ok && block.feature === 'products' && (
        <ChunkBoundary>
          <Suspense fallback={<div style={{ height: TOOLS_HEIGHT }} />}>
            <ProductTools node={node} />
          </Suspense>
        </ChunkBoundary>
      )}
      {block.split && (
        <LayoutPresets
          node={node}
          split={block.split}
          tiles={block.tiles}
          disabled={editor.context.readOnly || !plan.ok}
        />
      )}
      {isModule && textOnCanvas !== undefined && (
        <FieldGroup name="settings/text" title={t('module.text')}>
          <CanvasText node={node} prop={textOnCanvas} />
        </FieldGroup>
      )}
      {groupFields(fields).map(([section, grouped]) => (
        <FieldGroup
          key={section}
          name={`settings/${section}`}
          closedAtFirst={grouped.every(isVersion)}
          asked={grouped.some(({ prop }) => prop === (asked?.item?.list ?? asked?.prop))}
          title={section === CONTENT ? t('panel.group.content') : blocks(`${node.type}.group.${section}`)}
        >
          {grouped.map((field) => (
            <PropField key={field.prop} node={node} field={field} disabled={editor.context.readOnly || !plan.ok} />
          ))}
        </FieldGroup>
      ))}
      {node.type === ISLAND_TYPE && <ConvertButton />}
      {block.fields.length === 0 && <PanelNote>{onCanvas ? t('panel.textOnCanvas') : t('panel.noSettings')}</PanelNote>}
      {block.kind !== 'wrapper' && (
        <ChunkBoundary>
          <Suspense fallback={<div style={{ height: CONDITIONS_HEIGHT }} />}>
            <ConditionGroups node={node} />
          </Suspense>
        </ChunkBoundary>
      )}
      {(block.kind === 'block' || block.kind === 'section') && <AnchorField node={node} />}
    </div>
  );
}

const CONTENT = 'content';

/** Kept for the tools of a product until they are there, pixels. */
const TOOLS_HEIGHT = 86;

/** Kept for the titles of the two groups of conditions. */
const CONDITIONS_HEIGHT = 80;

/** Fields by section, sections in the order in which they first appear. */
function groupFields(fields: readonly Field[]): readonly (readonly [string, readonly Field[]])[] {
  return [...Map.groupBy(fields, ({ section = CONTENT }) => section)];
}

function isVersion(field: Field): boolean {
  return field.kind === 'image' && field.version !== undefined;
}

/** The name that links of the mail lead to; taken over when the field is left. */
function AnchorField({ node }: { readonly node: DocumentNode }) {
  const t = useT('panels');
  const { editor } = useEditorSession();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? node.anchor ?? '';
  const problem = typed === null ? null : anchorProblem(editor.getState().document, node.id, typed);
  const take = () => {
    if (typed === null || problem !== null) return;
    editor.run({ type: 'setAnchor', id: node.id, anchor: typed });
    setTyped(null);
  };
  return (
    <FieldGroup name="settings/anchor" title={t('panel.anchor')}>
      <TextInput
        size="xs"
        aria-label={t('panel.anchor')}
        description={t('panel.anchorHint')}
        inputWrapperOrder={['input', 'description', 'error']}
        value={text}
        disabled={editor.context.readOnly}
        spellCheck={false}
        error={problem && t(`panel.anchorProblem.${problem}`)}
        onChange={(event) => setTyped(event.currentTarget.value.trim().replace(/^#/, ''))}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          if (event.key === 'Escape') setTyped(null);
        }}
      />
    </FieldGroup>
  );
}
