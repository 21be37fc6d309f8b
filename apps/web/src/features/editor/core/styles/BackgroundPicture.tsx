import { useT } from '../../../../shared/i18n/use-t.ts';
import { ImageField } from '../inputs/image/ImageField.tsx';
import { StyleRow } from './StyleRow.tsx';
import type { StyleEdit } from './style-edit.ts';

/** The image behind the content. */
export function BackgroundPicture({ id, edit }: { readonly id: string; readonly edit: StyleEdit }) {
  const t = useT('panels');
  return (
    <StyleRow edit={edit} styles={['backgroundImage']} label={t('style.backgroundImage')} htmlFor={id} wide>
      <ImageField
        id={id}
        field={{ kind: 'image' }}
        label={t('style.backgroundImage')}
        value={edit.own.backgroundImage}
        disabled={edit.disabled}
        optionLabel={(option) => option}
        propValue={() => undefined}
        onChange={(address) =>
          edit.write({ backgroundImage: typeof address === 'string' && address !== '' ? address : null })
        }
        onDone={edit.done}
      />
    </StyleRow>
  );
}
