import { completeAddress, QR_CODE_BYTES, qrCodeBytes } from '@mailwright/blocks';
import type { Product } from '@mailwright/contract';
import type { JsonObject } from '@mailwright/document';
import { Button, Loader, Stack, TextInput } from '@mantine/core';
import { IconShoppingBag } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../../../../shared/format.ts';
import { useTypedText } from '../../../../../shared/forms/use-typed-text.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { toast } from '../../../../../shared/ui/toast/toast.tsx';
import { openDialog } from '../../session/editor-session.ts';
import { useEditorSession } from '../../session/use-editor-session.ts';
import type { InputProps } from '../input-props.ts';
import { isWebAddress } from './is-web-address.ts';
import { MissingPicture } from './MissingPicture.tsx';
import { useAfterPause } from './use-after-pause.ts';
import { useQrPicture } from './use-qr-picture.ts';

/** Typing pauses this long before the code is drawn and stored, milliseconds. */
const SETTLED = 600;

/** Enough to see that too much was pasted, and how much. */
const MAX_LENGTH = 20_000;

/** Asks for the content of a QR code: a web address, or any text when another prop says so. */
export function QrCodeField(props: InputProps<'qrCode'>) {
  const { id, field, value, disabled, propValue, onChange, onDone } = props;
  const t = useT('panels');
  const session = useEditorSession();
  const messages = useT('messages');
  const picture = useQrPicture(props);
  const pause = useAfterPause(SETTLED);
  const [left, setLeft] = useState(true);
  const content = typeof value === 'string' ? value : '';
  const anyText = propValue(field.anyText.prop) === field.anyText.is;
  const complete = (typed: string) => (anyText ? typed : completeAddress(typed));
  const fits = (typed: string) => qrCodeBytes(complete(typed)) <= QR_CODE_BYTES;
  const isGood = (typed: string) => typed === '' || (fits(typed) && (anyText || isWebAddress(complete(typed))));
  const tooLong = () =>
    t('qrCode.tooLong', { most: formatNumber(QR_CODE_BYTES), length: formatNumber(qrCodeBytes(complete(text))) });

  const write = (next: string, others: JsonObject = {}) => {
    pause.cancel();
    if (!isGood(next)) return false;
    picture.outdate(String(propValue(field.pictureProp) ?? ''));
    const taken = onChange(next, { ...others, [field.pictureProp]: '' });
    if (taken && next !== '') pause.start(() => picture.start(next, complete(next)));
    return taken;
  };
  const { text, refused, type } = useTypedText(content, (typed) => write(typed));
  const takeProduct = ({ productLink, productName }: Pick<Product, 'productLink' | 'productName'>) => {
    if (productLink === '' || !fits(productLink)) {
      toast.error(t('qrCode.noPage'));
      return false;
    }
    // What described the code before described another page.
    return write(productLink, { [field.altProp]: productName });
  };
  const invalid = refused || !isGood(text);
  const hasPicture = propValue(field.pictureProp) !== '';

  return (
    <Stack gap={6}>
      <TextInput
        id={id}
        size="xs"
        maxLength={MAX_LENGTH}
        {...(!anyText && { type: 'url', inputMode: 'url', placeholder: 'https://' })}
        value={text}
        disabled={disabled}
        error={!fits(text) ? tooLong() : invalid && left && messages('urlInvalid')}
        rightSection={picture.busy && <Loader size={14} />}
        onFocus={() => setLeft(false)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => {
          setLeft(true);
          if (!picture.busy) onDone();
        }}
      />
      {anyText && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconShoppingBag size={14} stroke={1.7} />}
          disabled={disabled}
          onClick={() => openDialog(session, { kind: 'products', target: { take: takeProduct } })}
        >
          {t('qrCode.chooseProduct')}
        </Button>
      )}
      {!picture.busy && content !== '' && isGood(content) && !hasPicture && left && (
        <MissingPicture
          note={t('qrCode.noPicture')}
          action={t('qrCode.make')}
          disabled={disabled}
          onMake={() => picture.start(content, complete(content))}
        />
      )}
    </Stack>
  );
}
