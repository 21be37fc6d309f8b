import type { StoredBrandKit } from '@mailwright/contract';
import { Select } from '@mantine/core';
import { useT } from '../i18n/use-t.ts';
import { fullName } from '../person-name.ts';
import { chooseKit, useKitInUse } from './in-my-brand-choice.ts';
import { useBrands } from './use-brands.ts';

/** Asks which brand kit to use; shows nothing where there is only one. The answer is remembered. */
export function KitSelect() {
  const t = useT('brand');
  const brands = useBrands();
  const inUse = useKitInUse();
  if (brands.length < 2 || !inUse) return null;
  const nameOf = ({ kit, owner, isOwner }: StoredBrandKit) => {
    const name = kit.name || t('kit.unnamed');
    return isOwner ? t('kit.own', { name }) : t('kit.sharedBy', { name, person: fullName(owner) });
  };
  return (
    <Select
      label={t('kit.choose')}
      allowDeselect={false}
      data={brands.map((brand) => ({ value: brand.id, label: nameOf(brand) }))}
      value={inUse.id}
      onChange={(id) => id !== null && chooseKit(id)}
    />
  );
}
