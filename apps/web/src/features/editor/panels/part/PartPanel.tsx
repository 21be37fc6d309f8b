import { useT } from '../../../../shared/i18n/use-t.ts';
import type { IslandPart } from '../../session/island/island-part.ts';
import { partRefusal } from '../../session/island/part-refusal.ts';
import { DOCUMENT_INPUTS } from '../../session/view/document-inputs.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import { PanelNote } from '../PanelNote.tsx';
import classes from '../RightPanel.module.css';
import { PartActions } from './PartActions.tsx';
import { PartCode } from './PartCode.tsx';
import { PartImage } from './PartImage.tsx';
import { PartLink } from './PartLink.tsx';
import { PartLook } from './PartLook.tsx';
import { PartTexts } from './PartTexts.tsx';
import { usePanelFocus } from './use-panel-focus.ts';
import { usePartEdit } from './use-part-edit.ts';

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
