import type { FieldInput } from '@mailwright/document';
import { type ComponentType, lazy } from 'react';
import { ImageField } from './image/ImageField.tsx';
import type { FieldKind, InputProps } from './input-props.ts';
import { LinkField } from './link/LinkField.tsx';
import { UrlField } from './link/UrlField.tsx';
import { DateTimeField } from './media/DateTimeField.tsx';
import { NumberField } from './number/NumberField.tsx';
import {
  CodeField,
  ColorField,
  SegmentedField,
  SelectField,
  TextareaField,
  TextField,
  ToggleField,
} from './simple-inputs.tsx';

/** Inputs that few mails need come when a block that has them is selected. */
const PicturesField = lazy(async () => ({ default: (await import('./media/PicturesField.tsx')).PicturesField }));
const QrCodeField = lazy(async () => ({ default: (await import('./media/QrCodeField.tsx')).QrCodeField }));
const TimeZoneField = lazy(async () => ({ default: (await import('./media/TimeZoneField.tsx')).TimeZoneField }));
const VideoField = lazy(async () => ({ default: (await import('./media/VideoField.tsx')).VideoField }));

/** The input of each kind of field, apart from the list, whose items are made of these. */
export const INPUTS: { readonly [K in Exclude<FieldKind, 'list'>]: ComponentType<InputProps<K>> } = {
  text: TextField,
  textarea: TextareaField,
  code: CodeField,
  url: UrlField,
  link: LinkField,
  image: ImageField,
  number: NumberField,
  toggle: ToggleField,
  color: ColorField,
  select: SelectField,
  segmented: SegmentedField,
  datetime: DateTimeField,
  timeZone: TimeZoneField,
  pictures: PicturesField,
  video: VideoField,
  qrCode: QrCodeField,
};

const WIDE: ReadonlySet<FieldKind> = new Set([
  'textarea',
  'code',
  'link',
  'list',
  'image',
  'url',
  'text',
  'datetime',
  'timeZone',
  'pictures',
  'video',
  'qrCode',
]);

/** Kinds whose inputs have names of their own, so that the label names none of them. */
const SEVERAL_INPUTS: ReadonlySet<FieldKind> = new Set(['segmented', 'list', 'code', 'pictures']);

/** More choices side by side than this are cramped beside their label. */
const CHOICES_BESIDE_LABEL = 3;

/** Returns whether a field's input needs the full width of the panel, so that it is below its label instead of beside it. */
export function isWide(field: FieldInput): boolean {
  return WIDE.has(field.kind) || (field.kind === 'segmented' && field.options.length > CHOICES_BESIDE_LABEL);
}

/** Returns whether the label of a field is above several inputs instead of naming one. */
export function hasSeveralInputs(field: FieldInput): boolean {
  return SEVERAL_INPUTS.has(field.kind);
}
