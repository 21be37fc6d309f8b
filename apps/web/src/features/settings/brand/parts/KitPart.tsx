import { LIMITS } from '@mailwright/contract';
import { FONT_STACKS } from '@mailwright/document';
import { Button, Group, NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { KitEdit } from '../kit-edit.ts';
import type { ReadFrom } from '../read/ReadBrandDialog.tsx';
import { PartSection } from './PartSection.tsx';

interface KitPartProps {
  readonly edit: KitEdit;
  readonly onRead: (from: ReadFrom) => void;
}

/** What the kit is called, and its fonts. */
export function KitPart({ edit, onRead }: KitPartProps) {
  const { kit, change, problems } = edit;
  const t = useT('brand');
  const fonts = [
    { value: '', label: t('font.ofTheMail') },
    ...FONT_STACKS.map(({ name, stack }) => ({ value: stack, label: name })),
  ];
  const problem = problems.get('name');
  return (
    <PartSection
      title={t('kit')}
      hint={t('kit.hint')}
      actions={
        <Group gap={8}>
          <Button size="xs" variant="default" onClick={() => onRead('page')}>
            {t('read.page')}
          </Button>
          <Button size="xs" variant="default" onClick={() => onRead('template')}>
            {t('read.template')}
          </Button>
        </Group>
      }
    >
      <TextInput
        id="brand-name"
        label={t('name')}
        value={kit.name}
        maxLength={LIMITS.brand.text}
        error={problem && t(`problem.${problem}`)}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(['heading', 'body'] as const).map((part) => (
          <NativeSelect
            key={part}
            label={t(`font.${part}`)}
            data={fonts}
            value={kit.fonts[part] ?? ''}
            styles={{ input: { fontFamily: kit.fonts[part] ?? 'inherit' } }}
            onChange={({ currentTarget }) => change({ fonts: { ...kit.fonts, [part]: currentTarget.value || null } })}
          />
        ))}
      </SimpleGrid>
    </PartSection>
  );
}
