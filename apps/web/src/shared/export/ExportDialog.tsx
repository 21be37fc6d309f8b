import { endpoints, LIMITS, mailView, type ProfileChoice } from '@mailwright/contract';
import { Alert, Button, Loader } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconCopy } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { fetchFile } from '../api/fetch-file.ts';
import { useT } from '../i18n/use-t.ts';
import { ProfileInForce } from '../profiles/ProfileInForce.tsx';
import { ProfileSelect } from '../profiles/ProfileSelect.tsx';
import { copyText } from '../ui/copy-text.ts';
import { DialogFrame } from '../ui/dialog/DialogFrame.tsx';
import { MailFrame } from '../ui/MailFrame.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import classes from './ExportDialog.module.css';
import { ExportKind } from './ExportKind.tsx';
import { DEFAULT_EXPORT } from './export-options.ts';
import { ImageExport } from './ImageExport.tsx';
import { MjmlExport } from './MjmlExport.tsx';
import { fileName } from './save-file.ts';
import { useExport } from './use-export.ts';

const SETTLE = 150;

interface ExportDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly template: { readonly id: string; readonly name: string; readonly profile: ProfileChoice | null };
  /** Mail to export: its HTML and its plain text. */
  readonly mail: { readonly html: string; readonly text: string };
  /** Sending system that the mail is written for. */
  readonly profile: ProfileChoice;
  readonly onProfile: (profile: ProfileChoice) => void;
  /** Saves the sending system of this mail, null for that of the person; absent where the person may not change it. */
  readonly onKeep?: (profile: ProfileChoice | null) => void;
  /** Note about parts of this mail that the sending system does not support. */
  readonly limits?: ReactNode;
  /** Saves the mail as shown, since the server makes pictures and PDFs from the saved one. Returns false when that failed. */
  readonly prepare?: () => Promise<boolean>;
  /** True when the template has changes that `prepare` would save. */
  readonly savesFirst?: boolean;
}

const READY = async () => true;

/** Exports the mail as a file: HTML, picture, PDF or plain text. It shows the mail at both widths. */
export function ExportDialog(props: ExportDialogProps) {
  const { opened, close, template, mail, profile, onProfile, onKeep, limits, prepare = READY, savesFirst } = props;
  const t = useT('export');
  const narrow = useMediaQuery('(max-width: 767px)') ?? false;
  const [options, setOptions] = useState(DEFAULT_EXPORT);
  const local = useExport(READY);
  const remote = useExport(prepare);
  const params = { id: template.id };
  const running = remote.running;
  const asFile = (content: string, ending: 'html' | 'txt') => async () => ({
    blob: new Blob([content], { type: `text/${ending === 'html' ? 'html' : 'plain'};charset=utf-8` }),
    name: `${fileName(template.name)}.${ending}`,
  });
  const copy = (content: string) => (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconCopy size={14} stroke={1.7} />}
      onClick={() => void copyText(content)}
    >
      {t('copy')}
    </Button>
  );
  return (
    <DialogFrame opened={opened} centered size={1080} fullScreen={narrow} title={t('title')} onClose={close}>
      <div className={classes.dialog}>
        <div className={classes.kinds}>
          <ExportKind
            name={t('profile')}
            hint={t('profile.hint')}
            actions={<ProfileSelect value={profile} onChange={onProfile} />}
          >
            <ProfileInForce kept={template.profile} chosen={profile} onKeep={onKeep} />
            {limits}
          </ExportKind>
          <ExportKind name={t('html')} hint={t('html.hint')}>
            <div className={classes.actions}>
              {copy(mail.html)}
              <DownloadButton id="html" label={t('download')} exporting={local} make={asFile(mail.html, 'html')} />
              <DownloadButton
                id="zip"
                secondary
                label={t('html.zip')}
                exporting={remote}
                make={(signal) =>
                  fetchFile(endpoints.exports.html, { params, query: { images: 'zip', profile } }, { signal })
                }
              />
            </div>
          </ExportKind>
          <MjmlExport template={template} profile={profile} exporting={remote} />
          <ImageExport templateId={template.id} options={options} change={setOptions} exporting={remote} />
          <ExportKind
            name={t('pdf')}
            hint={t('pdf.hint')}
            actions={
              <DownloadButton
                id="pdf"
                label={t('download')}
                exporting={remote}
                make={(signal) => fetchFile(endpoints.exports.pdf, { params }, { signal })}
              />
            }
          />
          <ExportKind
            name={t('text')}
            hint={t('text.hint')}
            actions={
              <>
                {copy(mail.text)}
                <DownloadButton id="text" label={t('download')} exporting={local} make={asFile(mail.text, 'txt')} />
              </>
            }
          />
          <div className={classes.state} role="status">
            {running !== null && (
              <>
                <Loader size={16} />
                <span>{t('running')}</span>
                <Button size="compact-sm" variant="subtle" onClick={remote.cancel}>
                  {t('shared:cancel')}
                </Button>
              </>
            )}
            {running === null && savesFirst === true && <span>{t('savesFirst')}</span>}
          </div>
          <MissingImages addresses={remote.missingImages} />
        </div>
        <div className={classes.previews}>
          <MailAtWidth
            html={mail.html}
            width={options.desktopWidth}
            title={t('preview.desktop', { width: options.desktopWidth })}
          />
          <MailAtWidth
            html={mail.html}
            width={options.mobileWidth}
            title={t('preview.mobile', { width: options.mobileWidth })}
          />
        </div>
      </div>
    </DialogFrame>
  );
}

function MissingImages({ addresses }: { readonly addresses: readonly string[] }) {
  const t = useT('export');
  if (addresses.length === 0) return null;
  return (
    <Alert color="orange" role="alert" title={t('missing', { count: addresses.length })}>
      <ul className={classes.missing}>
        {addresses.map((address) => (
          <li key={address}>{address}</li>
        ))}
      </ul>
    </Alert>
  );
}

interface MailAtWidthProps {
  readonly html: string;
  /** Width of the mail, CSS pixels; drawn smaller where there is less room. */
  readonly width: number;
  readonly title: string;
}

/** Shows the mail as the picture of that width will show it. */
function MailAtWidth({ html, width, title }: MailAtWidthProps) {
  // A slider passes many widths, and each is the mail drawn anew.
  const [settled] = useDebouncedValue(width, SETTLE);
  const view = mailView(html, settled, LIMITS.export.mobileWidth.max);
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>{title}</figcaption>
      <MailFrame
        source={{ html: view.html }}
        title={title}
        width={view.windowWidth}
        shownWidth={settled}
        className={classes.stage}
      />
    </figure>
  );
}
