import {
  type DocumentNode,
  type EmailDocument,
  excerptOf,
  fieldApplies,
  instancesOf,
  type ModuleInstance,
  type StyleKey,
  writableKeys,
} from '@mailwright/document';
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { EditorAction } from '../../core/actions/action.ts';
import { useAction } from '../../core/actions/use-action.ts';
import { openNodesIn } from '../../core/linked/linked-target.ts';
import { newerModules, statusOf } from '../../core/linked/module-status.ts';
import { FieldGroup } from '../../core/panels/FieldGroup.tsx';
import { PanelNote } from '../../core/panels/PanelNote.tsx';
import { PropField } from '../../core/panels/PropField.tsx';
import panel from '../../core/panels/RightPanel.module.css';
import { useFieldFocus } from '../../core/panels/use-field-focus.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { useEditorSession, useEditorState, useSessionState } from '../../core/session/use-editor-session.ts';
import { BackgroundPicture } from '../../core/styles/BackgroundPicture.tsx';
import { StyleColor } from '../../core/styles/StyleColor.tsx';
import { useStyleEdit } from '../../core/styles/style-edit.ts';
import { DOCUMENT_INPUTS } from '../../core/view/document-inputs.ts';
import { useLayerName } from '../../core/view/use-layer-name.ts';
import { detachModule } from '../actions/detach-module.ts';
import { editModule } from '../actions/edit-module.ts';
import { linkedUsedIn } from '../actions/used-in.ts';
import { CanvasText } from './CanvasText.tsx';
import classes from './LinkedPanel.module.css';
import linkedStatusClasses from './LinkedStatus.module.css';
import { updateLinked } from './update-linked.ts';

const COLORS = {
  color: 'module.textColor',
  backgroundColor: 'module.backgroundColor',
  borderColor: 'module.borderColor',
  gradientFrom: 'style.gradientFrom',
  gradientTo: 'style.gradientTo',
} as const;

const STYLE = 'style.';

interface LinkedPanelProps {
  /** Selected part of the linked module: one of its topmost nodes, or an element in it. */
  readonly node: DocumentNode;
  readonly instance: ModuleInstance;
}

/** A linked module: which version it is, what is done with it, and the fields that this mail may change. */
export function LinkedPanel({ node, instance }: LinkedPanelProps) {
  const t = useT('linked');
  const { editor } = useEditorSession();
  const fields = useFieldFocus();
  const document = useEditorState((state) => state.document);
  const linked = instancesOf(document).find((each) => each.instance.id === instance.id);
  const isWhole = node.instance !== undefined;
  const shown = isWhole ? (linked?.nodes ?? [node]).flatMap(openNodesIn) : [node].filter(({ open }) => open?.length);
  const overrides = linked?.overrides ?? 0;
  const { readOnly } = editor.context;
  const resetAll = () => {
    editor.breakCoalescing();
    let joins: EmailDocument | undefined;
    for (const { id } of linked?.nodes ?? []) {
      if (!notifyRefusal(editor.run({ type: 'resetOverrides', id }, joins && { joins }))) break;
      joins = editor.getState().document;
    }
    editor.breakCoalescing();
  };
  return (
    <div className={panel.panel} {...{ [DOCUMENT_INPUTS]: '' }}>
      <h2 className={panel.title}>
        <IconLink size={15} stroke={1.8} aria-label={t('linked')} className={classes.mark} />
        {instance.name}
      </h2>
      <div className={panel.content}>
        <div className={classes.module}>
          <LinkedStatus instance={instance} />
          {!readOnly && (
            <>
              <div className={classes.actions}>
                <LinkedAction action={editModule} />
                <LinkedAction action={linkedUsedIn} />
                <LinkedAction action={detachModule} />
              </div>
              <p className={classes.hint}>{t('detachHint')}</p>
            </>
          )}
        </div>
        {!isWhole && linked?.nodes[0] && (
          <button
            type="button"
            className={classes.whole}
            onClick={() => editor.select([linked.nodes[0]?.id ?? node.id])}
          >
            {t('showWhole')}
          </button>
        )}
        {overrides > 0 && !readOnly && (
          <div className={classes.overrides}>
            <span>{t('overrides', { count: overrides })}</span>
            <Button size="compact-xs" variant="default" onClick={resetAll}>
              {t('resetAll')}
            </Button>
          </div>
        )}
        <div key={node.id} ref={fields}>
          {shown.map((open) => (
            <OpenFields key={open.id} node={open} />
          ))}
        </div>
        {shown.length === 0 && <PanelNote>{t(isWhole ? 'nothingOpen' : 'closed')}</PanelNote>}
      </div>
    </div>
  );
}

/** Shows an action for a linked module, as a button with words. */
function LinkedAction({ action }: { readonly action: EditorAction }) {
  const t = useT('editor');
  const { visible, enabled, run } = useAction(action);
  if (!visible) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<action.icon size={15} stroke={1.7} />}
      disabled={!enabled}
      onClick={run}
    >
      {t(action.label)}
    </Button>
  );
}

/** The fields of one element of a linked module that this mail may change; the others are the module's alone. */
function OpenFields({ node }: { readonly node: DocumentNode }) {
  const { editor } = useEditorSession();
  const t = useT('linked');
  const nameOf = useLayerName();
  const { registry, readOnly } = editor.context;
  const definition = registry.get(node.type);
  if (!definition) return null;
  const keys = writableKeys(definition, node.open ?? []);
  const fields = definition.fields.filter((field) => keys.has(field.prop) && fieldApplies(field, node.props));
  const texts = [definition.richTextProp, definition.plainTextProp].filter(
    (prop) => prop !== undefined && keys.has(prop) && !fields.some((field) => field.prop === prop),
  );
  const styles = [...keys].filter((key) => key.startsWith(STYLE)).map((key) => key.slice(STYLE.length) as StyleKey);
  const words = excerptOf(node, registry);
  const name = nameOf(node);
  return (
    <FieldGroup name={`linked/${node.type}`} title={words === '' ? name : t('element', { name, words })}>
      {texts.map((prop) => prop !== undefined && <CanvasText key={prop} node={node} prop={prop} />)}
      {fields.map((field) => (
        <PropField key={field.prop} node={node} field={field} disabled={readOnly} />
      ))}
      {styles.map((style) => (
        <OpenStyle key={style} node={node} style={style} />
      ))}
    </FieldGroup>
  );
}

/** A color or a background image of a linked element that this mail may change. */
function OpenStyle({ node, style }: { readonly node: DocumentNode; readonly style: StyleKey }) {
  const t = useT('panels');
  const id = useId();
  const edit = useStyleEdit([node]);
  if (style === 'backgroundImage') return <BackgroundPicture id={id} edit={edit} />;
  return isColor(style) && <StyleColor edit={edit} style={style} label={t(COLORS[style])} />;
}

function isColor(style: StyleKey): style is keyof typeof COLORS {
  return style in COLORS;
}

/** Shows the version of a module in the mail, and how it compares to the module's current version. */
function LinkedStatus({ instance }: { readonly instance: ModuleInstance }) {
  const t = useT('linked');
  const session = useEditorSession();
  const news = useSessionState(({ moduleUpdateNotices }) => moduleUpdateNotices);
  const document = useEditorState((state) => state.document);
  const [busy, setBusy] = useState(false);
  const status = statusOf(instance, news);
  const update = newerModules(document, news).find(({ moduleId }) => moduleId === instance.moduleId);
  const take = async () => {
    if (!update) return;
    setBusy(true);
    await updateLinked(session, [update]);
    setBusy(false);
  };
  return (
    <div className={linkedStatusClasses.status} data-status={status}>
      <span>{t('versionNumber', { version: instance.version })}</span>
      {status !== 'unknown' && (
        <span className={linkedStatusClasses.state}>{t(`status.${status}`, { version: update?.version })}</span>
      )}
      {status === 'newer' && !session.readOnly && (
        <Button size="compact-xs" loading={busy} onClick={() => void take()}>
          {t('update')}
        </Button>
      )}
      {(status === 'gone' || status === 'unreadable') && (
        <p className={linkedStatusClasses.hint}>{t(`hint.${status}`)}</p>
      )}
    </div>
  );
}
