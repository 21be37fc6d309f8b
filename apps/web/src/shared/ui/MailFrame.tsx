import { withoutLinks } from '@mailwright/contract';
import { useElementSize } from '@mantine/hooks';
import classes from './MailFrame.module.css';

interface MailFrameProps {
  /** The mail itself, or where it is. */
  readonly source: { readonly html: string } | { readonly url: string };
  /** What the mail is called, for whoever reaches the frame. */
  readonly title: string;
  /** Width the mail is laid out at, CSS pixels; drawn smaller where there is less room. */
  readonly width: number;
  /** How much of that width to show, from the left. */
  readonly shownWidth?: number | undefined;
  /** Gives the height, where the place does not. */
  readonly className?: string | undefined;
}

/** A mail as it looks at a width, in the middle. The frame runs nothing, sends nothing and goes nowhere. */
export function MailFrame({ source, title, width, shownWidth = width, className = '' }: MailFrameProps) {
  const { ref, width: availableWidth, height } = useElementSize();
  const scale = availableWidth > 0 ? Math.min(1, availableWidth / shownWidth) : 1;
  return (
    <div ref={ref} className={`${classes.stage} ${className}`}>
      <div className={classes.sheet} style={{ width: shownWidth * scale }}>
        <iframe
          className={classes.frame}
          title={title}
          sandbox=""
          {...('html' in source ? { srcDoc: withoutLinks(source.html) } : { src: source.url })}
          style={{ width, height: height / scale, transform: `scale(${scale})` }}
        />
      </div>
    </div>
  );
}
