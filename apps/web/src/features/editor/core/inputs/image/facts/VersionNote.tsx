import type { ImageVersion } from '@mailwright/document';
import { Text } from '@mantine/core';
import { useT } from '../../../../../../shared/i18n/use-t.ts';

/** Says which readers see this other version of an image. */
export function VersionNote({ version }: { readonly version: ImageVersion }) {
  const t = useT('variants');
  return (
    <Text size="xs" c="dimmed">
      {t(`version.${version.for}`)}
    </Text>
  );
}
