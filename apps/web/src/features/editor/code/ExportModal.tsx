import { Button, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../shared/ui/DialogFrame.tsx';
import { downloadMail, downloadMailText } from '../session/download-mail.ts';
import { closeDialog } from '../session/editor-session.ts';
import { mailText, renderMail } from '../session/mail-html.ts';
import { useEditorSession } from '../session/use-editor-session.ts';
import { CodeSize } from './CodeSize.tsx';
import { copyText } from './copy-text.ts';
import classes from './ExportModal.module.css';

/** The mail as a file or on the clipboard, unsaved edits included. */
export function ExportModal() {
  const t = useT('code');
  const session = useEditorSession();
  const { html, text } = useMemo(() => ({ html: renderMail(session).html, text: mailText(session) }), [session]);
  return (
    <DialogFrame opened centered size={560} title={t('export.title')} onClose={() => closeDialog(session)}>
      <div className={classes.kinds}>
        <ExportKind
          name={t('export.html')}
          hint={t('export.htmlHint')}
          content={html}
          download={() => downloadMail(session)}
        />
        <ExportKind
          name={t('export.text')}
          hint={t('export.textHint')}
          content={text}
          download={() => downloadMailText(session)}
        />
      </div>
    </DialogFrame>
  );
}

interface ExportKindProps {
  readonly name: string;
  readonly hint: string;
  readonly content: string;
  readonly download: () => void;
}

function ExportKind({ name, hint, content, download }: ExportKindProps) {
  const t = useT('code');
  return (
    <section className={classes.kind} aria-label={name}>
      <div>
        <Text fw={600} component="h3" size="sm">
          {name}
        </Text>
        <Text size="xs" c="var(--mw-text-muted)">
          {hint}
        </Text>
        <CodeSize text={content} />
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCopy size={14} stroke={1.7} />}
          onClick={() => void copyText(content)}
        >
          {t('export.copy')}
        </Button>
        <Button size="xs" leftSection={<IconDownload size={14} stroke={1.7} />} onClick={download}>
          {t('export.download')}
        </Button>
      </div>
    </section>
  );
}
