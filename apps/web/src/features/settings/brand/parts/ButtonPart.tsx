import { contrastOf } from '@mailwright/blocks';
import { Alert, NumberInput, SimpleGrid } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import type { KitEdit } from '../kit-edit.ts';
import { HexInput } from './HexInput.tsx';
import { PartSection } from './PartSection.tsx';

const NUMBERS = [
  { key: 'radius', max: 60 },
  { key: 'paddingX', max: 100 },
  { key: 'paddingY', max: 100 },
] as const;

/** Asks for the look of buttons. */
export function ButtonPart({ edit }: { readonly edit: KitEdit }) {
  const { kit, change } = edit;
  const { button, colors } = kit;
  const t = useT('brand');
  const contrast = contrastOf(button.background, button.color);
  return (
    <PartSection title={t('button')} hint={t('button.hint')}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        {(['background', 'color'] as const).map((key) => (
          <HexInput
            key={key}
            label={t(`button.${key}`)}
            value={button[key]}
            swatches={colors.map(({ name, light }) => ({ name, color: light }))}
            onChange={(color) => change({ button: { ...button, [key]: color } })}
          />
        ))}
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        {NUMBERS.map(({ key, max }) => (
          <NumberInput
            key={key}
            label={t(`button.${key}`)}
            suffix=" px"
            min={0}
            max={max}
            clampBehavior="strict"
            allowDecimal={false}
            value={button[key]}
            onChange={(value) => {
              if (typeof value === 'number') change({ button: { ...button, [key]: value } });
            }}
          />
        ))}
      </SimpleGrid>
      {contrast !== null && contrast < 4.5 && (
        <Alert color="yellow" p="xs" role="status">
          {t('button.faint', { ratio: contrast.toFixed(1) })}
        </Alert>
      )}
    </PartSection>
  );
}
