import { Button, Stack, Text } from '@mantine/core';
import { useKitInUse } from '../../../shared/brand/in-my-brand-choice.ts';
import { KitSelect } from '../../../shared/brand/KitSelect.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../shared/ui/dialog/DialogActions.tsx';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { closeDialog } from '../core/session/editor-session.ts';
import { useEditorSession } from '../core/session/use-editor-session.ts';
import { putInMyBrand } from '../core/template/in-my-brand.ts';

/** Asks which of several kits the open mail is brought into. */
export function InMyBrandDialog() {
  const t = useT('brand');
  const session = useEditorSession();
  const kit = useKitInUse();
  const close = () => closeDialog(session);
  const apply = async () => {
    if (kit && (await putInMyBrand(session, kit))) close();
  };
  return (
    <DialogFrame opened centered size={440} title={t('inBrand.title')} onClose={close}>
      <Stack gap="sm">
        <Text size="sm" c="var(--mw-text-muted)">
          {t('inBrand.hint')}
        </Text>
        <KitSelect />
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button disabled={!kit} onClick={() => void apply()}>
          {t('inBrand.apply')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
