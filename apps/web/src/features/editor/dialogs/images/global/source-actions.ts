import type { Asset } from '@mailwright/contract';
import { i18n } from '../../../../../shared/i18n/i18n.ts';
import type { MenuEntry } from '../../../../../shared/ui/menu/menu-entry.ts';

/** Returns menu entries that open the page and the license of an image that was not uploaded, each in its own tab. */
export function sourceActions({ source }: Pick<Asset, 'source'>): readonly MenuEntry[] {
  if (!source) return [];
  const { provider, page, license, licenseUrl } = source;
  const link = (id: string, label: string, url: string): MenuEntry[] =>
    url === '' ? [] : [{ id, label, run: () => window.open(url, '_blank', 'noopener,noreferrer') }];
  return [
    ...link('source-page', i18n.t('images:source.page', { provider }), page),
    ...link('source-license', i18n.t('images:source.license', { license }), licenseUrl),
  ];
}
