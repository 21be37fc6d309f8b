import { withoutLinks } from '@mailwright/contract';
import { useElementSize } from '@mantine/hooks';
import classes from './MailFrame.module.css';

interface MailFrameProps {
  /** HTML of the mail, or its address. */
  readonly source: { readonly html: string } | { readonly url: string };
  /** Name of the mail: title of the frame, for screen readers. */
  readonly title: string;
  /** Width of the mail's layout, CSS pixels; drawn smaller where there is less room. */
  readonly width: number;
  /** Part of that width to show, from the left, CSS pixels. */
  readonly shownWidth?: number | undefined;
  /** Class that sets the height, where the parent does not. */
  readonly className?: string | undefined;
}

/** Shows a mail at a width, centered. The frame runs no scripts, submits no forms and does not navigate. */
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
