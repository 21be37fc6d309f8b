import { Modal, type ModalProps } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { confirm } from './confirm.ts';
import { useFocusBack } from './use-focus-back.ts';

interface DialogFrameProps extends Omit<ModalProps, 'onClose'> {
  readonly onClose: () => void;
  /** True when a value was entered that closing would lose; closing then asks first. */
  readonly dirty?: boolean;
}

/** Shows a dialog with a title. Escape, the cross and a click outside close it; when something would be lost, it asks first. */
export function DialogFrame({ onClose, dirty = false, closeOnEscape = true, ...rest }: DialogFrameProps) {
  const t = useT('shared');
  const leave = async () => {
    const question = {
      title: t('discard.title'),
      body: t('discard.body'),
      confirmLabel: t('discard.confirm'),
      danger: true,
    };
    if (!dirty || (await confirm(question))) onClose();
  };
  const id = useId();
  useFocusBack(rest.opened);
  const press = (event: KeyboardEvent) => {
    if (closeOnEscape && rest.opened && isMeant(event, id)) void leave();
  };
  useWindowEvent('keydown', press, { capture: true });
  return (
    <Modal
      {...rest}
      closeOnEscape={false}
      data-frame={id}
      data-closing={rest.opened ? undefined : true}
      onClose={() => void leave()}
      closeButtonProps={{ 'aria-label': t('close') }}
    />
  );
}

/**
 * Returns whether Escape closes this dialog: another dialog or an open menu above it closes first. A dialog that is fading out
 * counts as closed.
 */
function isMeant({ key, isComposing, target }: KeyboardEvent, id: string): boolean {
  if (key !== 'Escape' || isComposing) return false;
  if (target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true') return false;
  // A menu closes first, also before it has taken the focus.
  if (document.querySelector('[role="menu"]')) return false;
  // What is dragged in it is put back first.
  if (document.querySelector('[data-dragged]')) return false;
  const open = [...document.querySelectorAll('[role="dialog"]')].filter((dialog) => !dialog.closest('[data-closing]'));
  const top = open.at(-1);
  return top?.closest('[data-frame]')?.getAttribute('data-frame') === id;
}
