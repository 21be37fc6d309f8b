import { type DocumentNode, type EmailDocument, instancesOf, type ModuleInstance } from '@mailwright/document';
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { detachModule } from '../../actions/linked/detach-module.ts';
import { editModule } from '../../actions/linked/edit-module.ts';
import { linkedUsedIn } from '../../actions/linked/used-in.ts';
import { openNodesIn } from '../../session/linked/linked-target.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import { useEditorSession, useEditorState } from '../../session/use-editor-session.ts';
import { DOCUMENT_INPUTS } from '../../session/view/document-inputs.ts';
import { PanelNote } from '../PanelNote.tsx';
import panel from '../RightPanel.module.css';
import { useFieldFocus } from '../use-field-focus.ts';
import { LinkedAction } from './LinkedAction.tsx';
import classes from './LinkedPanel.module.css';
import { LinkedStanding } from './LinkedStanding.tsx';
import { OpenFields } from './OpenFields.tsx';

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
          <LinkedStanding instance={instance} />
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
