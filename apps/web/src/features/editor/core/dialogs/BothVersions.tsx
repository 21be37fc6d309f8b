import { mailSubject } from '@mailwright/contract';
import type { EmailDocument } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { useMemo } from 'react';
import { MailFrame } from '../../../../shared/ui/MailFrame.tsx';
import { MAIL_WIDTHS } from '../../../../shared/ui/mail-widths.ts';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import classes from './BothVersions.module.css';

interface Version {
  readonly name: string;
  readonly when: string;
  readonly document: EmailDocument;
}

/** Versions of the mail beside each other, to be scrolled and told apart. */
export function BothVersions({ versions }: { readonly versions: readonly Version[] }) {
  return (
    <div className={classes.both}>
      {versions.map((version) => (
        <OneVersion key={version.name} version={version} />
      ))}
    </div>
  );
}

function OneVersion({ version: { name, when, document } }: { readonly version: Version }) {
  const { renderOptions } = useEditorSession();
  const title = useSessionState(({ template }) => mailSubject(template));
  const preheader = useSessionState(({ template }) => template.preheader);
  const html = useMemo(
    () => renderDocument(document, { ...renderOptions, title, preheader }).html,
    [document, renderOptions, title, preheader],
  );
  return (
    <figure className={classes.version}>
      <figcaption className={classes.name}>
        <b>{name}</b> {when}
      </figcaption>
      <MailFrame
        source={{ html }}
        title={name}
        width={Math.max(MAIL_WIDTHS.desktop, document.settings.width)}
        className={classes.paper}
      />
    </figure>
  );
}
