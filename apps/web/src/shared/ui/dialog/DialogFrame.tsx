import { Modal, type ModalProps } from '@mantine/core';
import { useT } from '../../i18n/use-t.ts';
import { confirm } from './confirm.ts';

interface DialogFrameProps extends Omit<ModalProps, 'onClose'> {
  readonly onClose: () => void;
  /** Something was entered that closing would lose; asks first. */
  readonly dirty?: boolean;
}

/** A dialog with a title; Escape, the cross and a click outside close it, after asking when something would be lost. */
export function DialogFrame({ onClose, dirty = false, ...rest }: DialogFrameProps) {
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
  return (
    <Modal
      {...rest}
      data-closing={rest.opened ? undefined : true}
      onClose={() => void leave()}
      closeButtonProps={{ 'aria-label': t('close') }}
    />
  );
}
