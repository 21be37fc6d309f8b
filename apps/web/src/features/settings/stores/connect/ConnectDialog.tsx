import type { CreateStoreRequest } from '@mailwright/contract';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../../shared/ui/dialog/DialogFrame.tsx';
import { storeIcon } from '../store-icon.tsx';
import classes from './ConnectDialog.module.css';
import { FeedForm } from './FeedForm.tsx';
import { FileForm } from './FileForm.tsx';
import { ShopForm } from './ShopForm.tsx';

type Kind = CreateStoreRequest['kind'];

const KINDS = ['woocommerce', 'shopify', 'feed', 'file'] as const;

interface ConnectDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
}

/** Asks for the kind of store to connect, and connects it. */
export function ConnectDialog({ opened, close }: ConnectDialogProps) {
  const t = useT('stores');
  const [kind, setKind] = useState<Kind | null>(null);
  const [dirty, setDirty] = useState(false);
  const leave = () => {
    setKind(null);
    setDirty(false);
    close();
  };
  const form = { back: () => setKind(null), done: leave, onTyped: () => setDirty(true) };
  return (
    <DialogFrame
      opened={opened}
      size={kind === 'feed' || kind === 'file' ? 720 : 520}
      title={kind === null ? t('connect') : t(`connect.${kind}`)}
      dirty={dirty}
      onClose={leave}
    >
      {kind === null && (
        <ul className={classes.kinds}>
          {KINDS.map((each, index) => (
            <li key={each}>
              <UnstyledButton
                className={classes.kind}
                data-autofocus={index === 0 || undefined}
                onClick={() => setKind(each)}
              >
                <span className={classes.icon}>{storeIcon(each, 22)}</span>
                <span>
                  <span className={classes.name}>{t(`kind.${each}`)}</span>
                  <span className={classes.hint}>{t(`kind.${each}Hint`)}</span>
                </span>
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      {(kind === 'woocommerce' || kind === 'shopify') && <ShopForm kind={kind} {...form} />}
      {kind === 'feed' && <FeedForm {...form} />}
      {kind === 'file' && <FileForm {...form} />}
    </DialogFrame>
  );
}

/** Props of each form of the dialog. */
export interface ConnectFormProps {
  readonly back: () => void;
  readonly done: () => void;
  /** Called when a value was entered that would be lost on closing. */
  readonly onTyped: () => void;
}
