import { useMemo, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { MailFrame } from '../../../shared/ui/MailFrame.tsx';
import { MailWidthSwitch } from '../../../shared/ui/MailWidthSwitch.tsx';
import { MAIL_WIDTHS, type MailDevice } from '../../../shared/ui/mail-widths.ts';
import classes from './PreviewFrame.module.css';

/** Many times what mails have; a browser takes minutes for a picture of some that have more. */
const MAX_TAGS = 40_000;

/** A mail as it would look, at desktop or phone width. */
export function PreviewFrame({ html }: { readonly html: string }) {
  const t = useT('code');
  const [device, setDevice] = useState<MailDevice>('desktop');
  const isTooLarge = useMemo(() => (html.match(/<[a-z]/gi)?.length ?? 0) > MAX_TAGS, [html]);
  return (
    <section className={classes.preview} aria-label={t('preview.label')}>
      <header className={classes.head}>
        <span>{t('preview.label')}</span>
        <MailWidthSwitch value={device} onChange={setDevice} />
      </header>
      {html === '' || isTooLarge ? (
        <p className={classes.empty}>{t(isTooLarge ? 'preview.tooLarge' : 'preview.empty')}</p>
      ) : (
        <MailFrame source={{ html }} title={t('preview.label')} width={MAIL_WIDTHS[device]} />
      )}
    </section>
  );
}
