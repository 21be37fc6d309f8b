import { Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { openDialog } from '../../session/editor-session.ts';
import { sourceOf } from '../../session/island/island-of.ts';
import type { IslandPart } from '../../session/island/island-part.ts';
import { partRefusal } from '../../session/island/part-refusal.ts';
import { notifyRefusal } from '../../session/refusal.ts';
import { useEditorSession, useView } from '../../session/use-editor-session.ts';
import { DOCUMENT_INPUTS } from '../../session/view/document-inputs.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import { PanelNote } from '../PanelNote.tsx';
import classes from '../RightPanel.module.css';
import { PartActions } from './PartActions.tsx';
import { PartImage } from './PartImage.tsx';
import { PartLink } from './PartLink.tsx';
import { PartLook } from './PartLook.tsx';
import { PartTexts } from './PartTexts.tsx';
import { type PartEdit, usePartEdit } from './use-part-edit.ts';

/** What can be changed about an element of foreign HTML; every change touches only its own bytes of the source. */
export function PartPanel({ part }: { readonly part: IslandPart }) {
  const t = useT('editor');
  const edit = usePartEdit(part);
  const panel = usePanelFocus();
  if (!edit) return <PanelNote>{t('part.refusal.not-found')}</PanelNote>;
  const { view } = edit;
  return (
    <div className={classes.panel} {...{ [DOCUMENT_INPUTS]: '' }}>
      <h2 className={classes.title}>{t(`part.kind.${view.kind}`)}</h2>
      <div ref={panel} className={classes.content} key={`${part.nodeId} ${part.index}`} data-part-panel>
        {view.readOnly !== null && <PanelNote>{partRefusal(view.readOnly)}</PanelNote>}
        {view.image && (
          <FieldGroup name="part/image" title={t('part.group.image')}>
            <PartImage edit={edit} image={view.image} />
          </FieldGroup>
        )}
        {view.runs.length > 0 && (
          <FieldGroup name="part/text" title={t('part.group.text')}>
            <PartTexts edit={edit} />
          </FieldGroup>
        )}
        {view.link && (
          <FieldGroup name="part/link" title={t('part.group.link')}>
            <PartLink edit={edit} link={view.link} />
          </FieldGroup>
        )}
        <FieldGroup name="part/style" title={t('part.group.style')}>
          <PartLook edit={edit} />
        </FieldGroup>
        <FieldGroup name="part/actions" title={t('part.group.actions')}>
          <PartActions edit={edit} />
          <PartCode edit={edit} />
        </FieldGroup>
      </div>
    </div>
  );
}

/** The way to all the code around a part, for what cannot be changed in place. */
function PartCode({ edit }: { readonly edit: PartEdit }) {
  const t = useT('editor');
  const session = useEditorSession();
  const { editor } = session;
  const { nodeId } = edit.part;
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
  const part = useView((state) => state.part);
  useEffect(() => {
    if (wanted === null || typeof wanted === 'object' || part === null) return;
    view.setState({ panelFocus: null });
    const group = panel.current?.querySelector(`[data-group="part/${wanted}"]`);
    const input = group?.querySelector<HTMLElement>('input:not([type="file"]), button:not([aria-expanded])');
    input?.focus();
    input?.scrollIntoView({ block: 'nearest' });
  }, [view, wanted, part]);
  return panel;
}
