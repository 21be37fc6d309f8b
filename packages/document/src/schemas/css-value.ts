import { isHarmlessTag, tagPieces } from '@mailwright/contract';
import * as z from 'zod/mini';

/** Hex, a named colour, or rgb()/hsl() with plain numbers: what every mail client understands and nothing that could leave the declaration. */
export const colorSchema = z
  .string()
  .check(z.maxLength(64), z.regex(/^(?:#[0-9a-f]{3,8}|[a-z]+|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i));

/** A font stack: names, commas and single quotes. Double quotes would have to be escaped in every style attribute. */
export const fontFamilySchema = z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[\p{L}\p{N} ,'._-]+$/u));

/** Any one CSS value that stays inside its own declaration: no end of declaration, rule, attribute or tag, no function that loads. */
export const cssValueSchema = z.string().check(
  z.maxLength(200),
  z.regex(/^[^;{}<>"\\&]*$/),
  z.refine((value) => !/\/\*|url\s*\(|expression\s*\(|javascript:/i.test(value)),
);

/** Ends an address, its quotes or its declaration. */
const ENDS_ADDRESS = /[\s"'<>\\(){};]/;

/** Not free within a quoted address in a quoted attribute, not even in a tag. */
const ENDS_TAG = /["'\\;\r\n]/;

/**
 * Address of an image in a style: no scheme but http(s), and nothing that ends the address, its quotes or the
 * declaration. Tags that the sending system fills in may stand in it.
 */
export const imageAddressSchema = z.string().check(
  z.maxLength(2048),
  z.refine((value) =>
    tagPieces(value).every(({ text, isTag }) =>
      isTag ? isHarmlessTag(text) && !ENDS_TAG.test(text) : !ENDS_ADDRESS.test(text),
    ),
  ),
  z.refine((value) => !/^(?!https?:)[a-z][a-z0-9+.-]*:/i.test(value)),
);
