import { LIMITS } from '@mailwright/contract';
import { Textarea, TextInput } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { KitEdit } from '../kit-edit.ts';
import { PartSection } from './PartSection.tsx';

/** Asks for the text at the end of mails, which the law requires in many countries. */
export function FooterPart({ edit: { kit, change } }: { readonly edit: KitEdit }) {
  const t = useT('brand');
  const { footer } = kit;
  return (
    <PartSection title={t('footer')} hint={t('footer.hint')}>
      <TextInput
        label={t('footer.company')}
        value={footer.company}
        maxLength={LIMITS.brand.text}
        autoComplete="organization"
        onChange={({ currentTarget }) => change({ footer: { ...footer, company: currentTarget.value } })}
      />
      {(['address', 'reason'] as const).map((part) => (
        <Textarea
          key={part}
          autosize
          minRows={2}
          label={t(`footer.${part}`)}
          placeholder={t(`footer.${part}.example`)}
          value={footer[part]}
          maxLength={LIMITS.brand.footer}
          onChange={({ currentTarget }) => change({ footer: { ...footer, [part]: currentTarget.value } })}
        />
      ))}
    </PartSection>
  );
}
