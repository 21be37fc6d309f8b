import { LIMITS } from '@mailwright/contract';
import { TagsInput } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { KitEdit } from '../kit-edit.ts';
import { PartSection } from './PartSection.tsx';

/** Asks for the paddings that mails are built from. */
export function SpacingPart({ edit: { kit, change } }: { readonly edit: KitEdit }) {
  const t = useT('brand');
  const write = (typed: readonly string[]) => {
    const steps = typed.map((step) => Number.parseInt(step, 10)).filter((step) => step >= 0 && step <= 200);
    change({ spacing: [...new Set(steps)].sort((a, b) => a - b).slice(0, LIMITS.brand.spacings) });
  };
  return (
    <PartSection title={t('spacing')} hint={t('spacing.hint')}>
      <TagsInput
        label={t('spacing.label')}
        placeholder={kit.spacing.length < LIMITS.brand.spacings ? t('spacing.add') : ''}
        maxTags={LIMITS.brand.spacings}
        value={kit.spacing.map((step) => `${step} px`)}
        onChange={write}
      />
    </PartSection>
  );
}
