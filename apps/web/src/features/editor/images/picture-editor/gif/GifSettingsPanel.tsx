import type { GifSettings } from '@mailwright/contract';
import { NativeSelect } from '@mantine/core';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import panel from '../panels/Panel.module.css';
import { useEditing } from '../use-editing.ts';
import { gifSettings } from './gif-edit.ts';

const SPEEDS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
const KEPT = [1, 2, 3, 4];
const COLORS = [256, 128, 64, 32] as const;

/** Asks for the settings of an animation: how it runs, and how many frames and colors it has. */
export function GifSettingsPanel() {
  const t = useT('pictures');
  const { recipe, change } = useEditing();
  const settings = gifSettings(recipe);
  const write = (next: Partial<GifSettings>) => change({ ...recipe, gif: { ...settings, ...next } });
  const options = (values: readonly number[], label: (value: number) => string) =>
    values.map((value) => ({ value: String(value), label: label(value) }));
  return (
    <div className={panel.group}>
      <NativeSelect
        size="xs"
        label={t('gif.speed')}
        value={String(settings.speed)}
        data={options(SPEEDS, (value) => t('gif.times', { value }))}
        onChange={(event) => write({ speed: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        size="xs"
        label={t('gif.frames')}
        value={String(settings.keepEvery)}
        data={options(KEPT, (value) => (value === 1 ? t('gif.frames.all') : t('gif.frames.part', { value })))}
        onChange={(event) => write({ keepEvery: Number(event.currentTarget.value) })}
      />
      <NativeSelect
        size="xs"
        label={t('gif.colors')}
        value={String(settings.colors)}
        data={options(COLORS, String)}
        onChange={(event) => {
          const chosen = COLORS.find((count) => String(count) === event.currentTarget.value);
          if (chosen) write({ colors: chosen });
        }}
      />
    </div>
  );
}
