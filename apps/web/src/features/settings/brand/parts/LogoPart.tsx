import { type BrandKit, LIMITS } from '@mailwright/contract';
import { Button, Group, SimpleGrid, TextInput } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { KitEdit } from '../kit-edit.ts';
import { LogoDialog } from './LogoDialog.tsx';
import classes from './LogoPart.module.css';
import { PartSection } from './PartSection.tsx';

type LogoName = 'logo' | 'logoDark';

/** Asks for the logo and the one for dark mode. */
export function LogoPart({ edit }: { readonly edit: KitEdit }) {
  const { kit, change } = edit;
  const t = useT('brand');
  const [choosing, setChoosing] = useState<LogoName | null>(null);
  const write = (name: LogoName, src: string): void => {
    const values: Partial<BrandKit> = name === 'logo' ? { logo: { ...kit.logo, src } } : { logoDark: { src } };
    change(values);
  };
  return (
    <PartSection title={t('logo')} hint={t('logo.hint')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(['logo', 'logoDark'] as const).map((name) => {
          const { src } = kit[name];
          return (
            <fieldset key={name} className={classes.logo}>
              <legend className={classes.legend}>{t(`${name}.label`)}</legend>
              <div className={classes.picture} data-dark={name === 'logoDark' || undefined}>
                {src === '' ? <IconPhoto size={24} stroke={1.4} /> : <img src={src} alt={kit.logo.alt} />}
              </div>
              <Group gap={8}>
                <Button size="xs" variant="default" onClick={() => setChoosing(name)}>
                  {t(src === '' ? 'logo.choose' : 'logo.change')}
                </Button>
                {src !== '' && (
                  <Button size="xs" variant="subtle" color="gray" onClick={() => write(name, '')}>
                    {t('logo.remove')}
                  </Button>
                )}
              </Group>
            </fieldset>
          );
        })}
      </SimpleGrid>
      <TextInput
        label={t('logo.alt')}
        value={kit.logo.alt}
        maxLength={LIMITS.brand.text}
        onChange={({ currentTarget }) => change({ logo: { ...kit.logo, alt: currentTarget.value } })}
      />
      <LogoDialog
        opened={choosing !== null}
        current={choosing === null ? '' : kit[choosing].src}
        close={() => setChoosing(null)}
        onChoose={(src) => {
          if (choosing !== null) write(choosing, src);
          setChoosing(null);
        }}
      />
    </PartSection>
  );
}
