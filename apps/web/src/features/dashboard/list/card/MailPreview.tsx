import { withoutLinks } from '@mailwright/contract';
import { MAIL_WIDTHS } from '../../../../shared/ui/mail-widths.ts';
import classes from './MailPreview.module.css';

/** Largest height of a picture, as a multiple of its width. */
const HEIGHT_RATIO = 1.25;

interface MailPreviewProps {
  readonly html: string;
  /** Name of the mail: title of the frame, for screen readers. */
  readonly title: string;
  /** Width at which the mail is drawn, CSS pixels. */
  readonly width: number;
}

/** Shows the top of a mail, drawn small. The frame runs no scripts, takes no clicks and cannot be reached with Tab. */
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
