import { createProfileWriter, PROFILES } from '@mailwright/contract';
import { createId, type NodeId } from '@mailwright/document';
import { convertNeutral, type NeutralIsland, tallyReport } from '@mailwright/import';
import { isFrameset } from '@mailwright/island';
import { Alert, Button, Loader } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { MailFrame } from '../../../../shared/ui/MailFrame.tsx';
import { MailWidthSwitch } from '../../../../shared/ui/MailWidthSwitch.tsx';
import { MAIL_WIDTHS, type MailDevice } from '../../../../shared/ui/mail-widths.ts';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import { closeDialog, type EditorSession } from '../../core/session/editor-session.ts';
import { notifyRefusal } from '../../core/session/refusal.ts';
import { useEditorSession, useSessionState } from '../../core/session/use-editor-session.ts';
import { renderMail } from '../../core/template/mail-html.ts';
import { setStepInfo } from '../../core/template/step-info.ts';
import { CodeDialog } from '../CodeDialog.tsx';
import parts from '../CodeDialogParts.module.css';
import { DesignReport } from '../import/DesignReport.tsx';
import { importedProfile } from '../import/source/imported-profile.ts';
import { takenInboxTexts } from '../import/source/inbox-texts.ts';
import classes from './ConvertToBlocksDialog.module.css';
import { LookReport } from './LookReport.tsx';

/** `reading` until the mail is taken apart; null when nothing can be made of it. */
type Conversion = 'reading' | NeutralIsland | null;

/** Blocks made of a block of foreign HTML, once the dialog that waits for them is drawn. */
function useConversion(nodeId: NodeId): Conversion {
  const { editor } = useEditorSession();
  const [conversion, setConversion] = useState<Conversion>('reading');
  useEffect(() => {
    const scope = `mw-${createId()
      .replace(/[^a-z0-9]/gi, '')
      .slice(0, 8)
      .toLowerCase()}`;
    const timer = setTimeout(() => {
      setConversion(convertNeutral(editor.getState().document, nodeId, { scope, imageWidth: loadedImageWidths() }));
    }, DRAWN);
    return () => clearTimeout(timer);
  }, [editor, nodeId]);
  return conversion;
}

/** Renders a converted mail for the sending system whose tags it came with. */
function exportedHtml(session: EditorSession, { document, system }: NeutralIsland): string {
  const profile = PROFILES.find(({ name }) => name === system);
  return renderMail(session, document, profile && createProfileWriter(profile)).html;
}

/** Until the dialog is open, milliseconds: a large mail takes a moment, in which nothing moves. */
const DRAWN = 60;

/** Foreign HTML beside the blocks made of it, and what became of each part; one step of the history. */
export function ConvertToBlocksDialog({ nodeId }: { readonly nodeId: NodeId }) {
  const t = useT('code');
  const session = useEditorSession();
  const { editor, view } = session;
  const own = useSessionState(({ template }) => template);
  const [device, setDevice] = useState<MailDevice>('desktop');
  const conversion = useConversion(nodeId);
  const made = conversion === 'reading' ? null : conversion;
  const before = useMemo(() => renderMail(session).html, [session]);
  const after = useMemo(() => (made ? renderMail(session, made.document).html : ''), [session, made]);
  // Compared as both leave for the system that the mail was written for: in blocks its fields have other names.
  const exported = useMemo(() => (made ? exportedHtml(session, made) : ''), [session, made]);
  const tally = useMemo(() => made && tallyReport(made.report), [made]);
  const useful = tally !== null && tally.kept + tally.changed > 0;
  const preheader = made?.info?.preheader ?? '';
  const taken = takenInboxTexts({ subject: made?.info?.title ?? '', preheader }, own);
  const close = () => closeDialog(session);

  const apply = () => {
    if (!made) return;
    const { document: written } = editor.getState();
    if (!notifyRefusal(editor.run({ type: 'replaceDocument', document: made.document, action: 'to-blocks' }))) return;
    editor.select(made.nodes.slice(0, 1));
    close();
    const info = { ...taken, ...importedProfile(made.system, own, false) };
    if (Object.keys(info).length > 0) setStepInfo(session, info, written);
    const converted = editor.getState().document;
    const undo = () => {
      // Later steps are not this one's to take back.
      if (editor.getState().document === converted) editor.undo();
    };
    view.setState({ announcement: t('convert.done') });
    toast.success(t('convert.done'), { action: { label: t('import.undo'), run: undo } });
  };

  return (
    <CodeDialog title={t('convert.title')} searching={false} onClose={close}>
      <div className={parts.bar}>
        <p className={classes.hint}>{t('convert.hint')}</p>
        <div className={classes.widths}>
          <MailWidthSwitch value={device} onChange={setDevice} />
        </div>
      </div>
      <div className={classes.panes} aria-busy={conversion === 'reading'}>
        <figure className={classes.side}>
          <figcaption>{t('convert.before')}</figcaption>
          <MailFrame source={{ html: before }} title={t('convert.before')} width={MAIL_WIDTHS[device]} />
        </figure>
        <figure className={classes.side}>
          <figcaption>{t('convert.after')}</figcaption>
          {after === '' ? (
            <div className={classes.waiting}>
              {conversion === 'reading' && <Loader aria-label={t('convert.working')} />}
            </div>
          ) : (
            <MailFrame source={{ html: after }} title={t('convert.after')} width={MAIL_WIDTHS[device]} />
          )}
        </figure>
        <div className={classes.report}>
          {after !== '' && <LookReport before={before} after={exported} />}
          {made && <DesignReport report={made.report} />}
        </div>
      </div>
      {conversion !== 'reading' && !useful && (
        <Alert color="yellow" variant="light" role="alert">
          {t(isFrameset(before) ? 'import.frameset' : 'convert.nothing')}
        </Alert>
      )}
      {preheader !== '' && (
        <p className={classes.note}>
          {t(taken.preheader !== undefined ? 'convert.preheaderTaken' : 'convert.preheaderKept', { preheader })}
        </p>
      )}
      {made?.system !== undefined && <p className={classes.note}>{t('convert.system', { name: made.system })}</p>}
      {taken.subject !== undefined && <p className={classes.note}>{t('import.subject', { subject: taken.subject })}</p>}
      <div className={parts.end}>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button disabled={!useful} onClick={apply} data-autofocus>
          {t('convert.apply')}
        </Button>
      </div>
    </CodeDialog>
  );
}

/** Widths of the pictures that the canvas has loaded, by address, CSS pixels: their files say what the code does not. */
function loadedImageWidths(): (src: string) => number {
  const widths = new Map<string, number>();
  for (const frame of document.querySelectorAll('iframe')) {
    for (const image of framePictures(frame)) widths.set(image.getAttribute('src') ?? '', image.naturalWidth);
  }
  return (src) => widths.get(src) ?? 0;
}

function framePictures(frame: HTMLIFrameElement): readonly HTMLImageElement[] {
  try {
    return [...(frame.contentDocument?.images ?? [])];
  } catch {
    // A frame of another origin is none of ours.
    return [];
  }
}
