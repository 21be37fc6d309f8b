import { completeAddress } from '@mailwright/blocks';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconAlertTriangle, IconFocus2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { notifyRefusal, refusalSentence } from '../core/session/refusal.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';
import { useNodeName } from '../core/view/use-node-name.ts';
import { changeMailLink, mailLinkLock } from './change-mail-link.ts';
import classes from './LinksDialog.module.css';
import { LinkTrackingInput } from './LinkTrackingInput.tsx';
import type { MailLink } from './mail-links.ts';

interface LinkRowProps {
  readonly link: MailLink;
  /** Shows it on the canvas. */
  readonly onGo: () => void;
}

/** One link: what is pressed, where it leads, what is wrong with it, and what it is sent with. */
export function LinkRow({ link, onGo }: LinkRowProps) {
  const t = useT('links');
  const kinds = useT('linkFields');
  const nameOf = useNodeName();
  const session = useEditorSession();
  const { href, words, kind, trouble, sent, node } = link;
  const [typed, setTyped] = useState({ href, text: href });
  // A change from elsewhere (undo) takes the place of what stands there.
  if (typed.href !== href) setTyped({ href, text: href });
  const lock = mailLinkLock(session, link);
  const name = words || nameOf(node);

  const write = () => {
    const text = typed.text.trim();
    if (text === href) return setTyped({ href, text: href });
    const next = text === '' ? '' : completeAddress(text);
    if (!notifyRefusal(changeMailLink(session, link, { href: next }))) setTyped({ href, text: href });
    return undefined;
  };
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <span className={classes.words}>{name}</span>
        <span className={classes.kind}>
          {words === '' ? '' : `${nameOf(node)} · `}
          {kinds(`kind.${kind}`)}
        </span>
        <ActionIcon variant="subtle" color="gray" aria-label={t('go', { name })} title={t('goHint')} onClick={onGo}>
          <IconFocus2 size={17} stroke={1.8} />
        </ActionIcon>
      </div>
      <TextInput
        size="xs"
        aria-label={t('address', { name })}
        placeholder="https://"
        maxLength={8192}
        disabled={!lock.ok}
        title={lock.ok ? undefined : refusalSentence(lock.reason)}
        value={typed.text}
        onChange={({ currentTarget }) => setTyped({ href, text: currentTarget.value })}
        onBlur={write}
        onKeyDown={(event) => {
          if (event.key === 'Enter') write();
          if (event.key === 'Escape' && typed.text !== href) {
            event.stopPropagation();
            setTyped({ href, text: href });
          }
        }}
      />
      {!lock.ok && <p className={classes.note}>{refusalSentence(lock.reason)}</p>}
      {trouble !== null && (
        <p className={classes.trouble}>
          <IconAlertTriangle size={15} stroke={1.8} aria-hidden />
          {t(`trouble.${trouble}`)}
        </p>
      )}
      {sent !== href && (
        <p className={classes.sent}>
          {t('sent')} <code>{sent}</code>
        </p>
      )}
      <LinkTrackingInput link={link} disabled={!lock.ok} />
    </li>
  );
}
