import { Stack, Switch } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';
import { chooseInMyBrand, useInMyBrand } from './in-my-brand-choice.ts';
import { KitSelect } from './KitSelect.tsx';
import { useBrands } from './use-brands.ts';

/** Asks whether new templates and inserted modules get the person's brand; shows nothing where there is no brand. */
export function InMyBrandSwitch() {
  const t = useT('brand');
  const on = useInMyBrand();
  if (useBrands().length === 0) return null;
  return (
    <Stack gap="xs">
      <Switch
        label={t('inBrand')}
        description={t('inBrand.hint')}
        checked={on}
        onChange={({ currentTarget }) => chooseInMyBrand(currentTarget.checked)}
      />
      {on && <KitSelect />}
    </Stack>
  );
}
