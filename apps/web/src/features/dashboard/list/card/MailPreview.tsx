import { withoutLinks } from '@mailwright/contract';
import { MAIL_WIDTHS } from '../../../../shared/ui/mail-widths.ts';
import classes from './MailPreview.module.css';

/** No picture is higher than this, measured in its width. */
const HEIGHT_RATIO = 1.25;

interface MailPreviewProps {
  readonly html: string;
  /** What the mail is called, for whoever reaches the frame. */
  readonly title: string;
  /** Width to draw it at, CSS pixels. */
  readonly width: number;
}

/** The top of a mail, drawn small. The frame runs no scripts, takes no clicks and cannot be reached by Tab. */
export function MailPreview({ html, title, width }: MailPreviewProps) {
  const scale = width / MAIL_WIDTHS.desktop;
  return (
    <iframe
      className={classes.mail}
      title={title}
      sandbox=""
      tabIndex={-1}
      loading="lazy"
      srcDoc={withoutLinks(html)}
      width={MAIL_WIDTHS.desktop}
      height={MAIL_WIDTHS.desktop * HEIGHT_RATIO}
      style={{ scale }}
    />
  );
}
