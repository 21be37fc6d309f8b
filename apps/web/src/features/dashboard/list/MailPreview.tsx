import { LIMITS } from '@mailwright/contract';
import classes from './MailPreview.module.css';

/** Width the mail is laid out at: wide enough for its columns to stand side by side. */
const LAYOUT_WIDTH = LIMITS.mail.breakpoint + 32;

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
  const scale = width / LAYOUT_WIDTH;
  return (
    <iframe
      className={classes.mail}
      title={title}
      sandbox=""
      tabIndex={-1}
      loading="lazy"
      srcDoc={html}
      width={LAYOUT_WIDTH}
      height={LAYOUT_WIDTH * HEIGHT_RATIO}
      style={{ scale }}
    />
  );
}
