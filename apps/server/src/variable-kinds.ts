import { accessSync, constants, statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { LIMITS } from '@mailwright/contract';
import { z } from 'zod';

/** One of some words. */
export function choice<const T extends readonly [string, ...string[]]>(...words: T) {
  const quoted = words.map((word) => `"${word}"`);
  const list = [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' or ');
  return z.enum(words, { error: `must be ${list}` });
}

/** Returns the rule for a whole number in digits alone: `0x50` and `1e3` are numbers to a program and slips to people. */
export function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\s*\d+\s*$/, error)
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error));
}

/** A page or a service: `?` and `#` may follow. */
export const page = address(/^https?:\/\//i, 'must be an http or https address');

/** Address that paths are appended to, without a slash at its end. */
export const webAddress = page
  .refine(isPlain, 'must be an http or https address without user, ? and #')
  .transform((text) => text.replace(/\/+$/, ''));

/** Address of this product itself: its pages, calls and images are at the root of a host. */
export const ownAddress = webAddress.refine(
  (text) => new URL(text).pathname === '/',
  'must be an address without a path, like https://mails.example: a host of its own',
);

const SIGNS = ', with signs of its password like # / ? @ written as %23 %2F %3F %40';

/** TLS modes of PostgreSQL's library; it would ignore any other one and encrypt nothing. */
const TLS_MODES = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** A service that is spoken to with a user and a password. */
export const databaseAddress = address(/^postgres(ql)?:\/\//i, `must be a postgres:// address${SIGNS}`).refine(
  (text) => new URL(text).searchParams.getAll('sslmode').every((mode) => TLS_MODES.includes(mode)),
  `must have an sslmode of ${TLS_MODES.join(', ')}, if any`,
);
export const mailServerAddress = address(/^smtps?:\/\/[^/]/i, `must be an smtp:// or smtps:// address${SIGNS}`);

/**
 * A key or a token as it is sent in a header. One that was read from a file often ends with the file's line break: each
 * call would be refused then, and nobody would see why.
 */
export const plainKey = z.string().regex(/^[\x21-\x7e]+$/, 'must be the key alone, without blanks and line breaks');

/** Text of another party that is taken as it is; refused when it was read from a file together with its line break. */
export const plainText = z
  .string()
  .refine((text) => text === text.trim() && !hasControls(text), 'must be without blanks at its ends and line breaks');

/** A key of free images. */
export const providerKey = z
  .string()
  .regex(/^[\w-]{16,128}$/, 'must be the key alone, 16 to 128 letters, digits, - and _');

function hasControls(text: string): boolean {
  return [...text].some((letter) => letter < ' ' || letter === '\x7f');
}

const DOMAIN = /^(?=.{1,253}$)[a-z\d](-*[a-z\d])*(\.[a-z\d](-*[a-z\d])*)*$/;

/** Domains by commas, lower case; those of other alphabets as the network writes them, `xn--…`. */
export const domains = z
  .string()
  .transform((list) => list.split(',').flatMap((domain) => domain.trim().toLowerCase() || []))
  .refine((names) => names.every((name) => DOMAIN.test(name)), {
    error: 'must be domains like acme.example, divided by commas',
  });

/** An address of this machine, or a name of one. */
export const host = z
  .string()
  .refine((text) => isIP(text) !== 0 || (DOMAIN.test(text.toLowerCase()) && !/^[\d.]+$/.test(text)), {
    error: 'must be an address or a name of this machine, like 127.0.0.1, or 0.0.0.0 for all',
  });

/** Origins by commas or blanks, `https://app.example`; an address with a path names none. */
export const origins = z
  .string()
  .transform((list) => list.split(/[\s,]+/).flatMap((text) => text.replace(/\/+$/, '') || []))
  .refine((list) => list.every((text) => /^https?:[\w.:/[\]-]+$/.test(text) && URL.parse(text)?.origin === text), {
    error: 'must be origins like https://app.example, divided by commas',
  });

/** Email address alone, without a name. */
export const mailbox = z
  .string()
  .max(LIMITS.login.emailMax, `must be an email address of at most ${LIMITS.login.emailMax} characters`)
  .pipe(z.email('must be an email address'));

/** Sender of mails: an address, by itself or behind a name. */
export const sender = z
  .string()
  .regex(
    /^\s*([^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)\s*$/,
    'must be an email address, or Name <address>',
  );

/** A folder that is there, or can be made. */
export const folder = z
  .string()
  .refine((text) => !text.startsWith('~'), 'must be a path without ~, which only shells know')
  .refine((text) => !liesInFile(path.resolve(text)), 'must be a folder, and is a file or lies below one');

/**
 * Returns whether the path or a folder above it is a file. Paths that may not be read are reported later, by the code that
 * needs them.
 */
function liesInFile(place: string): boolean {
  try {
    return !statSync(place).isDirectory();
  } catch {
    const parent = path.dirname(place);
    return parent !== place && liesInFile(parent);
  }
}

/** A file of certificates; Node itself goes on without one that it cannot read. */
export const certificateFile = z.string().refine((file) => {
  try {
    accessSync(file, constants.R_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}, 'must name a file of certificates (PEM) that this user may read');

/** A file that can be run. */
export const program = z.string().refine(isProgram, 'must name a program that this user may run');

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Programs read the parts of an address once more: a stray `%` in a password would end them in the middle. */
function address(start: RegExp, error: string) {
  return z
    .string()
    .trim()
    .refine((text) => start.test(text) && URL.canParse(text) && !/\s/.test(text), { error, abort: true })
    .refine(canDecode, 'has a % that is no sign of its own; write it as %25');
}

function isPlain(text: string): boolean {
  const { username, password } = new URL(text);
  return username === '' && password === '' && !/[?#]/.test(text);
}

function canDecode(text: string): boolean {
  try {
    const { username, password, pathname } = new URL(text);
    decodeURIComponent(`${username}${password}${pathname}`);
    return true;
  } catch {
    return false;
  }
}
