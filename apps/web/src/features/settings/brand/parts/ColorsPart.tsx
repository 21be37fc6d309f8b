import { contrastOf } from '@mailwright/blocks';
import { type BrandColor, type BrandKit, type BrandRole, LIMITS } from '@mailwright/contract';
import { createId } from '@mailwright/document';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { IconButton } from '../../../../shared/ui/IconButton.tsx';
import type { KitEdit } from '../kit-edit.ts';
import classes from './ColorsPart.module.css';
import { HexInput } from './HexInput.tsx';
import { PartSection } from './PartSection.tsx';

const ROLES: readonly BrandRole[] = ['accent', 'text', 'background', 'outer'];

/** Asks for the named colors, each for light and dark mode, and shows how readable they are. */
export function ColorsPart({ edit }: { readonly edit: KitEdit }) {
  const { kit, change, problems } = edit;
  const t = useT('brand');
  const write = (id: string, values: Partial<BrandColor>) =>
    change({
      colors: kit.colors.map((color) => {
        if (color.id === id) return { ...color, ...values };
        // Each role is one color's.
        return values.role && color.role === values.role ? { ...color, role: null } : color;
      }),
    });
  const add = () => {
    const color = { id: createId(), name: t('color.new'), light: '#64748b', dark: null, role: null };
    change({ colors: [...kit.colors, color] });
  };
  return (
    <PartSection
      title={t('colors')}
      hint={t('colors.hint')}
      actions={
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={kit.colors.length >= LIMITS.brand.colors}
          onClick={add}
        >
          {t('color.add')}
        </Button>
      }
    >
      {kit.colors.length === 0 && <p className={classes.none}>{t('colors.none')}</p>}
      <ul className={classes.colors}>
        {kit.colors.map((color) => {
          const problem = problems.get(`color.${color.id}`);
          return (
            <li key={color.id} className={classes.color}>
              <TextInput
                id={`brand-color.${color.id}`}
                size="xs"
                label={t('color.name')}
                value={color.name}
                maxLength={LIMITS.brand.colorName}
                error={problem && t(`problem.${problem}`)}
                onChange={({ currentTarget }) => write(color.id, { name: currentTarget.value })}
              />
              <HexInput
                size="xs"
                label={t('color.light')}
                of={color.name}
                value={color.light}
                onChange={(light) => write(color.id, { light })}
              />
              <HexInput
                size="xs"
                label={t('color.dark')}
                of={color.name}
                value={color.dark ?? ''}
                fallback={color.light}
                placeholder={t('color.darkNone')}
                onChange={(dark) => write(color.id, { dark })}
                onClear={() => write(color.id, { dark: null })}
              />
              <NativeSelect
                size="xs"
                label={t('color.role')}
                value={color.role ?? ''}
                data={[
                  { value: '', label: t('role.none') },
                  ...ROLES.map((role) => ({ value: role, label: t(`role.${role}`) })),
                ]}
                onChange={({ currentTarget }) =>
                  write(color.id, { role: ROLES.find((role) => role === currentTarget.value) ?? null })
                }
              />
              <IconButton
                label={t('color.remove', { name: color.name })}
                icon={<IconTrash size={16} />}
                onClick={() => change({ colors: kit.colors.filter(({ id }) => id !== color.id) })}
              />
              <Contrast kit={kit} color={color} />
            </li>
          );
        })}
      </ul>
    </PartSection>
  );
}

/** Shows the contrast of a color on the brand's background, or of the brand's text on the color, in both modes. */
function Contrast({ kit, color }: { readonly kit: BrandKit; readonly color: BrandColor }) {
  const t = useT('brand');
  const other = kit.colors.find(({ role }) =>
    color.role === 'background' || color.role === 'outer' ? role === 'text' : role === 'background',
  );
  if (!other || other.id === color.id) return null;
  const ratios = [
    { mode: 'light', ratio: contrastOf(color.light, other.light) },
    { mode: 'dark', ratio: contrastOf(color.dark ?? color.light, other.dark ?? other.light) },
  ] as const;
  return (
    <p className={classes.contrast}>
      {t('contrast.with', { name: other.name })}
      {ratios.map(({ mode, ratio }) =>
        ratio === null ? null : (
          <span key={mode} className={classes.ratio} data-low={ratio < 4.5 || undefined}>
            {t(`contrast.${mode}`, { ratio: ratio.toFixed(1) })}{' '}
            {t(ratio < 3 ? 'contrast.low' : ratio < 4.5 ? 'contrast.large' : 'contrast.good')}
          </span>
        ),
      )}
    </p>
  );
}
