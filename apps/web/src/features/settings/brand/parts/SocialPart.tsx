import { SOCIAL_NETWORK_IDS, socialName } from '@mailwright/blocks';
import { type BrandKit, LIMITS } from '@mailwright/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import type { KitEdit } from '../kit-edit.ts';
import { PartSection } from './PartSection.tsx';
import classes from './SocialPart.module.css';

type Profile = BrandKit['social'][number];

/** Asks for the addresses of the brand's profiles in social networks. */
export function SocialPart({ edit }: { readonly edit: KitEdit }) {
  const { kit, change, problems } = edit;
  const t = useT('brand');
  const write = (at: number, values: Partial<Profile>) =>
    change({ social: kit.social.map((profile, index) => (index === at ? { ...profile, ...values } : profile)) });
  const add = () => {
    const network = SOCIAL_NETWORK_IDS.find((id) => kit.social.every((profile) => profile.network !== id));
    change({ social: [...kit.social, { network: network ?? SOCIAL_NETWORK_IDS[0], url: '' }] });
  };
  return (
    <PartSection
      title={t('social')}
      actions={
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={kit.social.length >= LIMITS.brand.profiles}
          onClick={add}
        >
          {t('social.add')}
        </Button>
      }
    >
      {kit.social.length === 0 && <p className={classes.none}>{t('social.none')}</p>}
      {kit.social.map((profile, index) => {
        const problem = problems.get(`social.${index}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: profiles have no id, and stay in their order.
          <div key={index} className={classes.profile}>
            <NativeSelect
              aria-label={t('social.network')}
              value={profile.network}
              data={SOCIAL_NETWORK_IDS.map((id) => ({ value: id, label: socialName(id) }))}
              onChange={({ currentTarget }) => write(index, { network: currentTarget.value })}
            />
            <TextInput
              id={`brand-social.${index}`}
              type="url"
              inputMode="url"
              aria-label={t('social.url')}
              placeholder="https://"
              value={profile.url}
              maxLength={LIMITS.brand.address}
              error={problem && t(`problem.${problem}`)}
              onChange={({ currentTarget }) => write(index, { url: currentTarget.value.trim() })}
            />
            <IconButton
              label={t('social.remove')}
              icon={<IconTrash size={16} />}
              onClick={() => change({ social: kit.social.filter((_, at) => at !== index) })}
            />
          </div>
        );
      })}
    </PartSection>
  );
}
