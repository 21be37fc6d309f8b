import { Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { ForeignElement } from '../../core/island/foreign-element.ts';
import { foreignRefusal } from '../../core/island/foreign-refusal.ts';
import { sourceOf } from '../../core/island/island-of.ts';
import { FieldGroup } from '../../core/panels/FieldGroup.tsx';
import { PanelNote } from '../../core/panels/PanelNote.tsx';
import classes from '../../core/panels/RightPanel.module.css';
import { openDialog } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { useEditorSession, useView } from '../../core/session/use-editor-session.ts';
import { DOCUMENT_INPUTS } from '../../core/view/document-inputs.ts';
import { ForeignElementActions } from './ForeignElementActions.tsx';
import { ForeignImage } from './ForeignImage.tsx';
import { ForeignLink } from './ForeignLink.tsx';
import { ForeignLook } from './ForeignLook.tsx';
import { ForeignTexts } from './ForeignTexts.tsx';
import { type ForeignElementEditing, useForeignElementEditing } from './use-foreign-element-editing.ts';

/** Shows what can be changed in an element of foreign HTML; every change touches only its own bytes of the source. */
export function ForeignElementPanel({ foreignElement }: { readonly foreignElement: ForeignElement }) {
  const t = useT('editor');
  const panels = useT('panels');
  const edit = useForeignElementEditing(foreignElement);
  const panel = usePanelFocus();
  if (!edit) return <PanelNote>{t('part.refusal.not-found')}</PanelNote>;
  const { view } = edit;
  return (
    <div className={classes.panel} {...{ [DOCUMENT_INPUTS]: '' }}>
      <h2 className={classes.title}>{t(`part.kind.${view.kind}`)}</h2>
      <div
        ref={panel}
        className={classes.content}
        key={`${foreignElement.nodeId} ${foreignElement.index}`}
        data-part-panel
      >
        {view.readOnly !== null && <PanelNote>{foreignRefusal(view.readOnly)}</PanelNote>}
        {view.image && (
          <FieldGroup name="part/image" title={panels('part.group.image')}>
            <ForeignImage edit={edit} image={view.image} />
          </FieldGroup>
        )}
        {view.runs.length > 0 && (
          <FieldGroup name="part/text" title={panels('part.group.text')}>
            <ForeignTexts edit={edit} />
          </FieldGroup>
        )}
        {view.link && (
          <FieldGroup name="part/link" title={panels('part.group.link')}>
            <ForeignLink edit={edit} link={view.link} />
          </FieldGroup>
        )}
        <FieldGroup name="part/style" title={panels('part.group.style')}>
          <ForeignLook edit={edit} />
        </FieldGroup>
        <FieldGroup name="part/actions" title={panels('part.group.actions')}>
          <ForeignElementActions edit={edit} />
          <ForeignElementCode edit={edit} />
        </FieldGroup>
      </div>
    </div>
  );
}

/** The way to all the code around a foreign element, for what cannot be changed in place. */
function ForeignElementCode({ edit }: { readonly edit: ForeignElementEditing }) {
  const t = useT('editor');
  const session = useEditorSession();
  const { editor } = session;
  const { nodeId } = edit.foreignElement;
  const { readOnly } = editor.context;
  const apply = (source: string) => notifyRefusal(editor.run({ type: 'updateProps', id: nodeId, props: { source } }));
  const open = () => {
    const code = sourceOf(editor.getState().document, nodeId) ?? '';
    openDialog(session, { kind: 'custom-code', code, readOnly, apply });
  };
  return (
    <Button fullWidth size="xs" variant="default" leftSection={<IconCode size={14} stroke={1.7} />} onClick={open}>
      {t(readOnly ? 'code.view' : 'code.edit')}
    </Button>
  );
}

/** Gives the focus to the inputs that the canvas asks for, once the panel stands. */
function usePanelFocus(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const { view } = useEditorSession();
  const wanted = useView(({ panelFocus }) => panelFocus);
  const foreignElement = useView((state) => state.foreignElement);
  useEffect(() => {
    if (wanted === null || typeof wanted === 'object' || foreignElement === null) return;
    view.setState({ panelFocus: null });
    const group = panel.current?.querySelector(`[data-group="part/${wanted}"]`);
    const input = group?.querySelector<HTMLElement>('input:not([type="file"]), button:not([aria-expanded])');
    input?.focus();
    input?.scrollIntoView({ block: 'nearest' });
  }, [view, wanted, foreignElement]);
  return panel;
}
