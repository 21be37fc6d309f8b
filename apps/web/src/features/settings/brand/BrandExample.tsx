import { blockRegistry, inBrand } from '@mailwright/blocks';
import type { BrandKit } from '@mailwright/contract';
import { renderDocument } from '@mailwright/render';
import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { inScheme } from '../../../shared/ui/in-scheme.ts';
import { MailFrame } from '../../../shared/ui/MailFrame.tsx';
import { MailWidthSwitch } from '../../../shared/ui/MailWidthSwitch.tsx';
import { MAIL_WIDTHS, type MailDevice } from '../../../shared/ui/mail-widths.ts';
import classes from './BrandExample.module.css';
import { exampleMail } from './example-mail.ts';

/** Delay before a change is drawn, milliseconds: dragging in a color picker passes many colors. */
const SETTLE = 60;

/** Shows an example mail with the values of the form, drawn as mails are. */
export function BrandExample({ kit }: { readonly kit: BrandKit }) {
  const t = useT('brand');
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [device, setDevice] = useState<MailDevice>('desktop');
  const [settled] = useDebouncedValue(kit, SETTLE);
  const html = useMemo(() => {
    const words = {
      headline: t('example.headline'),
      text: t('example.text'),
      link: t('example.link'),
      button: t('example.button'),
      offer: t('example.offer'),
      footer: t('example.footer'),
    };
    const mail = exampleMail(words, { hasLogo: settled.logo.src !== '' });
    const named = { id: 'example', kit: settled };
    const document = { ...mail, ...inBrand(mail.nodes, mail.settings, { kit: named, registry: blockRegistry }) };
    return renderDocument(document, { registry: blockRegistry, assetBase: '', title: t('example') }).html;
  }, [settled, t]);
  return (
    <section aria-label={t('example')} className={classes.example}>
      <div className={classes.switches}>
        <SegmentedControl
          size="xs"
          aria-label={t('example.scheme')}
          value={scheme}
          onChange={(value) => setScheme(value === 'dark' ? 'dark' : 'light')}
          data={[
            { value: 'light', label: t('example.light') },
            { value: 'dark', label: t('example.dark') },
          ]}
        />
        <MailWidthSwitch value={device} onChange={setDevice} />
      </div>
      <MailFrame
        source={{ html: inScheme(html, scheme) }}
        title={t('example')}
        width={MAIL_WIDTHS[device]}
        className={classes.mail}
      />
    </section>
  );
}
