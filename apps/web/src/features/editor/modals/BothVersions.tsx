import type { EmailDocument } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { useEditorSession, useSessionState } from '../session/use-editor-session.ts';
import classes from './BothVersions.module.css';

interface Version {
  readonly name: string;
  readonly when: string;
  readonly document: EmailDocument;
}

/** Versions of the mail beside each other, to be scrolled and told apart; nothing in them runs or leads anywhere. */
export function BothVersions({ versions }: { readonly versions: readonly Version[] }) {
  return (
    <div className={classes.both}>
      {versions.map((version) => (
        <OneVersion key={version.name} version={version} />
      ))}
    </div>
  );
}

/** Space around a mail in its frame, so that the width it was made for fits. */
const MARGIN = 40;

function OneVersion({ version: { name, when, document } }: { readonly version: Version }) {
  const { renderOptions } = useEditorSession();
  const title = useSessionState(({ template }) => template.name);
  const preheader = useSessionState(({ template }) => template.preheader);
  const { ref, width, height } = useElementSize();
  const html = useMemo(
    () => renderDocument(document, { ...renderOptions, title, preheader }).html,
    [document, renderOptions, title, preheader],
  );
  const layout = document.settings.width + MARGIN;
  const scale = Math.min(1, width / layout);
  return (
    <figure className={classes.version}>
      <figcaption className={classes.name}>
        <b>{name}</b> {when}
      </figcaption>
      <div ref={ref} className={classes.paper}>
        {width > 0 && (
          <iframe
            className={classes.mail}
            title={name}
            sandbox=""
            srcDoc={html}
            style={{ width: width / scale, height: height / scale, scale }}
          />
        )}
      </div>
    </figure>
  );
}
