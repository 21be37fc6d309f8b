import { Stack, Switch } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';
import { chooseInMyBrand, useInMyBrand } from './in-my-brand-choice.ts';
import { KitSelect } from './KitSelect.tsx';
import { useBrands } from './use-brands.ts';

/** Asks whether what is begun or inserted comes in the person's brand; nothing where there is no brand. */
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
