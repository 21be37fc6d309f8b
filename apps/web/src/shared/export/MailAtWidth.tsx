import { LIMITS, mailView } from '@mailwright/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { MailFrame } from '../ui/MailFrame.tsx';
import classes from './MailAtWidth.module.css';

interface MailAtWidthProps {
  readonly html: string;
  /** Width of the mail, CSS pixels; drawn smaller where there is less room. */
  readonly width: number;
  readonly title: string;
}

const SETTLE = 150;

/** Shows the mail as the picture of that width will show it. */
export function MailAtWidth({ html, width, title }: MailAtWidthProps) {
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
