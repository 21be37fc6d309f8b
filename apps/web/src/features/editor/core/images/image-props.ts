import type { FieldInput, JsonObject } from '@mailwright/document';
import type { ChosenImage } from './chosen-image.ts';

type ImageField = Extract<FieldInput, { readonly kind: 'image' }>;

/** Returns the props that are written beside the address of an image: the width of its file, and the icon it was drawn from. */
export function imageProps(
  { naturalWidthProp, icon: props }: ImageField,
  { width, icon }: Pick<ChosenImage, 'width' | 'icon'>,
): JsonObject {
  return {
    ...(naturalWidthProp !== undefined && { [naturalWidthProp]: width }),
    ...(props && { [props.id]: icon?.id ?? '', [props.color]: icon?.color ?? '' }),
    ...(props && icon && { [props.size]: icon.size }),
  };
}
