import { type LinkTracking, USUAL_PARAMETERS } from '@mailwright/contract';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { LinkParametersInput } from '../../../shared/links/LinkParametersInput.tsx';
import { notifyRefusal } from '../core/session/refusal.ts';
import { useEditorSession, useEditorState } from '../core/session/use-editor-session.ts';
import { changeMailLink } from './change-mail-link.ts';
import classes from './LinksDialog.module.css';
import type { MailLink } from './mail-links.ts';

const KINDS = ['web', 'file'];

/** Asks whether a link gets the mail's parameters, its own, or none. Shown only where a parameter could be added. */
export function LinkTrackingInput({ link, disabled }: { readonly link: MailLink; readonly disabled: boolean }) {
  const t = useT('links');
  const session = useEditorSession();
  const mail = useEditorState(({ document }) => document.settings.tracking);
  const { tracking, kind, words, node } = link;
  const [isOwn, setOwn] = useState(Array.isArray(tracking));
  if (tracking === undefined || !KINDS.includes(kind)) return null;
  const parameters = mail?.parameters ?? [];
  if (parameters.length === 0 && tracking === null && !isOwn) return null;
  const write = (next: LinkTracking | null) => {
    notifyRefusal(changeMailLink(session, link, { tracking: next }));
  };
  const choose = (choice: string) => {
    setOwn(choice === 'own');
    if (choice === 'own') return;
    write(choice === 'none' ? 'none' : null);
  };
  const own = Array.isArray(tracking) ? tracking : [];
  const chosen = tracking === 'none' ? 'none' : isOwn || own.length > 0 ? 'own' : 'mail';
  // What people most often set for one link: which of several it is.
  const start = parameters.length > 0 ? [] : [{ name: USUAL_PARAMETERS[0], value: '' }];
  return (
    <div className={classes.tracking}>
      <NativeSelect
        size="xs"
        aria-label={t('tracking.of', { name: words || node.type })}
        value={chosen}
        disabled={disabled}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        data={(['mail', 'own', 'none'] as const).map((value) => ({ value, label: t(`tracking.${value}`) }))}
      />
      {chosen === 'own' && (
        <LinkParametersInput
          label={t('tracking.ownLabel')}
          value={own.length > 0 ? own : start}
          standing={parameters}
          disabled={disabled}
          onChange={write}
        />
      )}
    </div>
  );
}
