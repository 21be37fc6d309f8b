import { type CSSProperties, useEffect, useRef } from 'react';
import { createMailwright, type Mailwright, type MailwrightOptions } from './create-mailwright.ts';

export interface MailwrightEditorProps extends Omit<MailwrightOptions, 'container'> {
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/**
 * Mailwright as a React component: it fills its element and is taken away with it. Functions may change on every
 * render; another `templateId` opens that template, another `origin` starts afresh.
 */
export function MailwrightEditor({ className, style, ...options }: MailwrightEditorProps) {
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<Mailwright>(null);
  const latest = useRef(options);
  const opened = useRef<string | null>(null);
  const { origin, title, templateId = null } = options;

  useEffect(() => {
    latest.current = options;
  });

  useEffect(() => {
    if (element.current === null) return;
    opened.current = latest.current.templateId ?? null;
    const mailwright = createMailwright({
      container: element.current,
      origin,
      title,
      templateId: opened.current,
      ticket: () => latest.current.ticket(),
      onReady: (event) => latest.current.onReady?.(event),
      onSave: (event) => latest.current.onSave?.(event),
      onPublishFailed: (event) => latest.current.onPublishFailed?.(event),
      onClose: (event) => latest.current.onClose?.(event),
      onError: (error) => latest.current.onError?.(error),
    });
    handle.current = mailwright;
    return () => mailwright.destroy();
  }, [origin, title]);

  useEffect(() => {
    if (opened.current === templateId) return;
    opened.current = templateId;
    handle.current?.open(templateId);
  }, [templateId]);

  return <div ref={element} className={className} style={style} />;
}
