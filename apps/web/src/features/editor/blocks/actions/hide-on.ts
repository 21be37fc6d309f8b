import { findNode, type NodeStyle } from '@mailwright/document';
import { type Icon, IconDeviceDesktop, IconDeviceMobileOff, IconDeviceTabletOff } from '@tabler/icons-react';
import type { EditorAction } from '../../core/actions/action.ts';
import { selectedForeignElement } from '../../core/island/foreign-element.ts';
import type { EditorSession } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';

export const hideOnDesktop = hideAction('desktop', 'action.hideOnDesktop', IconDeviceDesktop);
export const hideOnTablet = hideAction('tablet', 'action.hideOnTablet', IconDeviceTabletOff);
export const hideOnMobile = hideAction('mobile', 'action.hideOnMobile', IconDeviceMobileOff);

function hideAction(device: NonNullable<NodeStyle['hideOn']>, label: EditorAction['label'], icon: Icon): EditorAction {
  return {
    id: `hide-on-${device}`,
    label,
    icon,
    enabled: (session) => canHide(session) && selectedForeignElement(session) === null,
    checked: (session) => isHiddenOn(session, device),
    run: (session) => {
      const { editor } = session;
      const hideOn = isHiddenOn(session, device) ? null : device;
      notifyRefusal(editor.run({ type: 'updateStyle', ids: editor.getState().selection, style: { hideOn } }));
    },
  };
}

/** All of what is selected can be hidden on a device: columns and the page wrapper cannot. */
function canHide({ editor }: EditorSession): boolean {
  const { document, selection } = editor.getState();
  const sectionsOf = (id: string) => editor.context.registry.get(findNode(document, id)?.type ?? '')?.styleSections;
  return selection.length > 0 && selection.every((id) => sectionsOf(id)?.includes('visibility') ?? false);
}

function isHiddenOn({ editor }: EditorSession, device: NonNullable<NodeStyle['hideOn']>): boolean {
  const { document, selection } = editor.getState();
  return selection.length > 0 && selection.every((id) => findNode(document, id)?.style.hideOn === device);
}
