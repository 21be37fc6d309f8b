import { LIMITS, mailView } from '@mailwright/contract';
import { useDebouncedValue, useElementSize } from '@mantine/hooks';
import classes from './MailAtWidth.module.css';

interface MailAtWidthProps {
  readonly html: string;
  /** CSS pixels; drawn smaller where there is less room. */
  readonly width: number;
  readonly title: string;
}

const SETTLE = 150;

/** The mail as the picture of that width will show it. The frame runs nothing, sends nothing and goes nowhere. */
export function MailAtWidth({ html, width, title }: MailAtWidthProps) {
  const { ref, width: room, height } = useElementSize();
  // A slider passes many widths, and each is the mail drawn anew.
  const [settled] = useDebouncedValue(width, SETTLE);
  const view = mailView(html, settled, LIMITS.export.mobileWidth.max);
  const scale = room > 0 ? Math.min(1, room / settled) : 1;
  return (
    <figure className={classes.preview}>
      <figcaption className={classes.caption}>{title}</figcaption>
      <div ref={ref} className={classes.stage}>
        <div className={classes.sheet} style={{ width: settled * scale }}>
          <iframe
            className={classes.frame}
            title={title}
            sandbox=""
            srcDoc={view.html}
            style={{ width: view.windowWidth, height: height / scale, transform: `scale(${scale})` }}
          />
        </div>
      </div>
    </figure>
  );
}
